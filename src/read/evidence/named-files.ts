import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { definedFields } from '../../base/defined-fields.js'
import type { TestAttachment } from '../../records/evidence.js'
import type { FileRecord } from '../../records/record.js'
import type { InputFile } from '../../records/recorder.js'
import { type ContentReader, createContentReader } from './content-reading.js'
import type { FileSource } from './file-source.js'

/** As many as a report lists. */
const maximumRecords = 10_000

const chunkBytes = 256 * 1024

/** The files that result files name, and that belong to none of their tests. */
export interface NamedFiles {
  /** Adds a file that was looked for. One that was not opened is left out. */
  add(found: TestAttachment, metadata: InputFile['metadata']): void
  /**
   * Returns the records of the files.
   * @param kept the absolute paths of files that the run keeps, which have records already
   */
  records(kept: readonly string[]): readonly FileRecord[]
}

/** Creates an empty list, in which each file is once. */
export function createNamedFiles(cwd: string): NamedFiles {
  const byPath = new Map<string, FileRecord>()
  return {
    add({ path, type, size, sha256 }, metadata) {
      // Only an open file has a size.
      if (path === undefined || size === undefined || byPath.has(path) || byPath.size === maximumRecords) return
      byPath.set(path, { kind: 'file', path, size, ...definedFields({ sha256, mediaType: type, metadata: metadata && { ...metadata } }) })
    },
    records(kept) {
      if (byPath.size === 0) return []
      const known = new Set(kept.map(realPath))
      return [...byPath.values()].filter(({ path }) => !known.has(resolve(cwd, path)))
    },
  }
}

/** Makes a reader that checks files as attachments are checked, and computes their checksums. It stores nothing. */
export function createChecksumReader(): ContentReader {
  const check = createContentReader({ keepsSensitive: () => true, mask: (text) => text }, undefined)
  return (source, hints, isFirst) => {
    const { text: _, ...content } = check(source, hints, isFirst)
    return content.reason === undefined ? { ...content, sha256: checksumOf(source) } : content
  }
}

function checksumOf(source: FileSource): string {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, source.size + 1))
  for (let position = 0, length = -1; length !== 0 && position < source.size; position += length) {
    length = source.read(buffer, position)
    hash.update(buffer.subarray(0, length))
  }
  return hash.digest('hex')
}

function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return path
  }
}
