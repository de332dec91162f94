import { commonSubsequence } from '../../../../base/text/common-subsequence.js'

/** A part of a line, and whether it differs from the line that it is compared with. */
export interface LinePart {
  readonly text: string
  readonly isChanged: boolean
}

/** Longer lines are not compared, because the time grows with the product of their lengths. */
const maximumTokens = 200

/** Below this share of equal characters, nearly everything would be marked. */
const minimumEqual = 0.3

/** An escape sequence, a number, a word, white space, or any other character. */
const token = /\\(?:u\{?[\da-f]{1,6}\}?|x[\da-f]{2}|.)|\d+(?:[.,]\d+)*|[\p{L}\p{M}_]+|\s+|./giu

/** Compares two lines and returns the parts of each. Lines that have little in common have no changed parts. */
export function changedWords(before: string, after: string): readonly [readonly LinePart[], readonly LinePart[]] {
  const unmarked = [[{ text: before, isChanged: false }], [{ text: after, isChanged: false }]] as const
  const [one, other] = [tokensOf(before), tokensOf(after)]
  if (one === undefined || other === undefined) return unmarked
  const equal = commonSubsequence(one, other)
  const equalLength = equal.reduce((sum, [index]) => sum + (one[index]?.length ?? 0), 0)
  const parts = [partsOf(one, new Set(equal.map(([index]) => index))), partsOf(other, new Set(equal.map(([, index]) => index)))] as const
  const [single, otherSingle] = [onlyChange(parts[0]), onlyChange(parts[1])]
  if (single !== undefined && otherSingle !== undefined) return narrowed(parts, single, otherSingle)
  return equalLength < minimumEqual * Math.max(before.length, after.length) ? unmarked : parts
}

function tokensOf(line: string): readonly string[] | undefined {
  if (line.length > 10 * maximumTokens) return undefined
  const tokens = line.match(token) ?? []
  return tokens.length > maximumTokens ? undefined : tokens
}

function partsOf(tokens: readonly string[], equal: ReadonlySet<number>): readonly LinePart[] {
  const parts: { text: string; isChanged: boolean }[] = []
  tokens.forEach((text, index) => {
    const isChanged = !equal.has(index)
    const last = parts.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else parts.push({ text, isChanged })
  })
  return parts
}

/** Returns the index of the changed part; undefined if there are several or none. */
function onlyChange(parts: readonly LinePart[]): number | undefined {
  const first = parts.findIndex(({ isChanged }) => isChanged)
  return first === -1 || parts.some(({ isChanged }, index) => isChanged && index !== first) ? undefined : first
}

/** Marks only the digits of a number that differ: `17.95` and `17.96` differ in the last one. */
function narrowed(
  parts: readonly [readonly LinePart[], readonly LinePart[]],
  one: number,
  other: number,
): readonly [readonly LinePart[], readonly LinePart[]] {
  const [before, after] = [parts[0][one]?.text ?? '', parts[1][other]?.text ?? '']
  if (!/^[\d.,]+$/.test(before) || !/^[\d.,]+$/.test(after)) return parts
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const narrow = (side: readonly LinePart[], at: number, text: string) =>
    merged([
      ...side.slice(0, at),
      { text: text.slice(0, start), isChanged: false },
      { text: text.slice(start, text.length - end), isChanged: true },
      { text: text.slice(text.length - end), isChanged: false },
      ...side.slice(at + 1),
    ])
  return [narrow(parts[0], one, before), narrow(parts[1], other, after)]
}

function merged(parts: readonly LinePart[]): readonly LinePart[] {
  const all: LinePart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (part.text === '') continue
    if (last?.isChanged === part.isChanged) all[all.length - 1] = { text: last.text + part.text, isChanged: part.isChanged }
    else all.push(part)
  }
  return all
}
