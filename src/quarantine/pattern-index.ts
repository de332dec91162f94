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

/**
 * Makes a function that returns the indexes of the patterns that match a whole text, in no order. Patterns are chosen by their start, else
 * by their end, so that most texts are compared with few of a thousand patterns. Each comparison takes time that is linear in the text.
 */
export function createPatternIndex(patterns: readonly TestPattern[]): (text: string) => readonly number[] {
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
  return (text) => {
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
