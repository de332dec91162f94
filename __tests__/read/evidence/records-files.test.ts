// Tests that files of tests can be reported by a later job, and that forged records open no other file (src/read/evidence).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addFile, everything, failedTest, makeFolder, marker, pixel, runEvidence } from './evidence-run.js'

const secret = 'THE-CONTENT-OF-A-SECRET-FILE'
const sha256Of = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')
const imageSum = sha256Of(Buffer.from(pixel, 'base64'))

/** A records file with one failed test that has these attachments. */
const recordsOf = (attachments: readonly unknown[], more: object = {}): string =>
  `${JSON.stringify({ kind: 'test', name: 'a', suite: ['s'], status: 'failed', message: 'x', attachments, ...more })}\n`

const gather = (cwd: string, options = {}) => runEvidence(cwd, { records: ['in/*.ndjson'], ...options })

it('reports the same after collecting in two jobs as in one', async () => {
  const results = (name: string) => failedTest([marker('shot.png'), marker('notes.log')]).replace('name="a"', `name="${name}"`)
  const cwd = makeFolder({
    'one/junit.xml': results('a'),
    'one/shot.png': '',
    'one/notes.log': 'first',
    'two/junit.xml': results('b'),
    'two/shot.png': '',
    'two/notes.log': 'second',
  })
  const paths = ['one/junit.xml', 'two/junit.xml']
  const together = await runEvidence(cwd, { paths })
  for (const job of ['one', 'two']) await runEvidence(cwd, { paths: [`${job}/junit.xml`], output: `in/${job}/build-report.ndjson` })
  const third = makeFolder({})
  renameSync(join(cwd, 'in'), join(third, 'in'))
  const gathered = await runEvidence(third, { records: ['in/*/*.ndjson'] })

  expect(gathered.stored).toEqual(together.stored)
  expect(gathered.stored).toHaveLength(3)
  expect(gathered.tests.map(({ attachments }) => attachments)).toEqual(together.tests.map(({ attachments }) => attachments))
  expect(gathered.attachments.bytes).toBe(together.attachments.bytes)
  expect(gathered.summary.counts).toEqual(together.summary.counts)
  for (const { sha256 = '', type } of gathered.tests.flatMap(({ attachments = [] }) => attachments)) {
    const path = gathered.attachments.pathOf({ sha256, ...(type === undefined ? {} : { type }) }) ?? ''
    expect(path.startsWith(third)).toBe(true)
    expect(sha256Of(readFileSync(path))).toBe(sha256)
  }
})

it('never opens the path of a record', async () => {
  const cwd = makeFolder({ 'secret.txt': secret, 'in/notes.log': secret })
  const paths = ['secret.txt', 'notes.log', '../secret.txt', '/etc/passwd', join(cwd, 'secret.txt'), 'in/notes.log']
  addFile(cwd, 'in/r.ndjson', recordsOf(paths.map((path) => ({ name: 'n', path, type: 'text/plain' }))))
  const result = await gather(cwd)
  expect(result.files.map(({ path }) => path)).toEqual(paths)
  expect(result.files.every(({ sha256, text }) => sha256 === undefined && text === undefined)).toBe(true)
  expect(result.stored).toEqual([])
  expect(everything(result)).not.toContain(secret)
})

it('reads no file by content, bases or an absolute name that a record brings', async () => {
  const cwd = makeFolder({ 'secret.txt': secret })
  addFile(
    cwd,
    'in/r.ndjson',
    recordsOf([
      { name: 'a', content: { text: 'inline' }, path: 'secret.txt', bases: [cwd] },
      { name: 'b', sha256: '../../secret.txt' },
      { name: 'c', sha256: `${'0'.repeat(63)}/` },
    ]),
  )
  const result = await gather(cwd)
  expect(result.stored).toEqual([])
  expect(everything(result)).not.toContain(secret)
  expect(everything(result)).not.toContain('inline')
})

it.each([
  ['of another file', sha256Of('other')],
  ['with the same beginning', `${imageSum.slice(0, 32)}${'0'.repeat(32)}`],
])('calls an attachment damaged when its checksum is one %s', async (_which, sha256) => {
  const cwd = makeFolder({ [`in/r-attachments/${sha256.slice(0, 32)}.png`]: '' })
  addFile(cwd, 'in/r.ndjson', recordsOf([{ name: 'a', sha256, type: 'image/png' }]))
  const result = await gather(cwd)
  expect(result.files).toMatchObject([{ reason: 'damaged' }])
  expect(result.files[0]).not.toHaveProperty('sha256')
  expect(result.stored).toEqual([])
})

it('follows no link in the folder of stored files, and no link in its place', async () => {
  const sum = sha256Of(secret)
  const cwd = makeFolder({ 'secret.txt': secret, [`elsewhere/${sum.slice(0, 32)}.txt`]: secret })
  addFile(cwd, 'in/r.ndjson', recordsOf([{ name: 'a', sha256: sum, type: 'text/plain' }]))
  mkdirSync(join(cwd, 'in/r-attachments'))
  symlinkSync(join(cwd, 'secret.txt'), join(cwd, `in/r-attachments/${sum.slice(0, 32)}.txt`))
  expect((await gather(cwd)).files).toMatchObject([{ reason: 'damaged' }])
  rmSync(join(cwd, 'in/r-attachments'), { recursive: true })
  symlinkSync(join(cwd, 'elsewhere'), join(cwd, 'in/r-attachments'))
  const result = await gather(cwd)
  expect(result.files).toMatchObject([{ reason: 'missing' }])
  expect(everything(result)).not.toContain(secret)
})

