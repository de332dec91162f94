// Tests that each job has a history of its own, and that moved tests are found in others (src/judge/history-artifacts).
import { expect, test } from 'vitest'
import { first, type HistoryRun, pull, push, startHistoryScene } from './history-scene.js'

test('gives each job of a matrix, module, title and step a history of its own', async () => {
  const { step } = await startHistoryScene()
  const keys: readonly Partial<HistoryRun>[] = [
    { matrix: { os: 'linux' } },
    { matrix: { os: 'windows' } },
    { job: 'e2e' },
    { title: 'Shop' },
    { step: '__acme_build-report_2' },
    { step: '__acme_build-report#2' },
    { module: 'basket' },
    {},
  ]
  for (const [index, key] of keys.entries()) await step(push(first, { [`test ${index}`]: 'P' }, key))
  for (const [index, key] of keys.entries()) {
    expect(await step(pull(first + 1, { adds: 'P' }, key))).toMatchObject({ known: { [`test ${index}`]: 'P' } })
  }
})

test('finds what another workflow with the same job has written', async () => {
  const { step } = await startHistoryScene()
  await step(
    push(first, { adds: 'P' }, { env: { GITHUB_WORKFLOW: 'main', GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/main.yml@x' } }),
  )
  const env = { GITHUB_WORKFLOW: 'pr', GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/pr.yml@x' }
  expect(await step(pull(first + 1, { adds: 'P' }, { env }))).toMatchObject({ known: { adds: 'P' } })
})

test('finds the history of a job with another name when both jobs name the history', async () => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }, { job: 'nightly', name: 'all tests' }))
  expect(await step(pull(first + 1, { adds: 'P' }, { job: 'unit' }))).toMatchObject({ builds: [] })
  expect(await step(pull(first + 2, { adds: 'P' }, { job: 'unit', name: 'all tests' }))).toMatchObject({ known: { adds: 'P' } })
})

const shard = (index: number) => ({ matrix: { shard: index } })

test('finds a failed test that has moved from another shard', async () => {
  const { github, step } = await startHistoryScene()
  for (const index of [1, 2, 3]) await step(push(first, { [`test ${index}`]: 'P', [`other ${index}`]: 'P' }, shard(index)))
  const outcome = await step(pull(first + 1, { 'test 1': 'P', 'test 3': 'F' }, shard(1)))
  // Only the failed test, or the other tests of that shard would be missing.
  expect(outcome.known).toEqual({ 'test 1': 'P', 'other 1': 'P', 'test 3': 'P' })
  expect(outcome.requests).toBe(3 + 1 + 2 * 2)
  // The stored history keeps only the tests of its own job.
  await step(push(first + 2, { 'test 1': 'P', 'test 3': 'F' }, shard(1)))
  expect(await step(pull(first + 3, { 'test 1': 'P' }, shard(1)))).toMatchObject({ known: { 'test 1': 'PP', 'test 3': '-F' } })
  github.expectNoViolations()
})

test('asks for the event of a run of the merge queue once, however many of its histories are read', async () => {
  const { github, step } = await startHistoryScene()
  const ref = `refs/heads/gh-readonly-queue/main/pr-7-${'a'.repeat(40)}`
  const queued = { event: 'merge_group', ref, payload: { merge_group: { base_ref: 'refs/heads/main' } } }
  for (const index of [1, 2, 3]) await step(push(first, { [`test ${index}`]: 'P' }, { ...shard(index), ...queued }))
  const outcome = await step(pull(first + 1, { 'test 1': 'P', 'test 3': 'F' }, shard(1)))
  expect(outcome.known).toEqual({ 'test 1': 'P', 'test 3': 'P' })
  expect(outcome.requests).toBe(1 + 3 + 1 + 2 * 2)
  github.expectNoViolations()
})

test('keeps the own history when GitHub answers too late in which other job a failed test was', async () => {
  const { github, step, said } = await startHistoryScene()
  for (const index of [1, 2]) await step(push(first, { [`test ${index}`]: 'P' }, shard(index)))
  github.fail({ path: /runs\/\d+\/artifacts$/, slowMs: 60_000 })
  const late = { ...shard(1), deadlineMs: 2_000 }
  expect(await step(push(first + 1, { 'test 1': 'P', 'test 2': 'F' }, late))).toMatchObject({
    builds: [String(first)],
    known: { 'test 1': 'P' },
    reason: undefined,
    notWritten: undefined,
  })
  expect(said.join('\n')).toContain('Failed tests were not looked up in the histories of other jobs: GitHub ')
})

test('looks a moved test up in eight histories at most', async () => {
  const { step } = await startHistoryScene()
  for (let index = 0; index < 10; index += 1) await step(push(first, { [`test ${index}`]: 'P' }, shard(index)))
  expect(await step(pull(first + 1, { unseen: 'F' }, shard(0)))).toMatchObject({ requests: 3 + 1 + 8 * 2, known: { 'test 0': 'P' } })
})

test('finds a failed test when its job has another name than before', async () => {
  const { github, step } = await startHistoryScene()
  await step(push(first, { adds: 'F' }, { job: 'unit', ref: 'refs/heads/release/2.x' }))
  await step(push(first + 1, { adds: 'P', rounds: 'P' }, { job: 'unit' }))
  expect(await step(pull(first + 2, { adds: 'F' }, { job: 'tests' }))).toMatchObject({ builds: [String(first + 1)], known: { adds: 'P' } })
  // Without a default branch, nothing else takes the place of the history.
  const payload = { repository: {}, pull_request: { number: 8, base: { ref: 'release/3.x' } } }
  expect(await step(pull(first + 3, { adds: 'F' }, { job: 'tests', payload }))).toMatchObject({ builds: [] })
  github.expectNoViolations()
})

test('leaves the earlier attempt of a run out of the histories of other jobs', async () => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'F' }))
  await step(push(first + 1, { adds: 'P' }))
  const renamed = push(first, { adds: 'F' }, { job: 'tests', attempt: 2 })
  expect(await step(renamed)).toMatchObject({ builds: [String(first + 1)], known: { adds: 'P' } })
})

test('leaves out the histories of other jobs when few requests are left', async () => {
  const { step } = await startHistoryScene({ remainingRequests: 100 })
  for (const index of [1, 2]) await step(push(first, { [`test ${index}`]: 'P' }, shard(index)))
  expect(await step(pull(first + 1, { 'test 2': 'F' }, shard(1)))).toMatchObject({ requests: 3, known: { 'test 1': 'P' } })
})

test('does not store a second history of the same step in one run', async () => {
  const { step } = await startHistoryScene()
  await step(push(first, { adds: 'P' }))
  expect((await step(push(first, { adds: 'P' }))).notWritten).toContain('the run already has an artifact with this name')
})
