import { displayText } from '../display-text.js'
import { comparisonDiff } from './compared-values.js'
import { inlineValues } from './inline-values.js'
import { labelledValues } from './labelled-values.js'
import { readyMadeDiff } from './ready-made-diff.js'

/**
 * The lines of a failure's message as a diff, where it says what was expected and what came instead, in the words of any of the
 * well-known assertion libraries: `-` was expected, `+` came instead, everything else has two spaces before it. A text that is a
 * diff already stays one.
 */
export function expectedActualDiff(message: string): readonly string[] | undefined {
  // Colours stand between a sign and the beginning of its line.
  const text = displayText(message)
  const lines = text.split('\n')
  const ready = readyMadeDiff(lines)
  if (ready !== undefined) return ready
  const comparison = labelledValues(lines) ?? inlineValues(text)
  return comparison === undefined ? undefined : comparisonDiff(comparison)
}
