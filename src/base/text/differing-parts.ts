import { commonSubsequence } from './common-subsequence.js'
import { headOf, tailOf } from './cut.js'

/** Values of up to this length, in UTF-16 units, stay whole. */
const maximumWhole = 80
/** How much of the common text stays on each side of a difference. */
const context = 20
const maximumWindows = 3
/** Beyond this product of their numbers of words, two texts have one difference, from the first one to the last one. */
const maximumPairs = 250_000

/** The longest part of a text that is divided into words. */
const maximumCompared = 20_000

/** A part of two texts that differs, by its places in both. */
interface Difference {
  readonly start: readonly [number, number]
  readonly end: readonly [number, number]
}

/**
 * Leaves out of two values what both have in common, except next to their differences: `…rounded to 17.95 in the…`. Shows up to three
 * differences. Returns the values themselves if both are short.
 */
export function differingParts(one: string, other: string): readonly [string, string] {
  if ((one.length <= maximumWhole && other.length <= maximumWhole) || one === other) return [one, other]
  const differences = merged(differencesOf(one, other))
  return [windowsOf(one, differences, 0), windowsOf(other, differences, 1)]
}

/** Begins a line with a value: the sign of a diff, a label such as `Expected: `, the name of a property. */
const beforeValue =
  /^[ \t]{0,40}(?:[-+][ \t]{0,40})?(?:(?:expected|received) {2}|left {3}|right {2}|(?:expected|received|actual|got|but was|left|right)\b[\w ()]{0,40}:[ \t]{1,20}|(?:"[^"]{1,60}"|'[^']{1,60}'|[\w$.]{1,60}) ?(?::|=>?)[ \t]{1,20})?/i

const maximumLabel = 200

/** Does the same as {@link differingParts} for two lines, and keeps the beginning of each line before its value. */
export function differingLines(one: string, other: string): readonly [string, string] {
  if (one.length <= maximumWhole && other.length <= maximumWhole) return [one, other]
  const labels = [one, other].map((line) => beforeValue.exec(line.slice(0, maximumLabel))?.[0] ?? '')
  const [label = '', otherLabel = ''] = labels
  const [value, otherValue] = differingParts(one.slice(label.length), other.slice(otherLabel.length))
  return [label + value, otherLabel + otherValue]
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff

function commonStart(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let length = 0
  while (length < shorter && one.charCodeAt(length) === other.charCodeAt(length)) length += 1
  return isHighSurrogate(one.charCodeAt(length - 1)) ? length - 1 : length
}

function commonEnd(one: string, other: string, limit: number): number {
  let length = 0
  while (length < limit && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)) length += 1
  return isLowSurrogate(one.charCodeAt(one.length - length)) ? length - 1 : length
}

const word = /[\p{L}\p{M}\p{N}_]+|\s+|./gsu

function differencesOf(one: string, other: string): readonly Difference[] {
  const start = commonStart(one, other)
  const end = commonEnd(one, other, Math.min(one.length, other.length) - start)
  const [ends, otherEnd] = [one.length - end, other.length - end]
  const whole = { start: [start, start], end: [ends, otherEnd] } as const
  if (Math.max(ends, otherEnd) - start > maximumCompared) return [whole]
  const words = [one.slice(start, ends).match(word) ?? [], other.slice(start, otherEnd).match(word) ?? []] as const
  if (words[0].length * words[1].length > maximumPairs) return [whole]
  return betweenCommonWords(words, start, whole.end)
}

/** Returns the parts between the words that both texts have in common. */
function betweenCommonWords(
  words: readonly [readonly string[], readonly string[]],
  start: number,
  end: Difference['end'],
): readonly Difference[] {
  const differences: Difference[] = []
  let [i, j] = [0, 0]
  let [at, otherAt] = [start, start]
  for (const [next, otherNext] of commonSubsequence(...words)) {
    const from = [at, otherAt] as const
    for (; i < next; i += 1) at += words[0][i]?.length ?? 0
    for (; j < otherNext; j += 1) otherAt += words[1][j]?.length ?? 0
    if (at > from[0] || otherAt > from[1]) differences.push({ start: from, end: [at, otherAt] })
    const { length } = words[0][next] ?? ''
    at += length
    otherAt += length
    i += 1
    j += 1
  }
  if (at < end[0] || otherAt < end[1]) differences.push({ start: [at, otherAt], end })
  return differences
}

/** Joins differences if the text between them would be shown anyway. */
function merged(differences: readonly Difference[]): readonly Difference[] {
  const joined: Difference[] = []
  for (const difference of differences) {
    const last = joined.at(-1)
    if (last !== undefined && difference.start[0] - last.end[0] <= 2 * context + 1) {
      joined[joined.length - 1] = { start: last.start, end: difference.end }
    } else joined.push(difference)
  }
  return joined
}

function windowsOf(text: string, differences: readonly Difference[], side: 0 | 1): string {
  const shown = differences.slice(0, maximumWindows)
  const parts: string[] = []
  let end = 0
  for (const [index, { start, end: next }] of shown.entries()) {
    const common = text.slice(end, start[side])
    parts.push(commonPart(common, index === 0 ? 0 : context, context), text.slice(start[side], next[side]))
    end = next[side]
  }
  return parts.join('') + commonPart(text.slice(end), context, 0)
}

/** Leaves out the middle of a common text, or all of it but the beginning or the end. */
function commonPart(text: string, before: number, after: number): string {
  if (text.length <= before + after + 1) return text
  return `${headOf(text, before)}…${after === 0 ? '' : tailOf(text, after)}`
}
