import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { createTextDecoder, type TextDecoder } from '../../base/files/text-decoder.js'
import type { ByteFilter, TextSource } from '../formats/format.js'
import type { FileEnds } from './neighbours/file-front.js'

/** How many bytes are read at a time. Larger chunks become large objects in V8, which take five times as long to decode. */
export const chunkLength = 64 * 1024

/** How much of a file is used to recognise it, in UTF-16 units. */
const headLength = 4 * 1024

/** How much of the end of a file shows whether it is complete, in bytes. An even number, because of UTF-16. */
const tailLength = 4 * 1024

/** A file that is open for reading as text. */
export interface OpenTextSource extends TextSource {
  /** In bytes, when the file was opened. */
  readonly size: number
  /** The time of the last change, in Unix ms, when the file was opened. */
  readonly modifiedMs: number
  /** Returns the first bytes, each as one character. Does not decode them. */
  front(length: number): string
  /** Returns the text of the first chunk, which is not read again, and whether it is the whole file. */
  head(): { readonly text: string; readonly isWhole: boolean }
  /** Reads the first and the last part of a file that no format reads. */
  ends(): FileEnds
  /** Returns the number of bytes that the current reading has read. */
  position(): number
  /** Returns the encoding that replaces the declared one, if bytes did not decode so far. */
  undecodable(): string | undefined
  /** Returns whether the file has not changed since it was opened. */
  unchanged(): boolean
  /**
   * Keeps the text of a small file whose head was read in memory, and closes the file, so that many files can wait to be read. Returns the
   * length of the text, or undefined if the file is too large and stays open.
   */
  hold(): number | undefined
  close(): void
}

/** The state of reading an open file. */
interface Reading {
  readonly descriptor: number
  readonly buffer: Buffer
  position: number
  decoder?: TextDecoder | undefined
}

/** Not a closure, because V8 creates a prototype and hidden classes for each generator function, and many files wait to be read. */
function* read(reading: Reading, filter?: ByteFilter): Generator<string> {
  const { descriptor, buffer } = reading
  reading.position = 0
  const current = createTextDecoder()
  reading.decoder = current
  while (true) {
    const length = readSync(descriptor, buffer, 0, chunkLength, reading.position)
    const bytes = buffer.subarray(0, length)
    reading.position += length
    const parts = filter === undefined || length === 0 ? [bytes] : filter.parts(bytes)
    // The buffer may be in use when the next piece is asked for.
    const pieces = parts.flatMap((part) => (typeof part === 'string' ? part : current.decode(part, length === 0)))
    for (const piece of pieces) yield piece
    if (length === 0) return
  }
}

function* resume(first: readonly string[], rest: Iterator<string>): Generator<string> {
  yield* first
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value
}

/**
 * Opens a file for reading in chunks. Reads are synchronous, because they are twice as fast as a stream on a warm cache.
 * @param path the path to show
 * @param buffer at least {@link chunkLength} bytes; files that are read one after the other may share it
 * @throws the error of the file system
 */
export function openTextSource(absolutePath: string, path: string, buffer: Buffer = Buffer.allocUnsafeSlow(chunkLength)): OpenTextSource {
  const descriptor = openSync(absolutePath, 'r')
  const { size, mtimeMs: modifiedMs } = fstatSync(descriptor)
  const reading: Reading = { descriptor, buffer, position: 0 }
  let started: { readonly first: readonly string[]; readonly rest: Iterator<string> } | undefined
  let isOpen = true
  let held: readonly string[] | undefined
  let wasUnchanged = true

  const unchanged = (): boolean => {
    const now = fstatSync(descriptor)
    return now.size === size && now.mtimeMs === modifiedMs
  }
  const closeFile = (): void => {
    if (isOpen) closeSync(descriptor)
    isOpen = false
  }

  return {
    path,
    size,
    modifiedMs,
    front: (length) => buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, length, 0)),
    head() {
      const rest = read(reading)
      const first: string[] = []
      let length = 0
      for (let next = rest.next(); !next.done; next = rest.next()) {
        first.push(next.value)
        length += next.value.length
        // A small file is read completely, because its end shows whether it was cut.
        if (length >= headLength && size > chunkLength) break
      }
      started = { first, rest }
      return { text: first.length === 1 ? (first[0] ?? '') : first.join(''), isWhole: size <= chunkLength }
    },
    ends() {
      const whole = createTextDecoder()
      const isWhole = size <= chunkLength
      const text = whole.decode(buffer.subarray(0, readSync(descriptor, buffer, 0, chunkLength, 0)), isWhole).join('')
      if (isWhole) return { text, tail: text.slice(-tailLength), isWhole, chunks: () => [text] }
      const start = size - tailLength - (size % 2)
      const end = buffer.subarray(0, readSync(descriptor, buffer, 0, tailLength + (size % 2), start))
      return { text, tail: new globalThis.TextDecoder(whole.encoding).decode(end), isWhole, chunks: () => read(reading) }
    },
    chunks(filter) {
      if (held !== undefined) return held
      // The first chunk was decoded to identify the file.
      if (filter !== undefined && size > chunkLength) started = undefined
      if (started === undefined) return read(reading, filter)
      const { first, rest } = started
      started = undefined
      return resume(first, rest)
    },
    position: () => reading.position,
    undecodable: () => (reading.decoder?.fellBack ? reading.decoder.encoding : undefined),
    unchanged: () => (held === undefined ? unchanged() : wasUnchanged),
    hold() {
      if (started === undefined || size > chunkLength) return undefined
      held = started.first
      // A decoder takes more memory than the text of a small file.
      started = undefined
      if (reading.decoder?.fellBack !== true) reading.decoder = undefined
      wasUnchanged = unchanged()
      closeFile()
      return held.reduce((length, piece) => length + piece.length, 0)
    },
    close() {
      held = undefined
      closeFile()
    },
  }
}
