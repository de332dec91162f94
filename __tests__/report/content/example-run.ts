import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { fullDetail } from '../../../src/report/content/detail.js'
import type { Scope } from '../../../src/report/content/scope.js'
import type { Template } from '../../../src/report/content/template.js'

/** The run of a web shop: three failures, a flaky test, a broken file. */
export function exampleRun(): RunSummary {
  const summary = createSummary()
  const test = (fields: Partial<RecordedTest> & { readonly name: string }): void =>
    summary.test({ suite: ['Cart', 'Rounding'], status: 'successful', duration: 12, ...fields })

  summary.beginFile({ path: 'results/unit.xml', format: 'junit' })
  for (let index = 0; index < 180; index++) test({ name: `passes ${index}`, suite: [`Catalogue ${index % 7}`], duration: index })
  test({
    name: 'total is rounded to cents',
    status: 'failed',
    file: 'src/cart.test.ts',
    line: 42,
    message: 'expected 3.009 to be 3.01 // Object.is equality\n\n- Expected\n+ Received\n\n- 3.01\n+ 3.009',
    details: 'AssertionError: expected 3.009 to be 3.01\n    at src/cart.test.ts:42:18\n    at runTest (node_modules/runner/index.js:12:3)',
    tags: ['money', 'unit'],
  })
  test({
    name: 'keeps <b>names</b> of |pipes| & @someone #12',
    suite: ['Search'],
    status: 'failed',
    message: '\u001b[31mTimed out after 5000 ms\u001b[39m',
    details: 'Error: Timed out after 5000 ms\n    at Search.run (search.ts:7:1)',
    tags: ['slow'],
    duration: 5001,
  })
  test({ name: 'exports in every currency', status: 'skipped', message: 'needs the bank', tags: ['money'] })
  summary.endFile([])

  summary.beginFile({ path: 'results/browser.trx', format: 'trx' })
  for (let index = 0; index < 40; index++) test({ name: `checkout ${index}`, suite: ['Checkout'], duration: 300 + index })
  test({
    name: 'pays by card',
    suite: ['Checkout', 'Payment'],
    flaky: true,
    attempts: [{ status: 'failed', message: 'The frame was detached\nat page.ts:1' }],
    duration: 8_200,
    tags: ['money', 'slow'],
  })
  test({
    name: 'pays by voucher',
    suite: ['Checkout', 'Payment'],
    status: 'failed',
    message: 'Expected status 200, got 502',
    duration: 93_000,
  })
  summary.endFile([
    {
      severity: 'error',
      kind: 'incomplete',
      message: 'The file ends in the middle of <UnitTestResult>; 42 tests before it count.',
      path: 'results/browser.trx',
      line: 812,
      column: 17,
    },
    { severity: 'warning', message: 'The file states 60 tests, but lists 42; the listed ones count.', path: 'results/browser.trx' },
  ])
  return summary.result()
}

/** A scope in which the first failed test was found in the project. */
export function exampleScope(summary = exampleRun()): Scope {
  const [first] = summary.tests.failed
  return {
    summary,
    detail: fullDetail,
    locations: new Map(first === undefined ? [] : [[first, { file: 'src/cart.test.ts', line: 42 }]]),
    source: { serverUrl: 'https://github.com', repository: 'acme/shop', commit: '0123456789abcdef0123456789abcdef01234567' },
  }
}

/** A template of a user that names most components. */
export const ownTemplate = {
  components: [
    { type: 'headline' },
    { type: 'testSummary' },
    { type: 'problems' },
    { type: 'section', title: 'Failed tests', components: [{ type: 'tests', status: ['failed'], groupBy: 'none' }] },
    { type: 'section', title: 'Flaky tests', components: [{ type: 'flakyTests' }] },
    { type: 'section', title: 'Tags', components: [{ type: 'tagSummary' }] },
    { type: 'section', title: 'Slowest tests', collapsible: true, components: [{ type: 'slowestTests' }] },
  ],
} as const satisfies Template
