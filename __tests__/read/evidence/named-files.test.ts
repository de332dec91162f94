import { createHash } from 'node:crypto'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FileRecord } from '../../../src/records/record.js'
import { addFile, everything, makeFolder, runEvidence, zipOf } from './evidence-run.js'

const secret = 'THE-CONTENT-OF-A-SECRET-FILE'
const sumOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** Returns a TRX file whose run has these files. */
const trxFile = (paths: readonly string[], results = '') =>
  `<TestRun id="1" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><TestSettings><Deployment runDeploymentRoot="run_1"/></TestSettings>` +
  `<Results><UnitTestResult executionId="e1" testId="t1" testName="Adds" outcome="Passed">${results}</UnitTestResult></Results>` +
  `<ResultSummary outcome="Completed"><ResultFiles>${paths.map((path) => `<ResultFile path="${path}"/>`).join('')}</ResultFiles></ResultSummary></TestRun>`

const recordsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{"kind":"file"'))
    .map((line) => JSON.parse(line) as FileRecord)
    .map(({ path, size, sha256, mediaType }) => ({ path, size, sha256, mediaType }))

const run = async (cwd: string, options: Parameters<typeof runEvidence>[1] = {}) => {
  const result = await runEvidence(cwd, { paths: ['results/a.trx'], ...options })
  return { ...result, records: recordsIn(result.text) }
}

const untrusted = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'workflow_run' }

it('records the files of a run of VSTest with their checksums and stores no bytes of them', async () => {
  const fixture = readFileSync(join(import.meta.dirname, '../../fixtures/trx/run-files.trx'))
  const sequence = '<?xml version="1.0"?><TestSequence><Test Name="Pays"/></TestSequence>'
  const cwd = makeFolder({
    'results/a.trx': fixture,
    'results/me_HOST_2026-03-02_10_00_00/In/HOST/Sequence_7f.xml': sequence,
    'results/me_HOST_2026-03-02_10_00_00/In/HOST/testhost_41.dmp': 'MDMP and more',
    'results/me_HOST_2026-03-02_10_00_00/In/HOST/me.coverage': Buffer.from([0, 1, 2]),
  })
  const { records, stored, summary, namedFiles } = await run(cwd)
  const folder = 'results/me_HOST_2026-03-02_10_00_00/In/HOST'
  expect(records).toEqual([
    // Only files of a known kind get a checksum.
    { path: `${folder}/me.coverage`, size: 3 },
    { path: `${folder}/Sequence_7f.xml`, size: sequence.length, sha256: sumOf(sequence), mediaType: 'application/xml' },
    { path: `${folder}/testhost_41.dmp`, size: 13, sha256: sumOf('MDMP and more'), mediaType: 'application/x-dmp' },
  ])
  expect(summary.artifacts.map(({ path }) => path)).toEqual(records.map(({ path }) => path))
  expect([stored, namedFiles]).toEqual([[], 3])
  expect(summary.problems.map(({ message }) => message)).toEqual([
    '1 of 4 attachments of results/a.trx was not found, for example "HOST\\gone.xml". Keep their folder beside the result file, or add it to "collect.attachments.roots".',
  ])
})

it.each([
  ['a trusted event', {}],
  ['an untrusted event', untrusted],
])('records no file of a run outside, hidden or behind a link on %s', async (_event, env) => {
  const outer = makeFolder({ 'secret.txt': secret })
  const cwd = join(outer, 'workspace')
  const paths = ['../../secret.txt', '/etc/passwd', 'file:///etc/passwd', '.env', '.git/config', 'node_modules/a.txt', 'link.txt', 'folder']
  addFile(cwd, 'results/a.trx', trxFile(paths))
  for (const name of ['.env', '.git/config', 'node_modules/a.txt', 'folder/a.txt']) addFile(cwd, `results/${name}`, secret)
  symlinkSync('../../secret.txt', join(cwd, 'results/link.txt'))
  const result = await run(cwd, { env })
  expect(result.records).toEqual([])
  expect(everything(result)).not.toContain(secret)
  expect(result.text).not.toContain(sumOf(secret))
  expect(result.summary.counts.successful).toBe(1)
})

it('records only files of a run below the result file on an untrusted event', async () => {
  const cwd = makeFolder({ 'results/a.trx': trxFile(['../src/a.txt', 'below.txt']), 'src/a.txt': 'a', 'results/below.txt': 'b' })
  const paths = async (env: Readonly<Record<string, string>>) => (await run(cwd, { env })).records.map(({ path }) => path)
  expect(await paths(untrusted)).toEqual(['results/below.txt'])
  expect(await paths({})).toEqual(['src/a.txt', 'results/below.txt'])
})

it('records at most 100 files of one result file, each once', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `${index}.txt`)
  const cwd = makeFolder({ 'results/a.trx': trxFile(['0.txt', '0.txt', ...names]) })
  for (const name of names) addFile(cwd, `results/${name}`, name)
  const { records, summary } = await run(cwd)
  expect(records.map(({ path }) => path)).toEqual(names.slice(0, 98).map((name) => `results/${name}`))
  expect(summary.problems).toEqual([
    {
      ...{ severity: 'warning', kind: 'attachment', path: 'results/a.trx' },
      message: 'results/a.trx names 152 files of the run; the first 100 are kept.',
    },
  ])
})

it('gives no warning about the number of files when each of two result files names 60', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `${index}.txt`)
  const cwd = makeFolder({ 'results/a.trx': trxFile(names), 'results/b.trx': trxFile(names).replaceAll('Adds', 'Pays') })
  for (const name of names) addFile(cwd, `results/${name}`, name)
  const { records, summary } = await run(cwd, { paths: ['results/a.trx', 'results/b.trx'] })
  expect([records.length, summary.problems]).toEqual([60, []])
})

it('records a file of a run once when the user collects it too', async () => {
  const collect = { trx: {}, files: { include: ['results/a.xml'] } }
  const cwd = makeFolder({ '.service.json': JSON.stringify({ collect }), 'results/a.trx': trxFile(['a.xml']), 'results/a.xml': '<a/>' })
  expect((await run(cwd, { paths: [] })).records).toEqual([
    { path: 'results/a.xml', size: 4, sha256: sumOf('<a/>'), mediaType: 'application/xml' },
  ])
})

it('records no file of a run and gives no warning when no file is kept', async () => {
  const cwd = makeFolder({ 'results/a.trx': trxFile(['a.txt', 'gone.txt']), 'results/a.txt': 'a' })
  const { records, summary } = await run(cwd, { attachments: { keep: 'none' } })
  expect(records).toEqual([])
  expect(summary.problems).toEqual([])
})

it('keeps the file of a passed result out of the files of the run', async () => {
  const cwd = makeFolder({ 'results/a.trx': trxFile([], '<ResultFiles><ResultFile path="a.txt"/></ResultFiles>'), 'results/a.txt': 'a' })
  expect((await run(cwd)).records).toEqual([])
})

it('records a trace of a run in a public repository, because no byte of it leaves the machine', async () => {
  const trace = zipOf(['trace.trace'])
  const cwd = makeFolder({ 'results/a.trx': trxFile(['trace.zip']), 'results/trace.zip': trace })
  writeFileSync(join(cwd, 'event.json'), JSON.stringify({ repository: { private: false } }))
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: join(cwd, 'event.json') }
  const { records, stored, notices } = await run(cwd, { env })
  expect([records[0]?.sha256, stored, notices]).toEqual([sumOf(trace), [], []])
})
