import type { Problem } from '../../records/problem.js'
import { createRecordsReader } from '../../records/read-records.js'
import type { FileRecord } from '../../records/record.js'
import type { Recorder } from '../../records/recorder.js'
import { describeArtifact } from './artifact-record.js'
import { type HeldFile, withoutAttachments } from './attachments.js'
import { collectEntry } from './collect-entry.js'
import { recordUnreadable } from './collect-file.js'
import { type CollectedFile, collectedFile } from './collected-file.js'
import type { Collector } from './collector.js'
import { createCommittedList } from './committed-list.js'
import { describeNeighbours } from './describe-neighbours.js'
import { findDuplicates, type SizedFile } from './duplicates.js'
import { createExpectations } from './expectations.js'
import { groupBy } from './group-by.js'
import { type IsCommitted, kept, readersOf } from './identify.js'
import { type MatchedFile, type MatchOptions, matchFiles } from './match-files.js'
import type { NeighbourFile } from './neighbours/neighbour-notices.js'
import type { Notice } from './notice.js'
import { type DatedFile, oldResultNotices } from './old-results.js'
import { createProblemList, type ProblemList } from './problem-list.js'
import { quotedList } from './quoted-list.js'
import { secretArtifactWarning } from './secret-artifact.js'
import { chunkLength } from './text-source.js'
import { uniteFolders, withoutParts } from './unite-folders.js'
import { unmatchedPatterns } from './unmatched-patterns.js'

/** The progress of collecting. */
export interface Progress {
  /** The file that is being read. */
  readonly path: string
  /** The number of files that were read before. */
  readonly done: number
  readonly total: number
  /** How much of the file is read, from 0 to 1; missing when the file begins. */
  readonly share?: number
}

export interface CollectOptions extends MatchOptions {
  /** Called before each file, and repeatedly during a large file. */
  readonly onProgress?: (progress: Progress) => void
  /** Recognises committed files, so that they do not count as results of this run. */
  readonly isCommitted?: IsCommitted | undefined
  /** Aborts collecting with its reason. */
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
  /**
   * Problems outside of result files, which the recorder does not receive: folders, artifacts, duplicate files, patterns without files,
   * collectors that found less than expected.
   */
  readonly problems: readonly Problem[]
  /** Facts about files that are left out. */
  readonly notices: readonly Notice[]
}

/**
 * Finds the files of all collectors and reads them into the recorder, sorted by path. A file that is broken, missing or not a result file
 * becomes a problem, and the other files are still collected. Files that may be attachments come last, because results name them.
 * @throws UserError if a pattern is invalid; errors of the recorder
 */
