import { type DemoModule, type DemoTest, demoDays } from './catalogue.js'

export interface DemoDay {
  /** The start of the day in UTC, in Unix ms. */
  readonly start: number
  /** The age in days; 0 is today. */
  readonly age: number
}

/** 0 is Sunday. */
export const weekdayOf = ({ start }: DemoDay): number => new Date(start).getUTCDay()

/** The age in days of the first slow payment tests. */
const slowDays = 17

/** The payment tests of checkout have taken twice as long since a commit of that day. */
export function slownessOf({ name }: DemoModule, { suite }: DemoTest, { age }: DemoDay): number {
  return name === 'checkout' && suite.includes('Payment') && age <= slowDays ? 2 : 1
}

/** Returns the change that made the payment tests slow, for the first build of that day. */
export const slowChangeOf = (module: DemoModule, build: string, { age }: DemoDay) =>
  module.name === 'checkout' && age === slowDays && build.endsWith('00.1')
    ? { commitMessage: 'Retry the payment after a time-out', author: 'mona' }
    : {}

/** Returns whether the network failed on this day: one Wednesday. */
export const isOutage = (day: DemoDay): boolean => day.age >= 34 && day.age <= 40 && weekdayOf(day) === 3

/** A message and its details; `%s` is the file of the test. */
export type DemoFailure = readonly [string, string]

/** A branch with a change that breaks tests, and the age of its first failure in days. */
export const brokenTopic = 'fix/empty-cart'
const topicDays = 6

/** Returns whether the branch is broken on this day. At least one run of the day is of this branch. */
export const isTopicBroken = ({ age }: DemoDay): boolean => age <= topicDays

/** A branch whose last builds have failures of its own, and failures that `main` has too. */
export const redTopic = 'fix/rounding'
const redDays = 1

/** Returns whether the branch is red on this day. At least one run of the day is of this branch. */
export const isTopicRed = ({ age }: DemoDay): boolean => age <= redDays

/** Tests that a change broke for some days. */
interface Incident {
  readonly module: string
  /** The start of the names of the tests. */
  readonly tests: string
  /** The branch that has the change. Default: all branches. */
  readonly ref?: string
  /** The ages of its first and last day. */
  readonly from: number
  readonly to: number
  readonly failure: DemoFailure
}

const incidents: readonly Incident[] = [
  {
    module: 'app',
    tests: 'reads a QR code',
    from: 5,
    to: 3,
    failure: [
      'No QR code was found in the picture',
      'ScanError: No QR code was found in the picture\n    at scan (app/src/scanner.ts:88:11)',
    ],
  },
  {
    module: 'recommendations',
    tests: 'falls back to best sellers',
    ref: 'main',
    from: 2,
    to: 0,
    failure: [
      'expected 0 to be 4',
      'AssertionError: expected 0 to be 4\n    at fallBack (recommendations/src/best-sellers.ts:51:13)\n    at tests/%s:23:20',
    ],
  },
  {
    module: 'checkout',
    tests: 'rounds to the cent',
    ref: 'main',
    from: 1,
    to: 1,
    failure: [
      'expected 17.95 to be 17.96',
      'AssertionError: expected 17.95 to be 17.96\n    at roundToCent (checkout/src/prices.ts:27:9)\n    at tests/%s:42:18',
    ],
  },
  {
    module: 'recommendations',
    tests: 'falls back to best sellers',
    ref: redTopic,
    from: redDays,
    to: 0,
    failure: [
      'expected 0 to be 4',
      'AssertionError: expected 0 to be 4\n    at fallBack (recommendations/src/best-sellers.ts:51:13)\n    at tests/%s:23:20',
    ],
  },
  {
    module: 'checkout',
    tests: 'applies a voucher',
    ref: redTopic,
    from: redDays,
    to: 0,
    failure: [
      'expected 8.97 to be 8.98',
      'AssertionError: expected 8.97 to be 8.98\n    at applyVoucher (checkout/src/vouchers.ts:63:11)\n    at tests/%s:37:18',
    ],
  },
  {
    module: 'checkout',
    tests: 'keeps the items',
    ref: brokenTopic,
    from: topicDays,
    to: 0,
    failure: [
      'expected [] to have a length of 2 but got 0',
      'AssertionError: expected [] to have a length of 2 but got 0\n    at tests/%s:19:27',
    ],
  },
]

/** Returns the failure of a test that is broken on a branch on this day; undefined if it is not. */
export const incidentFailure = (module: DemoModule, test: DemoTest, ref: string, { age }: DemoDay): DemoFailure | undefined =>
  incidents.find(
    (each) =>
      each.module === module.name &&
      test.name.startsWith(each.tests) &&
      (each.ref === undefined || each.ref === ref) &&
      age <= each.from &&
      age >= each.to,
  )?.failure

/** Returns the growth factor of the bundle, with a jump when a large dependency was added. */
export const bundleGrowth = ({ age }: DemoDay): number => (1 + (demoDays - age) * 0.0004) * (age <= 26 ? 1.09 : 1)
