// Tests that a test that failed in an earlier attempt of the same run is called flaky, on push and workflow_run.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { artifactContent } from '../../src/judge/history-artifacts/artifact-content.js'
import { makeTree } from '../read/collect/tree.js'
import { runCli } from './cli-process.js'
import { build, first, startHistoryRepository } from './history-repository.js'
import { nodes } from './nodes.js'
import type { StepResult } from './step.js'

const recordsOf = ({ workspace }: StepResult): Buffer => readFileSync(join(workspace, 'build-report.ndjson'))

type Repository = Awaited<ReturnType<typeof startHistoryRepository>>

/** Returns the last stored history, as lines. */
function lastHistory({ github }: Repository): string {
  const stored = github.artifacts.all.findLast(({ name }) => name.startsWith('build-report-history-'))
  if (stored === undefined) throw new Error('There is no history.')
  return gunzipSync(artifactContent(stored.content, undefined, 5_000_000)).toString('utf8')
}

test('calls a test of a push flaky when it failed in the earlier attempt, and stores that', async () => {
  const repository = await startHistoryRepository()
  await repository.push(build(1, 0, { adds: 'passed', removes: 'passed' }))
  const failing = await repository.push(build(2, 1, { adds: 'failed', removes: 'passed' }))
  expect(failing.outputs).toMatchObject({ failed: '1', flaky: '0' })
  const passing = await repository.push(build(2, 1, { adds: 'passed', removes: 'passed' }, { attempt: 2 }))
  expect(passing.outputs).toMatchObject({ failed: '0', flaky: '1' })
  expect(passing.summary).toContain('🔁 **adds** · Basket — passed on attempt 2')
  expect(passing.summary).not.toContain('not known')
  const lines = lastHistory(repository).split('\n')
  expect(lines.find((line) => line.includes('"adds"'))).toMatch(/Pf.*"reruns":\[true\]/)
  expect(lines.find((line) => line.includes('"removes"'))).not.toContain('f"')
  repository.github.expectNoViolations()
})

test('claims nothing when no source contains the earlier attempt', async () => {
  const { github, pull, comment } = await startHistoryRepository()
  await pull(build(1, 0, { adds: 'failed' }))
  for (const { id } of github.comments({ kind: 'pullRequest', number: 7 })) github.removeComment(id)
  const passing = await pull(build(1, 0, { adds: 'passed' }, { attempt: 2, inputs: { html: 'report.html' } }))
  expect(passing.outputs).toMatchObject({ flaky: '0' })
  const unknown = 'ttempt 2; the results of attempt 1 are not known'
  expect(passing.stdout).toContain(unknown)
  expect(passing.summary).toContain(unknown)
  expect(readFileSync(join(passing.workspace, 'report.html'), 'utf8')).toContain(unknown)
  expect(comment()).not.toContain('🔁')
})

test('mentions no other attempt in the first one', async () => {
  const { github, pull } = await startHistoryRepository()
  await pull(build(1, 0, { adds: 'failed' }))
  const before = github.requests.length
  const { stdout } = await pull(build(2, 0, { adds: 'passed' }))
  expect(stdout).not.toContain('attempt')
  const comments = github.requests.slice(before).filter(({ method, path }) => method === 'GET' && path.endsWith('/comments'))
  expect(comments).toHaveLength(1)
})

test('calls a test flaky on workflow_run when it failed in the earlier attempt of the tested run', async () => {
  const { github, pull, report, comment } = await startHistoryRepository()
  const inputs = { command: 'collect', token: '' }
  const failing = build(1, 0, { adds: 'failed' }, { inputs, isFork: true })
  await report({ run: first + 2, completed: failing, event: 'pull_request', records: recordsOf(await pull(failing)) })
  expect(comment()).toContain('1 of 1 test failed')
  const passing = build(1, 0, { adds: 'passed' }, { inputs, isFork: true, attempt: 2 })
  const { outputs } = await report({ run: first + 3, completed: passing, event: 'pull_request', records: recordsOf(await pull(passing)) })
  expect(outputs).toMatchObject({ flaky: '1' })
  expect(comment()).toContain('🔁 **adds** · Basket — passed on attempt 2')
  github.expectNoViolations()
})

test.each(nodes)('calls a test flaky when the history has an earlier attempt of the build in which it failed, on %s', (node) => {
  const junit = (isFailed: boolean) =>
    `<testsuite name="Cart"><testcase classname="Cart" name="adds">${isFailed ? '<failure message="sum"/>' : ''}</testcase></testsuite>`
  const cwd = makeTree({})
  const report = (build: string, isFailed: boolean) => {
    writeFileSync(join(cwd, 'TEST-cart.xml'), junit(isFailed))
    const words = ['report', 'TEST-cart.xml', '--history', 'history.ndjson', '--history-output', 'history.ndjson']
    return runCli(words, { node, cwd, env: { SERVICE_BUILD: build, SERVICE_REF: 'main' } })
  }
  report('4710.1', false)
  report('4711.1', true)
  const { stdout, stderr } = report('4711.2', false)
  expect(stdout).toMatch(/flaky +adds Cart · passed on attempt 2/)
  expect(stderr).not.toContain('not known')
  expect(readFileSync(join(cwd, 'history.ndjson'), 'utf8')).toContain('"Pf"')
  // A build of its own is not an earlier attempt.
  report('4712.1', true)
  const other = report('4713.2', false)
  expect(other.stdout).not.toContain('flaky')
  expect(other.stderr).toContain('attempt 2; the results of attempt 1 are not known')
})
