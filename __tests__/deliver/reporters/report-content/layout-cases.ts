import type { CommentFrame } from '../../../../src/deliver/reporters/report-content/report-frame.js'
import type { CiContext } from '../../../../src/host/ci-context/ci-context.js'
import type { JobSummary } from '../../../../src/judge/summary/job-summary.js'
import type { ListedTest } from '../../../../src/judge/summary/listed-test.js'
import { type RunSummary, withProblems } from '../../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import { noTestCounts } from '../../../../src/judge/summary/test-counts.js'
import type { VerdictKind } from '../../../../src/judge/verdicts/verdict.js'
import type { Problem } from '../../../../src/records/problem.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import type { ReportScope } from '../../../../src/report/content/scope.js'
import { searchGuide } from '../../../../src/run/guide/search-guide.js'
import { exampleReasons } from '../../../report/content/judged-builds.js'
import { exampleChanges, judgedRun, noChanges } from '../../../report/content/judged-run.js'

/** A build of a web shop, as a comment and a job summary show it. */
export interface LayoutCase {
  readonly scope: ReportScope
  readonly frame: CommentFrame
}

const run = 'https://github.com/acme/shop/actions/runs/4212'
const artifact = `${run}/artifacts/901`

const ciContext: CiContext = {
  pipeline: 'CI',
  build: { id: '4212.1', number: '4212', url: run },
  actor: 'octocat',
  source: {
    url: 'https://github.com/acme/shop',
    commit: '7c4f3a8d0e6b1c2f3a4b5c6d7e8f90123456789a',
    commitMessage: 'Round half a cent up',
    pullRequest: 128,
  },
}

/** The coordinates of tests. */
interface Place {
  readonly job?: string
  readonly module?: string
}

type Add = (name: string, fields?: Partial<RecordedTest>) => void

interface Results {
  readonly place: Place
  readonly problems?: readonly Problem[]
  readonly fill: (add: Add) => void
}

function summaryOf(parts: readonly Results[]): RunSummary {
  const summary = createSummary()
  for (const { place, problems = [], fill } of parts) {
    summary.beginFile({ path: `results/${place.module ?? place.job ?? 'junit'}.xml`, format: 'junit' })
    fill((name, fields = {}) => {
      const suite = fields.suite ?? []
      summary.test({
        ...place,
        id: [place.module ?? '', ...suite, name].join('/'),
        name,
        suite,
        status: 'successful',
        duration: 32,
        ...fields,
      })
    })
    summary.endFile(problems)
  }
  return summary.result()
}

const passed =
  (count: number): Results['fill'] =>
  (add) => {
    for (let index = 0; index < count; index++) add(`passes ${index}`)
  }

const skipped =
  (count: number): Results['fill'] =>
  (add) => {
    for (let index = 0; index < count; index++) add(`is skipped ${index}`, { status: 'skipped', duration: 0 })
  }

const all =
  (...fills: readonly Results['fill'][]): Results['fill'] =>
  (add) => {
    for (const fill of fills) fill(add)
  }

const rounding: Results['fill'] = (add) =>
  add('rounds half a cent up', {
    suite: ['checkout', 'prices'],
    status: 'failed',
    file: 'checkout/prices.test.ts',
    line: 42,
    message: 'AssertionError: expected 17.95 to be 17.96 // Object.is equality\n\n- Expected\n+ Received\n\n- 17.96\n+ 17.95',
    details:
      'AssertionError: expected 17.95 to be 17.96 // Object.is equality\n    at roundToCents (checkout/prices.ts:18:21)\n    at checkout/prices.test.ts:42:31\n    at file:///home/runner/work/shop/node_modules/@vitest/runner/dist/index.js:146:14',
  })

const merging: Results['fill'] = (add) =>
  add('merges equal products into one line', {
    suite: ['checkout', 'basket'],
    status: 'failed',
    file: 'checkout/basket.test.ts',
    line: 19,
    message: 'AssertionError: expected [ 1, 1 ] to deeply equal [ 2 ]',
    details: 'AssertionError: expected [ 1, 1 ] to deeply equal [ 2 ]\n    at checkout/basket.test.ts:19:24',
  })

