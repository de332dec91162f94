import { displayText } from '../../display-text.js'
import { bracketedValues } from './bracketed-values.js'
import type { Comparison, ReadyMadeDiff } from './comparison.js'
import { comparisonDiff } from './comparison-diff.js'
import { labelledValues } from './labelled-values.js'
import { readyMadeDiff } from './ready-made-diff.js'

/** Finds the two values that an assertion compared, or the diff of them that its library wrote. */
export function findComparison(message: string): Comparison | ReadyMadeDiff | undefined {
  // Colours stand between a sign and the beginning of its line.
  const text = displayText(message)
  const lines = text.split('\n')
  return readyMadeDiff(lines) ?? labelledValues(lines) ?? bracketedValues(text)
}

/** Returns the lines of a diff: `-` was expected, `+` was received, all others begin with two spaces. */
export const diffLines = (found: Comparison | ReadyMadeDiff): readonly string[] => ('values' in found ? comparisonDiff(found) : found.lines)
