// Tests that the built action joins the jobs of a matrix and reports the newest attempt of a job that ran again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readInputs } from '../../src/commands/action/inputs.js'
import { defaultTemplate } from '../../src/report/content/default-template.js'
import { fullDetail } from '../../src/report/content/detail.js'
import { buildReport } from '../../src/report/content/report.js'
import { renderGithubMarkdown } from '../../src/report/render/github-markdown.js'
import { run } from '../../src/run/run.js'
import { makeTree } from '../read/collect/tree.js'
import { failingResults, goodResults } from '../results/junit-results.js'
import { inputVariables } from './step.js'

interface Step {
  readonly workspace: string
  readonly attempt: number
  readonly inputs: Readonly<Record<string, string>>
  readonly job?: string
}

/** Runs a step in this process, with the inputs and variables of a runner. */
function step({ workspace, attempt, inputs, job = 'unit' }: Step) {
  const variables = inputVariables(inputs)
  const getInput = (name: string) => (variables[`INPUT_${name.toUpperCase()}`] ?? '').trim()
  const getMultilineInput = (name: string) => getInput(name).split('\n').filter(Boolean)
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_WORKFLOW: 'Test',
    GITHUB_JOB: job,
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_REF_NAME: 'main',
  }
  return run(readInputs({ getInput, getMultilineInput }, workspace).request, { env, onWarning() {} })
}

/** Returns the records of the step `collect` in a matrix job; `matrix` is absent in a job without one. */
async function collected(attempt: number, results: string, matrix?: string): Promise<string> {
  const workspace = makeTree({ 'TEST-basket.xml': results })
  await step({ workspace, attempt, inputs: { command: 'collect', ...(matrix !== undefined && { matrix }) } })
  return readFileSync(join(workspace, 'build-report.ndjson'), 'utf8')
}

/** `toJSON(matrix)` of a runner. */
const linux = '{\n  "os": "ubuntu-latest",\n  "node": 20\n}'
const windows = '{\n  "os": "windows-latest",\n  "node": 20\n}'

const report = (attempt: number, files: Readonly<Record<string, string>>) =>
  step({ workspace: makeTree(files), attempt, job: 'report', inputs: { records: 'records/**/*.ndjson' } })

test('reports the newest attempts when one matrix job is run again', async () => {
  const passing = failingResults(1).replace(/<failure[\s\S]*<\/failure>/, '')
  const ofFirstAttempt = {
    'records/records-ubuntu-latest-1/build-report.ndjson': await collected(1, goodResults, linux),
    'records/records-windows-latest-1/build-report.ndjson': await collected(1, failingResults(1), windows),
  }
  const first = await report(1, ofFirstAttempt)
  expect(first.judged.scope.summary).toMatchObject({ status: 'failed', counts: { total: 3, failed: 1, flaky: 0 } })
  expect(first.collected.leftOut).toEqual([])

  const second = await report(2, {
    ...ofFirstAttempt,
    'records/records-windows-latest-2/build-report.ndjson': await collected(2, passing, windows),
  })
  expect(second.judged.scope.summary).toMatchObject({ status: 'successful', counts: { total: 3, failed: 0, flaky: 1 } })
  expect(second.collected.leftOut).toMatchObject([
    {
      path: 'records/records-windows-latest-1/build-report.ndjson',
      because: 'an earlier attempt of the job unit (windows-latest, 20)',
    },
  ])
  const shown = renderGithubMarkdown(buildReport(defaultTemplate, { ...second.judged.scope, detail: fullDetail }))
  expect(shown).toContain('### Flaky')
  expect(shown).toContain('expected 0 to be 0')
})

test('writes the name of a job without a matrix into its records', async () => {
  const [line = ''] = (await collected(1, goodResults)).split('\n')
  expect(JSON.parse(line)).toMatchObject({ kind: 'test', job: 'unit', build: '4711.1' })
})
