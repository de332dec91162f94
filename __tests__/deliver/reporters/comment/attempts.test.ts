// Tests that a comment shows the newest results of each job after jobs were run again (src/host/github/job-executions.ts).
import { expect, test } from 'vitest'
import { renderParts } from '../../../../src/deliver/reporters/comment/comment-report.js'
import type { Part } from '../../../../src/deliver/reporters/comment/parts/part.js'
import { compressParts, readParts } from '../../../../src/deliver/reporters/comment/parts/part-document.js'
import type { WorkflowJob } from '../../../../src/host/github/github-client.js'
import { newestExecutions } from '../../../../src/host/github/job-executions.js'
import { exampleKey, failed, listedJob, partOf, passed } from './parts/example-parts.js'

const [one, two] = ['unit (20)', 'unit (22)'] as const

/** Unix ms after some minutes of the run. Its first attempt ends after 10 minutes. */
const minute = (minutes: number) => Date.UTC(2026, 4, 1, 12, minutes)
const from = (start: number, end: number) => ({ startedAt: minute(start), completedAt: minute(end) })
const again = { attempt: 2, startedAt: minute(30), completedAt: undefined }

const fourTests = [passed('a'), passed('b'), passed('c'), passed('d')]

/** The results of job 1 in the first attempt, by name. */
const firstAttempts = {
  passed: { conclusion: 'success', parts: [partOf({ job: one }, fourTests)] },
  failed: { conclusion: 'failure', parts: [partOf({ job: one }, [failed('a'), ...fourTests.slice(1)])] },
  none: { conclusion: 'failure', parts: [] },
}

/** The entries of the job 1 for the second attempt. */
const secondAttempts = {
  'copied green': [listedJob(one, { attempt: 2, ...from(0, 9) })],
  'copied red': [listedJob(one, { attempt: 2, conclusion: 'failure', ...from(0, 9) })],
  'old entry only': [],
  waiting: [listedJob(one, { ...again, status: 'queued', conclusion: undefined })],
  failed: [listedJob(one, { attempt: 2, conclusion: 'failure', ...from(30, 31) })],
  cancelled: [listedJob(one, { attempt: 2, conclusion: 'cancelled', ...from(30, 31) })],
  skipped: [listedJob(one, { attempt: 2, conclusion: 'skipped', ...from(30, 30) })],
  part: [listedJob(one, { attempt: 2, ...from(30, 31) })],
}

function render(parts: readonly Part[], jobs: readonly WorkflowJob[] | undefined): string {
  const [own] = parts
  if (own === undefined) throw new Error('The example has no parts.')
  const text = renderParts(
    {
      own,
      title: '',
      step: '',
      scope: undefined,
      source: undefined,
      template: undefined,
      executions: jobs && newestExecutions(jobs),
      frameOf: ({ reportUrl }) => ({ title: '', titleUrl: '', ciContext: { pipeline: 'CI', build: {}, source: {} }, reportUrl }),
    },
    { parts, covered: new Set(parts.map(({ name }) => name)), expected: [] },
    36_000,
  )
  return text ?? ''
}

/** Returns what a comment states about the jobs: the rows of its table, the reasons for distrust, and the notes on attempts. */
const jobsIn = (comment: string): readonly string[] =>
  comment
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split('\n')
    .flatMap(
      (line) => /^\| (\S+ unit [^|]+?) \|/.exec(line)?.[1] ?? /^> - (.*)/.exec(line)?.[1] ?? /^<sub>(.*)<\/sub>$/.exec(line)?.[1] ?? [],
    )

type First = keyof typeof firstAttempts
type Second = keyof typeof secondAttempts

