import { createJsonCapture } from './json-capture.js'
import type { JsonFaults, JsonOffset } from './json-shape.js'

/** The longest text in one file that is read in doubt, in UTF-16 units: it is read again if the bracket before it ended its array. */
export const maximumRereadLength = 16 * 1024 * 1024

/** The text after an array, up to the end of the chunk, which was read in doubt and has to be read again. */
export interface UncertainText {
  readonly text: string
  readonly start: JsonOffset
}

/** A bracket that seems to end a damaged array, and the text after it. */
export interface JsonArrayEnd {
  readonly isOpen: boolean
  /** Notes a bracket at `index` that seems to end the array. The second one counts if an opening bracket seems to be lost. */
  addEnd(index: number, chunkStart: JsonOffset, isMiscounted: boolean): void
  /** Reports a malformed element, or keeps that in mind while there is doubt. */
  malformed(at: JsonOffset): void
  carry(chunk: string): void
  /** Closes the doubt: the bracket has not ended the array. */
  dismiss(): void
  /** Confirms that the bracket ended the array. Returns undefined if nothing is in doubt, or if too much text follows the bracket. */
  confirm(chunk: string): UncertainText | undefined
}

/** Makes a doubt that is not open. @param budget what is left of {@link maximumRereadLength} */
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
