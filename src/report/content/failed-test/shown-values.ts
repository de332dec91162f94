import type { StatedValues } from '../../../judge/failure/stated-values.js'
import type { ComparedValue, Comparison, ReadyMadeDiff } from '../failure-diff/comparison.js'
import { diffSides } from '../failure-diff/diff-sides.js'
import { comparisonOf } from '../failure-diff/found-comparison.js'
import { lineDiff } from '../failure-diff/line-diff.js'
import { withoutSharedText } from '../failure-diff/shared-text.js'
import { diffTitle } from './diff-title.js'

/** The values that a failed assertion compared, as the lines of a diff. */
export interface ShownValues {
  readonly lines: readonly string[]
  /** The lines of the failure that contain the values and their labels. */
  readonly source: readonly string[]
  /** Whether `lines` lack what long values have in common. */
  readonly isShortened: boolean
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

type WholeValues = Omit<ShownValues, 'isShortened'>

function ofComparison({ values }: Comparison): WholeValues | undefined {
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

function ofDiff(diff: ReadyMadeDiff): WholeValues {
  const { lines, removed, added } = diffSides(diff)
  const isPair = lines.length === 2 && !removed.includes('\n') && !added.includes('\n') && removed !== '' && added !== ''
  return {
    lines: isPair ? labelled(diff.sides[0] === 'expected' ? ranked : unranked, removed, added) : lines,
    source: [...diff.lines.slice(0, diff.from).filter((line) => /^[-+]/.test(line)), ...lines],
  }
}

/**
 * Finds the two values that an assertion compared, and returns them as a diff: `-` was expected (or is on the left).
 * @param stated the values that the result file states apart from the message
 */
export function shownValues(message: string, details: string, stated?: StatedValues): ShownValues | undefined {
  const found = comparisonOf(message, details, stated)?.found
  const values = found && ('values' in found ? ofComparison(found) : ofDiff(found))
  if (values === undefined) return undefined
  const lines = withoutSharedText(values.lines)
  return { ...values, lines, isShortened: lines !== values.lines }
}

/** Returns the values as the lines of a diff, after the first line of the message if that contains more than the values. */
export function diffWithHeadline(headline: string, values: ShownValues): readonly string[] {
  const title = diffTitle(headline, values)
  return title === '' ? values.lines : [`  ${title}`, ...values.lines]
}
