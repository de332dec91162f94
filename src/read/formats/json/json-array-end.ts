import { createJsonCapture } from './json-capture.js'
import type { JsonFaults, JsonOffset } from './json-shape.js'

/**
 * The maximum length of text in one file, in UTF-16 units, that may have to be read again because it follows a possible end of an array.
 */
export const maximumRereadLength = 16 * 1024 * 1024

/** Text after an array, up to the end of the chunk, that was read as part of the array and has to be read again. */
export interface UncertainText {
  readonly text: string
  readonly start: JsonOffset
}

/** Tracks a bracket that may end a damaged array, and the text after it. */
export interface JsonArrayEnd {
  readonly isOpen: boolean
  /** Notes a bracket at `index` that may end the array. If an opening bracket seems to be missing, the second such bracket counts. */
  addEnd(index: number, chunkStart: JsonOffset, isMiscounted: boolean): void
  /** Reports a malformed element, or holds the report while the end is uncertain. */
  malformed(at: JsonOffset): void
  carry(chunk: string): void
  /** Decides that the bracket has not ended the array. */
  dismiss(): void
  /** Decides that the bracket ended the array. Returns undefined without such a bracket, or if too much text follows it. */
  confirm(chunk: string): UncertainText | undefined
}

/** Creates a tracker for one array. @param budget the rest of {@link maximumRereadLength} */
export function createJsonArrayEnd(faults: JsonFaults, budget: { left: number }): JsonArrayEnd {
  const tail = createJsonCapture(maximumRereadLength)
  let ends = 0
  let malformed: JsonOffset[] = []
  return {
    get isOpen() {
      return tail.start !== undefined
    },
    addEnd(index, chunkStart, isMiscounted) {
      ends += 1
      if (ends === 1 || (ends === 2 && isMiscounted)) tail.begin(index + 1, chunkStart)
    },
    malformed(at) {
      if (tail.start === undefined) faults.malformed(at)
      else malformed.push(at)
    },
    carry: tail.carry,
    dismiss() {
      tail.cancel()
      ends = 0
      for (const at of malformed) faults.malformed(at)
      malformed = []
    },
    confirm(chunk) {
      const { start, isTooLong } = tail
      if (start === undefined || isTooLong) return undefined
      const text = tail.textUntil(chunk, chunk.length)
      budget.left -= text.length
      tail.cancel()
      return { text, start }
    },
  }
}
