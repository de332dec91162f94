import { readSync } from 'node:fs'

/** Bytes that can be read from any position: an open file, or data of a result file. */
export interface FileSource {
  /** In bytes. */
  readonly size: number
  /** Fills the buffer from a position on. Returns the number of bytes, which is smaller only at the end. */
  read(buffer: Buffer, position: number): number
}

/** Returns the bytes of an open file. */
export const sourceOfDescriptor = (descriptor: number, size: number): FileSource => ({
  size,
  read(buffer, position) {
    let length = 0
    while (length < buffer.length) {
      const read = readSync(descriptor, buffer, length, buffer.length - length, position + length)
      if (read === 0) break
      length += read
    }
    return length
  },
})

/** Returns bytes that are in memory. */
export const sourceOfBytes = (bytes: Buffer): FileSource => ({
  size: bytes.length,
  read: (buffer, position) => bytes.copy(buffer, 0, position),
})

/** Returns a part of a source, which is shorter if the source ends before. */
export function bytesOf(source: FileSource, position: number, length: number): Buffer {
  const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, source.size - position)))
  return buffer.subarray(0, source.read(buffer, position))
}

/** Returns whether an error is one of reading a source. */
export const isReadFault = (error: unknown): boolean => error instanceof Error && 'syscall' in error && error.syscall === 'read'
