import type { Span } from './secret-finder.js'

/** A text without the parts that interrupt it. */
export interface UninterruptedText {
  readonly text: string
  /** Returns the span in the original text for a span in this one. */
  spanOf(span: Span): Span
}

/**
 * Matches the marks of margins and terminal commands (CSI, OSC and the short ones of ECMA-48), also colours whose first character was
 * escaped as text or removed, because XML cannot contain it. Jest highlights the parts of values that differ with colours.
 */
const interruption =
  /\ufdd9[\ufdd0\ufdd1]|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-Z\\^-~]|(?:\\u001[bB]|\\x1[bB]|\\033|\\e|#x1[bB]|&#(?:27|x1[bB]);|\^\[|\u241b)?\[\d{1,3}(?:;\d{1,3}){0,20}m/g

/** Matches a character that every interruption contains. */
const sign = /[[\u001b\u009b\u009d\ufdd9]/

/** Returns a text without interruptions, or undefined if it has none, which is the common case. */
export function uninterrupted(text: string): UninterruptedText | undefined {
  if (!sign.test(text)) return undefined
  const found = [...text.matchAll(interruption)]
  if (found.length === 0) return undefined
  /** The places in the original text after each interruption, and the number of characters removed before them. */
  const starts: { readonly joined: number; readonly removed: number }[] = []
  let result = ''
  let copied = 0
  for (const { index, 0: removed } of found) {
    result += text.slice(copied, index)
    copied = index + removed.length
    starts.push({ joined: result.length, removed: copied - result.length })
  }
  result += text.slice(copied)
  const placeOf = (place: number): number => place + (lastUpTo(starts, place)?.removed ?? 0)
  return { text: result, spanOf: ({ start, end }) => ({ start: placeOf(start), end: placeOf(end - 1) + 1 }) }
}

/** Returns the last start that is not after a place. */
function lastUpTo<Start extends { readonly joined: number }>(starts: readonly Start[], place: number): Start | undefined {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle]?.joined ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return starts[low - 1]
}
