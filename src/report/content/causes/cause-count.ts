import { countOf } from '../../../base/text/counts.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'

/** Formats a number of causes that includes those that the summary lacks: `at least 4,300 causes`. */
export const causeCount = (
  count: number,
  noun: 'cause' | 'more cause',
  { otherCausesIsMinimum }: Pick<RunSummary, 'otherCausesIsMinimum'>,
): string => `${otherCausesIsMinimum === true ? 'at least ' : ''}${countOf(count, noun)}`

/** Returns the causes that several tests share, and the number of their failures. */
export function sharedCauses({ causes }: Pick<RunSummary, 'causes'>): {
  readonly shared: RunSummary['causes']
  readonly failures: number
} {
  const shared = causes.filter(({ tests }) => tests > 1)
  return { shared, failures: shared.reduce((sum, { executions }) => sum + executions, 0) }
}
