import { expect, it } from 'vitest'
import type { EvidenceOptions } from '../../../src/read/evidence/evidence-options.js'
import { createRunEvidence } from '../../../src/read/evidence/with-evidence.js'
import type { ReadAttachment } from '../../../src/records/evidence.js'
import type { RecordedTest, Recorder } from '../../../src/records/recorder.js'
import { failedTest, makeFolder, marker, pixel, runEvidence } from './evidence-run.js'

const options: EvidenceOptions = {
  places: { cwd: '/nowhere/at/all', roots: [], isUntrusted: false },
  keep: 'failed',
  keepsSensitive: () => true,
  saysSensitive: false,
  readsRecords: false,
  maximumMegabytes: () => 20,
  mask: (text: string) => text,
}

const test = (name: string, more: Partial<RecordedTest> = {}): RecordedTest => ({ name, suite: [], status: 'successful', ...more })
const failed = test('fails', { status: 'failed', steps: [{ name: 'click', status: 'failed' }] })

function listen(given: Partial<EvidenceOptions> = {}) {
  const calls: string[] = []
  const tests: RecordedTest[] = []
  const next: Recorder = {
    beginFile: ({ path }) => void calls.push(`begin ${path}`),
    test(received) {
      calls.push(received.name)
      tests.push(received)
    },
    restartFile: () => void calls.push('restart'),
    endFile: (problems) => void calls.push(`end ${problems.length}`),
    record: ({ kind }) => void calls.push(kind),
  }
  const evidence = createRunEvidence({ ...options, ...given })
  return { calls, tests, evidence, recorder: evidence.recorder(next) }
}

it('loads nothing for tests that passed at once, and passes them on as they are', () => {
  const { tests, evidence, recorder } = listen()
  const plain = test('a')
  recorder.beginFile({ path: 'a.xml', format: 'junit' })
  recorder.test(plain)
  recorder.test(test('b', { steps: [{ name: 'x', status: 'successful' }], attachments: [{ name: 'x' }] }))
  recorder.endFile([])
  expect(tests[0]).toBe(plain)
  expect(tests[1]).toEqual(test('b'))
  expect(evidence.pending()).toBeUndefined()
  expect(evidence.attachments().count).toBe(0)
})

it('loads nothing for failed tests that name no file and left none', () => {
  const { tests, evidence, recorder } = listen()
  const plain = test('a', { status: 'failed', message: 'x', attempts: [{ status: 'failed', message: 'no screenshot' }] })
  recorder.beginFile({ path: 'a.xml', format: 'junit' })
  recorder.test(plain)
  recorder.endFile([])
  expect(tests[0]).toBe(plain)
  expect(evidence.pending()).toBeUndefined()
})

it.each<[string, Partial<RecordedTest>]>([
  ['its message names a file', { message: marker('a.png') }],
  ['an earlier attempt names a file', { attempts: [{ status: 'failed', stdout: marker('a.png') }] }],
  ['an earlier attempt has steps', { attempts: [{ status: 'failed', steps: [{ name: 'click', status: 'failed' }] }] }],
])('loads its code for a failed test when %s', (_, more) => {
  const { evidence, recorder } = listen()
  recorder.beginFile({ path: 'a.xml', format: 'junit' })
  recorder.test(test('a', { status: 'failed', ...more }))
  expect(evidence.pending()).toBeInstanceOf(Promise)
})

it('keeps the order of tests while its code is loaded', async () => {
  const { calls, tests, evidence, recorder } = listen()
  recorder.beginFile({ path: 'a.xml', format: 'junit' })
  recorder.test(test('first'))
  recorder.test(failed)
  recorder.test(test('after'))
  expect(calls).toEqual(['begin a.xml', 'first'])
  await evidence.pending()
  recorder.test(test('last'))
  recorder.endFile([])
  expect(calls).toEqual(['begin a.xml', 'first', 'fails', 'after', 'last', 'end 0'])
  expect(tests[1]?.steps).toEqual([{ name: 'click', status: 'failed' }])
})

it('forgets the tests that wait when a file is read again', async () => {
  const { calls, evidence, recorder } = listen()
  recorder.beginFile({ path: 'a.xml', format: 'junit' })
  recorder.test(failed)
  recorder.restartFile()
  recorder.test(failed)
  await evidence.pending()
  recorder.endFile([])
  expect(calls).toEqual(['begin a.xml', 'restart', 'fails', 'end 0'])
})

