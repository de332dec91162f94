import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultReporters } from '../../../src/config/config.js'
import type { RunRequest } from '../../../src/run/prepare/run-request.js'
import type { Warning } from '../../../src/run/prepare/workspace-trust.js'
import { run } from '../../../src/run/run.js'
import { validate } from '../../../src/run/validate.js'
import { makeTree } from '../../read/collect/tree.js'
import { junit } from '../../results/junit-results.js'

const records = '{"kind":"test","suite":["Basket"],"name":"adds","status":"failed","owners":["@acme/recorded"]}\n'
const results = junit([{ name: 'adds', failure: { message: 'no' } }])
const config = JSON.stringify({ report: { html: { enabled: true, outputFile: 'report.html' } } })
const quarantine = JSON.stringify([{ test: '* › adds' }])

/** The files of an attacker in the root of the workspace, next to results in a folder of their own. */
const planted = {
  '.service.json': config,
  '.service-quarantine.json': quarantine,
  '.github/CODEOWNERS': '* @mallory/everyone\n',
  'in/records.ndjson': records,
  'in/TEST-a.xml': results,
}

/** The inputs that name results, and the folder in which the step works. */
const inputs: readonly (readonly [string, Partial<RunRequest>])[] = [
  ['paths', { paths: ['in/TEST-a.xml'] }],
  ['records', { records: ['in/*.ndjson'] }],
  ['no input', {}],
]

/** Runs in a step on this event. */
async function perform(event: string, workspace: string, request: Partial<RunRequest> = {}) {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_WORKSPACE: workspace }
  const warnings: Warning[] = []
  const finished = await run(
    { paths: [], records: [], cwd: workspace, ...request },
    { env, onWarning: (warning) => warnings.push(warning) },
  )
  const { summary, ownersOf } = finished.judged.scope
  const [failure] = summary.failures
  return { ...finished, summary, warnings, owners: failure && ownersOf?.(failure.test), messages: warnings.map(({ message }) => message) }
}

const untrusted = ['workflow_run', 'pull_request_target', 'issue_comment'] as const
const trusted = ['push', 'pull_request', 'merge_group', 'schedule', 'workflow_dispatch'] as const

