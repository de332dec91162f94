import type { Run } from './aggregate.js'
import type { History } from './history-server.js'

const day = 24 * 60 * 60 * 1000

/** The time at which the sample ends, in the middle of a day. At midnight, the days of a range would change during a test. */
export const sampleTime = Date.UTC(2026, 10, 20, 12)

/**
 * Returns the runs of a test that ran daily at midnight UTC, with status and duration by the number of days ago. A range of 30 days
 * contains 31 of them.
 */
function daily(name: string, days: number, status: (day: number) => Run['status'], duration: (day: number) => number): readonly Run[] {
  const today = Math.floor(sampleTime / day) * day
  return Array.from({ length: days }, (_, back) => ({
    id: `id-${name}`,
    name,
    time: today - back * day,
    status: status(back),
    duration: duration(back),
  }))
}

/** A hostile name of a test. */
export const hostileName = '<img src=x onerror="document.body.replaceChildren()">\u202e&amp;'

/**
 * Three months: one test fails every fourth day, one became three times as slow 30 days ago, one is steady, one is always skipped, one has
 * a hostile name.
 */
export const sampleHistory: History = {
  tests: [
    ...daily(
      'cart adds an item',
      90,
      (back) => (back % 4 === 1 ? 'failed' : 'successful'),
      (back) => 120 + (back % 7) * 10,
    ),
    ...daily(
      'checkout pays by card',
      90,
      () => 'successful',
      (back) => (back <= 30 ? 3000 : 1000),
    ),
    ...daily(
      'search finds a word',
      90,
      () => 'successful',
      () => 45,
    ),
    ...daily(
      'export to a printer',
      90,
      () => 'skipped',
      () => 0,
    ),
    ...daily(
      hostileName,
      10,
      (back) => (back === 5 ? 'failed' : 'successful'),
      () => 7,
    ),
  ],
  jobs: [
    ...daily(
      'unit',
      60,
      (back) => (back % 10 === 3 ? 'failed' : 'successful'),
      (back) => 60_000 + back * 500,
    ),
    ...daily(
      'deploy',
      60,
      (back) => (back === 2 ? 'cancelled' : 'successful'),
      () => 240_000,
    ),
  ],
}

/** Returns the history of a module with many tests. */
export const manyTests = (count: number): History => ({
  tests: Array.from({ length: count }, (_, index) =>
    daily(
      `case ${index}`,
      2,
      () => 'successful',
      () => index + 1,
    ),
  ).flat(),
  jobs: [],
})
