/** The length of the ranges of time that records are summarised in, in ms. The dashboard asks for ranges that start and end with one. */
export const quarterMs = 15 * 60 * 1000

/** The columns that the records of a summary share. A query by other columns reads the records. */
const keys = ['org', 'project', 'module', 'kind', 'ref', 'pipeline', 'build', 'jobRun', 'jobAttempt'] as const

export type SummaryKey = (typeof keys)[number]

const countOf = (status: string) => (prefix: string) => `countIf(${prefix}status = '${status}')`

/** The figures of a summary, as expressions of columns with a prefix. They can be summed up. */
export const summaryFigures = {
  first: (prefix: string) => `min(${prefix}timestamp)`,
  last: (prefix: string) => `max(${prefix}timestamp)`,
  total: () => 'count()',
  passed: countOf('successful'),
  failed: countOf('failed'),
  skipped: countOf('skipped'),
  cancelled: countOf('cancelled'),
  flaky: (prefix: string) => `countIf(${prefix}flaky)`,
  flakyPassed: (prefix: string) => `countIf(${prefix}flaky AND ${prefix}status = 'successful')`,
  duration: (prefix: string) => `sum(${prefix}duration)`,
  longest: (prefix: string) => `max(${prefix}duration)`,
  pull: (prefix: string) => `max(${prefix}pullRequest)`,
} as const

export type SummaryFigure = keyof typeof summaryFigures

/** Returns the number of the quarter of an hour that a record belongs to, since 1970. The one with the number 0 has twice the length. */
export const quarterOf = (prefix = ''): string => `intDiv(${prefix}timestamp, ${quarterMs})`

const [org, project, module, kind, ...others] = keys
const projectionKeys = [org, project, module, kind, quarterOf(), ...others].join(', ')
const projectionFigures = Object.values(summaryFigures).map((figure) => figure(''))

/**
 * The projection of the table of records. The engine writes it with each part, so it always agrees with the records, and reads it instead of
 * the records if a query has the same expressions. A build of many tests is a few rows in it.
 */
export const summaryProjection = `PROJECTION builds (SELECT ${projectionKeys}, ${projectionFigures.join(', ')} GROUP BY ${projectionKeys})`