const flaky: Results['fill'] = (add) => {
  add('pays by card', {
    suite: ['checkout', 'payment'],
    flaky: true,
    duration: 6_300,
    attempts: [{ status: 'failed', message: 'Timed out after 5000 ms waiting for #pay' }],
  })
  add('sends one confirmation', {
    suite: ['orders', 'mail'],
    flaky: true,
    attempts: [{ status: 'failed' }, { status: 'failed', message: 'no mail within 2 seconds' }],
  })
}

const unordered: Results['fill'] = (add) =>
  add('keeps the order of lines', {
    suite: ['cart', 'totals'],
    status: 'failed',
    file: 'cart/totals.test.ts',
    line: 88,
    message: 'Error: the lines are in another order\nExpected: "pears\\n"\nReceived: "pears\\r\\n"',
    details:
      'Error: the lines are in another order\nExpected: "pears\\n"\nReceived: "pears\\r\\n"\n    at readLines (cart/totals.ts:51:9)\n    at cart/totals.test.ts:88:25',
  })

const systems = ['ubuntu-latest', 'windows-latest']
const versions = [18, 20, 22, 24]

const jobOf = (system: string, version: number) => `unit (${system}, ${version})`

const legs = (fillOf: (job: string) => Results['fill'], some: readonly number[] = versions): readonly Results[] =>
  systems.flatMap((system) => some.map((version) => ({ place: { job: jobOf(system, version) }, fill: fillOf(jobOf(system, version)) })))

/** Adds what only the comment of a whole build knows: the page and the duration of each job. */
function withPages(summary: RunSummary): RunSummary {
  const jobs = summary.jobs.map(
    (job, index): JobSummary => ({
      ...job,
      url: `${run}/job/${index + 1}`,
      ...(job.state === undefined && { duration: 300_000 + 28_000 * (index % 2) }),
    }),
  )
  return { ...summary, jobs }
}

const withoutReport = (job: string, state: 'waiting' | 'missing', status: JobSummary['status'] = 'unknown'): JobSummary => ({
  job,
  state,
  status,
  counts: noTestCounts(),
})

function caseOf(given: RunSummary, frame: Partial<CommentFrame> = {}): LayoutCase {
  const { reportUrl = artifact } = frame
  const summary = 'reportUrl' in frame ? given : { ...given, jobs: given.jobs.map((job) => ({ ...job, reportUrl })) }
  const locations = new Map(
    summary.tests.failed.flatMap((test) => (test.file === undefined ? [] : [[test, { file: test.file, line: test.line }] as const])),
  )
  const source = { serverUrl: 'https://github.com', repository: 'acme/shop', commit: ciContext.source.commit ?? '' }
  return { scope: { summary, locations, source }, frame: { title: '', titleUrl: '', ciContext, reportUrl: artifact, ...frame } }
}

const one = (fill: Results['fill'], problems: readonly Problem[] = []) => summaryOf([{ place: {}, fill, problems }])

/** Makes the results of a job with 12,500 tests. The tests of each cause fail. */
const manyTests =
  (job: number): Results['fill'] =>
  (add) => {
    const isBrowser = job < 2
    const names = new Set<string>()
    const fail = (count: number, kind: string, message: (index: number) => string, frame: string) => {
      for (let index = 0; index < count; index++) {
        const name = `${kind} ${index}`
        names.add(name)
        add(name, {
          suite: [kind],
          status: 'failed',
          message: message(index),
          details: `${message(index)}\n    at run (${frame})\n    at ${kind.replaceAll(' ', '-')}.test.ts:${10 + index}:7`,
        })
      }
    }
    fail(390, 'opens the cart', (index) => `connect ECONNREFUSED 10.0.0.${index % 250}:5432`, 'store/connection.ts:88:11')
    if (isBrowser) fail(822, 'pays by card', (index) => `Timed out after ${5000 + index} ms waiting for #pay`, 'e2e/pay.page.ts:31:5')
    fail(28, 'shows the price', () => "TypeError: Cannot read properties of undefined (reading 'price')", 'catalog/price-list.ts:17:20')
    if (job === 2) fail(12, 'adds two lines', (index) => `expected ${index} to be ${index + 1}`, 'cart/totals.ts:51:9')
    skipped(40)(add)
    passed(12_500 - 40 - names.size)(add)
  }

