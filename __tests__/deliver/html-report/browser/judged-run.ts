import type { HistoryBuild } from '../../../../src/judge/history/history-build.js'
import { historyIdLength, type TestHistories } from '../../../../src/judge/history/test-histories.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { testId } from '../../../../src/records/test-identity.js'
import { historiesOf } from '../../../judge/verdicts/history-of.js'
import { buildRun } from './build-run.js'

const hour = 3_600_000
const day = 24 * hour
const count = 50

/** Builds of main: the last one started three and a half hours ago, the others every half a day before it. */
export function buildsOfMain(length = count, now = Date.now()): readonly HistoryBuild[] {
  return Array.from({ length }, (_, index) => {
    const before = length - 1 - index
    return {
      id: String(4211 - before),
      commit: (0x5e0d1b7 - before).toString(16).padStart(7, '0').padEnd(40, '0'),
      ref: 'main',
      timestamp: now - 3.5 * hour - before * (day / 2),
      url: `https://github.com/acme/shop/actions/runs/${4211 - before}`,
      status: 'successful' as const,
    }
  })
}

interface JudgedTest {
  readonly name: string
  readonly suite: readonly string[]
  /** The last results of main. Before them, the test passed. */
  readonly results: string
  readonly p95Ms?: number
  /** Tests without a result are gone. */
  readonly record?: Partial<RecordedTest>
}

const outdated = 'AssertionError: expected [1, 1] to equal [2]'

const extra: readonly JudgedTest[] = [
  {
    name: 'merges equal products into one line',
    suite: ['checkout', 'basket'],
    results: 'FFFFFF',
    record: { status: 'failed', message: outdated, duration: 17 },
  },
  { name: 'takes a voucher off the total', suite: ['checkout', 'vouchers'], results: 'FF', record: { duration: 34 } },
  { name: 'asks for the address only once', suite: ['checkout', 'address'], results: '', p95Ms: 3900, record: { duration: 8400 } },
  { name: 'prints an invoice', suite: ['orders', 'post'], results: '', record: { status: 'skipped', message: 'no printer' } },
  { name: 'sends a telegram', suite: ['orders', 'mail'], results: '' },
]

const rowOf = (results: string) => results.padStart(count, 'P')

/** The results of 8 jobs: 3 tests are new failures, 1 also fails on main, 1 is fixed, 1 slower, 1 newly skipped, 1 gone, 1 flaky. */
export const judgedRun: readonly RecordedTest[] = buildRun(60).flatMap((test, index, all) => {
  const isLastOfJob = all[index + 1]?.job !== test.job
  if (!isLastOfJob) return [test]
  const more = extra.flatMap(({ name, suite, record }): RecordedTest[] =>
    record === undefined
      ? []
      : [
          {
            id: testId('', suite, name),
            name,
            suite,
            status: 'successful',
            format: 'junit',
            ...(test.job && { job: test.job }),
            ...record,
          },
        ],
  )
  return [test, ...more]
})

/** The last 50 builds of main. */
export function judgedHistories(): TestHistories {
  const special = new Map(extra.map((test) => [testId('', test.suite, test.name), test]))
  const tests = new Map(judgedRun.map(({ id = '', name, suite }) => [id, { name, suite }]))
  for (const { name, suite } of extra) tests.set(testId('', suite, name), { name, suite })
  const rows = [...tests].map(([id, { name, suite }]) => {
    const results = {
      'pays by card': 'fPPPPPPFPPPPfPPPPPPPfPP',
      'keeps the order of lines': 'SSPPPPPPPPPPPPPPPP',
      'applies a voucher to the rounded total': `${'-'.repeat(9)}${'P'.repeat(41)}`,
    }[name]
    const { results: own, p95Ms = name === 'pays by card' ? 5900 : undefined } = special.get(id) ?? {}
    return {
      id: id.slice(0, historyIdLength),
      name,
      suite,
      results: rowOf(results ?? own ?? ''),
      causes: [],
      ...(p95Ms === undefined ? {} : { p95Ms, samples: count }),
      ...(name === 'applies a voucher to the rounded total' ? { firstBuild: 9 } : {}),
    }
  })
  return historiesOf(rows, buildsOfMain())
}
