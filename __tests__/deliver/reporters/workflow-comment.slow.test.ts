// Tests that the jobs and runs of a workflow share one comment (src/deliver/reporters/comment), over a fake GitHub.
import { expect, test } from 'vitest'
import type { GitHubEvent } from '../../../src/host/ci-context/github-event.js'
import { failed, passed } from './comment/parts/example-parts.js'
import { place, pullRequest, repository, running, scene, sha } from './workflow-scene.js'

test('writes one comment for several jobs, and shares their results as artifacts', async () => {
  const { github, service, step, comments } = await scene()
  const first = await step({ job: 'unit', tests: [failed('a')] })
  const second = await step({ job: 'e2e', tests: [passed('b')] })
  expect(first).toMatchObject({ url: second.url, problems: [], notices: [] })
  expect(comments()).toMatchObject([
    {
      jobs: [
        ['e2e', 1, 0],
        ['unit', 1, 1],
      ],
    },
  ])
  expect(service.artifacts).toHaveLength(2)
  github.expectNoViolations()
})

test('stores no artifact when GitHub lists no other job', async () => {
  const { service, step, comments } = await scene({ jobs: [running('unit')] })
  await step({ job: 'unit', tests: [failed('a')] })
  expect(comments()).toMatchObject([{ jobs: [['unit', 1, 1]] }])
  expect(service.artifacts).toEqual([])
})

test('stores no artifact when all other jobs have ended without a part', async () => {
  const { service, step } = await scene({ jobs: [{ runId: 4712, name: 'lint' }, running('unit')] })
  await step({ job: 'unit', tests: [passed('a')] })
  expect(service.artifacts).toEqual([])
})

test.each([
  ['the input artifacts is off', { artifacts: false }],
  ['the server is a GitHub Enterprise Server', { env: { GITHUB_SERVER_URL: 'https://github.acme.example' } }],
])('keeps the results of jobs that report one after the other when %s', async (_, changes) => {
  const { service, step, comments } = await scene()
  await step({ job: 'unit', tests: [failed('a')], ...changes })
  await step({ job: 'e2e', tests: [passed('b')], ...changes })
  expect(comments()).toMatchObject([
    {
      jobs: [
        ['e2e', 1, 0],
        ['unit', 1, 1],
      ],
    },
  ])
  expect(service.artifacts).toEqual([])
})

test('keeps the results of earlier jobs and reports why they are not shared when the storage is full', async () => {
  const { service, said, step, comments } = await scene()
  service.setFaults({ isFull: true })
  await step({ job: 'unit', tests: [failed('a')] })
  await step({ job: 'e2e', tests: [passed('b')] })
  expect(comments()[0]?.jobs).toHaveLength(2)
  expect(said.join('\n')).toMatch(/not shared with other jobs as an artifact: .*storage/)
})

test('covers a part that is listed but gone', async () => {
  const { service, github, step, comments } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  for (const { id } of github.comments(place)) github.removeComment(id)
  service.setFaults({ isEmpty: true })
  await step({ job: 'e2e', tests: [passed('b')] })
  expect(comments()).toMatchObject([{ jobs: [['e2e', 1, 0]] }])
  // The job is still running in this example, so it has its place in the list.
  expect(comments()[0]?.lines.join('\n')).toContain('1 of 2 jobs has reported')
  const writes = () => github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql').length
  const before = writes()
  await step({ job: 'e2e', tests: [passed('b')] })
  expect(writes()).toBe(before)
})

test('numbers the jobs of a reusable workflow that is called twice', async () => {
  const { step, comments } = await scene()
  await step({ job: 'unit', jobRun: 'first-call', tests: [failed('a')] })
  await step({ job: 'unit', jobRun: 'second-call', tests: [passed('a')] })
  expect(comments()[0]?.jobs).toHaveLength(2)
  expect(comments()[0]?.jobs).toEqual(
    expect.arrayContaining([
      ['unit', 1, 1],
      ['unit', 1, 0],
    ]),
  )
})