const cut: Problem = {
  severity: 'error',
  kind: 'incomplete',
  path: 'results/junit-e2e.xml',
  line: 2_114,
  column: 37,
  message: 'The file ends inside the test "pays by card"; the 92 tests before it count.',
}

function manyJobs(): RunSummary {
  const names = [
    'e2e (chromium)',
    'e2e (webkit)',
    jobOf('windows-latest', 20),
    ...versions.map((version) => jobOf('ubuntu-latest', version)),
  ]
  return summaryOf([...names, jobOf('windows-latest', 22)].map((job, index) => ({ place: { job }, fill: manyTests(index) })))
}

/** The verdicts of the mock build of the shop. */
const kindOf = ({ name }: ListedTest): VerdictKind => {
  if (name.startsWith('merges') || name.startsWith('adds two lines')) return 'known'
  return name.startsWith('pays by voucher') ? 'flaky' : 'new'
}

/** Judges the failures of a case, as a history would. */
function judgedCase(made: LayoutCase, judged: Parameters<typeof judgedRun>[2] = {}, kind = kindOf): LayoutCase {
  return { ...made, scope: { ...made.scope, summary: judgedRun(made.scope.summary, kind, judged) } }
}

const voucher: Results['fill'] = (add) =>
  add('pays by voucher', { suite: ['checkout', 'payment'], status: 'failed', message: 'Expected status 200, got 502' })

const quarantine = { test: 'checkout › payment › pays by voucher', until: '2026-12-31', reason: 'waits for the bank' }
const quarantineOf = ({ name }: ListedTest) => (name === 'pays by voucher' ? quarantine : undefined)

