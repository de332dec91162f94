import { detach } from '../../base/text/detach.js'
import { displayText } from '../../base/text/display-text.js'
import { leftOutLinePattern } from '../../base/text/excerpt.js'
import { differingExcerpts } from './differing-excerpts.js'
import { jsonLines } from './json-lines.js'

/** The two values that a failed assertion compared, as the result file states them apart from the message. */
export interface StatedValues {
  readonly expected: string
  readonly actual: string
}

/** The fields of a record. */
interface StatedFields {
  readonly expected?: string | undefined
  readonly actual?: string | undefined
}

/** Longer JSON values are compared line by line. */
const maximumJsonLine = 60

const withoutNotes = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !leftOutLinePattern.test(line))
    .join('\n')

/**
 * Returns the values as reports show them, each with at most about `limit` UTF-16 units around the first difference.
 * @returns undefined if one of them is missing or blank, or if both look alike, such as the number 1 and the text 1: then only the message
 * can show the difference
 */
export function statedValues({ expected, actual }: StatedFields, limit: number): StatedValues | undefined {
  if (expected === undefined || actual === undefined) return undefined
  const [one, other] = comparable(displayText(expected).trimEnd(), displayText(actual).trimEnd())
  if (one.trim() === '' || other.trim() === '') return undefined
  // The lengths of what was left out of long values may be all that differs.
  if (withoutNotes(one) === withoutNotes(other)) return undefined
  const [first, second] = differingExcerpts(one, other, limit)
  return first === second ? undefined : { expected: detach(first), actual: detach(second) }
}

/** Returns long JSON values with one member per line. */
function comparable(one: string, other: string): readonly [string, string] {
  if (one.length <= maximumJsonLine && other.length <= maximumJsonLine && !`${one}${other}`.includes('\n')) return [one, other]
  const [lines, others] = [jsonLines(one), jsonLines(other)]
  return lines === undefined || others === undefined ? [one, other] : [lines, others]
}
