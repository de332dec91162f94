import { closeSync, fsyncSync, ftruncateSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { guardedWrite } from './guarded-write.js'
import { makeFolder } from './make-folder.js'
import { syncFolder } from './sync-folder.js'
import { removeTemporary } from './temporary-folder.js'
import { unfinishedPath } from './unfinished-path.js'

/** A file that appears under its name only when it is complete. */
export interface AtomicFile {
  /** Appends synchronously, so that a slow disk slows down the caller instead of filling the memory. */
  write(text: string): void
  /** Appends bytes, likewise. */
  writeBytes(bytes: Buffer): void
  /** Returns the number of bytes so far. */
  length(): number
  /** Replaces a part that was written before with a text of the same number of bytes. */
  overwrite(position: number, text: string): void
  /** Goes back to a length that the file had before. */
  truncate(length: number): void
  /** Puts the file in its place. */
  close(): void
  /** Puts the file in its place, and waits until it would survive a power failure. */
  closeDurably(): void
  /** Removes what was written, unless {@link close} has put it in its place. */
  discard(): void
}

/** How much is gathered for one write to the disk. */
const bufferBytes = 512 * 1024

/**
 * Opens a temporary file next to the wanted one, and creates the folder if it is missing.
 * @param title what messages call the file, such as `records file`
 * @throws InputOutputError if something cannot be written; the methods throw it too
 */
export function openAtomicFile(path: string, title: string): AtomicFile {
  const temporary = unfinishedPath(path)
  const buffer = Buffer.allocUnsafeSlow(bufferBytes)
  let writtenBytes = 0
  let bufferedBytes = 0
  let isOpen = true
  let isInPlace = false
  let newFolders: readonly string[] = []

  const written = { what: `The ${title} "${path}"`, path, hint: 'Name a file in a folder that can be written to.' }
  const guarded = <Result>(action: () => Result): Result => guardedWrite(written, action)
  const descriptor = guarded(() => {
    // Renaming over /dev/null would replace it.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error('it is not a file')
    newFolders = makeFolder(dirname(path))
    return openSync(temporary, 'wx')
  })
  const writeOut = (bytes: Buffer): void => {
    guarded(() => {
      for (let start = 0; start < bytes.length; ) {
        start += writeSync(descriptor, bytes, start, bytes.length - start, writtenBytes + start)
      }
    })
    writtenBytes += bytes.length
  }
  const flush = (): void => {
    if (bufferedBytes > 0) writeOut(buffer.subarray(0, bufferedBytes))
    bufferedBytes = 0
  }
  const release = (): void => {
    const wasOpen = isOpen
    // The descriptor is free also if closing reports an earlier error, as it does on network file systems.
    isOpen = false
    if (wasOpen) closeSync(descriptor)
  }
  const close = (): void => {
    flush()
    // Windows does not rename an open file.
    guarded(() => {
      release()
      renameSync(temporary, path)
    })
    isInPlace = true
  }

  return {
    write(text) {
      const maximumBytes = text.length * 3
      if (bufferedBytes + maximumBytes > bufferBytes) flush()
      if (maximumBytes <= bufferBytes) bufferedBytes += buffer.write(text, bufferedBytes)
      else writeOut(Buffer.from(text))
    },
    writeBytes(bytes) {
      flush()
      writeOut(bytes)
    },
    overwrite(position, text) {
      flush()
      const bytes = Buffer.from(text)
      guarded(() => {
        for (let start = 0; start < bytes.length; ) {
          start += writeSync(descriptor, bytes, start, bytes.length - start, position + start)
        }
      })
    },
    length: () => writtenBytes + bufferedBytes,
    truncate(length) {
      bufferedBytes = Math.max(0, length - writtenBytes)
      if (length >= writtenBytes) return
      guarded(() => ftruncateSync(descriptor, length))
      writtenBytes = length
    },
    close,
    closeDurably() {
      flush()
      guarded(() => fsyncSync(descriptor))
      close()
      guarded(() => {
        for (const folder of new Set([dirname(path), ...newFolders.map((one) => dirname(one))])) syncFolder(folder)
      })
    },
    discard() {
      try {
        release()
      } catch {
        // The content is not wanted.
      }
      if (!isInPlace) removeTemporary(temporary)
    },
  }
}
