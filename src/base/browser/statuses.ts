/** The statuses of a test or job, the worst first: the order of lists, filters and charts. */
export const statuses = ['failed', 'cancelled', 'running', 'unknown', 'skipped', 'successful'] as const

export type Status = (typeof statuses)[number]

/** The names of the statuses on the page. */
export const statusTitles: Readonly<Record<Status, string>> = {
  failed: 'Failed',
  cancelled: 'Cancelled',
  running: 'Running',
  unknown: 'Unknown',
  skipped: 'Skipped',
  successful: 'Passed',
}
