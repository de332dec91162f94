// Tests that builds of untrusted commits cannot enter or replace the history of the base branch.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { artifactContent } from '../../../src/judge/history-artifacts/artifact-content.js'
import { build, commit, first, startHistoryRepository } from '../history-repository.js'
import type { StepResult } from '../step.js'

const notices = ({ commands }: StepResult) => commands.flatMap(({ name, message }) => (name === 'notice' ? [message] : []))
const inputs = { 'fail-on': 'new,incomplete,no-tests' }

test('keeps a failure new when a manual run on main has tested the pull request before', async () => {
  const { github, begin, dispatch, pull } = await startHistoryRepository()
  await begin(build(1, 0, { adds: 'passed' }))
  const broken = { adds: 'failed' } as const
  const manual = await dispatch(build(2, 1, broken, { commit: commit(1) }), commit(7))
  expect(notices(manual)).toEqual([
    'This build was not added to the history of main: The checkout is at 7777777, and the run is for 1111111, so the results may be of other code. Check out the commit of the run, or set the input history to off.',
  ])
  const { status, summary } = await pull(build(7, 1, broken, { inputs }))
  expect(summary).toContain('1 of 1 test failed: new')
  expect(status).toBe(1)
  github.expectNoViolations()
})

test('adds no joined records to the history of main when the job that wrote them has checked out a pull request', async () => {
  const { begin, dispatch } = await startHistoryRepository()
  await begin(build(1, 0, { adds: 'passed' }))
  const tests = { adds: 'failed' } as const
  const output = { output: 'build-report.ndjson', history: 'off' }
  const { workspace } = await dispatch(build(2, 1, tests, { commit: commit(1), inputs: output }), commit(7))
  const files = { 'records/a.ndjson': readFileSync(join(workspace, 'build-report.ndjson'), 'utf8') }
  const joining = build(2, 1, {}, { commit: commit(1), files, inputs: { records: 'records/*.ndjson' } })
  expect(notices(await dispatch(joining, commit(1)))).toEqual([
    `This build was not added to the history of main: The records are of "${commit(7)}", which is not the branch of the run.`,
  ])
})

test('adds a manual run on main to the history when it has checked out main', async () => {
  const { begin, dispatch, pull } = await startHistoryRepository()
  await begin(build(1, 0, { adds: 'passed' }))
  const manual = await dispatch(build(2, 1, { adds: 'failed' }, { commit: commit(1) }), commit(1))
  expect(notices(manual)).toEqual([])
  expect((await pull(build(7, 1, { adds: 'failed' }, { inputs }))).status).toBe(0)
})

test('keeps a failure new when a branch with the name of a merge queue was pushed before', async () => {
  const { github, begin, pushFalseQueue, pull } = await startHistoryRepository()
  await begin(build(1, 0, { adds: 'passed', removes: 'passed' }))
  // A failed run of the queue would not be stored, so the attack makes the test look flaky or skipped.
  await pushFalseQueue(build(2, 1, { removes: 'passed', adds: 'skipped' }))
  const stored = github.artifacts.all.filter(({ name, run }) => name.startsWith('build-report-history-') && run.id === first + 2)
  expect(stored).toEqual([])
  const { stdout, summary } = await pull(build(7, 1, { adds: 'failed', removes: 'passed' }, { inputs }))
  expect(summary).toContain('1 of 2 tests failed: new')
  expect(stdout).toContain('History: 1 build of main.')
})

test('does not read a history that a push to the branch of a merge queue has left', async () => {
  const { github, begin, queue, pull } = await startHistoryRepository()
  await begin(build(1, 0, { adds: 'passed' }))
  await queue(build(2, 1, { adds: 'passed' }))
  const stored = github.artifacts.all.find(({ name, run }) => name.startsWith('build-report-history-') && run.id === first + 2)
  if (stored === undefined) throw new Error('The queue has left no history.')
  const forged = { ...stored.run, id: first + 3, event: 'push' }
  github.artifacts.advance(60 * 60 * 1000)
  const { id } = github.artifacts.add({ name: stored.name, content: stored.content, run: forged })
  const { stdout, summary } = await pull(build(7, 1, { adds: 'failed' }, { inputs }))
  expect(stdout).toContain(`The history in the artifact ${id} is not used: it was not written on merge_group.`)
  expect(summary).toContain('1 of 1 test failed: new')
  expect(stdout).toContain('History: 2 builds of main.')
  github.expectNoViolations()
})

test('does not read a history whose last build is of another commit than the run that stored it', async () => {
  const { github, begin, push, pull } = await startHistoryRepository()
  await begin(build(1, 0, { adds: 'passed' }))
  await push(build(2, 1, { adds: 'failed' }))
  const stored = github.artifacts.all.find(({ name, run }) => name.startsWith('build-report-history-') && run.id === first + 2)
  if (stored === undefined) throw new Error('The push has left no history.')
  const document = gunzipSync(artifactContent(stored.content, undefined, 5_000_000)).toString('utf8')
  const content = gzipSync(document.replaceAll(commit(2), commit(9)))
  github.artifacts.advance(60 * 60 * 1000)
  github.artifacts.add({ name: stored.name, content, run: { ...stored.run, headSha: commit(2) } })
  const { stdout } = await pull(build(7, 1, { adds: 'failed' }, { inputs }))
  expect(stdout).toContain('is not used: its last build is of another commit than the run that wrote it.')
  expect(stdout).toContain('History: 2 builds of main.')
})
