import type { JsonOffset } from './json-shape.js'

/** A part of a text that arrives in chunks. */
export interface JsonCapture {
  /** The offset in the file, or undefined if nothing is captured. */
  readonly start: JsonOffset | undefined
  /** Whether the part exceeded the limit at the end of a chunk, so that its text was dropped. */
  readonly isTooLong: boolean
  /** Starts at `index` of a chunk that starts at `chunkStart` in the file. */
  begin(index: number, chunkStart: JsonOffset): void
  /** Keeps the part of the chunk, because another chunk follows. */
  carry(chunk: string): void
  /** Returns the part up to `index` of the current chunk. */
  textUntil(chunk: string, index: number): string
  cancel(): void
}

/** Creates a capture that keeps up to `maximumLength` UTF-16 units of earlier chunks. */
export function createJsonCapture(maximumLength: number): JsonCapture {
  let start: JsonOffset | undefined
  /** The index of the part in the current chunk. */
  let from = 0
  let pieces: string[] = []
  let length = 0
  const reset = (): void => {
    pieces = []
    length = 0
  }
  return {
    get start() {
      return start
    },
    get isTooLong() {
      return length > maximumLength
    },
    begin(index, chunkStart) {
      reset()
      start = chunkStart + index
      from = index
    },
    carry(chunk) {
      if (start === undefined) return
      length += chunk.length - from
      if (length > maximumLength) pieces = []
      else pieces.push(chunk.slice(from))
      from = 0
    },
    textUntil: (chunk, index) => pieces.join('') + chunk.slice(from, index),
    cancel() {
      reset()
      start = undefined
    },
  }
}
