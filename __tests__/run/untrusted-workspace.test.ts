import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultReporters } from '../../src/config/config.js'
import { run } from '../../src/run/run.js'
import type { RunRequest } from '../../src/run/run-request.js'
import type { Warning } from '../../src/run/untrusted-workspace.js'
import { validate } from '../../src/run/validate.js'
import { makeTree } from '../collect/tree.js'

const records = '{"kind":"test","suite":["Basket"],"name":"adds","status":"successful"}\n'
const config = JSON.stringify({ report: { html: { enabled: true, outputFile: 'report.html' } } })

/** Runs in a step on this event, in a workspace with these files. */
async function performOn(event: string, files: Readonly<Record<string, string>>, request: Partial<RunRequest> = {}) {
  const cwd = request.cwd ?? makeTree(files)
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_WORKSPACE: cwd }
  const warnings: Warning[] = []
  const finished = await run(
    { paths: [], records: ['records/*.ndjson'], ...request, cwd },
    { env, onWarning: (warning) => warnings.push(warning) },
  )
  return { ...finished, warnings }
}

describe.each(['workflow_run', 'pull_request_target'])('records on %s', (event) => {
  test.each(['.service.json', 'service.json'])('ignores %s with a warning when nothing names it', async (name) => {
    const { config: used, warnings, scope } = await performOn(event, { [name]: config, 'records/a.ndjson': records })
    expect(used.report.reporters).toBe(defaultReporters)
    expect(used.path).toBeUndefined()
    expect(scope.summary.counts.total).toBe(1)
    expect(warnings).toEqual([
      {
        severity: 'warning',
        path: name,
        message: expect.stringMatching(`The configuration ${name} is ignored, .* on ${event}, .* name it with the input config`),
      },
    ])
  })

  test('ignores a configuration that is not valid when nothing names it', async () => {
    const { warnings } = await performOn(event, { 'service.json': 'nonsense', 'records/a.ndjson': records })
    expect(warnings).toHaveLength(1)
  })

  test('uses a configuration when it is named', async () => {
    const { config: used, warnings } = await performOn(
      event,
      { '.service.json': config, 'records/a.ndjson': records },
      { configPath: '.service.json' },
    )
    expect(used.path).toBe('.service.json')
    expect(warnings).toEqual([])
  })

  test('gives no warning when there is no configuration', async () => {
    expect((await performOn(event, { 'records/a.ndjson': records })).warnings).toEqual([])
  })

  test('warns of records in the root of the workspace', async () => {
    const files = { 'build-report.ndjson': records, 'b.ndjson': '{', 'c.ndjson': records, 'records/a.ndjson': records }
    const { warnings } = await performOn(event, files, { records: ['**/*.ndjson'] })
    expect(warnings).toEqual([
      {
        severity: 'warning',
        path: expect.stringMatching(/^[\w-]+\.ndjson$/),
        message: expect.stringMatching(/^[\w-]+\.ndjson and 2 more records files are in the root of the workspace\. .* path/),
      },
    ])
  })

  test('warns of records in the root when it works in another folder', async () => {
    const workspace = makeTree({ 'build-report.ndjson': records, 'sub/x': '' })
    const warnings: Warning[] = []
    await run(
      { cwd: join(workspace, 'sub'), paths: [], records: ['../*.ndjson'] },
      {
        env: { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_WORKSPACE: workspace },
        onWarning: (warning) => warnings.push(warning),
      },
    )
    expect(warnings).toEqual([expect.objectContaining({ message: expect.stringContaining('is in the root of the workspace') })])
  })

  test('ignores the configuration when it only validates', async () => {
    const cwd = makeTree({ 'service.json': config })
    const warnings: Warning[] = []
    const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event }
    const found = await validate({ cwd, paths: [], records: ['*.ndjson'] }, { env, onWarning: (warning) => warnings.push(warning) })
    expect(found.config).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })
})

test.each(['push', 'pull_request', 'workflow_dispatch'])('uses the configuration of the folder for records on %s', async (event) => {
  const { config: used, warnings } = await performOn(event, { 'service.json': config, 'a.ndjson': records }, { records: ['*.ndjson'] })
  expect(used.path).toBe('service.json')
  expect(warnings).toEqual([])
})

test('uses the configuration of the folder on workflow_run when it collects', async () => {
  const { config: used, warnings } = await performOn('workflow_run', { 'service.json': config }, { records: [] })
  expect(used.path).toBe('service.json')
  expect(warnings).toEqual([])
})
