import type { ComparedValue, Comparison, ReadyMadeDiff } from '../failure-diff/comparison.js'
import { diffSides } from '../failure-diff/diff-sides.js'
import { comparisonOf } from '../failure-diff/found-comparison.js'
import { lineDiff } from '../failure-diff/line-diff.js'

/** The values that a failed assertion compared, as the lines of a diff. */
export interface ShownValues {
  readonly lines: readonly string[]
  /** The lines of the failure that contain the values and their labels. */
  readonly source: readonly string[]
}

type Words = readonly [first: string, second: string]

const ranked: Words = ['expected', 'received']
const unranked: Words = ['left', 'right']

/** `- expected  1`, `+ received  2`. */
function labelled([first, second]: Words, removed: string, added: string): readonly string[] {
  const width = Math.max(first.length, second.length)
  return [`- ${first.padEnd(width)}  ${removed}`.trimEnd(), `+ ${second.padEnd(width)}  ${added}`.trimEnd()]
}

const isOneLine = ({ value }: ComparedValue) => value.length <= 1

function ofComparison({ values }: Comparison): ShownValues | undefined {
  const [one, other] = values
  // Objects of two classes can look equal. Only the message contains the difference.
  if (one.value.join('\n') === other.value.join('\n')) return undefined
  const isTurned = one.side === 'actual' || one.side === 'right'
  const [removed, added] = isTurned ? [other, one] : [one, other]
  const words = removed.side === 'expected' ? ranked : unranked
  return {
    lines:
      isOneLine(removed) && isOneLine(added)
        ? labelled(words, removed.value[0] ?? '', added.value[0] ?? '')
        : lineDiff(removed.value, added.value),
    source: values.flatMap(({ lines, label, value }) => [...lines, label, ...value]),
  }
}

function ofDiff(diff: ReadyMadeDiff): ShownValues {
  const { lines, removed, added } = diffSides(diff)
  const isPair = lines.length === 2 && !removed.includes('\n') && !added.includes('\n') && removed !== '' && added !== ''
  return {
    lines: isPair ? labelled(diff.sides[0] === 'expected' ? ranked : unranked, removed, added) : lines,
    source: [...diff.lines.slice(0, diff.from).filter((line) => /^[-+]/.test(line)), ...lines],
  }
}

/** Returns the first line of the message, unless it is one of the values, and the values, as the lines of a diff. */
export function diffWithHeadline(headline: string, { lines, source }: ShownValues): readonly string[] {
  const isValue = source.some((line) => line.trim() === headline)
  return headline === '' || isValue ? lines : [`  ${headline}`, ...lines]
}

/** Finds the two values that an assertion compared, and returns them as a diff: `-` was expected (or is on the left). */
export function shownValues(message: string, details: string): ShownValues | undefined {
  const found = comparisonOf(message, details)?.found
  if (found === undefined) return undefined
  return 'values' in found ? ofComparison(found) : ofDiff(found)
}
