import { countOf } from '../../base/text/counts.js'
import type { Diagnosis } from './finding.js'

/** Returns the result in one line: `2 problems, 1 warning`, or `Everything is ready`. */
export function verdictOf({ problems, warnings, unknown }: Diagnosis): string {
  const found = [problems > 0 ? countOf(problems, 'problem') : [], warnings > 0 ? countOf(warnings, 'warning') : []].flat()
  const start = found.length > 0 ? found.join(', ') : 'Everything is ready'
  return unknown === 0 ? start : `${start}; ${countOf(unknown, 'thing')} could not be checked`
}
