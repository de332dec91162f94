import { isRecord } from './json-fields.js'
import type { JsonElementsShape, JsonFaults } from './json-shape.js'
import { closingQuote, endOfValue, isJsonSpace, parseJson } from './json-text.js'

const comma = 0x2c
const openingBrace = 0x7b
const closingBracket = 0x5d

/** How much more than the text itself may be looked at in search of the next good element, as a multiple of its length. */
const maximumEffort = 8

/**
 * `good`: the last value was an element. `broken`: it was given up, and what follows is taken only if it looks like an element.
 * `seeking`: the same, inside of what was given up, where nothing more need be said of it.
 */
export type RecoveryState = 'good' | 'broken' | 'seeking'

/** A run of elements that does not parse as a whole. */
export interface BrokenElements {
  readonly text: string
  /** Where the text begins in the file. */
  readonly start: number
  /** Whether nothing follows the text, so that a value without an end is cut. */
  readonly isEnd: boolean
  /** That of the text before. */
  readonly state: RecoveryState
  readonly patience: Patience
}

/** How much more is done for a file that is broken again and again, shared by all of its arrays: a hostile one has millions of faults. */
export interface Patience {
  /** How many values may still be tried that turn out broken. */
  brokenValues: number
  /** How much text may still be read again. */
  rereadLength: number
}

/** How far a recovery came. */
export interface Recovery {
  /** At this index begins a value that the text ends inside, or the array ends: it must be read again with what follows. */
  readonly consumed: number
  readonly state: RecoveryState
}

/**
 * Takes what can be had of a run of elements that does not parse as a whole: every element that parses by itself, and behind a broken
 * one whatever looks like the next element, even where a lost quote or brace has made the rest of the file a part of it.
 */
export function recoverElements(broken: BrokenElements, shape: JsonElementsShape, faults: JsonFaults): Recovery {
  const { text, start, isEnd, patience } = broken
  let { state } = broken
  let effort = text.length * maximumEffort
  let index = 0

  const valueAt = (from: number) => {
    const { end, complete } = endOfValue(text, from)
    effort -= end - from
    const value = complete ? parseJson(text.slice(from, end)) : undefined
    if (value === undefined) patience.brokenValues -= 1
    return { end, complete, value }
  }

  /** Seeks an element behind `index` and before `before`, and takes it; says where to go on, or that the text ends inside of it. */
  const resume = (before: number): { readonly next: number; readonly found: boolean } | undefined => {
    const separator = /,\s*\{/g
    separator.lastIndex = index
    while (effort > 0 && patience.brokenValues > 0 && separator.test(text) && separator.lastIndex <= before) {
      const begin = separator.lastIndex - 1
      const { end, complete, value } = valueAt(begin)
      if (!complete && !isEnd) return { next: begin, found: false }
      if (isRecord(value) && shape.accepts(value)) {
        shape.take(value)
        return { next: end, found: true }
      }
      separator.lastIndex = begin + 1
    }
    return undefined
  }

  while (index < text.length && effort > 0 && patience.brokenValues > 0) {
    const code = text.charCodeAt(index)
    if (code === comma || isJsonSpace(code)) {
      index += 1
      continue
    }
    // Behind something broken only this tells that the array has ended.
    if (code === closingBracket && index > 0) return { consumed: index, state: 'good' }
    const { end, complete, value } = valueAt(index)
    if (isRecord(value) ? state === 'good' || shape.accepts(value) : value !== undefined && state === 'good') {
      if (isRecord(value)) shape.take(value)
      else faults.stranger(start + index)
      state = 'good'
      index = end
      continue
    }
    if (!complete && !isEnd && index > 0) return { consumed: index, state }
    const resumed = resume(end)
    const isCut = !complete && isEnd && resumed === undefined
    // What is left of an element that was given up is no further fault, and neither is the element that the end of the file cuts.
    const isFurther = state === 'good' || (state === 'broken' && code === openingBrace && value === undefined)
    if (isFurther && !isCut) faults.malformed(start + index)
    if (shape.inner !== undefined && resumed === undefined && (isCut || isFurther)) {
      const piece = text.slice(index, isCut ? text.length : end)
      effort -= piece.length
      takeBrokenElement(piece, shape, shape.inner)
    }
    if (resumed !== undefined && !resumed.found) return { consumed: resumed.next, state: 'seeking' }
    if (resumed !== undefined) state = 'good'
    else if (state === 'good') state = 'broken'
    index = resumed?.next ?? end
  }
  // Patience came to its end.
  if (index < text.length) faults.malformed(start + index)
  return { consumed: text.length, state }
}

/** Hands over what is left of an element that is broken or cut: what stands before its inner array, and the good items of that. */
function takeBrokenElement(text: string, shape: JsonElementsShape, inner: NonNullable<JsonElementsShape['inner']>): void {
  if (text.charCodeAt(0) !== openingBrace) return
  const start = findArray(text, inner.key)
  if (start === undefined) return
  const items: string[] = []
  for (let index = start; index < text.length; ) {
    const code = text.charCodeAt(index)
    if (code === comma || isJsonSpace(code)) {
      index += 1
      continue
    }
    if (code !== openingBrace) break
    const { end, complete } = endOfValue(text, index)
    const item = text.slice(index, end)
    const value = complete ? parseJson(item) : undefined
    if (isRecord(value) && inner.accepts(value)) items.push(item)
    index = end
  }
  if (items.length === 0) return
  const value = parseJson(`${text.slice(0, start)}${items.join(',')}]}`)
  if (isRecord(value) && shape.accepts(value)) shape.take(value)
}

/** The index behind the bracket that opens the array `key` of the object that the text begins with. */
function findArray(text: string, key: string): number | undefined {
  for (let index = 1; index < text.length; ) {
    const code = text.charCodeAt(index)
    if (code === comma || isJsonSpace(code)) {
      index += 1
      continue
    }
    const keyEnd = closingQuote(text, index + 1)
    const colon = keyEnd === -1 ? -1 : text.indexOf(':', keyEnd)
    if (colon === -1) return undefined
    let valueStart = colon + 1
    while (isJsonSpace(text.charCodeAt(valueStart))) valueStart += 1
    if (text.slice(index + 1, keyEnd) === key) return text[valueStart] === '[' ? valueStart + 1 : undefined
    const { end, complete } = endOfValue(text, valueStart)
    if (!complete || end <= index) return undefined
    index = end
  }
  return undefined
}
