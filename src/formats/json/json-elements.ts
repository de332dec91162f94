import { isRecord } from './json-fields.js'
import { createJsonSalvager, type JsonSalvager, type SalvageContext } from './json-salvager.js'
import { createJsonScanner } from './json-scanner.js'
import type { JsonOffset } from './json-shape.js'
import { isJsonSpace, parseJson } from './json-text.js'

/** How much may be held in the hope that it parses as a whole, in UTF-16 units. */
const maximumHeldLength = 64 * 1024 * 1024

/** What the readers of one array learnt of it. */
export interface JsonHabits {
  /** What stands between two elements, up to the first key of the second: `,\n    {\n      "name":`. */
  separator: string | undefined
  /** How often the last separator of a chunk turned out to be that of an inner array. */
  misses: number
}

/** The elements of one array on their way through the chunks of a file. */
export interface JsonElements {
  /** Goes on at `from`; returns the index behind the `]` of the array, or the chunk's length. */
  read(chunk: string, from: number, chunkStart: JsonOffset): number
  /** Takes what is left, since nothing follows. */
  end(): void
  readonly ended: boolean
  /** See `JsonSalvager`. */
  readonly textAfter: JsonSalvager['textAfter']
  /** Whether the array may have ended, which damage leaves open. */
  readonly mayHaveEnded: boolean
  /** Text that must be read again by a fresh reader, since this one was wrong about it: all of it up to the end of the chunk. */
  readonly again: JsonAgain | undefined
}

/** Text to be read again. */
export interface JsonAgain {
  readonly text: string
  readonly start: JsonOffset
  /** Whether it has to be read element by element, because it does not parse as a whole or is long. */
  readonly isBroken: boolean
}

/** Shared by the readers of one array. */
export interface JsonElementsContext extends SalvageContext {
  readonly habits: JsonHabits
}

const comma = 0x2c

const separatorForm = /^\s*,\s*\{\s*"[^"\\]{1,100}"\s*:/
/** After so many misses no more separators are tried. */
const maximumMisses = 8

/**
 * Makes a reader of the elements of an array. It parses all elements that are complete in a chunk at once. If it knows the
 * separator of the elements, it skips the search for their ends: if the text up to the last separator parses, an element ends there. If a
 * text does not parse, or is long, a salvager reads on until the elements are valid again.
 * @param start where the first element, or the white space before it, begins
 * @param isBroken whether the first elements have to be read one by one
 */
export function createJsonElements(context: JsonElementsContext, start: JsonOffset, isBroken: boolean): JsonElements {
  const { shape, habits } = context
  let scanner = createJsonScanner(true)
  /** The text from `heldStart` on, as far as it lies in earlier chunks. */
  let held: string[] = []
  let heldLength = 0
  let heldStart = start
  let deferred: Omit<JsonAgain, 'isBroken'> | undefined
  let ended = false
  let again: JsonAgain | undefined
  let salvager: JsonSalvager | undefined = isBroken ? createJsonSalvager(context) : undefined

  const takeHeld = (): string => {
    const text = held.length === 1 ? (held[0] ?? '') : held.join('')
    held = []
    heldLength = 0
    return text
  }

  const hold = (piece: string) => {
    if (piece === '') return
    held.push(piece)
    heldLength += piece.length
  }

  /** Takes elements if all of the text is elements. */
  const takeWhole = (text: string, first: number): boolean => {
    const elements = parseJson(`[${first === 0 ? text : text.slice(first)}]`)
    if (!Array.isArray(elements) || !elements.every(isRecord)) return false
    for (const element of elements) shape.take(element)
    return true
  }

  /** Takes elements; false if some of them are broken. */
  const takeElements = (text: string): boolean => {
    const first = indexAfterSeparator(text)
    if (first === text.length) return true
    if (!takeWhole(text, first)) return false
    if (first > 0) habits.separator ??= separatorForm.exec(text)?.[0]
    return true
  }

  /** Takes what stands before the last separator of the chunk, and leaves what is behind it to the next. */
  const takeBySeparator = (chunk: string, from: number, chunkStart: JsonOffset): boolean => {
    const { separator, misses } = habits
    if (separator === undefined || misses > maximumMisses) return false
    const end = chunk.lastIndexOf(separator)
    if (end <= from) return false
    const text = (deferred?.text ?? held.join('')) + chunk.slice(from, end)
    const first = indexAfterSeparator(text)
    if (first < text.length && !takeWhole(text, first)) {
      habits.misses += 1
      return false
    }
    takeHeld()
    deferred = { text: chunk.slice(end), start: chunkStart + end }
    return true
  }

  /** Has what the last separator left, and what follows it, read by a reader that seeks the end of each element. */
  const readDeferred = (following: string): boolean => {
    if (deferred === undefined) return false
    again = { ...deferred, text: deferred.text + following, isBroken: false }
    deferred = undefined
    return true
  }

  /** Goes on after the text that a salvager has read. */
  const readOn = (chunk: string, from: number, chunkStart: JsonOffset): number => {
    salvager = undefined
    scanner = createJsonScanner(true)
    heldStart = chunkStart + from
    return readFast(chunk, from, chunkStart)
  }

  const readFast = (chunk: string, from: number, chunkStart: JsonOffset): number => {
    if (takeBySeparator(chunk, from, chunkStart) || readDeferred(chunk.slice(from))) return chunk.length
    const stop = scanner.scan(chunk, from)
    const end = scanner.ended ? stop : scanner.lastEnd
    if (end === -1) {
      hold(chunk.slice(from))
      if (heldLength > maximumHeldLength) again = { text: takeHeld(), start: heldStart, isBroken: true }
      return chunk.length
    }
    const text = takeHeld() + chunk.slice(from, end)
    if (!takeElements(text)) {
      again = { text: text + chunk.slice(end), start: heldStart, isBroken: true }
      return chunk.length
    }
    heldStart = chunkStart + end
    ended = scanner.ended
    if (ended) return stop + 1
    hold(chunk.slice(end))
    return chunk.length
  }

  return {
    get ended() {
      return ended
    },
    get textAfter() {
      return salvager?.textAfter
    },
    get mayHaveEnded() {
      return salvager?.mayHaveEnded === true
    },
    get again() {
      return again
    },
    read(chunk, from, chunkStart) {
      if (salvager === undefined) return readFast(chunk, from, chunkStart)
      const stop = salvager.read(chunk, from, chunkStart)
      if (salvager.state === 'well') return readOn(chunk, stop, chunkStart)
      ended = salvager.state === 'ended'
      return stop
    },
    end() {
      if (salvager !== undefined) {
        salvager.end()
        ended = salvager.state === 'ended'
      } else if (!readDeferred('') && heldLength > 0) again = { text: takeHeld(), start: heldStart, isBroken: true }
    },
  }
}

/** The index behind white space and the comma that follows the element before. */
function indexAfterSeparator(text: string): number {
  let index = 0
  let seenComma = false
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === comma && !seenComma) seenComma = true
    else if (!isJsonSpace(code)) break
  }
  return index
}
