import { statusLetters } from '../page-data.js'

/** A status of a test, as the records know it. */
export type Status = keyof typeof statusLetters

/** What tests can be filtered by: their status, or that they are flaky. */
export type StatusFilter = Status | 'flaky'

/** The worst news first: the order of the list, of the filters and of what a picture stacks. */
export const statuses = ['failed', 'cancelled', 'running', 'unknown', 'skipped', 'successful'] as const satisfies readonly Status[]

/** The same with flaky tests, which are also successful. */
export const statusFilters = [
  'failed',
  'flaky',
  'cancelled',
  'running',
  'unknown',
  'skipped',
  'successful',
] as const satisfies readonly StatusFilter[]

/** How a person reads it. */
export const statusTitles: Readonly<Record<StatusFilter, string>> = {
  failed: 'Failed',
  flaky: 'Flaky',
  cancelled: 'Cancelled',
  running: 'Running',
  unknown: 'Unknown',
  skipped: 'Skipped',
  successful: 'Successful',
}

/** Places in {@link statuses} by the letter of `TestBlock.statuses`. */
export const rankOfLetter: Readonly<Record<string, number>> = Object.fromEntries(
  statuses.map((status, rank) => [statusLetters[status], rank]),
)

/** The places in {@link statuses} of `failed` and of `unknown`. */
export const failedRank = statuses.indexOf('failed')
export const unknownRank = statuses.indexOf('unknown')
