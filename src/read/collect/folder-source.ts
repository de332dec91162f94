import { closeSync, constants, fstatSync, opendirSync, openSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { createTextDecoder } from '../../base/files/text-decoder.js'
import type { FolderSource, TextSource } from '../formats/format.js'
import { type Interruption, maximumPauseMs } from './interruptible.js'
import type { MatchedFile } from './match-files.js'
import { openTextSource } from './text-source.js'

/** Larger files are read in chunks. */
const maximumHeldBytes = 1024 * 1024

/** A folder that cannot be listed further holds results that nothing can check anyway. */
const maximumListed = 1_000_000

/** Refuses links, and does not wait for a writer of a pipe. Windows has no such flags. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

const brace = 0x7b

/** A folder that is being read, and what was found out about its files. */
export interface OpenFolder extends FolderSource {
  /** The sum of the sizes of the files that were read once. */
  sizeBytes(): number
  /** The time of the last change of each file of `names`; 0 if it could not be opened or is not read. */
  readonly modifiedMs: Float64Array
  /** The files of `names` that do not belong to the result. */
  readonly left: ReadonlySet<string>
  /** Whether one of the files has changed since it was first read. */
  changed(): boolean
}

/** Opens the files of a folder one after the other. */
export function createFolderSource({ absolutePath, path }: MatchedFile, names: readonly string[], interruption: Interruption): OpenFolder {
  const positions = new Map(names.map((name, position) => [name, position]))
  const modifiedMs = new Float64Array(names.length)
  const left = new Set<string>()
  let buffer = Buffer.allocUnsafeSlow(64 * 1024)
  let sizeBytes = 0
  let hasChanged = false
  let restedAtMs = performance.now()

  function note(name: string, size: number, changedMs: number): void {
    const position = positions.get(name)
    if (position === undefined) return
    const before = modifiedMs[position] ?? 0
    if (before === 0) sizeBytes += size
    else if (before !== changedMs) hasChanged = true
    modifiedMs[position] = changedMs
  }

  function readWhole(descriptor: number, size: number): string {
    if (buffer.length < size) buffer = Buffer.allocUnsafeSlow(maximumHeldBytes)
    let length = 0
    for (let read = -1; read !== 0 && length < size; length += read) read = readSync(descriptor, buffer, length, size - length, length)
    const bytes = buffer.subarray(0, length)
    // A brace that no zero byte follows is neither a byte order mark nor UTF-16.
    const isPlain = bytes[0] === brace && bytes[1] !== 0
    return isPlain ? bytes.toString('utf8') : createTextDecoder().decode(bytes, true).join('')
  }

  return {
    path,
    names,
    modifiedMs,
    left,
    sizeBytes: () => sizeBytes,
    changed: () => hasChanged,
    leave: (name) => void left.add(name),
    beside(pattern) {
      const found: string[] = []
      const folder = opendirSync(absolutePath)
      try {
        let listed = 0
        for (let entry = folder.readSync(); entry !== null && listed < maximumListed; entry = folder.readSync()) {
          listed += 1
          if (entry.isFile() && pattern.test(entry.name) && !positions.has(entry.name)) found.push(entry.name)
        }
      } finally {
        folder.closeSync()
      }
      return found.sort()
    },
    read(name) {
      const file = `${absolutePath}/${name}`
      const descriptor = openSync(file, openFlags)
      try {
        const stats = fstatSync(descriptor)
        if (!stats.isFile()) throw new Error('it is not a file')
        const { size, mtimeMs } = stats
        note(name, size, mtimeMs)
        return size > maximumHeldBytes ? largeFile(file, `${path}/${name}`) : readWhole(descriptor, size)
      } finally {
        closeSync(descriptor)
      }
    },
    rest(share) {
      const waiting = interruption.pending?.()
      if (waiting !== undefined) return waiting
      if (performance.now() - restedAtMs <= maximumPauseMs) return undefined
      return setImmediate().then(() => {
        interruption.signal?.throwIfAborted()
        interruption.onRest?.(Math.min(1, share))
        restedAtMs = performance.now()
      })
    },
  }
}

const largeFile = (absolutePath: string, path: string): TextSource => ({
  path,
  *chunks() {
    const source = openTextSource(absolutePath, path)
    try {
      yield* source.chunks() as Iterable<string>
    } finally {
      source.close()
    }
  },
})