export async function collect(options: CollectOptions, recorder: Recorder): Promise<CollectResult> {
  const matched = matchFiles(options)
  const problems = createProblemList()
  const sources = uniteFolders(matched.files)
  const united = sources.length
  const files: CollectedFile[] = new Array(sources.length)
  const held: HeldFile[] = []
  const artifacts: Artifact[] = []
  const read: SizedFile[] = []
  const dated: DatedFile[] = []
  const neighbours: NeighbourFile[] = []
  const notices: Notice[] = []
  const committed = createCommittedList()
  const { signal, isCommitted } = options
  const expectations = createExpectations(options.collectors, recorder)
  const target = expectations?.recorder ?? recorder
  const tools = { buffer: Buffer.allocUnsafeSlow(chunkLength), recordsReader: createRecordsReader(), signal, isCommitted }

  const keep = async (file: MatchedFile): Promise<void> => {
    const keeper = file.matches.find(({ collector }) => collector.key === 'files')?.collector
    const record = keeper && describeArtifact(file, keeper, problems)
    if (record === undefined) return
    artifacts.push({ absolutePath: file.absolutePath, record })
    recorder.record(record)
    if (keeper !== undefined) expectations?.fileKept(keeper)
    const warning = await secretArtifactWarning(file)
    if (warning !== undefined) problems.add(warning)
  }

  // Files of a folder that turn out to be something else are added at the end.
  for (const [done, file] of sources.entries()) {
    const { path, absolutePath, job } = file
    options.onProgress?.({ path, done, total: sources.length })
    if (done < united) for (const each of file.folder?.files ?? [file]) await keep(each)
    if (readersOf(file).length === 0) {
      files[done] = collectedFile(file, kept)
      continue
    }
    const onRest = (share: number) => options.onProgress?.({ path, done, total: sources.length, share })
    const { identity, sizeBytes, modifiedMs, notices: ofFile, others = [] } = await collectEntry(file, target, { ...tools, onRest })
    options.signal?.throwIfAborted()
    sources.push(...others)
    if ('mayBeAttachment' in identity) {
      held.push({ file, identity, position: done })
      continue
    }
    expectations?.fileRead(identity)
    notices.push(...ofFile)
    files[done] = collectedFile(file, identity)
    if (file.folder === undefined && (identity.kind === 'results' || identity.kind === 'events'))
      read.push({ absolutePath, path, sizeBytes, job })
    if (identity.kind === 'results') dated.push({ path, modifiedMs })
    committed.add(path, identity)
    if (identity.kind === 'foreign' && identity.neighbour !== undefined) neighbours.push({ path, neighbour: identity.neighbour })
  }
  for (const { file, identity, position } of await withoutAttachments(held, read)) {
    files[position] = collectedFile(file, identity)
    if (identity.kind === 'unreadable') recordUnreadable(file, identity, target)
    else if (identity.neighbour !== undefined) neighbours.push({ path: file.path, neighbour: identity.neighbour })
    expectations?.fileRead(identity)
  }
  warnOfDuplicates(read, problems)
  warnOfUnmatchedPatterns(options.collectors, matched.files, problems)
  const described = await describeNeighbours(neighbours)
  for (const problem of [...described.problems, ...committed.problems()]) problems.add(problem)
  return {
    files: withoutParts(files),
    artifacts,
    problems: [...matched.problems, ...problems.list(), ...(expectations?.problems() ?? [])],
    notices: [...committed.notices(), ...oldResultNotices(dated), ...notices, ...described.notices],
  }
}

function warnOfDuplicates(files: readonly SizedFile[], problems: ProblemList): void {
  for (const [first, ...others] of findDuplicates(files)) {
    const path = others[0]?.path
    if (first === undefined || path === undefined) continue
    const which = others.length === 1 ? 'The file has' : `The files ${quotedList(others.map((file) => file.path))} have`
    const message = `${which} the same content as "${first.path}", and all of them count. If they are copies of one file, exclude them.`
    problems.add({ severity: 'warning', message, path })
  }
}

const commaAdvice =
  'A comma does not separate paths: write one path per line in the input, per argument of the command, or per entry of the configuration.'

/** Returns the cure for a pattern that separates folders as Windows does. Elsewhere, a backslash escapes the character after it. */
function separatorHint(patterns: readonly string[]): string {
  const pattern = process.platform === 'win32' ? undefined : patterns.find((one) => one.includes('\\'))
  return pattern === undefined ? '' : ` Separate folders with "/": "${pattern.replaceAll('\\', '/')}".`
}

/** Returns cures for patterns that find nothing and contain a usual mistake. */
function adviceFor(patterns: readonly string[]): string {
  const hasComma = patterns.some((pattern) => pattern.includes(','))
  return `${hasComma ? ` ${commaAdvice}` : ''}${separatorHint(patterns)}`
}

/** Warns of the user's patterns that match no file, once for all collectors to which the same ones belong. */
function warnOfUnmatchedPatterns(collectors: readonly Collector[], files: readonly MatchedFile[], problems: ProblemList): void {
  const matches = groupBy(
    files.flatMap((file) => file.matches),
    ({ collector }) => collector,
  )
  const unmatched = collectors.flatMap((collector) => {
    const patterns = collector.wellKnown ? [] : unmatchedPatterns(collector.include, matches.get(collector) ?? [])
    return patterns.length === 0 ? [] : [{ key: collector.key, patterns }]
  })
  for (const group of groupBy(unmatched, ({ patterns }) => patterns.join('\n')).values()) {
    const keys = group.map(({ key }) => key)
    const patterns = group[0]?.patterns ?? []
    problems.add({
      severity: 'warning',
      kind: 'missing',
      message: `No file matches ${quotedList(patterns)} (included by ${quotedList(keys, 3)}).${adviceFor(patterns)}`,
    })
  }
}
