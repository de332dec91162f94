import { setImmediate } from 'node:timers/promises'
import type { Format } from '../formats/format.js'
import type { ReadingTools } from './collect-file.js'
import { isRead, readersOf } from './identify.js'
import { maximumPauseMs } from './interruptible.js'
import type { MatchedFile } from './match-files.js'
import { type OpenFile, openFile } from './open-file.js'
import type { TwinCandidate } from './twins/find-twins.js'

/** The files of a run, identified before the first of them is read. */
export interface LookAhead {
  /** The result files. The format of a presumed one is not certain. */
  readonly candidates: readonly TwinCandidate[]
  /** The presumed formats of files that were not opened, by their positions. */
  readonly presumed: ReadonlyMap<number, Format>
  /** Whether a file beside results states something about its run. Files that were not opened may do so as well. */
  readonly hasVerdicts: boolean
  /** Opens a file, or returns it if it waits. The caller closes it. */
  open(position: number, file: MatchedFile): Promise<OpenFile>
  /** Closes the files that still wait. */
  close(): void
}

/** How much text may wait in memory, in UTF-16 units: about 5,000 files of a usual suite. */
const maximumHeld = 32 * 1024 * 1024

/** The memory for a waiting file besides its text, in UTF-16 units. */
const unitsPerFile = 1024

/** The number of large files that wait open. Processes may often have 1,024, and sometimes 256. */
const maximumOpen = 100

/**
 * Identifies the files of a run before the first of them is read: if two of them are the same run in two formats, the better one must be read
 * first, because records cannot be taken back.
 *
 * This costs nothing: the text of a small file, which identifying it reads completely, waits in memory, and a large file waits open. So each
 * file is opened once. If too many wait, all have one format, and the next one has the same ending, then the others are presumed to have this
 * format too, and are identified when they are read.
 */
export async function lookAhead(
  files: readonly MatchedFile[],
  tools: ReadingTools,
  limits = { maximumHeld, maximumOpen },
): Promise<LookAhead> {
  const waiting = new Map<number, OpenFile>()
  const candidates: TwinCandidate[] = []
  const presumed = new Map<number, Format>()
  const endings = new Set<string>()
  let only: Format | undefined
  let hasSeveral = false
  let hasVerdicts = false
  let held = 0
  let open = 0
  let restedAtMs = performance.now()

  const close = (): void => {
    for (const { source } of waiting.values()) source?.close()
    waiting.clear()
  }

  const add = (candidate: TwinCandidate): void => {
    candidates.push(candidate)
    only ??= candidate.format
    if (candidate.format !== only) hasSeveral = true
  }

  const look = async (file: MatchedFile, position: number): Promise<void> => {
    const { path, job } = file
    const isFull = held >= limits.maximumHeld || open >= limits.maximumOpen
    if (isFull && !hasSeveral && only !== undefined && endings.has(endingOf(path))) {
      presumed.set(position, only)
      candidates.push({ position, path, job, format: only, sizeBytes: 0 })
      return
    }
    const opened = await openFile(file, tools)
    const { identity, source } = opened
    if (identity.kind === 'results' && source !== undefined) {
      endings.add(endingOf(path))
      if (identity.collector.twins !== 'count') add({ position, path, job, format: identity.format, sizeBytes: source.size })
    }
    if (identity.kind === 'foreign') {
      hasVerdicts ||= identity.neighbour?.verdict !== undefined
      // It is not read, so it needs no room.
      source?.close()
      waiting.set(position, { identity })
      return
    }
    if (isFull) {
      source?.close()
      return
    }
    const length = source?.hold()
    if (length === undefined) open += 1
    else held += length + unitsPerFile
    waiting.set(position, opened)
  }

  try {
    // A single file cannot be a twin.
    const isNeeded = files.filter(isRead).length > 1
    for (const [position, file] of isNeeded ? files.entries() : []) {
      const [collector] = readersOf(file)
      if (collector === undefined) continue
      if (file.folder === undefined) await look(file, position)
      else if (collector.twins !== 'count') {
        add({ position, path: file.path, job: file.job, format: file.folder.format, sizeBytes: 0 })
      }
      if (performance.now() - restedAtMs <= maximumPauseMs) continue
      await setImmediate()
      tools.signal?.throwIfAborted()
      restedAtMs = performance.now()
    }
  } catch (error) {
    close()
    throw error
  }
  return {
    candidates,
    presumed,
    hasVerdicts: hasVerdicts || presumed.size > 0,
    async open(position, file) {
      const opened = waiting.get(position)
      waiting.delete(position)
      return opened ?? openFile(file, tools)
    },
    close,
  }
}

const endingOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
