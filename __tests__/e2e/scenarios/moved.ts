import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { actionReference } from '../../../src/base/action-reference.js'
import { junit } from '../../results/junit-results.js'
import { root } from '../nodes.js'
import { visibleComments } from './comment-content.js'
import { headSha, pullRequestEnvironment, pullRequestEvent, workflowRunEvent } from './events.js'
import { failing, passing } from './results.js'
import { jobEnvironment, type Scenario } from './scenario.js'

// The set-ups of docs/moving.md after the move. The inputs come from the workflows that the page shows.

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, string>>
}

/** Returns the inputs of the action in a job of a workflow in `examples/moving`. */
function inputsOf(workflow: string, job: string): Readonly<Record<string, string>> {
  const { jobs } = parse(readFileSync(join(root, 'examples/moving', `${workflow}-after.yml`), 'utf8'))
  const steps: readonly Step[] = jobs[job].steps
  const step = steps.find(({ uses }) => uses === actionReference)
  if (step === undefined) throw new Error(`The job ${job} of ${workflow} does not use the action.`)
  return step.with ?? {}
}

const pulls = [{ number: 7, headSha, headBranch: 'rounding' }]
const event = pullRequestEvent({ number: 7 })
const env = pullRequestEnvironment(7)

const cells = ['ubuntu-latest', 'windows-latest'].map((os) => ({ os, java: 21 }))
const resultsOfGradle = { 'build/test-results/test/TEST-basket.xml': failing['TEST-basket.xml'] }

/** @param more inputs that the page does not show */
const matrixScenario = (title: string, more: (os: string) => Readonly<Record<string, string>>, comments: number): Scenario => ({
  title,
  github: { pulls, jobs: cells.map(({ os, java }) => ({ runId: 4711, name: `unit (${os}, ${java})`, status: 'in_progress' as const })) },
  async run(github, step, service) {
    const results = []
    for (const [index, cell] of cells.entries()) {
      const inputs = { ...inputsOf('matrix', 'unit'), ...more(cell.os), matrix: JSON.stringify(cell) }
      results.push(await step({ event, env: { ...env, ...jobEnvironment(service, index + 1) }, inputs, files: resultsOfGradle }))
    }
    const written = visibleComments(github)
    expect(written).toHaveLength(comments)
    expect(written.flatMap(({ jobs }) => jobs)).toEqual(cells.map(({ os, java }) => [`unit (${os}, ${java})`, 3, 1]))
    return results
  },
})

export const movedMatrix = matrixScenario('the matrix of docs/moving.md, without a title, writes one comment', () => ({}), 1)

export const movedMatrixWithTitles = matrixScenario(
  'each job of the matrix of docs/moving.md writes its own comment when each has its own title',
  (os) => ({ title: `Unit tests (${os})` }),
  2,
)

/** The files that actions/download-artifact unpacks in the job `publish`. */
const artifacts = {
  'artifacts/Test results (Python 3.11)/pytest.xml': failing['TEST-basket.xml'],
  'artifacts/Test results (Python 3.13)/pytest.xml': failing['TEST-basket.xml'],
}

const jobsOf = (github: Parameters<Scenario['run']>[0]) => visibleComments(github)[0]?.lines.join('\n') ?? ''

export const movedPublishJob: Scenario = {
  title: 'the job publish of docs/moving.md names the job of each downloaded artifact',
  github: { pulls, jobs: [{ runId: 4711, name: 'publish', status: 'in_progress' }] },
  async run(github, step, service) {
    const result = await step({
      event,
      env: { ...env, ...jobEnvironment(service, 1), GITHUB_JOB: 'publish' },
      inputs: inputsOf('publish-job', 'publish'),
      files: artifacts,
    })
    const summary = JSON.parse(readFileSync(result.outputs['summary-json'] ?? '', 'utf8'))
    expect(summary.jobs.map(({ name, tests }: { name: string; tests: { failed: number } }) => [name, tests.failed])).toEqual([
      ['Python 3.11', 1],
      ['Python 3.13', 1],
    ])
    expect(summary.failures.map(({ jobs }: { jobs: unknown }) => jobs)).toEqual([['Python 3.11', 'Python 3.13']])
    expect(jobsOf(github)).toContain('Python 3.11')
    return [result]
  },
}

export const ownFolders: Scenario = {
  title: 'a job whose own results are in several folders is one job',
  github: { pulls, jobs: [{ runId: 4711, name: 'unit', status: 'in_progress' }] },
  async run(github, step, service) {
    const result = await step({
      event,
      env: { ...env, ...jobEnvironment(service, 1) },
      inputs: { paths: 'artifacts/**/*.xml' },
      files: { ...artifacts, 'artifacts/Test results (Python 3.13)/pytest.xml': passing['TEST-basket.xml'] },
    })
    const summary = JSON.parse(readFileSync(result.outputs['summary-json'] ?? '', 'utf8'))
    expect(summary.jobs.map(({ name }: { name: string }) => name)).toEqual(['unit'])
    expect(visibleComments(github)).toMatchObject([{ jobs: [['unit', 6, 1]] }])
    return [result]
  },
}

export const movedWorkflowRun: Scenario = {
  title: 'the workflow of docs/moving.md on workflow_run comments on the pull request of a fork',
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding', headRepository: 'mallory/shop' }] },
  async run(github, step) {
    const result = await step({
      event: workflowRunEvent({ headRepository: 'mallory/shop' }),
      env: { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_RUN_ID: '4712', GITHUB_WORKFLOW: 'Report', GITHUB_JOB: 'report' },
      inputs: inputsOf('on-workflow-run', 'report'),
      files: { 'results/deep/basket.xml': junit([{ name: 'adds' }, { name: 'pays', failure: { message: 'no', details: '' } }]) },
    })
    expect(result.status).toBe(0)
    expect(visibleComments(github)).toHaveLength(1)
    expect(jobsOf(github)).toContain('pays')
    return [result]
  },
}

export const listWithCommas: Scenario = {
  title: 'names the cure when the input paths has the commas of another action',
  github: { pulls },
  async run(_github, step) {
    const inputs = { paths: 'reports/jest-*.xml,e2e/reports/*.xml' }
    const result = await step({ event, env, inputs, files: { 'reports/jest-basket.xml': passing['TEST-basket.xml'] } })
    expect(result.status).toBe(1)
    expect(result.commands.map(({ message }) => message).join('\n')).toContain('A comma does not separate paths: write one path per line')
    return [result]
  },
}
