import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openAttachmentStore } from '../../../src/read/evidence/attachment-store.js'
import { sourceOfBytes } from '../../../src/read/evidence/file-source.js'
import { addFile, failedTest, makeFolder, marker, runEvidence } from './evidence-run.js'

const bytes = (length: number, fill: number) => sourceOfBytes(Buffer.alloc(length, fill))
const open = (maximumBytes: number) => {
  const folder = join(makeFolder({}), 'r-attachments')
  return { folder, store: openAttachmentStore(folder, () => maximumBytes) }
}

it('stores equal bytes once, whatever their size', () => {
  const { folder, store } = open(100 * 1024 * 1024)
  for (const size of [10, 10, 3 * 1024 * 1024, 3 * 1024 * 1024]) store.add(bytes(size, 1), 'image/png', true)
  expect(store.attachments).toMatchObject({ count: 2, bytes: 10 + 3 * 1024 * 1024 })
  store.publish()
  expect(readdirSync(folder)).toHaveLength(2)
  store.discard()
  expect(readdirSync(join(folder, '..'))).toEqual(['r-attachments'])
})

it('keeps a part of the budget for the first test of each message', () => {
  const { store } = open(1000)
  expect(store.add(bytes(800, 1), 'image/png', false)).toHaveProperty('sha256')
  expect(store.add(bytes(10, 2), 'image/png', false)).toEqual({ reason: 'limit', size: 10 })
  expect(store.add(bytes(150, 3), 'image/png', true)).toHaveProperty('sha256')
  expect(store.add(bytes(100, 4), 'image/png', true)).toEqual({ reason: 'limit', size: 100 })
  expect(store.add(bytes(800, 1), 'image/png', false)).toHaveProperty('sha256')
  store.discard()
})

it('stores no file of more than 50 MB', () => {
  const { folder, store } = open(2_000_000_000)
  const size = 50 * 1024 * 1024 + 1
  expect(store.add({ size, read: () => 0 }, 'video/webm', true)).toEqual({ reason: 'size', size })
  expect(store.addText(['x'], size, 'text/plain', true)).toEqual({ reason: 'size', size })
  store.publish()
  expect(existsSync(folder)).toBe(false)
})

it('keeps nothing of a text that turns out to be none', () => {
  const { folder, store } = open(1000)
  expect(store.addText(['a', 'b', undefined], 3, 'text/plain', true)).toBeUndefined()
  expect(store.addText([undefined], 3, 'text/plain', true)).toBeUndefined()
  expect(store.addText(['a', 'b'], 3, 'text/plain', true)).toMatchObject({ size: 2 })
  store.publish()
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['ab'])
})

it('notes once how many attachments are beyond the limit', async () => {
  const cwd = makeFolder({})
  const cases = Array.from({ length: 5 }, (_, index) => {
    addFile(cwd, `${index}.log`, `${index}`.repeat(300_000))
    return `<testcase name="${index}"><failure message="same"/><system-out>${marker(`${index}.log`)}</system-out></testcase>`
  })
  addFile(cwd, 'junit.xml', `<testsuite name="s">${cases.join('')}</testsuite>`)
  const { tests, notices, stored, summary } = await runEvidence(cwd, { attachments: { maximumMegabytes: 1 } })
  expect(tests.map(({ attachments }) => attachments?.[0]?.reason)).toEqual([undefined, undefined, 'limit', 'limit', 'limit'])
  expect(stored).toHaveLength(2)
  expect(notices.map(({ message }) => message)).toEqual([
    '3 of 5 attachments are not stored: the limit is 1 MB. Raise "collect.attachments.maximumMegabytes".',
  ])
  expect(summary.problems).toEqual([])
})

it('keeps the files of an earlier run when a run fails', async () => {
  const cwd = makeFolder({ 'junit.xml': failedTest([marker('a.log')]), 'a.log': 'first' })
  const { folder, stored } = await runEvidence(cwd)
  addFile(cwd, 'a.log', 'second')
  // The records would overwrite their own input.
  await expect(runEvidence(cwd, { records: ['out/*.ndjson'] })).rejects.toThrow('would overwrite')
  expect(readdirSync(folder)).toEqual(stored)
  expect(readdirSync(join(cwd, 'out')).sort()).toEqual(['build-report-attachments', 'build-report.ndjson'])
})

it('keeps the run and the files before when the disk accepts no more files', () => {
  const { folder, store } = open(1000)
  store.add(bytes(10, 1), 'image/png', true)
  const [temporary = ''] = readdirSync(join(folder, '..'))
  // No file can be written below a file.
  renameSync(join(folder, '..', temporary), join(folder, '..', 'away'))
  addFile(join(folder, '..'), temporary, 'x')
  expect(store.add(bytes(20, 2), 'image/png', true)).toEqual({ size: 20 })
  rmSync(join(folder, '..', temporary))
  renameSync(join(folder, '..', 'away'), join(folder, '..', temporary))
  expect(store.add(bytes(30, 3), 'image/png', true)).toEqual({ size: 30 })
  expect(() => store.publish()).toThrow(/^The folder of attachments ".*" cannot be written: ENOTDIR/)
  expect([store.attachments.count, readdirSync(folder).length]).toEqual([1, 1])
  store.discard()
})

it('reports the tests without their files when the folder of the files is taken', async () => {
  const cwd = makeFolder({ 'junit.xml': failedTest([marker('shot.png')]), 'shot.png': '', 'out/build-report-attachments': 'x' })
  const { summary, attachments, tests } = await runEvidence(cwd)
  expect(summary.problems).toEqual([
    {
      severity: 'error',
      kind: 'delivery',
      message: expect.stringMatching(/^The folder of attachments ".*" cannot be written: it is not a folder/),
    },
  ])
  expect([attachments.count, tests.length]).toEqual([0, 1])
})
