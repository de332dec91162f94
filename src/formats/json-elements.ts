import { isRecord } from './json-fields.js'
import { type Patience, type RecoveryState, recoverElements } from './json-recovery.js'
import { createJsonRun } from './json-run.js'
import type { JsonElementsShape, JsonFaults, JsonOffset } from './json-shape.js'
import { isJsonSpace, parseJson } from './json-text.js'

/** The longest element that is held, in UTF-16 units. */
export const maximumElementLength = 256 * 1024 * 1024

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
  /** Nothing follows: takes what is left. */
  end(): void
  readonly ended: boolean
  /** Text that must be read again by a fresh reader, since this one was wrong about it: all of it up to the end of the chunk. */
  readonly again: { readonly text: string; readonly start: JsonOffset; readonly state: RecoveryState } | undefined
}

const comma = 0x2c

const separatorForm = /^\s*,\s*\{\s*"[^"\\]{1,100}"\s*:/
/** After so many misses no more separators are tried. */
const maximumMisses = 8

/**
 * Makes a reader of the elements of an array. It parses all elements that are complete in a chunk at once. Where it knows how elements
 * are separated it does not even seek their ends: if the text up to the last separator parses, that was the end of an element.
 * @param start where the first element, or the white space before it, begins
 * @param initialState that of the reader before, where its end is read again
 */
export function createJsonElements(
  shape: JsonElementsShape,
  start: JsonOffset,
  faults: JsonFaults,
  patience: Patience,
  habits: JsonHabits,
  initialState: RecoveryState,
): JsonElements {
  const run = createJsonRun(true)
  /** The text from `heldStart` on, as far as it lies in earlier chunks. */
  let held: string[] = []
  let heldLength = 0
  let heldStart = start
  let state = initialState
  let isDropping = false
  let deferred: JsonElements['again']
  let ended = false
  let again: JsonElements['again']

  const takeHeld = (): string => {
    const text = held.length === 1 ? (held[0] ?? '') : held.join('')
    held = []
    heldLength = 0
    return text
  }

  const hold = (piece: string) => {
    if (piece === '' || isDropping) return
    held.push(piece)
    heldLength += piece.length
    if (heldLength <= maximumElementLength) return
    faults.oversized(heldStart + behindSeparator(held[0] ?? ''))
    takeHeld()
    isDropping = true
    // From here on only the end of this element is sought.
    run.stopBehindElement()
  }

  /** Takes elements if all of the text is elements. */
  const takeWhole = (text: string, first: number): boolean => {
    const elements = parseJson(`[${first === 0 ? text : text.slice(first)}]`)
    if (!Array.isArray(elements) || !elements.every(isRecord)) return false
    for (const element of elements) shape.take(element)
    return true
  }

  /** Takes elements; returns how much of the text's end must be read again. */
  const takeElements = (text: string, isEnd: boolean): number => {
    const first = behindSeparator(text)
    if (first === text.length) return 0
    if (state === 'good' && takeWhole(text, first)) {
      if (first > 0) habits.separator ??= separatorForm.exec(text)?.[0]
      return 0
    }
    if (patience.brokenValues <= 0) {
      faults.malformed(heldStart + first)
      return 0
    }
    const recovery = recoverElements({ text, start: heldStart, isEnd, state, patience }, shape, faults)
    state = recovery.state
    const rest = text.length - recovery.consumed
    patience.rereadLength -= rest
    if (rest === 0 || patience.rereadLength > 0) return rest
    // A hostile file could have everything read again for each of its characters.
    faults.malformed(heldStart + recovery.consumed)
    return 0
  }

  /** Takes what stands before the last separator of the chunk, and leaves what is behind it to the next. */
  const takeBySeparator = (chunk: string, from: number, chunkStart: JsonOffset): boolean => {
    const { separator, misses } = habits
    if (separator === undefined || state !== 'good' || isDropping || misses > maximumMisses) return false
    const end = chunk.lastIndexOf(separator)
    if (end <= from) return false
    const text = (deferred?.text ?? held.join('')) + chunk.slice(from, end)
    const first = behindSeparator(text)
    if (first < text.length && !takeWhole(text, first)) {
      habits.misses += 1
      return false
    }
    takeHeld()
    deferred = { text: chunk.slice(end), start: chunkStart + end, state }
    return true
  }

  /** Has what the last separator left, and what follows it, read by a reader that seeks the end of each element. */
  const readDeferred = (following: string): boolean => {
    if (deferred === undefined) return false
    again = { ...deferred, text: deferred.text + following }
    deferred = undefined
    return true
  }

  return {
    get ended() {
      return ended
    },
    get again() {
      return again
    },
    read(chunk, from, chunkStart) {
      if (takeBySeparator(chunk, from, chunkStart) || readDeferred(chunk.slice(from))) return chunk.length
      const stop = run.scan(chunk, from)
      if (isDropping) {
        if (run.ended) again = { text: chunk.slice(stop), start: chunkStart + stop, state: 'good' }
        return chunk.length
      }
      const end = run.ended ? stop : run.lastEnd
      if (end === -1) {
        hold(chunk.slice(from))
        return chunk.length
      }
      const text = takeHeld() + chunk.slice(from, end)
      const rest = takeElements(text, false)
      heldStart = chunkStart + end
      if (rest > 0) {
        again = { text: text.slice(-rest) + chunk.slice(end), start: heldStart - rest, state }
        return chunk.length
      }
      ended = run.ended
      if (ended) return stop + 1
      hold(chunk.slice(end))
      return chunk.length
    },
    end() {
      if (readDeferred('')) return
      const text = takeHeld()
      const rest = takeElements(text, true)
      if (rest > 0) again = { text: text.slice(-rest), start: heldStart + text.length - rest, state }
    },
  }
}

/** The index behind white space and the comma that follows the element before. */
function behindSeparator(text: string): number {
  let index = 0
  let seenComma = false
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === comma && !seenComma) seenComma = true
    else if (!isJsonSpace(code)) break
  }
  return index
}
