import { headOf } from '../../base/text/cut.js'
import { displayLine } from '../../base/text/display-text.js'
import { withoutFullStop } from '../../base/text/without-full-stop.js'
import { failedPaths } from './failed-steps.js'
import type { Failure } from './failure.js'
import { isGenericMessage } from './generic-message.js'

/** The longest name of a step in a headline or a cause, in UTF-16 units. */
const maximumName = 150
const ellipsis = ' …'

/**
 * Returns the name of the innermost failed step if the message of a failure is generic, else undefined. The step then distinguishes the
 * failure from others.
 * @param line the headline of the texts of the failure; empty if it has none
 */
export function stepOfFailure({ steps }: Pick<Failure, 'steps'>, line: string): string | undefined {
  if (steps === undefined || !isGenericMessage(line)) return undefined
  const name = failedPaths(steps)[0]?.at(-1)?.name
  return name === undefined || name.trim() === '' ? undefined : shownStep(name)
}

/** Returns the name of a step on one line. */
function shownStep(name: string): string {
  const line = displayLine(name).trim()
  return line.length <= maximumName + ellipsis.length ? line : `${headOf(line, maximumName)}${ellipsis}`
}

const separator = ' · '

/** Appends a step to a headline: `Timeout 5000ms exceeded · click "Pay"`. */
export function withStep(headline: string, step: string): string {
  const words = withoutFullStop(headline).replace(/:$/, '')
  return words === '' ? step : `${words}${separator}${step}`
}

/**
 * Returns a headline without the failed step, for a report that shows the step apart.
 * @param step the name of the innermost failed step, also if it was shortened
 */
export function withoutStep(headline: string, step: string | undefined): string {
  if (step === undefined) return headline
  const shown = shownStep(step)
  if (headline === shown) return ''
  return headline.endsWith(`${separator}${shown}`) ? headline.slice(0, -(separator.length + shown.length)) : headline
}
