import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The size and the checksum of a file. */
export interface Digest {
  /** The number of bytes read. */
  readonly size: number
  /** In hexadecimal. */
  readonly sha256: string
  /** Whether the file did not change while it was read. */
  readonly unchanged: boolean
}

const bufferLength = 256 * 1024

/**
 * Hashes a file of any size in constant memory.
 * @throws the error of the file system
 */
export function digestFile(absolutePath: string): Digest {
  return withOpen(absolutePath, (descriptor) => {
    const before = fstatSync(descriptor)
    const hash = createHash('sha256')
    const buffer = Buffer.allocUnsafeSlow(Math.min(bufferLength, before.size + 1))
    let size = 0
    for (let length = -1; length !== 0; size += length) {
      length = readSync(descriptor, buffer, 0, buffer.length, size)
      hash.update(buffer.subarray(0, length))
    }
    const after = fstatSync(descriptor)
    return { size, sha256: hash.digest('hex'), unchanged: after.size === before.size && after.mtimeMs === before.mtimeMs }
  })
}

const sampleLength = 4096
const sample = Buffer.allocUnsafeSlow(sampleLength)

/** Hashes the first and the last 4 KiB, which distinguishes nearly all files of the same size. */
export function digestEnds(absolutePath: string): string {
  return withOpen(absolutePath, (descriptor) => {
    const hash = createHash('sha256')
    const end = fstatSync(descriptor).size - sampleLength
    for (const position of end > 0 ? [0, end] : [0])
      hash.update(sample.subarray(0, readSync(descriptor, sample, 0, sampleLength, position)))
    return hash.digest('hex')
  })
}

function withOpen<Result>(absolutePath: string, use: (descriptor: number) => Result): Result {
  const descriptor = openSync(absolutePath, 'r')
  try {
    return use(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
