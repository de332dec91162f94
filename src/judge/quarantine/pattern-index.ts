import { createAffixIndex } from './affix-index.js'
import { createTextFinder } from './find-text.js'
import type { TestPattern } from './test-pattern.js'

interface Wildcard {
  /** The index of the pattern. */
  readonly index: number
  readonly start: string
  readonly end: string
  /** Accepts a text that has the start and the end of the pattern. */
  readonly accepts: (text: string) => boolean
}

/** Finds patterns by texts. */
export interface PatternIndex {
  /** Returns the indexes of the patterns that match a whole text, in no order. */
  find(text: string): readonly number[]
  /** Returns whether a pattern may match a text that begins with `start`. May err on the side of true. */
  mayMatch(start: string): boolean
}

/**
 * Makes a {@link PatternIndex}. Patterns are chosen by their start, else
 * by their end, so that most texts are compared with few of a thousand patterns. Each comparison takes time that is linear in the text.
 */
export function createPatternIndex(patterns: readonly TestPattern[]): PatternIndex {
  const literal = new Map<string, number[]>()
  const byStart: Wildcard[] = []
  const byEnd: Wildcard[] = []
  for (const [index, pieces] of patterns.entries()) {
    const [start = '', ...others] = pieces
    const end = others.pop()
    if (end === undefined) literal.set(start, [...(literal.get(start) ?? []), index])
    else (start === '' ? byEnd : byStart).push({ index, start, end, accepts: betweenEnds(start.length, others, end.length) })
  }
  const withStart = createAffixIndex(
    byStart.map(({ start }) => start),
    'start',
  )
  const withEnd = createAffixIndex(
    byEnd.map(({ end }) => end),
    'end',
  )
  const starts = createStartIndex([...literal.keys(), ...byStart.map(({ start }) => start)])
  return {
    find(text) {
      const found = [...(literal.get(text) ?? [])]
      for (const position of withStart(text)) {
        const pattern = byStart[position]
        if (pattern !== undefined && text.endsWith(pattern.end) && pattern.accepts(text)) found.push(pattern.index)
      }
      for (const position of withEnd(text)) {
        const pattern = byEnd[position]
        if (pattern?.accepts(text) === true) found.push(pattern.index)
      }
      return found
    },
    mayMatch: (start) => byEnd.length > 0 || starts(start) || withStart(start).length > 0,
  }
}

/** Makes a function that returns whether a text begins with `start`. Texts with the same beginning are neighbours in their order. */
function createStartIndex(texts: readonly string[]): (start: string) => boolean {
  const sorted = [...texts].sort()
  return (start) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    return sorted[low]?.startsWith(start) === true
  }
}

/** The first occurrence of each piece is as good as a later one. */
function betweenEnds(startLength: number, pieces: readonly string[], endLength: number): (text: string) => boolean {
  const wanted = pieces.filter((piece) => piece !== '').map((piece) => ({ find: createTextFinder(piece), length: piece.length }))
  return (text) => {
    const limit = text.length - endLength
    let from = startLength
    for (const { find, length } of wanted) {
      const at = find(text, from)
      if (at === -1) return false
      from = at + length
    }
    return from <= limit
  }
}