it('counts attachments once when a file is read again', async () => {
  const { evidence, recorder, calls } = listen()
  recorder.beginFile({ path: 'a.xml', format: 'junit' })
  await evidence.load()
  const missing = { ...failed, attachments: [{ name: 'a.png', path: 'a.png' }] }
  recorder.test(missing)
  recorder.restartFile()
  recorder.test(missing)
  recorder.endFile([])
  expect(evidence.counts()).toMatchObject({ total: 1, missing: 1 })
  expect(calls.at(-1)).toBe('end 1')
})

it('keeps the evidence of tests that passed when all is kept', async () => {
  const { tests, evidence, recorder } = listen({ keep: 'all' })
  recorder.beginFile({ path: 'a.xml', format: 'junit' })
  recorder.test(test('a', { steps: [{ name: 'x', status: 'successful' }] }))
  await evidence.pending()
  recorder.endFile([])
  expect(tests[0]?.steps).toHaveLength(1)
})

it('finds the files of tests that come before its code is loaded, in large files too', async () => {
  const cases = Array.from(
    { length: 600 },
    (_, index) =>
      `<testcase name="t${index}">${index % 2 === 0 ? '' : '<failure message="x"/>'}<system-out>${marker('shot.png')}</system-out></testcase>`,
  )
  const cwd = makeFolder({ 'junit.xml': `<testsuite name="s">${cases.join('')}</testsuite>`, 'shot.png': '' })
  const { tests, stored, summary } = await runEvidence(cwd)
  expect(tests.map(({ name }) => name)).toEqual(cases.map((_, index) => `t${index}`))
  expect(tests.filter(({ attachments }) => attachments?.length === 1)).toHaveLength(300)
  expect(stored).toHaveLength(1)
  expect(summary.counts).toMatchObject({ failed: 300, successful: 300 })
})

it('stores the data of an attachment, and states when it is damaged', async () => {
  const { tests, evidence, recorder } = listen()
  const attachments = [
    { name: 'a', content: { base64: pixel } },
    { name: 'b', content: { base64: `data:image/png;base64,${pixel}` } },
    { name: 'c', content: { base64: 'not base64!' } },
    { name: 'd', type: 'application/json', content: { text: '{}' } },
    { name: 'e', content: { base64: 'data:text/plain,a%20b' } },
    { name: 'f', url: 'https://example.com/f.png' },
    { name: 'g', path: 'https://example.com/g.png' },
  ]
  recorder.beginFile({ path: 'a.json', format: 'cucumber' })
  recorder.test({ ...failed, attachments, steps: [{ name: 's', status: 'failed', attachments: [1, 9] }] } as RecordedTest)
  await evidence.pending()
  recorder.endFile([])
  expect(tests[0]?.attachments).toEqual([
    { name: 'a', type: 'image/png', size: 70 },
    { name: 'b', type: 'image/png', size: 70 },
    { name: 'c', reason: 'damaged' },
    { name: 'd', type: 'application/json', size: 2, text: '{}' },
    { name: 'e', type: 'text/plain', size: 3, text: 'a b' },
    { name: 'f', url: 'https://example.com/f.png' },
    { name: 'g', url: 'https://example.com/g.png' },
  ])
  expect(tests[0]?.steps).toEqual([{ name: 's', status: 'failed', attachments: [1] }])
})

it('leaves out the output that only named a file', async () => {
  const cwd = makeFolder({ 'junit.xml': failedTest(['', marker('shot.png'), '']), 'shot.png': '' })
  const { tests } = await runEvidence(cwd)
  expect(tests[0]).not.toHaveProperty('stdout')
})

it('finds a file below the folders that its format defines', async () => {
  const cwd = makeFolder({ 'run/In/7/shot.png': '', 'shot.png': '' })
  const { tests, evidence, recorder } = listen({ places: { cwd, roots: [], isUntrusted: false } })
  recorder.beginFile({ path: 'a.trx', format: 'trx' })
  const attachments: readonly ReadAttachment[] = [{ name: 'a', path: 'shot.png', bases: ['run/In/7', 'run/In'] }]
  recorder.test({ ...failed, attachments })
  await evidence.pending()
  recorder.endFile([])
  expect(tests[0]?.attachments).toMatchObject([{ path: 'run/In/7/shot.png' }])
})
