import { isRecord } from './json-fields.js'
import { createJsonSalvager, type JsonSalvager, type SalvageContext } from './json-salvager.js'
import { createJsonScanner } from './json-scanner.js'
import type { JsonOffset } from './json-shape.js'
import { isJsonSpace, parseJson } from './json-text.js'

/** The maximum length of text, in UTF-16 units, that is held until it can be parsed as a whole. */
const maximumHeldLength = 64 * 1024 * 1024

/** The maximum length of text without a separator, in UTF-16 units. The last element and the text after it have none. */
const maximumDeferredLength = 512 * 1024

/** Facts about an array that its readers share. */
export interface JsonHabits {
  /** The text between two elements, up to the first key of the second: `,\n    {\n      "name":`. */
  separator: string | undefined
  /** How often the last separator of a chunk belonged to an inner array. */
  misses: number
}

/** Reads the elements of one array from the chunks of a file. */
export interface JsonElements {
  /** Continues at `from`. Returns the index after the `]` of the array, or the length of the chunk. */
  read(chunk: string, from: number, chunkStart: JsonOffset): number
  /** Processes the remaining text at the end of the file. */
  end(): void
  readonly ended: boolean
  /** See `JsonSalvager`. */
  readonly textAfter: JsonSalvager['textAfter']
  /** Whether a damaged array may have ended. */
  readonly mayHaveEnded: boolean
  /** Text up to the end of the chunk that this reader misread, so that a new reader must read it again. */
  readonly again: JsonAgain | undefined
}

/** Text to be read again. */
export interface JsonAgain {
  readonly text: string
  readonly start: JsonOffset
  /** Whether the text has to be read element by element, because it does not parse as a whole or is too long. */
  readonly isBroken: boolean
}

/** The state that the readers of one array share. */
export interface JsonElementsContext extends SalvageContext {
  readonly habits: JsonHabits
}

const comma = 0x2c

const separatorForm = /^\s*,\s*\{\s*"[^"\\]{1,100}"\s*:/
/** The number of misses after which separators are no longer used. */
const maximumMisses = 8

/**
 * Creates a reader of the elements of an array. It parses all complete elements of a chunk at once. If it knows the
 * separator of the elements, it skips the search for their ends: if the text up to the last separator parses, an element ends there. If a
 * text does not parse, or is long, a salvager reads on until the elements are valid again.
 * @param start the offset of the first element or of the white space before it
 * @param isBroken whether the first elements have to be read one by one
 */
export function createJsonElements(context: JsonElementsContext, start: JsonOffset, isBroken: boolean): JsonElements {
  const { shape, habits } = context
  let scanner = createJsonScanner(true)
  /** The text of earlier chunks from `heldStart` on. */
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

  /** Processes the elements of a text. Returns false if the text is not a list of objects. */
  const takeWhole = (text: string, first: number): boolean => {
    const elements = parseJson(`[${first === 0 ? text : text.slice(first)}]`)
    if (!Array.isArray(elements) || !elements.every(isRecord)) return false
    for (const element of elements) shape.take(element)
    return true
  }

  /** Processes elements after a separator. Returns false if some of them are broken. */
  const takeElements = (text: string): boolean => {
    const first = indexAfterSeparator(text)
    if (first === text.length) return true
    if (!takeWhole(text, first)) return false
    if (first > 0) habits.separator ??= separatorForm.exec(text)?.[0]
    return true
  }

  /** Processes the text before the last separator of the chunk, and defers the text after it to the next chunk. */
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

  /** Defers an element that is longer than a chunk. */
  const deferMore = (chunk: string, from: number): boolean => {
    if (deferred === undefined || deferred.text.length + chunk.length - from > maximumDeferredLength) return false
    deferred = { text: deferred.text + chunk.slice(from), start: deferred.start }
    return true
  }

  /** Requests that the deferred text and the text after it are read by a reader that looks for the end of each element. */
  const readDeferred = (following: string): boolean => {
    if (deferred === undefined) return false
    again = { ...deferred, text: deferred.text + following, isBroken: false }
    deferred = undefined
    return true
  }

  /** Continues after the text that a salvager has read. */
  const readOn = (chunk: string, from: number, chunkStart: JsonOffset): number => {
    salvager = undefined
    scanner = createJsonScanner(true)
    heldStart = chunkStart + from
    return readFast(chunk, from, chunkStart)
  }

  const readFast = (chunk: string, from: number, chunkStart: JsonOffset): number => {
    if (takeBySeparator(chunk, from, chunkStart) || deferMore(chunk, from) || readDeferred(chunk.slice(from))) return chunk.length
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

/** Returns the index after the white space and the comma that follow an element. */
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
