import type { Problem } from '../records/problem.js'
import { createRecordsReader } from '../records/read-records.js'
import type { FileRecord } from '../records/record.js'
import type { Recorder } from '../records/recorder.js'
import { describeArtifact } from './artifact-record.js'
import { collectFile } from './collect-file.js'
import { type CollectedFile, collectedFile } from './collected-file.js'
import type { Collector } from './collector.js'
import { findDuplicates, type SizedFile } from './duplicates.js'
import { groupBy } from './group-by.js'
import { kept, readersOf } from './identify.js'
import { type MatchedFile, type MatchOptions, matchFiles } from './match-files.js'
import { createProblemList, type ProblemList } from './problem-list.js'
import { quotedList } from './quoted-list.js'
import { chunkLength } from './text-source.js'

/** How far collecting has come. */
export interface Progress {
  /** The file that is read now. */
  readonly path: string
  /** How many files were read before. */
  readonly done: number
  readonly total: number
  /** How much of this one is read, from 0 to 1; absent when it begins. */
  readonly share?: number
}

export interface CollectOptions extends MatchOptions {
  /** Called before each file, and now and then within a large one. */
  readonly onProgress?: (progress: Progress) => void
  /** Called with every chunk of bytes of every result file before its tests are recorded. */
  readonly onBytes?: ((bytes: Buffer) => void) | undefined
  /** Ends the collecting early, with its reason. */
  readonly signal?: AbortSignal | undefined
}

/** A file that is kept. */
export interface Artifact {
  readonly absolutePath: string
  readonly record: FileRecord
}

export interface CollectResult {
  /** Sorted by path. */
  readonly files: readonly CollectedFile[]
  /** Sorted by path. */
  readonly artifacts: readonly Artifact[]
  /** What the recorder was not told at the end of a file: folders, artifacts, files of the same content, patterns without files. */
  readonly problems: readonly Problem[]
}

/**
 * Finds the files of all collectors and pushes what they hold into the recorder, file by file, sorted by path.
 * A file that is broken, gone or no result file becomes a problem, and the others are still collected.
 * @throws UserError where a pattern is wrong; what the recorder throws
 */
export async function collect(options: CollectOptions, recorder: Recorder): Promise<CollectResult> {
  const matched = matchFiles(options)
  const problems = createProblemList()
  const files: CollectedFile[] = []
  const artifacts: Artifact[] = []
  const read: SizedFile[] = []
  const { onBytes, signal } = options
  const tools = { buffer: Buffer.allocUnsafeSlow(chunkLength), recordsReader: createRecordsReader(), onBytes, signal }

  for (const [done, file] of matched.files.entries()) {
    const { path, absolutePath } = file
    options.onProgress?.({ path, done, total: matched.files.length })
    const keeper = file.matches.find(({ collector }) => collector.key === 'files')?.collector
    const record = keeper && describeArtifact(file, keeper, problems)
    if (record !== undefined) {
      artifacts.push({ absolutePath, record })
      recorder.record(record)
    }
    if (readersOf(file).length === 0) {
      files.push(collectedFile(file, kept))
      continue
    }
    const onRest = (share: number) => options.onProgress?.({ path, done, total: matched.files.length, share })
    const { identity, size } = await collectFile(file, recorder, { ...tools, onRest })
    options.signal?.throwIfAborted()
    files.push(collectedFile(file, identity))
    if (identity.kind === 'results' || identity.kind === 'events') read.push({ absolutePath, path, size })
  }
  warnOfDuplicates(read, problems)
  warnOfIdlePatterns(options.collectors, matched.files, problems)
  return { files, artifacts, problems: [...matched.problems, ...problems.list()] }
}

function warnOfDuplicates(files: readonly SizedFile[], problems: ProblemList): void {
  for (const [first, ...others] of findDuplicates(files)) {
    const path = others[0]?.path
    if (first === undefined || path === undefined) continue
    const which = others.length === 1 ? 'The file has' : `The files ${quotedList(others.map((file) => file.path))} have`
    const message = `${which} the same content as "${first.path}", and all of them count. If they are copies of one result, exclude them.`
    problems.add({ severity: 'warning', message, path })
  }
}

/** Names what the user asked for and nothing matched; several collectors may share one list of patterns. */
function warnOfIdlePatterns(collectors: readonly Collector[], files: readonly MatchedFile[], problems: ProblemList): void {
  const busy = new Set(files.flatMap(({ matches }) => matches.map(({ collector }) => collector)))
  const idle = collectors.filter((collector) => !collector.wellKnown && !busy.has(collector) && collector.include.length > 0)
  for (const group of groupBy(idle, ({ include }) => include.join('\n')).values()) {
    const keys = group.map(({ key }) => key)
    problems.add({
      severity: 'warning',
      message: `No file matches ${quotedList(group[0]?.include ?? [])} (included by ${quotedList(keys, 3)}).`,
    })
  }
}
