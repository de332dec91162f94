// Tests which builds src/judge/history-artifacts adds to the history of a branch, and which runs may only read it.
import { expect, test } from 'vitest'
import { first, type HistoryRun, pull, push, startHistoryScene } from './history-scene.js'

test('continues the history of a branch with each push, and reads it with 3 requests', async () => {
  const { github, step } = await startHistoryScene()
  expect(await step(push(first, { adds: 'P' }))).toMatchObject({ requests: 1, builds: [], notWritten: undefined })
  expect(await step(push(first + 1, { adds: 'F' }))).toMatchObject({ requests: 3, known: { adds: 'P' } })
  expect(await step(push(first + 2, { adds: 'P', rounds: 'P' }))).toMatchObject({ known: { adds: 'PF' } })
  expect(await step(push(first + 3, {}))).toMatchObject({ known: { adds: 'PFP', rounds: '--P' }, notWritten: 'The build has no tests.' })
  github.expectNoViolations()
})

test('compares a pull request with its base branch, and leaves no history of it', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'F' }))
  await step(push(first + 1, { adds: 'P' }, { ref: 'refs/heads/rounding' }))
  const stored = github.artifacts.all.length
  expect(await step(pull(first + 2, { adds: 'F' }))).toMatchObject({
    requests: 3,
    known: { adds: 'F' },
    notWritten: 'The run is not a build of a branch.',
  })
  expect(github.artifacts.all).toHaveLength(stored)
})

test('has no history in the first run ever', async () => {
  const { github, step, said } = await startHistoryScene()
  expect(await step(pull(first, { adds: 'F' }))).toMatchObject({ requests: 2, builds: [], reason: 'No run of main has left one yet.' })
  expect(said).toEqual(['There is no history of earlier builds: No run of main has left one yet.'])
  github.expectNoViolations()
})

test('logs how many builds the history has', async () => {
  const { step, said } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  await step(push(first + 1, { adds: 'P' }))
  await step(pull(first + 2, { adds: 'P' }))
  expect(said.filter((line) => line.startsWith('History'))).toEqual(['History: 1 build of main.', 'History: 2 builds of main.'])
})

test('sends no request and uploads nothing before it is asked', async () => {
  const { github, service, open } = await startHistoryScene()
  open(push(first, { adds: 'P' }))
  expect(github.requests).toEqual([])
  expect(service.artifacts).toEqual([])
})

test.each(['schedule', 'workflow_dispatch'])('continues the history of the branch on %s', async (event) => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  await step(push(first + 1, { adds: 'F' }, { event }))
  expect(await step(pull(first + 2, { adds: 'F' }))).toMatchObject({ known: { adds: 'PF' } })
})

test('neither reads nor writes a history when the run is for a tag', async () => {
  const { github, service, step } = await startHistoryScene()
  expect(await step(push(first, { adds: 'P' }, { ref: 'refs/tags/v1.0.0' }))).toMatchObject({
    requests: 0,
    reason: 'The run does not belong to a branch.',
    notWritten: 'The run is not a build of a branch.',
  })
  expect([github.requests, service.artifacts]).toEqual([[], []])
})

test('reads the history for a pull request from a fork, and ignores what runs of the fork have stored', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  const [{ name = '', content = Buffer.alloc(0) } = {}] = github.artifacts.all
  github.artifacts.advance(60_000)
  // The branch of the fork has the name of ours, and its newer artifact the name of our history.
  github.artifacts.add({ name, content: Buffer.from('poison'), run: { id: first + 1, headBranch: 'main', isFork: true } })
  github.artifacts.add({ name, content, run: { id: first + 2, headBranch: 'rounding' } })
  const outcome = await step(pull(first + 3, { adds: 'F' }, { run: { headBranch: 'main', isFork: true } }))
  expect(outcome).toMatchObject({ requests: 3, builds: [String(first)], known: { adds: 'P' } })
})

const completed = (event: string, headBranch: string, more: object = {}) => ({
  repository: { default_branch: 'main' },
  workflow_run: { id: first + 100, run_attempt: 1, event, head_branch: headBranch, head_repository: { full_name: 'acme/shop' }, ...more },
})

test('continues the history of the branch that the completed run built on workflow_run', async () => {
  const { github, step } = await startHistoryScene()
  // GitHub lists runs on workflow_run with the default branch.
  const run = { headBranch: 'main' }
  const report = { event: 'workflow_run', job: 'report', run }
  await step(push(first, { adds: 'P' }, { ...report, payload: completed('push', 'release/2.x', { id: first + 200 }) }))
  expect(await step(push(first + 1, { adds: 'F' }, { ...report, payload: completed('push', 'release/2.x') }))).toMatchObject({
    builds: [String(first + 200)],
    notWritten: undefined,
  })
  const fork = completed('pull_request', 'rounding', { head_repository: { full_name: 'mallory/shop' }, pull_requests: [] })
  expect(await step(push(first + 2, { adds: 'F' }, { ...report, payload: fork }))).toMatchObject({
    builds: [],
    notWritten: 'The run is not a build of a branch.',
  })
  const own = completed('pull_request', 'rounding', { id: first + 300, pull_requests: [{ number: 7, base: { ref: 'release/2.x' } }] })
  expect(await step(push(first + 3, { adds: 'F' }, { ...report, payload: own }))).toMatchObject({
    builds: [String(first + 100), String(first + 200)],
    known: { adds: 'FP' },
    notWritten: 'The run is not a build of a branch.',
  })
  github.expectNoViolations()
})

test('adds the successful builds of a merge queue to the history of the base branch when no run tests after the merge', async () => {
  const { step } = await startHistoryScene()
  const ref = `refs/heads/gh-readonly-queue/release/2.x/pr-7-${'a'.repeat(40)}`
  const queued = (id: number, tests: HistoryRun['tests']) =>
    step(push(id, tests, { event: 'merge_group', ref, payload: { merge_group: { base_ref: 'refs/heads/release/2.x' } } }))
  await queued(first, { adds: 'P' })
  expect(await queued(first + 1, { adds: 'F' })).toMatchObject({
    known: { adds: 'P' },
    notWritten: 'A merge queue does not merge a build that failed.',
  })
  await queued(first + 2, { adds: 'f' })
  const payload = { pull_request: { number: 8, base: { ref: 'release/2.x' } } }
  expect(await step(pull(first + 3, { adds: 'F' }, { payload }))).toMatchObject({
    builds: [String(first), String(first + 2)],
    known: { adds: 'Pf' },
  })
})

test('knows the builds before and after an old base', async () => {
  const { step } = await startHistoryScene()
  for (const [index, outcome] of (['P', 'F', 'P'] as const).entries()) await step(push(first + index, { adds: outcome }))
  expect(await step(pull(first - 1, { adds: 'F' }))).toMatchObject({ known: { adds: 'PFP' } })
})