it('decides about the type by the content, whatever a record claims', async () => {
  const page = '<script>alert(1)</script>'
  const sum = sha256Of(page)
  const cwd = makeFolder({ [`in/r-attachments/${sum.slice(0, 32)}.png`]: page })
  addFile(cwd, 'in/r.ndjson', recordsOf([{ name: 'a.png', sha256: sum, type: 'image/png' }]))
  const result = await gather(cwd)
  expect(result.files).toMatchObject([{ reason: 'type' }])
  expect(result.stored).toEqual([])
})

it('warns once for a records file whose stored files are missing, and reports everything else', async () => {
  const attachments = [
    { name: 'a', sha256: imageSum, type: 'image/png', size: 70, path: 'shot.png' },
    { name: 'b', sha256: sha256Of('b'), type: 'text/plain', text: 'b' },
  ]
  const cwd = makeFolder({ 'in/r.ndjson': recordsOf(attachments) })
  const result = await gather(cwd)
  expect(result.files).toEqual([
    { name: 'a', type: 'image/png', size: 70, path: 'shot.png', reason: 'missing' },
    { name: 'b', type: 'text/plain', reason: 'missing' },
  ])
  expect(result.summary.problems).toEqual([
    {
      severity: 'warning',
      kind: 'attachment',
      message:
        'The records of in/r.ndjson name 2 stored attachments, but "in/r-attachments" is missing. Upload it with the records: "path: build-report*".',
      path: 'in/r.ndjson',
    },
  ])
})

it('ignores fields of a wrong type in a record, and keeps the test', async () => {
  const attachments = [
    {},
    { name: 7, path: {}, type: [], size: 'x', reason: 'why', text: 3, comparison: { name: 'x', side: 'left' }, url: 'javascript:alert(1)' },
    { name: 'ok', url: 'https://example.com/a.png', size: -1, type: 'text/x-evil' },
  ]
  const cwd = makeFolder({
    'in/r.ndjson': recordsOf(attachments, { steps: [{}, { name: 4 }, { name: 's', status: 'odd', line: -1 }] }),
  })
  const result = await gather(cwd)
  expect(result.files.at(-1)).toEqual({ name: 'ok', url: 'https://example.com/a.png' })
  expect(JSON.stringify(result.files)).not.toContain('javascript')
  expect(result.tests[0]?.steps).toEqual([{ name: 's', status: 'unknown' }])
})

it('bounds the steps of a forged record, and of its attempts', async () => {
  const many = Array.from({ length: 400 }, (_, index) => ({ name: `${index} ${'x'.repeat(900)}`, status: 'failed' }))
  const deep = Array.from({ length: 100 }).reduce((inner) => [{ name: 'outer', status: 'failed', steps: inner }], [] as unknown)
  const cwd = makeFolder({ 'in/r.ndjson': recordsOf([], { steps: many, attempts: [{ status: 'failed', steps: deep }] }) })
  const { tests } = await gather(cwd)
  expect(JSON.stringify(tests[0]?.steps).length).toBeLessThan(32_000)
  let depth = 0
  for (let steps = tests[0]?.attempts?.[0]?.steps; steps !== undefined; steps = steps[0]?.steps) depth += 1
  expect(depth).toBe(20)
})

it('replaces the files of an earlier run, and keeps other files in their folder', async () => {
  const cwd = makeFolder({ 'junit.xml': failedTest([marker('shot.png')]), 'shot.png': '' })
  const first = await runEvidence(cwd)
  writeFileSync(join(first.folder, 'mine.txt'), 'mine')
  addFile(cwd, 'shot.png', Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.from('more')]))
  const second = await runEvidence(cwd)
  expect(second.stored).toHaveLength(2)
  expect(second.stored).toContain('mine.txt')
  expect(second.stored).not.toContain(first.stored[0])
  rmSync(join(first.folder, 'mine.txt'))
  writeFileSync(join(cwd, 'junit.xml'), '<testsuite name="s"><testcase name="a"/></testsuite>')
  await runEvidence(cwd)
  expect(existsSync(first.folder)).toBe(false)
  expect(readdirSync(join(cwd, 'out'))).toEqual(['build-report.ndjson'])
})

it('writes no stored file through a link in the place of its folder', async () => {
  const cwd = makeFolder({ 'junit.xml': failedTest([marker('shot.png')]), 'shot.png': '', 'elsewhere/keep.txt': '' })
  mkdirSync(join(cwd, 'out'))
  symlinkSync(join(cwd, 'elsewhere'), join(cwd, 'out/build-report-attachments'))
  const result = await runEvidence(cwd)
  expect(result.stored).toHaveLength(1)
  expect(readdirSync(join(cwd, 'elsewhere'))).toEqual(['keep.txt'])
})

it('stores nothing without a records file, and still knows type and size', async () => {
  const cwd = makeFolder({ 'junit.xml': failedTest([marker('shot.png'), marker('notes.log')]), 'shot.png': '', 'notes.log': 'text' })
  const result = await runEvidence(cwd, { output: null })
  expect(result.attachments.count).toBe(0)
  expect(readdirSync(cwd).sort()).toEqual(['junit.xml', 'notes.log', 'shot.png'])
  expect(result.summary.failures[0]?.test).toMatchObject({ name: 'a' })
})
