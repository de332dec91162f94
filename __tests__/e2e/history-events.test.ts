// Tests which builds a run is compared with on pull requests from forks, workflow_run, merge queues and pushes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, first, startHistoryRepository } from './history-repository.js'
import type { StepResult } from './step.js'

const recordsOf = ({ workspace }: StepResult): Buffer => readFileSync(join(workspace, 'build-report.ndjson'))

test('judges a pull request from a fork, whose token can only read', async () => {
  const { github, push, pull } = await startHistoryRepository({
    permissions: { 'pull-requests': 'read', contents: 'read', actions: 'read' },
  })
  await push(build(1, 0, { adds: 'passed', removes: 'failed' }))
  const stored = github.artifacts.all.length
  const { summary } = await pull(build(2, 1, { adds: 'failed', removes: 'failed' }, { isFork: true }))
  expect(summary).toContain('2 of 2 tests failed: 1 new · 1 also fails on main')
  expect(github.artifacts.all).toHaveLength(stored)
  github.expectNoViolations()
})

test('judges a pull request from a fork on workflow_run, by the builds that were reported in the same way', async () => {
  const { github, push, pull, report, comment } = await startHistoryRepository()
  const collected = { command: 'collect', token: '' }
  const onMain = build(1, 0, { adds: 'passed', removes: 'failed' }, { inputs: collected })
  const pushed = await push(onMain)
  await report({ run: first + 2, completed: onMain, event: 'push', records: recordsOf(pushed) })
  const ofFork = build(3, 1, { adds: 'failed', removes: 'failed' }, { inputs: collected, isFork: true })
  const pulled = await pull(ofFork)
  await report({ run: first + 4, completed: ofFork, event: 'pull_request', records: recordsOf(pulled) })
  expect(comment()).toContain('2 of 2 tests failed: 1 new · 1 also fails on main')
  expect(comment()).toContain('compared with 1 build of main')
  // The run for the fork has added nothing.
  const histories = github.artifacts.all.filter(({ name }) => name.startsWith('build-report-history-'))
  expect(histories.map(({ run }) => run.id)).toEqual([first + 2])
  github.expectNoViolations()
})

test('judges a pull request from a fork on workflow_run by the builds of the first workflow when both name the history', async () => {
  const { github, push, pull, report, comment } = await startHistoryRepository()
  const inputs = { history: 'tests' }
  await push(build(1, 0, { adds: 'passed', removes: 'failed' }, { inputs }))
  const ofFork = build(
    2,
    1,
    { adds: 'failed', removes: 'failed' },
    { inputs: { ...inputs, output: 'build-report.ndjson', token: '' }, isFork: true },
  )
  const records = recordsOf(await pull(ofFork))
  await report({ run: first + 3, completed: ofFork, event: 'pull_request', records, inputs })
  expect(comment()).toContain('2 of 2 tests failed: 1 new · 1 also fails on main')
  github.expectNoViolations()
})

test('judges a pull request by the builds of the merge queue when no run tests after the merge', async () => {
  const { github, queue, pull, comment } = await startHistoryRepository()
  await queue(build(1, 0, { adds: 'passed', removes: 'passed' }))
  await queue(build(2, 1, { adds: 'failed', removes: 'passed' }))
  await pull(build(3, 1, { adds: 'failed', removes: 'passed' }))
  expect(comment()).toContain('1 of 2 tests failed: new')
  expect(comment()).toContain('compared with 1 build of main')
  github.expectNoViolations()
})

test('compares a push with the build of the commit before it', async () => {
  const { push } = await startHistoryRepository()
  await push(build(1, 0, { adds: 'passed' }))
  const broken = await push(build(2, 1, { adds: 'failed' }))
  expect(broken.summary).toContain('1 of 1 test failed: new')
  const still = await push(build(3, 2, { adds: 'failed' }))
  expect(still.summary).toMatch(/1 of 1 test failed, as before[\s\S]*### Failed before[\s\S]*Since \[`2222222`\]/)
  const repaired = await push(build(4, 3, { adds: 'passed' }))
  expect(repaired.summary).toContain('1 fixed')
})
