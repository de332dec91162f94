import { type Status, statuses, statusTitles } from '../../browser/statuses.js'

/** A value that tests can be filtered by: a status, or `flaky`. */
export type StatusFilter = Status | 'flaky'

/** All filters. Flaky tests are also successful, but come right after the failed ones. */
export const statusFilters: readonly StatusFilter[] = statuses.flatMap((status) => (status === 'failed' ? [status, 'flaky'] : [status]))

/** The names of the filters on the page. */
export const filterTitles: Readonly<Record<StatusFilter, string>> = { ...statusTitles, flaky: 'Flaky' }
