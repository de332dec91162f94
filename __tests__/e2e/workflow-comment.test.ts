// Tests that the one comment of a workflow states which jobs ran again, are missing or found no tests, over a fake GitHub.
import { expect, test } from 'vitest'
import type { FakeResultsService } from '../deliver/reporters/results-service.js'
import type { FakeJob } from '../host/github/fake-repository.js'
import { type ReadComment, visibleComments } from './scenarios/comment-content.js'
import { headSha, pullRequestEnvironment, pullRequestEvent } from './scenarios/events.js'
import { failing, passing } from './scenarios/results.js'
import { jobEnvironment, play, type Scenario } from './scenarios/scenario.js'
import type { StepOptions } from './step.js'

const pulls = [{ number: 7, headSha, headBranch: 'rounding' }]
const [one, two] = ['unit (20)', 'unit (22)'] as const
const job = (name: string, more: Partial<FakeJob> = {}): FakeJob => ({ runId: 4711, name, status: 'in_progress', ...more })

/** Returns the step of a job of the matrix, whose job run is its number. */
const stepOf = (
  service: FakeResultsService,
  node: number,
  number: number,
  { env = {}, ...more }: Partial<StepOptions> = {},
): Omit<StepOptions, 'node'> => ({
  event: pullRequestEvent({ number: 7 }),
  files: passing,
  ...more,
  inputs: { matrix: JSON.stringify({ node }), ...more.inputs },
  env: { ...pullRequestEnvironment(7), ...jobEnvironment(service, number), ...env },
})

/** Plays steps of one run. Returns the visible comments, and the number of comments that were created. */
async function comments(
  github: Scenario['github'],
  run: Scenario['run'],
): Promise<{ readonly shown: readonly ReadComment[]; readonly created: number }> {
  let result: { readonly shown: readonly ReadComment[]; readonly created: number } | undefined
  await play({
    title: '',
    github: { pulls, ...github },
    async run(...given) {
      const results = await run(...given)
      const [{ requests }] = given
      const created = requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/comments')).length
      result = { shown: visibleComments(given[0]), created }
      return results
    },
  })
  if (result === undefined) throw new Error('The run did not end.')
  return result
}

/** Plays two attempts in which both jobs report green in the first one and job 2 in the second one. Returns the lines of the comment. */
async function repeated(ofOne: readonly FakeJob[], actions: 'read' | 'none' = 'read'): Promise<string> {
  const jobs: FakeJob[] = [job(one), job(two)]
  const { shown } = await comments({ jobs, permissions: { actions } }, async (_github, step, service) => {
    const first = [await step(stepOf(service, 20, 1)), await step(stepOf(service, 22, 2))]
    jobs.splice(0, 2, job(one, { status: 'completed' }), job(two, { status: 'completed' }))
    jobs.push(...ofOne, job(two, { attempt: 2, runner: 'GitHub Actions 9' }))
    return [...first, await step(stepOf(service, 22, 9, { env: { GITHUB_RUN_ATTEMPT: '2' } }))]
  })
  expect(shown).toHaveLength(1)
  return shown[0]?.lines.join('\n') ?? ''
}

const ended = (conclusion: string) => [job(one, { attempt: 2, status: 'completed', conclusion })]

test.each([
  ['failed before its report step', ended('failure'), '❌', '**unit (20)** ended without a report.'],
  ['was cancelled', ended('cancelled'), '❌', '**unit (20)** was cancelled before it reported.'],
  ['timed out', ended('timed_out'), '❌', '**unit (20)** ended without a report.'],
  ['was skipped', ended('skipped'), '❔', 'skipped in attempt 2'],
  ['still runs', [job(one, { attempt: 2 })], '⏳', '1 of 2 jobs has reported'],
])('is not green when a job %s in attempt 2', async (_, ofOne, mark, text) => {
  const comment = await repeated(ofOne)
  expect(comment).toMatch(new RegExp(`^### ${mark} `))
  expect(comment).not.toContain('in 2 jobs')
  expect(comment).toContain(text)
})