/** Returns the comment of job 2 in the second attempt, in which it has reported 4 tests that passed. */
function commentOf(first: First, second: Second, permission: 'read' | 'none'): string {
  const { conclusion, parts } = firstAttempts[first]
  const jobs = [
    listedJob(one, { conclusion, ...from(0, 9) }),
    listedJob(two, from(0, 10)),
    ...secondAttempts[second],
    listedJob(two, { ...again, status: 'in_progress', conclusion: undefined }),
  ]
  const ofOne = second === 'part' ? [partOf({ job: one, attempt: 2 }, fourTests)] : []
  const ofTwo = [partOf({ job: two, attempt: 2 }, fourTests), partOf({ job: two }, fourTests)]
  return render([...ofTwo, ...ofOne, ...parts], permission === 'read' ? jobs : undefined)
}

// Without the permission to read actions, GitHub lists no jobs.
test.each<[first: First, second: Second, permission: 'read' | 'none', headline: string, jobs: string[]]>([
  ['passed', 'copied green', 'read', '✅ 8 test runs passed in 2 jobs', ['Results of attempt 1: unit (20)']],
  [
    'passed',
    'copied green',
    'none',
    '❔ 4 tests passed in attempt 2; these jobs reported in attempt 1: unit (20)',
    ['❔ unit (20)', '✅ unit (22)'],
  ],
  ['passed', 'copied red', 'read', '✅ 8 test runs passed in 2 jobs', ['Results of attempt 1: unit (20)']],
  [
    'passed',
    'copied red',
    'none',
    '❔ 4 tests passed in attempt 2; these jobs reported in attempt 1: unit (20)',
    ['❔ unit (20)', '✅ unit (22)'],
  ],
  ['passed', 'old entry only', 'read', '✅ 8 test runs passed in 2 jobs', ['Results of attempt 1: unit (20)']],
  [
    'passed',
    'old entry only',
    'none',
    '❔ 4 tests passed in attempt 2; these jobs reported in attempt 1: unit (20)',
    ['❔ unit (20)', '✅ unit (22)'],
  ],
  ['passed', 'waiting', 'read', '⏳ 1 of 2 jobs has reported; no failure so far', ['⏳ unit (20)', '✅ unit (22)']],
  [
    'passed',
    'waiting',
    'none',
    '❔ 4 tests passed in attempt 2; these jobs reported in attempt 1: unit (20)',
    ['❔ unit (20)', '✅ unit (22)'],
  ],
  [
    'passed',
    'failed',
    'read',
    '❌ results are incomplete; none of the 4 test runs found failed',
    ['**unit (20)** ended without a report.', '🚫 unit (20)', '✅ unit (22)'],
  ],
  [
    'passed',
    'failed',
    'none',
    '❔ 4 tests passed in attempt 2; these jobs reported in attempt 1: unit (20)',
    ['❔ unit (20)', '✅ unit (22)'],
  ],
  [
    'passed',
    'cancelled',
    'read',
    '❌ results are incomplete; none of the 4 test runs found failed',
    ['**unit (20)** was cancelled before it reported.', '🚫 unit (20)', '✅ unit (22)'],
  ],
  [
    'passed',
    'cancelled',
    'none',
    '❔ 4 tests passed in attempt 2; these jobs reported in attempt 1: unit (20)',
    ['❔ unit (20)', '✅ unit (22)'],
  ],
  ['passed', 'skipped', 'read', '❔ 4 tests passed; 1 job was skipped in attempt 2', ['⏭️ unit (20), skipped in attempt 2', '✅ unit (22)']],
  [
    'passed',
    'skipped',
    'none',
    '❔ 4 tests passed in attempt 2; these jobs reported in attempt 1: unit (20)',
    ['❔ unit (20)', '✅ unit (22)'],
  ],
  ['passed', 'part', 'read', '✅ 8 test runs passed in 2 jobs', []],
  ['passed', 'part', 'none', '✅ 8 test runs passed in 2 jobs', []],
  [
    'failed',
    'copied green',
    'read',
    '❌ 1 test failed in 1 of 2 jobs',
    ['❌ unit (20)', '✅ unit (22)', 'Results of attempt 1: unit (20)'],
  ],
  [
    'failed',
    'copied green',
    'none',
    '❌ 1 test failed in 1 of 2 jobs',
    ['❌ unit (20)', '✅ unit (22)', 'Attempt 2; these jobs reported in attempt 1: unit (20)'],
  ],
  ['failed', 'copied red', 'read', '❌ 1 test failed in 1 of 2 jobs', ['❌ unit (20)', '✅ unit (22)', 'Results of attempt 1: unit (20)']],
  [
    'failed',
    'copied red',
    'none',
    '❌ 1 test failed in 1 of 2 jobs',
    ['❌ unit (20)', '✅ unit (22)', 'Attempt 2; these jobs reported in attempt 1: unit (20)'],
  ],
  [
    'failed',
    'old entry only',
    'read',
    '❌ 1 test failed in 1 of 2 jobs',
    ['❌ unit (20)', '✅ unit (22)', 'Results of attempt 1: unit (20)'],
  ],
  [
    'failed',
    'old entry only',
    'none',
    '❌ 1 test failed in 1 of 2 jobs',
    ['❌ unit (20)', '✅ unit (22)', 'Attempt 2; these jobs reported in attempt 1: unit (20)'],
  ],
  ['failed', 'waiting', 'read', '⏳ 1 of 2 jobs has reported; no failure so far', ['⏳ unit (20)', '✅ unit (22)']],
  [
    'failed',
    'waiting',
    'none',
    '❌ 1 test failed in 1 of 2 jobs',
    ['❌ unit (20)', '✅ unit (22)', 'Attempt 2; these jobs reported in attempt 1: unit (20)'],
  ],
  [
    'failed',
    'failed',
    'read',
    '❌ results are incomplete; none of the 4 test runs found failed',
    ['**unit (20)** ended without a report.', '🚫 unit (20)', '✅ unit (22)'],
  ],
  [
    'failed',
    'failed',
    'none',
    '❌ 1 test failed in 1 of 2 jobs',
    ['❌ unit (20)', '✅ unit (22)', 'Attempt 2; these jobs reported in attempt 1: unit (20)'],
  ],
  [
    'failed',
    'cancelled',
    'read',
    '❌ results are incomplete; none of the 4 test runs found failed',
    ['**unit (20)** was cancelled before it reported.', '🚫 unit (20)', '✅ unit (22)'],
  ],
  [
    'failed',
    'cancelled',
    'none',
    '❌ 1 test failed in 1 of 2 jobs',
    ['❌ unit (20)', '✅ unit (22)', 'Attempt 2; these jobs reported in attempt 1: unit (20)'],
  ],
  ['failed', 'skipped', 'read', '❔ 4 tests passed; 1 job was skipped in attempt 2', ['⏭️ unit (20), skipped in attempt 2', '✅ unit (22)']],
  [
    'failed',
    'skipped',
    'none',
    '❌ 1 test failed in 1 of 2 jobs',
    ['❌ unit (20)', '✅ unit (22)', 'Attempt 2; these jobs reported in attempt 1: unit (20)'],
  ],
  ['failed', 'part', 'read', '✅ 8 test runs passed in 2 jobs', []],
  ['failed', 'part', 'none', '✅ 8 test runs passed in 2 jobs', []],
  [
    'none',
    'copied green',
    'read',
    '❌ results are incomplete; none of the 4 test runs found failed',
    ['**unit (20)** ended without a report.', '🚫 unit (20)', '✅ unit (22)'],
  ],
  ['none', 'copied green', 'none', '✅ 4 tests passed', []],
  [
    'none',
    'copied red',
    'read',
    '❌ results are incomplete; none of the 4 test runs found failed',
    ['**unit (20)** ended without a report.', '🚫 unit (20)', '✅ unit (22)'],
  ],
  ['none', 'copied red', 'none', '✅ 4 tests passed', []],
  [
    'none',
    'old entry only',
    'read',
    '❌ results are incomplete; none of the 4 test runs found failed',
    ['**unit (20)** ended without a report.', '🚫 unit (20)', '✅ unit (22)'],
  ],
  ['none', 'old entry only', 'none', '✅ 4 tests passed', []],
  ['none', 'waiting', 'read', '⏳ 1 of 2 jobs has reported; no failure so far', ['⏳ unit (20)', '✅ unit (22)']],
  ['none', 'waiting', 'none', '✅ 4 tests passed', []],
  [
    'none',
    'failed',
    'read',
    '❌ results are incomplete; none of the 4 test runs found failed',
    ['**unit (20)** ended without a report.', '🚫 unit (20)', '✅ unit (22)'],
  ],
  ['none', 'failed', 'none', '✅ 4 tests passed', []],
  [
    'none',
    'cancelled',
    'read',
    '❌ results are incomplete; none of the 4 test runs found failed',
    ['**unit (20)** was cancelled before it reported.', '🚫 unit (20)', '✅ unit (22)'],
  ],
  ['none', 'cancelled', 'none', '✅ 4 tests passed', []],
  ['none', 'skipped', 'read', '❔ 4 tests passed; 1 job was skipped in attempt 2', ['⏭️ unit (20), skipped in attempt 2', '✅ unit (22)']],
  ['none', 'skipped', 'none', '✅ 4 tests passed', []],
  ['none', 'part', 'read', '✅ 8 test runs passed in 2 jobs', []],
  ['none', 'part', 'none', '✅ 8 test runs passed in 2 jobs', []],
])('counts a job that %s in attempt 1 by its entry in attempt 2 (%s), with actions: %s', (first, second, permission, headline, jobs) => {
  const comment = commentOf(first, second, permission)
  expect(comment.split('\n', 1)[0]?.replace('### ', '').replace(' CI —', '')).toBe(headline)
  expect(jobsIn(comment)).toEqual(jobs)
})

