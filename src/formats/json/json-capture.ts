import type { JsonOffset } from './json-shape.js'

/** A part of a text that arrives in chunks. */
export interface JsonCapture {
  /** The offset of the part in the file; undefined while nothing is captured. */
  readonly start: JsonOffset | undefined
  /** Whether the part was longer than the limit when a chunk ended. Its text is dropped then. */
  readonly isTooLong: boolean
  /** Begins at `index` of a chunk that begins at `chunkStart` of the file. */
  begin(index: number, chunkStart: JsonOffset): void
  /** Keeps what the chunk has of the part, since another one follows. */
  carry(chunk: string): void
  /** The part up to `index` of the current chunk. */
  textUntil(chunk: string, index: number): string
  cancel(): void
}

/** Makes a capture that holds up to `maximumLength` UTF-16 units of earlier chunks. */
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