/** Makes each case. They are functions, because some are slow. */
export const layoutCases: Readonly<Record<string, () => LayoutCase>> = {
  'all-green': () => caseOf(one(all(passed(1_270), skipped(14)))),
  'two-failed': () => caseOf(one(all(rounding, merging, flaky, passed(1_266), skipped(14)))),
  'one-job-30-failed': () =>
    caseOf(
      one((add) => {
        for (let index = 0; index < 30; index++) {
          const word = String.fromCharCode(97 + (index % 26)).repeat(1 + (index >> 4))
          add(`fails in its own way ${word}`, { suite: ['shop'], status: 'failed', message: `Error: ${word} is not a number of ${word}s` })
        }
        passed(100)(add)
      }),
    ),
  matrix: () =>
    caseOf(withPages(summaryOf(legs((job) => all(/windows-latest, 2[02]/.test(job) ? unordered : passed(1), passed(1_269), skipped(14)))))),
  'matrix-green': () => caseOf(withPages(summaryOf(legs(() => all(passed(1_270), skipped(14)))))),
  modules: () =>
    caseOf(
      summaryOf(
        ['basket', 'catalogue', 'checkout', 'orders', 'search'].map((module) => ({
          place: { module },
          fill: all(module === 'checkout' ? rounding : passed(1), passed(250)),
        })),
      ),
    ),
  'four-causes': () => caseOf(withPages(manyJobs())),
  'flaky-only': () => caseOf(one(all(flaky, passed(1_268), skipped(14)))),
  incomplete: () => {
    const parts = legs((job) => (job.includes('windows-latest, 22') ? () => {} : all(passed(86), skipped(2))), [20, 22])
    const summary = summaryOf(parts.slice(0, -1))
    const jobs = summary.jobs.map((job, index) => (index === 2 ? { ...job, status: 'failed' as const } : job))
    const missing = withoutReport(jobOf('windows-latest', 22), 'missing', 'cancelled')
    return caseOf(withPages({ ...withProblems(summary, [cut]), jobs: [...jobs, missing] }))
  },
  'no-tests': () => {
    const guide = searchGuide({
      request: { cwd: '/home/runner/work/shop/shop', paths: [], records: [] },
      config: { collect: { collectors: [] } } as never,
      leftOut: [
        { path: 'build/out/report.xml', because: 'it is XML, but none of the known formats (root element "coverage")' },
        { path: 'e2e/results.json', because: 'no pattern matches it' },
      ],
      unmatched: [],
      notices: [],
      env: {},
    })
    return caseOf(
      one(() => {}),
      { guide, reportUrl: undefined },
    )
  },
  waiting: () => {
    const names = legs(() => () => {}).map(({ place }) => place.job ?? '')
    const reported = names.filter((_, index) => index < 4 || index === 5)
    const summary = summaryOf(
      reported.map((job) => ({ place: { job }, fill: all(job.includes('windows') ? unordered : passed(1), passed(1_269), skipped(14)) })),
    )
    const jobs = names.map((name) => summary.jobs.find(({ job }) => job === name) ?? withoutReport(name, 'waiting'))
    // The failures must refer to the list with all jobs.
    const failures = summary.failures.map((failure) => ({ ...failure, jobs: [5] }))
    const causes = summary.causes.map((cause) => ({ ...cause, jobs: [5] }))
    return caseOf(withPages({ ...summary, jobs, failures, causes }), { reportUrl: undefined })
  },
  'history-green': () =>
    judgedCase(caseOf(one(all(passed(1_270), skipped(14)))), { changes: { ...noChanges, fixed: exampleChanges.fixed } }),
  'history-two-failed': () => judgedCase(caseOf(one(all(rounding, merging, flaky, passed(1_266), skipped(14))))),
  'history-all-known': () => judgedCase(caseOf(one(all(rounding, merging, passed(1_268), skipped(14)))), {}, () => 'known'),
  'history-all-new': () => judgedCase(caseOf(one(all(rounding, merging, passed(1_268), skipped(14)))), {}, () => 'new'),
  'history-all-verdicts': () =>
    judgedCase(
      caseOf(one(all(rounding, merging, voucher, unordered, flaky, passed(1_266)))),
      { changes: exampleChanges, quarantineOf: ({ name }) => (name.startsWith('keeps') ? quarantine : undefined) },
      (test) => (test.name.startsWith('rounds') ? 'unseen' : kindOf(test)),
    ),
  'history-only-quarantined': () => judgedCase(caseOf(one(all(voucher, passed(1_269)))), { quarantineOf }),
  'history-outage-over': () => judgedCase(caseOf(one(all(rounding, passed(1_269)))), { changes: { ...noChanges, recovered: 340 } }),
  'history-no-permission': () =>
    caseOf({
      ...one(all(rounding, passed(10))),
      history: { builds: 0, missingPermission: 'actions: read', reason: 'The job may not read the artifacts of the repository.' },
    }),
  'history-matrix': () => judgedCase(layoutCase('matrix')),
  'history-four-causes': () => judgedCase(layoutCase('four-causes'), { verdicts: { new: 1_240 } }),
  'history-incomplete': () => judgedCase(caseOf(one(all(rounding, merging, passed(354)), [cut]))),
  'history-fewer-tests': () => {
    const { scope, ...others } = judgedCase(caseOf(one(all(passed(1_270), skipped(14)))), {
      changes: { ...noChanges, gone: exampleChanges.gone },
    })
    return { ...others, scope: { ...scope, summary: { ...scope.summary, gateReasons: exampleReasons } } }
  },
  'history-matrix-fewer-tests': () => {
    const { scope, ...others } = judgedCase(layoutCase('matrix-green'))
    const [first, regressed] = exampleReasons
    if (first === undefined || regressed === undefined) throw new Error('There are too few reasons.')
    const jobsOf = (os: string) => scope.summary.jobs.flatMap(({ job = '' }) => (job.includes(os) ? [job] : []))
    const gateReasons = [
      { ...first, jobs: jobsOf('windows') },
      { ...regressed, jobs: jobsOf('ubuntu').slice(0, 1) },
    ]
    const failing = new Set(gateReasons.flatMap(({ jobs }) => jobs))
    const jobs = scope.summary.jobs.map((job) => (failing.has(job.job ?? '') ? { ...job, status: 'failed' as const } : job))
    return { ...others, scope: { ...scope, summary: { ...scope.summary, jobs, gateReasons } } }
  },
  'history-waiting': () => judgedCase(layoutCase('waiting')),
}

/** Makes the case with a name. */
function layoutCase(name: string): LayoutCase {
  const make = layoutCases[name]
  if (make === undefined) throw new Error(`The case "${name}" is missing.`)
  return make()
}
