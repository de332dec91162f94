import type { Run } from './aggregate.js'
import type { History } from './history-server.js'

const day = 24 * 60 * 60 * 1000

/** A test that ran every day as the day began (in UTC), today as day 0: statuses and durations by the day. A range of 30 days holds 31 of them. */
function daily(name: string, days: number, status: (day: number) => Run['status'], duration: (day: number) => number): readonly Run[] {
  const today = Math.floor(Date.now() / day) * day
  return Array.from({ length: days }, (_, back) => ({
    id: `id-${name}`,
    name,
    time: today - back * day,
    status: status(back),
    duration: duration(back),
  }))
}

/** What strangers name their tests. */
export const hostileName = '<img src=x onerror="document.body.replaceChildren()">\u202e&amp;'

/** Three months: one test fails every fourth day, one became three times as slow 30 days ago, one is steady, one is always skipped. */
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
  runners: daily(
    'ubuntu-24.04',
    60,
    () => 'successful',
    () => 90_000,
  ),
}

/** A module of many tests. */
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
  runners: [],
})
