import { createHash } from 'node:crypto'
import { closeSync, lstatSync, mkdirSync, openSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { UserError } from '../../base/errors.js'
import { unwritten } from '../../base/files/guarded-write.js'
import { makeFolder } from '../../base/files/make-folder.js'
import { removeTemporary } from '../../base/files/temporary-folder.js'
import { unfinishedPath } from '../../base/files/unfinished-path.js'
import { type FileSource, isReadFault } from './file-source.js'
import { type StoredAttachments, storedName } from './stored-attachments.js'

/** The largest file that is stored. */
export const maximumFileBytes = 50 * 1024 * 1024

/** The number of different files of one run. */
const maximumFiles = 5_000

/** How much of the budget any test may use. The rest is for the first test of each message. */
const sharedPart = 0.8

const chunkBytes = 256 * 1024

/** Smaller files are read as a whole, so that equal ones are not written twice. */
const wholeBytes = 1024 * 1024

/** The checksum of a stored file, or the reason why a file is not stored. Neither if the disk does not accept it. */
export type Stored = { readonly size: number; readonly sha256?: string; readonly reason?: 'size' | 'limit' }

/** Keeps the bytes of attachments in a folder that replaces the one of an earlier run when it is complete. */
export interface AttachmentStore {
  /**
   * Stores bytes. Equal bytes are stored once and count once.
   * @param isFirst whether the file belongs to the first test with its message, so that it may use the whole budget
   */
  add(source: FileSource, type: string, isFirst: boolean): Stored
  /**
   * Stores a text that arrives in pieces, as {@link add} does.
   * @param size the size before secrets were replaced
   * @returns undefined if a piece is undefined, because the file is not a text
   */
  addText(pieces: Iterable<string | undefined>, size: number, type: string, isFirst: boolean): Stored | undefined
  /**
   * Puts the files in their place.
   * @throws InputOutputError if that is impossible, or if a file before could not be stored
   */
  publish(): void
  /** Removes files that are not in their place. */
  discard(): void
  readonly attachments: StoredAttachments
}

/** The name of a file that a store has written. */
const ownName = /^[0-9a-f]{32}\.[a-z]{2,6}$/

/**
 * Opens a store, which creates its folder when it gets its first file. After an error of the disk, it stores nothing more.
 * @param folder absolute
 * @param maximumBytes returns the budget
 */
export function openAttachmentStore(folder: string, maximumBytes: () => number): AttachmentStore {
  const temporary = unfinishedPath(folder)
  /** The name of each file, by its checksum. */
  const stored = new Map<string, string>()
  const sizes = new Set<number>()
  let bytes = 0
  let isCreated = false
  let isPublished = false
  let fault: UserError | undefined
  /** A buffer for each file would be freed long after its use. */
  let wholeBuffer: Buffer | undefined

  const guarded = <Result>(action: () => Result): Result => {
    try {
      return action()
    } catch (cause) {
      // An attachment that cannot be read is not a fault of the folder.
      if (isReadFault(cause)) throw cause
      const hint = 'Name a records file in a folder that can be written to.'
      fault = unwritten({ what: `The folder of attachments "${folder}"`, path: folder, hint }, cause)
      throw fault
    }
  }
  /** Leaves an error of the disk to {@link AttachmentStore.publish}. */
  const attempt = <Result extends Stored | undefined>(size: number, action: () => Result): Result | Stored => {
    try {
      return fault === undefined ? guarded(action) : { size }
    } catch (error) {
      if (error !== fault) throw error
      return { size }
    }
  }
  const create = (): void => {
    if (isCreated) return
    makeFolder(dirname(folder))
    mkdirSync(temporary)
    isCreated = true
  }
  const hasRoom = (size: number, isFirst: boolean): boolean =>
    stored.size < maximumFiles && bytes + size <= maximumBytes() * (isFirst ? 1 : sharedPart)

  const keep = (sha256: string, size: number, name: string): Stored => {
    stored.set(sha256, name)
    sizes.add(size)
    bytes += size
    return { sha256, size }
  }

  /** Returns why a file is not read. A file beyond the budget is read only if it can be equal to a stored one. */
  const refusal = (size: number, isFirst: boolean): Stored | undefined => {
    if (size > maximumFileBytes) return { reason: 'size', size }
    return hasRoom(size, isFirst) || sizes.has(size) ? undefined : { reason: 'limit', size }
  }
  const known = (sha256: string, size: number, isFirst: boolean): Stored | undefined => {
    if (stored.has(sha256)) return { sha256, size }
    return hasRoom(size, isFirst) ? undefined : { reason: 'limit', size }
  }

  /** Stores bytes that are in memory. */
  const storeWhole = (content: Buffer, type: string, isFirst: boolean): Stored =>
    attempt(content.length, () => {
      const sha256 = createHash('sha256').update(content).digest('hex')
      const found = known(sha256, content.length, isFirst)
      if (found !== undefined) return found
      create()
      const name = storedName(sha256, type)
      writeFileSync(join(temporary, name), content)
      return keep(sha256, content.length, name)
    })

  /** Copies chunks into a file with a temporary name, which gets its name when its checksum is known. */
  const copy = (chunks: Iterable<Buffer>, given: number, type: string, isFirst: boolean, isValid: () => boolean): Stored | undefined =>
    attempt<Stored | undefined>(given, () => {
      create()
      const path = join(temporary, 'incomplete')
      const descriptor = openSync(path, 'w')
      let isOpen = true
      const hash = createHash('sha256')
      let size = 0
      try {
        for (const chunk of chunks) {
          size += chunk.length
          if (size > maximumFileBytes) return { reason: 'size', size }
          hash.update(chunk)
          for (let start = 0; start < chunk.length; ) start += writeSync(descriptor, chunk, start)
        }
        if (!isValid()) return undefined
        const sha256 = hash.digest('hex')
        const found = known(sha256, size, isFirst)
        if (found !== undefined) return found
        const name = storedName(sha256, type)
        closeSync(descriptor)
        isOpen = false
        renameSync(path, join(temporary, name))
        return keep(sha256, size, name)
      } finally {
        if (isOpen) closeSync(descriptor)
        rmSync(path, { force: true })
      }
    })

  return {
    add(source, type, isFirst) {
      const { size } = source
      const refused = refusal(size, isFirst)
      if (refused !== undefined) return refused
      if (size <= wholeBytes) {
        wholeBuffer ??= Buffer.allocUnsafeSlow(wholeBytes)
        const length = source.read(wholeBuffer.subarray(0, size), 0)
        return storeWhole(wholeBuffer.subarray(0, length), type, isFirst)
      }
      return copy(chunksOf(source), size, type, isFirst, () => true) as Stored
    },
    addText(pieces, size, type, isFirst) {
      const refused = refusal(size, isFirst)
      if (refused !== undefined) return refused
      const iterator = pieces[Symbol.iterator]()
      const first = iterator.next()
      if (first.done) return storeWhole(Buffer.alloc(0), type, isFirst)
      const second = first.value === undefined ? first : iterator.next()
      if (first.value === undefined) return undefined
      if (second.done) return storeWhole(Buffer.from(first.value), type, isFirst)
      let isText = true
      const chunks = (function* () {
        yield Buffer.from(first.value ?? '')
        for (let next: IteratorResult<string | undefined> = second; !next.done; next = iterator.next()) {
          isText = next.value !== undefined
          if (next.value === undefined) return
          yield Buffer.from(next.value)
        }
      })()
      return copy(chunks, size, type, isFirst, () => isText)
    },
    publish() {
      const earlier = fault
      try {
        guarded(() => {
          const names = new Set(stored.values())
          removeStored(folder, names)
          if (names.size > 0) {
            makeFolder(folder)
            for (const name of names) renameSync(join(temporary, name), join(folder, name))
          }
        })
      } catch (error) {
        stored.clear()
        bytes = 0
        throw error
      }
      isPublished = true
      if (earlier !== undefined) throw earlier
    },
    discard() {
      if (isCreated) removeTemporary(temporary)
    },
    attachments: {
      get count() {
        return stored.size
      },
      get bytes() {
        return bytes
      },
      pathOf({ sha256 = '' }) {
        const name = stored.get(sha256)
        return name === undefined ? undefined : join(isPublished ? folder : temporary, name)
      },
    },
  }
}

function* chunksOf(source: FileSource): Generator<Buffer> {
  const buffer = Buffer.allocUnsafe(chunkBytes)
  for (let position = 0; ; ) {
    const length = source.read(buffer, position)
    if (length === 0) return
    position += length
    yield buffer.subarray(0, length)
  }
}

/**
 * Removes the files that an earlier run has stored, and nothing else.
 * @param kept names that stay
 * @throws the error of the file system
 */
export function removeStored(folder: string, kept: ReadonlySet<string> = new Set()): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats === undefined) return
  // The tested code may have put a link there.
  if (stats.isSymbolicLink()) {
    rmSync(folder)
    return
  }
  if (!stats.isDirectory()) throw new Error('it is not a folder')
  const names = readdirSync(folder)
  const old = names.filter((name) => ownName.test(name) && !kept.has(name))
  for (const name of old) rmSync(join(folder, name), { force: true })
  if (kept.size === 0 && old.length === names.length) rmdirSync(folder)
}
