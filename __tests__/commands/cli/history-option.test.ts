// Tests that --history continues a history file, distinguishes new and known failures, and refuses invalid paths.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runMain } from './run-main.js'

const results = '<testsuite name="s"><testcase name="works"/></testsuite>'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'history-option-'))
  writeFileSync(join(cwd, 'TEST-a.xml'), results)
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

async function cli(...words: readonly string[]) {
  const result = await runMain(cwd, words)
  return { ...result, said: result.stdout + result.stderr }
}

test.each([
  ['--history-output requires --history.', ['--history-output', 'a.ndjson']],
  ['Invalid --history-output "out/". It must be the name of a file.', ['--history', 'a.ndjson', '--history-output', 'out/']],
  [
    'The history (--history-output "TEST-a.xml") would overwrite "TEST-a.xml", which the run reads.',
    ['--history', 'a.ndjson', '--history-output', 'TEST-a.xml'],
  ],
  [
    'The history (--history-output "records.ndjson") would overwrite "records.ndjson", the records of the run.',
    ['--history', 'a.ndjson', '--history-output', 'records.ndjson', '--output', 'records.ndjson'],
  ],
  [
    'The history (--history-output "report.html") would overwrite "report.html", which report.html.outputFile names.',
    ['--history', 'a.ndjson', '--history-output', 'report.html', '--html', 'report.html'],
  ],
  [
    'The history (--history-output "base.ndjson") would overwrite "base.ndjson", which "baseline" names.',
    ['--history', 'a.ndjson', '--history-output', 'base.ndjson', '--baseline', 'base.ndjson'],
  ],
  [
    'The records (output "history.ndjson") would overwrite "history.ndjson", which "history" names.',
    ['--history', 'history.ndjson', '--output', 'history.ndjson'],
  ],
  [
    'The Markdown report (--markdown "history.ndjson") would overwrite "history.ndjson", which "history" names.',
    ['--history', 'history.ndjson', '--markdown', 'history.ndjson'],
  ],
])('refuses to run: %s', async (message, words) => {
  writeFileSync(join(cwd, 'base.ndjson'), '{}\n')
  writeFileSync(join(cwd, 'history.ndjson'), '{"format":"build-report-history","version":1,"builds":[]}\n')
  const { status, said } = await cli('report', ...words)
  expect(said).toContain(message)
  expect(status).toBe(2)
  expect(readFileSync(join(cwd, 'TEST-a.xml'), 'utf8')).toBe(results)
})

test('succeeds when the history does not exist yet', async () => {
  const { status, stdout, stderr } = await cli('report', '--history', 'missing.ndjson.gz')
  expect(stderr).toBe('There is no history of earlier builds: No file matches "missing.ndjson.gz" of --history yet.\n')
  expect(stdout).toMatch(/^✓ 1 test passed\n/)
  expect(status).toBe(0)
})

test('does not log that a history is missing when it has one or is quiet', async () => {
  await cli('report', '--history', 'h.ndjson', '--history-output', 'h.ndjson')
  expect((await cli('report', '--history', 'h.ndjson')).said).not.toContain('history')
  expect((await cli('report', '--history', 'missing.ndjson', '--quiet')).said).not.toContain('history')
})

test('continues the history in a file, and distinguishes new and known failures', async () => {
  const report = (name: string, xml: string) => {
    writeFileSync(join(cwd, 'TEST-a.xml'), `<testsuite name="Cart">${xml}</testsuite>`)
    return cli('report', 'TEST-a.xml', '--history', name, '--history-output', name)
  }
  const failed = (name: string) => `<testcase name="${name}"><failure message="${name} is broken"/></testcase>`
  const first = await report('history.ndjson.gz', `<testcase name="adds"/>${failed('pays')}`)
  expect(first).toMatchObject({ status: 1, said: expect.stringContaining('1 of 2 tests failed') })
  expect(first.said).not.toContain('new')

  const second = await report('history.ndjson.gz', `${failed('adds')}${failed('pays')}`)
  expect(second.said).toContain('2 of 2 tests failed: 1 new')
  expect(second.said).toContain('1 also')
})

test('distinguishes the jobs whose records are joined', async () => {
  const report = async (windows: string) => {
    for (const [job, status] of Object.entries({ linux: 'successful', windows })) {
      const record = {
        kind: 'test',
        name: 'adds',
        suite: ['Cart'],
        status,
        job,
        module: 'shop',
        ...(status === 'failed' && { message: 'broken' }),
      }
      writeFileSync(join(cwd, `${job}.ndjson`), `${JSON.stringify(record)}\n`)
    }
    const words = ['report', '--records', 'linux.ndjson', '--records', 'windows.ndjson']
    const { said } = await cli(...words, '--history', 'history.ndjson', '--history-output', 'history.ndjson', '--json')
    const rows = readFileSync(join(cwd, 'history.ndjson'), 'utf8').split('\n').slice(3, -2)
    const json = said.split('\n').find((line) => line.startsWith('{')) ?? '{}'
    return { verdicts: JSON.parse(json).failures.map((one: { verdict?: { kind: string } }) => one.verdict?.kind), rows }
  }
  expect(await report('successful')).toMatchObject({ verdicts: [], rows: ['"adds"'] })
  expect(await report('failed')).toMatchObject({
    verdicts: ['new'],
    rows: ['"adds"', expect.stringMatching(/^\["adds","PF",\{"job":"windows","causes":\["[^"]+"\]\}\]$/)],
  })
  expect((await report('failed')).verdicts).toEqual(['known'])
})