test('counts the results of attempt 1 when GitHub copies the job to attempt 2', async () => {
  expect(await repeated([job(one, { attempt: 2, status: 'completed', hour: 9 })])).toMatch(/^### ✅ .* 4 test runs passed in 2 jobs\n/)
})

test('names the jobs of attempt 1 when the permission to list jobs is missing', async () => {
  const comment = await repeated(ended('failure'), 'none')
  expect(comment).toMatch(/^### ❔ .* 2 tests passed in attempt 2; these jobs reported in attempt 1: unit \(20\)\n/)
})

test.each([0, 300, 2_000])('creates one comment of the only job when the list lags %i ms', async (commentLagMs) => {
  const { shown, created } = await comments({ commentLagMs, jobs: [job(one)] }, async (_github, step, service) => [
    await step(stepOf(service, 20, 1)),
  ])
  expect(shown).toHaveLength(1)
  expect(created).toBe(1)
})

test('leaves one comment of two jobs when the list lags 6 s', async () => {
  const { shown, created } = await comments({ commentLagMs: 6_000, jobs: [job(one), job(two)] }, (_github, step, service) =>
    Promise.all([step(stepOf(service, 20, 1)), step(stepOf(service, 22, 2))]),
  )
  expect(shown).toMatchObject([
    {
      jobs: [
        [one, 3, 0],
        [two, 3, 0],
      ],
    },
  ])
  expect(created).toBeLessThanOrEqual(2)
})

test('creates no second comment when the answer to the list is null', async () => {
  const { created } = await comments({ jobs: [job(one)] }, async (github, step, service) => {
    const first = await step(stepOf(service, 20, 1))
    github.fail({ method: 'GET', path: /\/issues\/7\/comments$/, status: 200, body: null })
    const again = await step(stepOf(service, 20, 1, { env: { GITHUB_RUN_NUMBER: '13', GITHUB_RUN_ID: '4712' } }))
    expect(again.outputs['comment-url']).toBe(first.outputs['comment-url'])
    return [first, again]
  })
  expect(created).toBe(1)
})

test('states in the headline that one of two jobs found no tests', async () => {
  const { shown } = await comments({ jobs: [job(one), job(two)] }, async (_github, step, service) => [
    await step(stepOf(service, 20, 1)),
    await step(stepOf(service, 22, 2, { files: { 'README.md': 'Nothing to test.' } })),
  ])
  expect(shown[0]?.lines[0]).toMatch(/^### ❌ .* no tests in 1 of 2 jobs; 2 tests passed$/)
})

test('links the jobs of three calls of one workflow with equal values by their ids', async () => {
  const calls = ['mac', 'linux', 'windows'].map((caller) => job(`${caller} / ${one}`, { runner: 'Runner' }))
  const { shown } = await comments({ jobs: calls }, async (_github, step, service) => {
    const results = []
    for (const [index] of calls.entries()) {
      const inputs = { 'check-run-id': String(51_000_000_000 + index) }
      results.push(await step(stepOf(service, 20, index + 1, { inputs, files: failing, env: { RUNNER_NAME: 'Runner' } })))
    }
    return results
  })
  const comment = shown[0]?.lines.join('\n')
  for (const [index, { name }] of calls.entries()) {
    expect(comment).toContain(`${name}](https://github.com/acme/shop/actions/runs/4711/job/${51_000_000_000 + index})`)
  }
  expect(comment).not.toContain('#2')
})

test('fails the report of joined records when a job ran again and left none', async () => {
  const record = (name: string, attempt: number) =>
    `${JSON.stringify({ kind: 'test', id: 'a', name: 'adds', status: 'successful', job: name, build: `4711.${attempt}` })}\n`
  const jobs = [
    job(one, { status: 'completed' }),
    job(two, { status: 'completed' }),
    ...ended('failure'),
    job(two, { attempt: 2, status: 'completed' }),
    job('report', { attempt: 2 }),
  ]
  const { shown } = await comments({ jobs }, async (_github, step, service) => {
    const result = await step({
      ...stepOf(service, 0, 5, { env: { GITHUB_RUN_ATTEMPT: '2', GITHUB_JOB: 'report' } }),
      inputs: { records: '*.ndjson' },
      files: { '1.ndjson': record(one, 1), '2.ndjson': record(two, 1), '3.ndjson': record(two, 2) },
    })
    expect(result.outputs).toMatchObject({ status: 'failed', total: '1' })
    expect(result.summary).toContain('The job unit (20) has run again, and has left no records since.')
    return [result]
  })
  expect(shown[0]?.lines[0]).toMatch(/^### ❌ .* results are incomplete/)
})
