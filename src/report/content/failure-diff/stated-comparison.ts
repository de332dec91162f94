import type { StatedValues } from '../../../judge/failure/stated-values.js'
import type { ComparedValue, Comparison, ReadyMadeDiff } from './comparison.js'

const textOf = ({ value }: ComparedValue): string => unquoted(value.join('\n'))

/** Messages often show a text in quotes, which the stated value lacks. */
function unquoted(value: string): string {
  const text = value.trim()
  const quote = text.charAt(0)
  const isQuoted = text.length > 1 && /["'`]/.test(quote) && text.endsWith(quote)
  return isQuoted ? text.slice(1, -1) : text
}

/** Returns whether the message compares the same two values. */
function hasSameValues({ expected, actual }: StatedValues, { values: [first, second] }: Comparison): boolean {
  const isTurned = first.side === 'actual' || first.side === 'right'
  const [removed, added] = isTurned ? [second, first] : [first, second]
  return removed.side === 'expected' && textOf(removed) === unquoted(expected) && textOf(added) === unquoted(actual)
}

/** Marks values that were shortened. */
const cut = '…'

/** Returns the lines of the message that the values replace: none if the values lack a part. */
function replacedLines({ expected, actual }: StatedValues, found: Comparison | ReadyMadeDiff | undefined): readonly string[] {
  if (found === undefined || expected.includes(cut) || actual.includes(cut)) return []
  if ('values' in found) return found.values.flatMap(({ lines, label, value }) => [...lines, label, ...value])
  return found.lines.slice(Math.max(found.from - 2, 0), found.to).filter((line) => /^\s*[-+]/.test(line))
}

/**
 * Returns the comparison of two stated values. If the message compares the same values, it is preferred, because it shows a text in quotes.
 * @param found the comparison in the message
 */
export function statedComparison(stated: StatedValues, found: Comparison | ReadyMadeDiff | undefined): Comparison | ReadyMadeDiff {
  if (found !== undefined && 'values' in found && hasSameValues(stated, found)) return found
  return {
    values: [
      { side: 'expected', label: '', value: stated.expected.split('\n'), lines: replacedLines(stated, found) },
      { side: 'actual', label: '', value: stated.actual.split('\n'), lines: [] },
    ],
    isLast: false,
  }
}