describe.each(untrusted)('on %s', (event) => {
  describe.each(inputs)(`on ${event} with %s`, (_, request) => {
    test(`ignores the configuration of the workspace on ${event}`, async () => {
      const {
        prepared: { config: used },
        warnings,
      } = await perform(event, makeTree(planted), request)
      expect(used.report.reporters).toBe(defaultReporters)
      expect(used.path).toBeUndefined()
      expect(warnings).toContainEqual({
        severity: 'warning',
        path: '.service.json',
        message: `The configuration .service.json is ignored, and the default is used: on ${event}, a pull request may have brought it. If the file is your own, name it with the input config (--config), and unpack artifacts into a folder of their own.`,
      })
    })

    test(`ignores the quarantine file of the workspace on ${event}`, async () => {
      const { summary, warnings } = await perform(event, makeTree(planted), request)
      expect(summary.status).toBe('failed')
      expect(summary.counts.quarantined).toBeUndefined()
      expect(warnings).toContainEqual({
        severity: 'warning',
        path: '.service-quarantine.json',
        message: expect.stringMatching(
          `^The quarantine file .* is ignored: on ${event}, a pull request .* name the configuration next to it`,
        ),
      })
    })

    test(`ignores CODEOWNERS of the workspace on ${event}`, async () => {
      const { owners, warnings } = await perform(event, makeTree(planted), request)
      expect(owners).toEqual(request.records === undefined ? [] : ['@acme/recorded'])
      expect(warnings).toContainEqual({
        severity: 'warning',
        path: '.github/CODEOWNERS',
        message: expect.stringMatching(`^The file .github/CODEOWNERS is ignored: on ${event}, .* name the configuration of its repository`),
      })
    })

    test(`ignores the files of the working directory on ${event}`, async () => {
      const files = Object.entries(planted).map(([path, content]) => [`unpacked/${path}`, content])
      const workspace = makeTree(Object.fromEntries(files))
      const {
        prepared: { config: used },
        summary,
        owners,
      } = await perform(event, workspace, { ...request, cwd: join(workspace, 'unpacked') })
      expect(used.path).toBeUndefined()
      expect(summary.status).toBe('failed')
      expect(owners).not.toContain('@mallory/everyone')
    })

    test(`uses the files of a repository on ${event} when its configuration is named`, async () => {
      const own = {
        'own/.git/HEAD': 'ref: refs/heads/main\n',
        'own/.git/objects/x': '',
        'own/.git/refs/x': '',
        'own/.service.json': config,
        'own/.service-quarantine.json': quarantine,
        'own/CODEOWNERS': '* @acme/everyone\n',
      }
      const workspace = makeTree({ ...planted, ...own, 'basket.test.js': '' })
      const {
        prepared: { config: used },
        summary,
        messages,
      } = await perform(event, workspace, { ...request, configPath: 'own/.service.json' })
      expect(used.path).toBe('own/.service.json')
      expect(summary.counts.quarantined).toBe(1)
      expect(messages).toEqual([])
    })
  })

  test(`ignores a configuration that is not valid on ${event} when nothing names it`, async () => {
    const { warnings } = await perform(event, makeTree({ 'service.json': 'nonsense', 'in/TEST-a.xml': results }))
    expect(warnings.map(({ path }) => path)).toEqual(['service.json'])
  })

  test(`gives no warning on ${event} when the workspace has only results`, async () => {
    expect((await perform(event, makeTree({ 'in/TEST-a.xml': results }))).warnings).toEqual([])
  })

  test.each([
    ['records', { records: ['**/*.ndjson'] }, 'b.ndjson'],
    ['results', { paths: ['**/*.xml'] }, 'b.xml'],
    ['results that are found by their names', {}, 'TEST-b.xml'],
  ])(`warns on ${event} of %s in the root of the workspace`, async (_, request, path) => {
    const own = path.endsWith('.xml') ? results : records
    const workspace = makeTree({ [path]: own, [path.replace('b.', 'c.')]: own.replace('adds', 'removes'), [`in/${path}`]: own })
    expect((await perform(event, workspace, request)).warnings).toEqual([
      {
        severity: 'warning',
        path,
        message: `${path} and 1 more file with results are in the root of the workspace. An artifact that is unpacked there can replace any file. Give actions/download-artifact a path, such as "results", and read the files from there.`,
      },
    ])
  })

  test(`warns on ${event} of records in the root of the workspace when it works in another folder`, async () => {
    const workspace = makeTree({ 'build-report.ndjson': records, 'sub/x': '' })
    const { messages } = await perform(event, workspace, { cwd: join(workspace, 'sub'), records: ['../*.ndjson'] })
    expect(messages).toEqual([expect.stringContaining('build-report.ndjson is in the root of the workspace')])
  })

  test(`ignores the configuration on ${event} when it only validates`, async () => {
    const warnings: Warning[] = []
    const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event }
    const request = { cwd: makeTree({ 'service.json': config }), paths: [], records: [] }
    const found = await validate(request, { env, onWarning: (warning) => warnings.push(warning) })
    expect(found.config).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })
})

describe.each(trusted)('on %s', (event) => {
  test.each(inputs)(`uses the files of the workspace on ${event} with %s`, async (_, request) => {
    const {
      prepared: { config: used },
      summary,
      owners,
      warnings,
    } = await perform(event, makeTree({ ...planted, 'basket.test.js': '' }), request)
    expect(used.path).toBe('.service.json')
    expect(summary.counts.quarantined).toBe(1)
    expect(owners).not.toBeUndefined()
    expect(warnings).toEqual([])
  })
})

test('uses the files of the folder outside of GitHub when a variable of the user has the name of an event', async () => {
  const warnings: Warning[] = []
  const env = { GITHUB_EVENT_NAME: 'workflow_run' }
  const {
    prepared: { config: used },
  } = await run({ cwd: makeTree(planted), paths: [], records: [] }, { env, onWarning: (warning) => warnings.push(warning) })
  expect(used.path).toBe('.service.json')
  expect(warnings).toEqual([])
})