test('replaces the results of a job that runs again and keeps the results of the others', async () => {
  const { step, comments } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  await step({ job: 'e2e', tests: [passed('b')] })
  await step({ job: 'unit', jobRun: 'again', attempt: 2, tests: [passed('a')] })
  expect(comments()[0]?.lines).toContain('<sub>Results of attempt 1: e2e</sub>')
  expect(comments()).toMatchObject([
    {
      jobs: [
        ['e2e', 1, 0],
        ['unit', 1, 0],
      ],
    },
  ])
  expect(comments()[0]?.lines.join('\n')).toContain('✅')
})

test('keeps the results of other jobs when a job runs again after the artifacts have expired', async () => {
  const { service, step, comments } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  await step({ job: 'e2e', tests: [failed('b')] })
  service.removeAll()
  await step({ job: 'unit', jobRun: 'again', attempt: 2, tests: [passed('a')] })
  expect(comments()).toMatchObject([
    {
      jobs: [
        ['e2e', 1, 1],
        ['unit', 1, 0],
      ],
    },
  ])
})

test('starts afresh in the next run, and an older run that ends later changes nothing', async () => {
  const { step, comments } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  await step({ job: 'e2e', tests: [failed('b')] })
  await step({ job: 'unit', run: 13, tests: [passed('a')] })
  const expected = [{ run: 13, jobs: [['unit', 1, 0]] }]
  expect(comments()).toMatchObject(expected)
  await step({ job: 'lint', tests: [failed('c')] })
  expect(comments()).toMatchObject(expected)
})

test('writes a second comment when a run is repeated after more than 1,000 newer ones, and the next run hides it', async () => {
  const { github, step, comments } = await scene()
  await step({ job: 'unit', run: 1_500, tests: [failed('a')] })
  const [newer] = github.comments(place)
  const before = newer?.body
  await step({ job: 'unit', run: 10, attempt: 2, tests: [passed('a')] })
  expect(newer).toMatchObject({ body: before, isHidden: false })
  expect(comments()).toMatchObject([
    { run: 1_500, jobs: [['unit', 1, 1]] },
    { run: 10, jobs: [['unit', 1, 0]] },
  ])
  await step({ job: 'unit', run: 1_501, tests: [failed('a')] })
  expect(comments()).toMatchObject([{ run: 1_501, jobs: [['unit', 1, 1]] }])
})

test('expects the jobs of the run before when an older run was repeated later', async () => {
  const ofRun = { runId: 4_700 + 1_501 }
  const { step, comments } = await scene({
    jobs: [
      { ...running('unit'), ...ofRun },
      { name: 'removed', ...ofRun },
    ],
  })
  await step({ job: 'unit', run: 1_500, tests: [passed('a')] })
  await step({ job: 'removed', run: 10, attempt: 2, tests: [passed('a')] })
  await step({ job: 'unit', run: 1_501, tests: [passed('a')] })
  expect(comments()[0]?.lines.join('\n')).not.toContain('removed')
})

test('writes no comment when a run is repeated after 1,000 newer ones', async () => {
  const { step, comments } = await scene()
  await step({ job: 'unit', run: 1_010, tests: [failed('a')] })
  await step({ job: 'unit', run: 10, attempt: 2, tests: [passed('a')] })
  expect(comments()).toMatchObject([{ run: 1_010, jobs: [['unit', 1, 1]] }])
})

test('orders the runs of another workflow by their own numbers on workflow_run', async () => {
  const { step, comments } = await scene()
  const event = (number: number): GitHubEvent => ({
    workflow_run: {
      id: 4_000 + number,
      name: 'Test',
      run_number: number,
      event: 'pull_request',
      head_sha: sha,
      head_branch: 'rounding',
      head_repository: { full_name: repository },
    },
  })
  const env = { GITHUB_EVENT_NAME: 'workflow_run' }
  await step({ job: 'report', run: 90, event: event(6), env, tests: [failed('a')] })
  await step({ job: 'report', run: 91, event: event(5), env, tests: [passed('a')] })
  expect(comments()).toMatchObject([{ run: 6, jobs: [['report', 1, 1]] }])
})

