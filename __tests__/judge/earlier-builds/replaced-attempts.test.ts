// Tests which records of an earlier attempt count when a job ran again (src/judge/earlier-builds/earlier-attempts.ts).
import { expect, test } from 'vitest'
import type { WorkflowJob } from '../../../src/host/github/github-client.js'
import { newestExecutions } from '../../../src/host/github/job-executions.js'
import { type Rerun, readEarlierAttempts } from '../../../src/judge/earlier-builds/earlier-attempts.js'
import type { JobSummary } from '../../../src/judge/summary/job-summary.js'
import { noTestCounts } from '../../../src/judge/summary/test-counts.js'
import { listedJob } from '../../deliver/reporters/comment/parts/example-parts.js'
import { makeTree } from '../../read/collect/tree.js'

const records = (job: string, build: string) =>
  `${JSON.stringify({ kind: 'test', id: 'a', name: 'adds', status: 'successful', job, build })}\n`
const first = { startedAt: 10_000, completedAt: 90_000 }
const second = { attempt: 2, startedAt: 160_000, completedAt: 170_000 }

/** Reads two records files in attempt 2: job 1 left one in the first attempt, job 2 in both. */
function read(jobs: readonly WorkflowJob[] | undefined, changes: Partial<Rerun> = {}) {
  const cwd = makeTree({
    '1.ndjson': records('unit (20)', '4711.1'),
    '2.ndjson': records('unit (22)', '4711.1'),
    '3.ndjson': records('unit (22)', '4711.2'),
  })
  return readEarlierAttempts({
    cwd,
    collectors: [{ key: 'events', include: ['*.ndjson'], exclude: [], metadata: {}, named: true }],
    mask: (value) => value,
    rerun: {
      run: '4711',
      attempt: 2,
      readExecutions: () =>
        Promise.resolve(jobs && newestExecutions([listedJob('unit (20)', first), listedJob('unit (22)', first), ...jobs])),
      ...changes,
    },
  })
}

const pathsOf = ({ files }: Awaited<ReturnType<typeof read>>) => files.map(({ path }) => path)

test.each(['failure', 'cancelled', 'skipped'])('leaves out the records of a job that ran again (%s) and left none', async (conclusion) => {
  const result = await read([listedJob('unit (20)', { ...second, conclusion }), listedJob('unit (22)', second)])
  expect(pathsOf(result)).toEqual(['2.ndjson', '1.ndjson'])
  expect(result.problems).toEqual([
    {
      severity: 'error',
      kind: 'incomplete',
      message: 'The job unit (20) has run again, and has left no records since. Its earlier results do not count.',
    },
  ])
})

test.each([
  ['copies the job to the new attempt', [listedJob('unit (20)', { attempt: 2, ...first })]],
  ['lists the job under its old attempt only', []],
])('counts the records of attempt 1 when GitHub %s', async (_, entries) => {
  const result = await read([...entries, listedJob('unit (22)', second)])
  expect(pathsOf(result)).toEqual(['2.ndjson'])
  expect(result.problems).toEqual([])
})

test('names the jobs of attempt 1 when GitHub does not list the jobs', async () => {
  const result = await read(undefined)
  expect(pathsOf(result)).toEqual(['2.ndjson'])
  expect(result.problems).toMatchObject([
    {
      severity: 'warning',
      message: expect.stringContaining('attempt 2; these jobs reported in an earlier attempt: unit (20) (attempt 1)'),
    },
  ])
  const jobOf = (job: string): JobSummary => ({ job, status: 'successful', counts: noTestCounts() })
  expect(result.withStates([jobOf('unit (20)'), jobOf('unit (22)')], 500)).toEqual([
    { ...jobOf('unit (20)'), attempt: 1, state: 'earlier' },
    { ...jobOf('unit (22)'), attempt: 2 },
  ])
})

test.each([
  ['the records belong to another run', { run: '4712' }],
  ['the run is in its first attempt', { attempt: 1 }],
])('sends no request when %s', async (_, changes) => {
  const result = await read([], { ...changes, readExecutions: () => Promise.reject(new Error('A request was sent.')) })
  expect(result.problems).toEqual([])
})
