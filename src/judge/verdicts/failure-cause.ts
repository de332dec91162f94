import { hasFailed } from '../history/outcomes.js'
import type { TestHistory } from '../history/test-histories.js'

/** Returns the cause of the failure in a build; undefined if it is not known. A history has only the causes of the last failures. */
export function causeOfFailure({ results, causes }: TestHistory, build: number): string | undefined {
  let later = 0
  for (let index = results.length - 1; index > build && later < causes.length; index -= 1) if (hasFailed(results, index)) later += 1
  return causes[later]
}
