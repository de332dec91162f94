import { countOf } from '../../base/text/counts.js'
import { detach } from '../../base/text/detach.js'
import { differingLines } from '../../base/text/differing-parts.js'
import { withoutMiddle } from '../../base/text/excerpt.js'
import { shorten } from '../../base/text/shorten.js'

/** The lines of common text that stay after the legend of a diff and before the first difference. */
const contextLines = 3

const word = '(?:expected|snapshot|want|actual|received|got)'

/** Explains the signs of a diff on one line or two: `+ actual - expected`; `- Expected` above `+ Received`. */
const legend = new RegExp(
  String.raw`^[ \t]{0,40}[-+]{1,3} ?${word}\b[^\n]{0,200}(?:\n[ \t]{0,40}[-+]{1,3} ?${word}\b[^\n]{0,200})?\n`,
  'im',
)

/** A changed line, but not a header such as `--- Expected`. */
const signed = /^[ \t]{0,40}[-+](?![-+]{2} )/
const frame = /^[ \t]+(?:at|❯) /

/**
 * Returns a copy of a text with about `limit` UTF-16 units at most. If the text contains a diff, the part around the first difference stays,
 * with the stack trace after it. Otherwise, the middle is left out.
 */
export function differenceExcerpt(text: string, limit: number): string {
  if (text.length <= limit) return detach(text)
  const short = withoutSharedText(text)
  return detach(short.length <= limit ? short : (aroundDifference(short, limit) ?? withoutMiddle(short, limit)))
}

/** Begins a line with one of two compared values. */
const compared = /^[ \t]{0,40}(?:(?:[-+] )?(?:expected|received|actual|got|but was|left|right)\b[\w ()]{0,40}:|([-+]))/i

/** Shorter lines stay as they are, because reports compare whole values. Longer ones are cut, as in reports. */
const maximumLine = 400

/** How many pairs of long lines are compared. More of them do not fit into an excerpt. */
const maximumPairs = 100

/** Leaves out of two long values on consecutive lines what both have in common. */
function withoutSharedText(text: string): string {
  const lines = text.split('\n')
  let pairs = 0
  for (let index = 1; index < lines.length && pairs < maximumPairs; index += 1) {
    const [one = '', other = ''] = [lines[index - 1], lines[index]]
    if (one.length <= maximumLine && other.length <= maximumLine) continue
    const [label, sign] = compared.exec(one.slice(0, maximumLabel)) ?? []
    const [otherLabel, otherSign] = compared.exec(other.slice(0, maximumLabel)) ?? []
    if (label === undefined || otherLabel === undefined || (sign !== undefined && sign === otherSign)) continue
    pairs += 1
    const [value, otherValue] = differingLines(one, other)
    lines[index - 1] = value
    lines[index] = otherValue
  }
  return lines.join('\n')
}

/** How much of a line may be its label. */
const maximumLabel = 200

/** Returns the part of a text around the first difference of its diff, or undefined if it contains no diff. */
export function aroundDifference(text: string, limit: number): string | undefined {
  const found = legend.exec(text)
  if (found === null || found.index > limit >> 2) return undefined
  const start = found.index + found[0].length
  const lines = text.slice(start).split('\n')
  const first = lines.findIndex((line) => signed.test(line))
  if (first === -1) return undefined
  const end = endOfDiff(lines, first)
  const before = Math.max(first - contextLines, 0)
  const shown = fitting(lines.slice(before, end), limit >> 1)
  const indent = /^[ \t]*/.exec(lines[first] ?? '')?.[0] ?? ''
  const note = (count: number) => (count > 0 ? [`${indent}  … ${countOf(count, 'more line')}`] : [])
  const kept = Math.min(contextLines, before)
  const beginning = lines.slice(0, kept).map((line) => shorten(line, maximumLine))
  const excerpt = [...beginning, ...note(before - kept), ...shown, ...note(end - before - shown.length)]
  return `${text.slice(0, start)}${excerpt.join('\n')}\n${withoutMiddle(lines.slice(end).join('\n'), limit >> 2)}`
}

/** Returns the index of the first line of the stack trace. */
function endOfDiff(lines: readonly string[], first: number): number {
  const end = lines.findIndex((line, index) => index > first && frame.test(line))
  return end === -1 ? lines.length : end
}

/** Returns the first lines that fit into a number of UTF-16 units, but at least the context and one more. A long line is cut. */
function fitting(lines: readonly string[], limit: number): readonly string[] {
  const shown: string[] = []
  let left = limit
  for (const line of lines) {
    const short = shorten(line, maximumLine)
    left -= short.length + 1
    if (left < 0 && shown.length > contextLines) break
    shown.push(short)
  }
  return shown
}
