// Tests that each call of a reusable workflow and each step of a composite action has its own history.
import { expect, test } from 'vitest'
import { makeFolder } from '../read/collect/tree.js'
import { build, first, startHistoryRepository } from './history-repository.js'

const path = '.github/workflows/ci.yml'
const workflow = { [path]: 'jobs:\n  mac:\n    uses: ./.github/workflows/tests.yml\n  linux:\n    uses: ./.github/workflows/tests.yml\n' }
const callers = ['mac', 'linux'] as const

/** The job `unit` of the reusable workflow, in each of the two calls. */
const jobs = [1, 2].flatMap((number) =>
  callers.map((caller) => ({
    runId: first + number,
    name: `${caller} / unit`,
    status: 'in_progress' as const,
    runner: `Runner ${caller}`,
  })),
)
const callOf = (caller: (typeof callers)[number]) => ({
  files: workflow,
  env: { GITHUB_WORKFLOW_REF: `acme/shop/${path}@refs/heads/main`, RUNNER_NAME: `Runner ${caller}` },
})

test('compares each call of a reusable workflow with its own history, and names both calls in the comment', async () => {
  const { github, push, pull, comment } = await startHistoryRepository({ jobs })
  // The test fails on Linux only.
  await push(build(1, 0, { adds: 'passed' }, callOf('mac')))
  await push(build(1, 0, { adds: 'failed' }, callOf('linux')))
  const histories = github.artifacts.all.map(({ name }) => name).filter((name) => name.startsWith('build-report-history-'))
  expect(new Set(histories).size).toBe(2)

  const onLinux = await pull(build(2, 1, { adds: 'failed' }, callOf('linux')))
  expect(onLinux.summary).toContain('1 of 1 test failed, as on main')
  const onMac = await pull(build(2, 1, { adds: 'failed' }, callOf('mac')))
  expect(onMac.summary).toContain('1 of 1 test failed: new')
  expect(comment()).toContain('mac / unit')
  expect(comment()).toContain('linux / unit')
  github.expectNoViolations()
})

test('states that the history of a second call is lost, and its cure, when the permission to read the calls is missing', async () => {
  const { github, push } = await startHistoryRepository({ jobs, permissions: { actions: 'none' } })
  const mac = await push(build(1, 0, { adds: 'passed' }, callOf('mac')))
  const linux = await push(build(1, 0, { adds: 'failed' }, callOf('linux')))
  const notices = ({ commands }: typeof mac) => commands.filter(({ name }) => name === 'notice').map(({ message }) => message)
  expect(notices(mac)).toEqual([])
  expect(notices(linux)).toEqual([expect.stringMatching(/^This build was not added to the history of main: .* with the input history\.$/)])
  expect(github.artifacts.all).toHaveLength(1)
})

test('keeps one history for each of two steps of a composite action', async () => {
  const { github, push, pull } = await startHistoryRepository()
  const job = () => ({ env: { GITHUB_ACTION: '__acme_test-and-report', RUNNER_TEMP: makeFolder() } })
  const pushed = job()
  await push(build(1, 0, { adds: 'passed' }, pushed))
  await push(build(1, 0, { removes: 'failed' }, pushed))
  const pulled = job()
  expect((await pull(build(2, 1, { adds: 'failed' }, pulled))).summary).toContain('1 of 1 test failed: new')
  expect((await pull(build(2, 1, { removes: 'failed' }, pulled))).summary).toContain('1 of 1 test failed, as on main')
  const histories = github.artifacts.all.map(({ name }) => name).filter((name) => name.startsWith('build-report-history-'))
  expect(new Set(histories).size).toBe(2)
  github.expectNoViolations()
})