const running = (name: string) => listedJob(name, { ...again, status: 'in_progress', conclusion: undefined })

test('keeps the results of attempt 2 when GitHub copies the job to attempt 3', () => {
  const copy = from(31, 39)
  const jobs = [
    listedJob(one, { conclusion: 'failure', ...from(0, 9) }),
    listedJob(two, from(0, 10)),
    listedJob(one, { attempt: 2, ...copy }),
    listedJob(two, { attempt: 2, conclusion: 'failure', ...from(30, 40) }),
    listedJob(one, { attempt: 3, ...copy }),
    { ...running(two), attempt: 3, startedAt: minute(60) },
  ]
  const parts = [partOf({ job: two, attempt: 3 }, fourTests), partOf({ job: one, attempt: 2 }, [failed('a')])]
  expect(render(parts, jobs)).toMatch(/^### ❌ CI — 1 test failed in 1 of 2 jobs\n/)
})

test('names the jobs of each earlier attempt when it is not known which jobs have run again', () => {
  const parts = [
    partOf({ job: 'c', attempt: 3 }, fourTests),
    partOf({ job: 'b', attempt: 2 }, fourTests),
    partOf({ job: 'a', attempt: 1 }, fourTests),
  ]
  expect(render(parts, undefined)).toMatch(/^### ❔ .* 4 tests passed in attempt 3; these jobs reported in attempt 1: a; in attempt 2: b\n/)
})

test('is not green when one step of a job reports again and the other step may not have run', () => {
  const parts = [partOf({ job: 'unit', attempt: 2 }, fourTests), partOf({ job: 'unit', step: 'report 2' }, fourTests)]
  expect(render(parts, undefined)).toMatch(/^### ❔ /)
})

test('is not green when both steps of a job reported in attempt 1 and the job may have run again', () => {
  const parts = [
    partOf({ job: two, attempt: 2 }, fourTests),
    partOf({ job: one }, fourTests),
    partOf({ job: one, step: 'report 2' }, fourTests),
  ]
  expect(render(parts, undefined)).toMatch(/^### ❔ .* 4 tests passed in attempt 2; these jobs reported in attempt 1: unit \(20\)\n/)
})

test.each([
  ['lists', [one, two].flatMap((name) => [listedJob(name, from(0, 10)), running(name)])],
  ['does not list', undefined],
])('is not green when a job has joined records that may be outdated and GitHub %s the jobs', (_, jobs) => {
  const tests = [one, two].flatMap((job) => fourTests.map((each) => ({ ...each, job })))
  const joined = partOf({ job: 'report', attempt: 2, isJoined: true }, tests, [], (summary) => ({
    ...summary,
    jobs: summary.jobs.map((job) => (job.job === one ? { ...job, attempt: 1, state: 'earlier' } : { ...job, attempt: 2 })),
  }))
  const content = { run: 12, comment: exampleKey, parts: [joined], covered: new Set([joined.name]), expected: [], pushes: [] }
  const { parts } = readParts(compressParts(content, 65_536) ?? Buffer.alloc(0))
  expect(render(parts, jobs)).toMatch(/^### ❔ .* 4 tests passed in attempt 2; these jobs reported in attempt 1: unit \(20\)\n/)
})

test('waits for the job that joins records when a job whose records it has joined runs again', () => {
  const joined = partOf({ job: 'report', isJoined: true }, [
    { ...passed('a'), job: one },
    { ...failed('b'), job: two },
  ])
  const jobs = [
    listedJob(one, from(0, 9)),
    listedJob(two, { conclusion: 'failure', ...from(0, 9) }),
    listedJob('e2e', { conclusion: 'failure', ...from(0, 9) }),
    listedJob('report', { conclusion: 'failure', ...from(9, 10) }),
    listedJob(two, { attempt: 2, ...from(30, 31) }),
    running('e2e'),
  ]
  const comment = render([partOf({ job: 'e2e', attempt: 2 }, fourTests), joined], jobs)
  expect(comment).toMatch(/^### ⏳ CI — 1 of 2 jobs has reported; no failure so far\n/)
  expect(jobsIn(comment)).toEqual([])
  expect(comment).toContain('⏳ report')
})

test('keeps the failure of the other call when one of two calls of a workflow runs again without a report', () => {
  const calls = ['mac / unit', 'linux / unit'] as const
  const parts = [
    partOf({ job: 'lint', attempt: 2 }, fourTests),
    partOf({ job: 'unit', jobRun: 'x' }, [failed('a')]),
    partOf({ job: 'unit', jobRun: 'y' }, [failed('a')]),
  ]
  const jobs = [
    ...calls.map((name) => listedJob(name, { conclusion: 'failure', ...from(0, 10) })),
    listedJob(calls[1], { attempt: 2, conclusion: 'failure', ...from(30, 31) }),
    running('lint'),
  ]
  const comment = render(parts, jobs)
  expect(comment).toContain('**linux / unit** ended without a report.')
  expect(comment).toContain('1 of the 5 test runs found failed')
})

test('keeps the results of a job when the job of a called workflow with the same name runs again', () => {
  const jobs = [
    listedJob('unit', from(0, 9)),
    listedJob('nightly / unit', { conclusion: 'failure', ...from(0, 10) }),
    listedJob('nightly / unit', { attempt: 2, conclusion: 'failure', ...from(30, 31) }),
    running('e2e'),
  ]
  const comment = render([partOf({ job: 'e2e', attempt: 2 }, fourTests), partOf({ job: 'unit' }, fourTests)], jobs)
  expect(comment).toMatch(/^### ✅ CI — 8 test runs passed in 2 jobs\n/)
})

test('shows which jobs of a grid were skipped in a later attempt', () => {
  const legs = ['linux', 'windows'].flatMap((os) => ['20', '22'].map((version) => `unit (${os}, ${version})`))
  const [first = '', ...others] = legs
  const jobs = [
    ...legs.map((name) => listedJob(name, from(0, 10))),
    listedJob(first, { attempt: 2, conclusion: 'skipped', ...from(30, 30) }),
    ...others.map(running),
  ]
  const comment = render([...others.map((job) => partOf({ job, attempt: 2 }, fourTests)), partOf({ job: first }, fourTests)], jobs)
  expect(comment).toMatch(/^### ❔ CI — 12 test runs passed in 3 jobs; 1 job was skipped in attempt 2\n/)
  expect(comment).toContain('⏭️ skipped in attempt 2')
})