test.each([
  ['workflows', { env: { GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/nightly.yml@refs/heads/main' } }],
  ['titles', { reporter: { commentTitle: 'Nightly' } }],
])('writes separate comments for different %s', async (_, changes) => {
  const { step, comments } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  await step({ job: 'unit', tests: [passed('a')], ...changes })
  expect(comments().map(({ jobs }) => jobs)).toEqual([[['unit', 1, 1]], [['unit', 1, 0]]])
})

test('replaces the results of the jobs whose records a step joins', async () => {
  const { step, comments } = await scene()
  await step({ job: 'unit (a)', tests: [failed('x')] })
  await step({ job: 'unit (b)', tests: [passed('x')] })
  await step({ job: 'e2e', tests: [passed('y')] })
  const joined = ['unit (a)', 'unit (b)'].flatMap((job) => [{ ...passed('x'), job, module: 'shop' }])
  await step({ job: 'report', isJoined: true, tests: joined })
  expect(comments()).toMatchObject([
    {
      jobs: [
        ['e2e', 1, 0],
        ['report', 2, 0],
      ],
    },
  ])
})

test('merges two comments that were created at the same time, and hides the second one', async () => {
  const { github, step, comments } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  const [first] = github.comments(place)
  github.commentBy('github-actions[bot]', first?.body ?? '', place)
  await step({ job: 'e2e', tests: [passed('b')] })
  expect(comments()).toHaveLength(1)
  expect(comments()[0]?.jobs).toHaveLength(2)
  expect(github.comments(place).map(({ isHidden }) => isHidden)).toEqual([false, true])
})

/** A comment of version 0.1 for one step of the job `unit`. */
const formerComment = (key: string, isHidden = false) => ({
  author: 'github-actions[bot]',
  body: `old\n\n<!-- build-report:v1 key=${key} run=4600 outcome=0123456789ab -->`,
  place,
  isHidden,
})

test('takes over the comment that an earlier version wrote for the step, and hides the older one', async () => {
  const { github, step, comments } = await scene({
    jobs: [running('unit')],
    // The hashes of ["",["CI","unit",null,""]] and of CI/unit.
    comments: [formerComment('de8759ea2fcf153e'), formerComment('f13ad630c70c4138')],
  })
  const keys = github.comments(place).map(({ body }) => /key=(\S+)/.exec(body)?.[1])
  expect(keys).toHaveLength(2)
  await step({ job: 'unit', tests: [failed('a')] })
  const [taken, hidden] = github.comments(place)
  expect(taken?.body).toContain('build-report:v2')
  expect(hidden).toMatchObject({ isHidden: true })
  expect(comments()).toHaveLength(1)
})

test('does not change a comment of another author with the same mark', async () => {
  const { github, step } = await scene()
  await step({ job: 'unit', tests: [failed('a')] })
  const [own] = github.comments(place)
  const forged = (own?.body ?? '').replace('run=12', 'run=13')
  github.commentBy('mallory', forged, place)
  await step({ job: 'e2e', tests: [passed('b')] })
  expect(github.comments(place).map(({ body }) => body === forged)).toEqual([false, true])
})

test('updates the newest of the own comments when GraphQL is not available', async () => {
  const { github, step } = await scene({ jobs: [running('unit')] })
  await step({ job: 'unit', tests: [passed('a')], run: 11 })
  const [newest] = github.comments(place)
  const outdated = (newest?.body ?? '').replace('run=11', 'run=10')
  github.commentBy('github-actions[bot]', outdated, place)
  github.fail({ path: /^\/graphql$/, status: 503, times: 100 })
  const result = await step({ job: 'unit', tests: [failed('a')] })
  expect(result).toMatchObject({ url: newest?.url, problems: [] })
  expect(github.comments(place).map(({ body }) => /run=\d+/.exec(body)?.[0])).toEqual(['run=12', 'run=10'])
})

test('changes no comment of another app, whose token may be used, when GraphQL is not available', async () => {
  const { github, step } = await scene({ jobs: [running('unit')] })
  await step({ job: 'unit', tests: [passed('a')], run: 11 })
  const [first] = github.comments(place)
  github.removeComment(first?.id ?? 0)
  const other = github.commentBy('deploy[bot]', first?.body ?? '', place)
  github.fail({ path: /^\/graphql$/, status: 503, times: 100 })
  expect(await step({ job: 'unit', tests: [failed('a')] })).toMatchObject({ problems: [{ severity: 'error', kind: 'delivery' }] })
  expect(github.comments(place)).toEqual([other])
})

test('writes no artifact and reports a missing permission as a notice on a pull request of a fork', async () => {
  const { service, step } = await scene({ permissions: { 'pull-requests': 'read' } })
  const result = await step({ job: 'unit', tests: [failed('a')], event: pullRequest('fork/shop') })
  const inSummary = 'The report is in the job summary'
  expect(result).toMatchObject({ problems: [], notices: [expect.stringContaining('read-only token')] })
  expect(result.notices.join()).toContain(inSummary)
  expect(service.artifacts).toEqual([])
  const withoutSummary = await step({ job: 'unit', tests: [failed('a')], event: pullRequest('fork/shop'), hasSummary: false })
  expect(withoutSummary.notices).toEqual([expect.stringContaining('read-only token')])
  expect(withoutSummary.notices.join()).not.toContain(inSummary)
})

test('leaves the comment to others when few requests are left and the job has no failure', async () => {
  const { service, said, step, comments } = await scene({ remainingRequests: 150 })
  await step({ job: 'unit', tests: [passed('a')] })
  expect(comments()).toEqual([])
  expect(said.join('\n')).toContain('Few requests to GitHub are left')
  expect(service.artifacts).toHaveLength(1)
  await step({ job: 'e2e', tests: [failed('b')] })
  expect(comments()[0]?.jobs).toHaveLength(2)
})

test('decides by the outcome of all jobs whether a failed run gets a comment', async () => {
  const { step, comments } = await scene()
  const reporter = { commentMode: 'failures' } as const
  await step({ job: 'lint', reporter, tests: [passed('a')] })
  expect(comments()).toEqual([])
  await step({ job: 'unit', reporter, tests: [failed('b')] })
  await step({ job: 'e2e', reporter, tests: [passed('c')] })
  expect(comments()).toMatchObject([
    {
      jobs: [
        ['e2e', 1, 0],
        ['lint', 1, 0],
        ['unit', 1, 1],
      ],
    },
  ])
})

test('updates the comment of a failed run when its job runs again and passes', async () => {
  const { step, comments } = await scene()
  const reporter = { commentMode: 'failures' } as const
  await step({ job: 'unit', reporter, tests: [failed('a')] })
  await step({ job: 'unit', jobRun: 'again', attempt: 2, reporter, tests: [passed('a')] })
  expect(comments()).toMatchObject([{ run: 12, jobs: [['unit', 1, 0]] }])
  await step({ job: 'unit', run: 13, reporter, tests: [passed('a')] })
  expect(comments()).toMatchObject([{ run: 12 }])
})

test('updates an existing comment after a run without failures', async () => {
  const { step, comments } = await scene()
  const reporter = { commentMode: 'failures-or-existing' } as const
  await step({ job: 'unit', reporter, tests: [passed('a')] })
  expect(comments()).toEqual([])
  await step({ job: 'unit', run: 13, reporter, tests: [failed('a')] })
  await step({ job: 'unit', run: 14, reporter, tests: [passed('a')] })
  expect(comments()).toMatchObject([{ run: 14, jobs: [['unit', 1, 0]] }])
})

test('leaves the comment as it is while every job has the same outcome as in the run before', async () => {
  const { step, comments } = await scene()
  const reporter = { commentMode: 'changes' } as const
  await step({ job: 'unit', reporter, tests: [failed('a')] })
  await step({ job: 'e2e', reporter, tests: [passed('b')] })
  await step({ job: 'unit', run: 13, reporter, tests: [failed('a')] })
  expect(comments()).toMatchObject([{ run: 12 }])
  await step({ job: 'e2e', run: 13, reporter, tests: [failed('b')] })
  expect(comments()).toMatchObject([
    {
      run: 13,
      jobs: [
        ['e2e', 1, 1],
        ['unit', 1, 1],
      ],
    },
  ])
})

test('adds a comment for every run when comments are not updated', async () => {
  const { step, comments } = await scene()
  const reporter = { commentUpdates: false }
  await step({ job: 'unit', reporter, tests: [failed('a')] })
  await step({ job: 'e2e', reporter, tests: [passed('b')] })
  await step({ job: 'unit', run: 13, reporter, tests: [passed('a')] })
  expect(comments().map(({ run, jobs }) => [run, jobs.length])).toEqual([
    [12, 2],
    [13, 1],
  ])
})
