import { element } from '../../../../base/browser/element.js'
import { formatPercentageChange } from '../../../../base/text/percentages.js'

/** A change up to this share is within the usual spread. */
export const tolerance = 0.05

/**
 * Creates the relative change of a duration, in red if it became longer: `+18%`. `before` must not be 0.
 * @param isUsual whether the change is within the spread of the durations, so that it has no colour
 */
export function changeNode(now: number, before: number, isUsual = false): HTMLElement {
  const change = now / before - 1
  const colour = isUsual || Math.abs(change) <= tolerance ? 'quiet' : change > 0 ? 'text-failed' : 'text-passed'
  return element('small', { class: colour }, formatPercentageChange(change))
}
