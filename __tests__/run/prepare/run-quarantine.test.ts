import { describe, expect, test } from 'vitest'
import type { RunRequest } from '../../../src/run/prepare/run-request.js'
import type { Warning } from '../../../src/run/prepare/workspace-trust.js'
import { run } from '../../../src/run/run.js'
import { validate } from '../../../src/run/validate.js'
import { makeTree } from '../../read/collect/tree.js'
import { junit } from '../../results/junit-results.js'

const now = Date.parse('2026-06-15T12:00:00Z')
const file = '.service-quarantine.json'
const failure = { message: 'no' }
const results = junit([{ name: 'adds', failure }, { name: 'removes' }])
const list = (...entries: readonly object[]) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`

async function perform(
  files: Readonly<Record<string, string>>,
  request: Partial<RunRequest> = {},
  env: Readonly<Record<string, string>> = {},
) {
  const warnings: Warning[] = []
  const said: string[] = []
  const finished = await run(
    { paths: [], records: [], cwd: makeTree(files), ...request },
    { env, now, onWarning: (warning) => warnings.push(warning), say: (message) => said.push(message) },
  )
  const { status, counts, problems, failures } = finished.judged.scope.summary
  return { status, counts, problems, failures, warnings, said }
}

describe('the quarantine of a run', () => {
  test('excuses the failure of a test', async () => {
    const { status, counts, problems, failures } = await perform({
      'TEST-a.xml': results,
      [file]: list({ test: 'Basket › adds', owner: '@jane' }),
    })
    expect(status).toBe('successful')
    expect(counts).toMatchObject({ failed: 1, quarantined: 1 })
    expect(problems).toEqual([])
    expect(failures).toMatchObject([{ quarantine: { test: 'Basket › adds', owner: '@jane' } }])
  })

  test.each([true, false])('finds tests by their ids, also those that passed (with records: %s)', async (writesRecords) => {
    const files = { 'TEST-a.xml': results }
    const output = writesRecords ? { output: 'out.ndjson' } : {}
    const { failures } = await perform({ ...files }, { ...output, module: 'shop' })
    const id = failures[0]?.test.id ?? ''
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const other = await perform({ 'TEST-a.xml': junit([{ name: 'adds' }]), [file]: list({ test: id }) }, { ...output, module: 'shop' })
    expect(other.problems).toEqual([])
    const again = await perform({ ...files, [file]: list({ test: id.slice(0, 10) }) }, { ...output, module: 'shop' })
    expect(again.counts.quarantined).toBe(1)
  })

  test('applies to the module of the run', async () => {
    const files = { 'TEST-a.xml': results, [file]: list({ test: 'Basket › adds', module: 'api' }) }
    expect((await perform(files, { module: 'api' })).status).toBe('successful')
    expect(await perform(files, { module: 'web' })).toMatchObject({ status: 'failed', problems: [] })
  })

  test('warns of an entry that has ended, whose failures count again', async () => {
    const ended = { test: 'Basket › adds', until: '2026-06-14' }
    const { status, problems } = await perform({ 'TEST-a.xml': results, [file]: list({ test: '* › removes' }, ended) })
    expect(status).toBe('failed')
    expect(problems).toEqual([
      {
        severity: 'warning',
        message: 'The quarantine of "Basket › adds" ended on 2026-06-14, so its failures count again. Repair the test, or set a later day.',
        path: file,
        line: 3,
      },
    ])
  })

  test('warns once of the entries that match no test', async () => {
    const { problems } = await perform({ 'TEST-a.xml': results, [file]: list({ test: '* › adds' }, { test: 'Bag › *' }, { test: 'x' }) })
    expect(problems).toEqual([
      {
        severity: 'warning',
        message: '2 quarantine entries match no test: "Bag › *", "x". If no job runs them, correct or remove the entries.',
        path: file,
        line: 3,
      },
    ])
  })

  test('only logs the entries that match no test when another job of the workflow may run them', async () => {
    const files = { 'TEST-a.xml': results, [file]: list({ test: 'x' }) }
    const message = 'The quarantine entry "x" matches no test. If no job runs it, correct or remove the entry.'
    const part = await perform(files, {}, { GITHUB_ACTIONS: 'true' })
    expect(part).toMatchObject({ problems: [], said: [`${file}: ${message}`] })
    const records = '{"kind":"test","suite":["Basket"],"name":"adds","status":"successful"}\n'
    const joined = await perform({ ...files, 'a.ndjson': records }, { records: ['a.ndjson'] }, { GITHUB_ACTIONS: 'true' })
    expect(joined).toMatchObject({ problems: [{ message }], said: [] })
  })

  test('gives no warning of an entry without a test when results are missing', async () => {
    const { problems } = await perform({ 'TEST-a.xml': results.slice(0, -20), [file]: list({ test: 'x' }) })
    expect(problems.map(({ kind }) => kind)).toEqual(['incomplete'])
  })

  test('the quarantine of a run is read from the root of the repository', async () => {
    const cwd = makeTree({
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/objects/x': '',
      '.git/refs/x': '',
      [file]: list({ test: '* › adds' }),
      'api/TEST-a.xml': results,
    })
    expect((await perform({}, { cwd: `${cwd}/api` })).status).toBe('successful')
  })

  test('the quarantine of a run is read from the folder of a configuration that is named', async () => {
    const files = { 'TEST-a.xml': results, 'ci/service.json': '{}', [`ci/${file}`]: list({ test: '* › adds' }) }
    expect((await perform(files, { configPath: 'ci/service.json' })).status).toBe('successful')
    expect((await perform(files)).status).toBe('failed')
  })

  test('the quarantine of a run is ignored with a warning when a pull request may have brought it', async () => {
    const records = '{"kind":"test","suite":["Basket"],"name":"adds","status":"failed"}\n'
    const files = { 'records/a.ndjson': records, [file]: list({ test: '* › adds' }), 'ci/service.json': '{}' }
    const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'workflow_run' }
    const { status, warnings } = await perform(files, { records: ['records/*.ndjson'] }, env)
    expect(status).toBe('failed')
    expect(warnings).toEqual([
      {
        severity: 'warning',
        path: file,
        message: expect.stringMatching(/^The quarantine file .* is ignored: on workflow_run, a pull request/),
      },
    ])
    const trusted = { ...files, [`ci/${file}`]: list({ test: '* › adds' }) }
    const named = await perform(trusted, { records: ['records/*.ndjson'], configPath: 'ci/service.json' }, env)
    expect(named).toMatchObject({ status: 'successful', warnings: [] })
  })

  test('the quarantine of a run is checked by validate as well', async () => {
    const check = (content: string) =>
      validate({ paths: [], records: [], cwd: makeTree({ [file]: content }) }, { env: {}, onWarning: () => undefined })
    await expect(check('[{}]')).rejects.toThrow(`${file}:1:2: [0].test: is missing`)
    await expect(check('[]')).resolves.toMatchObject({ files: [] })
  })

  test('ends the run when the file has errors', async () => {
    await expect(perform({ 'TEST-a.xml': results, [file]: '[{}]' })).rejects.toThrow(`${file}:1:2: [0].test: is missing`)
  })
})
