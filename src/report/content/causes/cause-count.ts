import { countOf } from '../../../base/text/counts.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'

/** Formats a number of causes that includes those that the summary lacks: `at least 4,300 causes`. */
export const causeCount = (
  count: number,
  noun: 'cause' | 'more cause',
  { otherCausesIsMinimum }: Pick<RunSummary, 'otherCausesIsMinimum'>,
): string => `${otherCausesIsMinimum === true ? 'at least ' : ''}${countOf(count, noun)}`
