import { groupBy } from '../../base/group-by.js'
import type { Problem } from '../../records/problem.js'
import { createRecordsReader } from '../../records/read-records.js'
import type { FileRecord } from '../../records/record.js'
import type { Recorder } from '../../records/recorder.js'
import { describeArtifact } from './artifact-record.js'
import { type HeldFile, withoutAttachments } from './attachments.js'
import { collectEntry } from './collect-entry.js'
import { type ReadingTools, recordUnreadable } from './collect-file.js'
import { type CollectedFile, collectedFile } from './collected-file.js'
import type { Collector } from './collector.js'
import { createCommittedList } from './committed-list.js'
import { describeNeighbours } from './describe-neighbours.js'
import { findDuplicates, type SizedFile } from './duplicates.js'
import { createExpectations } from './expectations.js'
import { type IsCommitted, kept, readersOf } from './identify.js'
import type { Interruption } from './interruptible.js'
import { type LookAhead, lookAhead } from './look-ahead.js'
import { type MatchedFile, type MatchOptions, matchFiles } from './match-files.js'
import type { NeighbourFile } from './neighbours/neighbour-notices.js'
import type { Notice } from './notice.js'
import { type DatedFile, oldResultNotices } from './old-results.js'
import { createProblemList, type ProblemList } from './problem-list.js'
import { quotedList } from './quoted-list.js'
import type { FoundRepeats } from './repeats/find-repeats.js'
import { withRepeats } from './repeats/repeats-reading.js'
import { mayBeRetry } from './repeats/retry-folders.js'
import { secretArtifactWarning } from './secret-artifact.js'
import { chunkLength } from './text-source.js'
import { mayHaveTwins } from './twins/may-have-twins.js'
import type { TwinReading } from './twins/twin-reading.js'
import { foldersRead, uniteFolders, withoutParts } from './unite-folders.js'
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
  /** The code that the recorder loads later: see {@link ReadingTools}. */
  readonly pending?: Interruption['pending']
  readonly load?: ReadingTools['load']
  /** Whether steps and attachments of tests that passed at once are wanted. */
  readonly keepsPassed?: boolean
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
 * Finds the files of all collectors and reads them into the recorder, sorted by path, unless two of them may be the same run in two formats:
 * then the better format comes first. A file that is broken, missing or not a result file
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
  const { signal, isCommitted, keepsPassed, pending, load } = options
  const expectations = createExpectations(options.collectors, recorder)
  const tools = {
    buffer: Buffer.allocUnsafeSlow(chunkLength),
    recordsReader: createRecordsReader(),
    signal,
    isCommitted,
    keepsPassed,
    pending,
    load,
  }

  const keep = async (file: MatchedFile, keeper: Collector): Promise<void> => {
    const record = describeArtifact(file, keeper, problems)
    if (record === undefined) return
    artifacts.push({ absolutePath: file.absolutePath, record })
    recorder.record(record)
    expectations?.fileKept(keeper)
    const warning = await secretArtifactWarning(file)
    if (warning !== undefined) problems.add(warning)
  }

  const ahead = await lookAhead(sources, tools)
  const counter = ahead.hasVerdicts ? (await import('./counter.js')).createCounter(expectations?.recorder ?? recorder) : undefined
  const repeats = await repeatsOf(sources, options.collectors, tools)
  const counting = counter?.recorder ?? expectations?.recorder ?? recorder
  const target = repeats === undefined ? counting : withRepeats(counting, repeats.plan)
  const twins = await readingOf(sources, ahead, target)
  const order = [...twins.order]
  let done = 0
  try {
    // Files that must be read last are added at the end, and so are files of a folder that turn out to be something else.
    for (const position of order) {
      const file = sources[position] as MatchedFile
      const { path, absolutePath, job } = file
      const isRead = readersOf(file).length > 0
      const opened = isRead && file.folder === undefined ? await ahead.open(position, file) : undefined
      if (opened !== undefined && twins.isLate(position, opened.identity)) {
        opened.source?.close()
        order.push(position)
        continue
      }
      const progress = { path, done, total: sources.length }
      options.onProgress?.(progress)
      done += 1
      for (const each of position < united ? (file.folder?.files ?? [file]) : []) {
        const keeper = each.matches.find(({ collector }) => collector.key === 'files')?.collector
        if (keeper !== undefined) await keep(each, keeper)
      }
      if (!isRead) {
        files[position] = collectedFile(file, kept)
        continue
      }
      const onRest = (share: number) => options.onProgress?.({ ...progress, share })
      const outcome = await twins.read(position, file, opened, { ...tools, onRest })
      const { identity, sizeBytes, modifiedMs, notices: ofFile, others = [], twin } = outcome
      options.signal?.throwIfAborted()
      for (const other of others) order.push(sources.push(other) - 1)
      if ('mayBeAttachment' in identity) {
        held.push({ file, identity, position })
        continue
      }
      expectations?.fileRead(identity, twin?.tests)
      notices.push(...ofFile)
      files[position] = collectedFile(file, identity, twin?.path)
      if (file.folder === undefined && (identity.kind === 'results' || identity.kind === 'events'))
        read.push({ absolutePath, path, sizeBytes, job })
      if (identity.kind === 'results') dated.push({ path, modifiedMs })
      committed.add(path, identity)
      if (identity.kind === 'foreign' && identity.neighbour !== undefined) neighbours.push({ path, neighbour: identity.neighbour })
    }
  } finally {
    ahead.close()
  }
  for (const { file, identity, position } of await withoutAttachments(held, read, foldersRead(files))) {
    files[position] = collectedFile(file, identity)
    if (identity.kind === 'unreadable') recordUnreadable(file, identity, target)
    else if (identity.neighbour !== undefined) neighbours.push({ path: file.path, neighbour: identity.neighbour })
    expectations?.fileRead(identity)
  }
  warnOfDuplicates(read, problems)
  warnOfUnmatchedPatterns(options.collectors, matched.files, problems)
  const described = await describeNeighbours(neighbours, counter?.counts())
  for (const problem of [...described.problems, ...committed.problems(), ...twins.problems(), ...(repeats?.problems ?? [])]) {
    problems.add(problem)
  }
  return {
    files: withoutParts(files),
    artifacts,
    problems: [...matched.problems, ...problems.list(), ...(expectations?.problems() ?? [])],
    notices: [...committed.notices(), ...twins.notices(), ...oldResultNotices(dated), ...notices, ...described.notices],
  }
}

/** Loads the code for repeated tests only if there may be some. */
async function repeatsOf(
  files: readonly MatchedFile[],
  collectors: readonly Collector[],
  tools: ReadingTools,
): Promise<FoundRepeats | undefined> {
  if (!collectors.some(({ repeats }) => repeats === 'attempts') && !files.some(mayBeRetry)) return undefined
  const { findRepeats } = await import('./repeats/find-repeats.js')
  return findRepeats(files, tools)
}

/** Loads the code for twins only if there may be some. */
async function readingOf(files: readonly MatchedFile[], ahead: LookAhead, recorder: Recorder): Promise<TwinReading> {
  if (ahead.presumed.size > 0 || mayHaveTwins(ahead.candidates)) {
    const { createTwinReading } = await import('./twins/twin-reading.js')
    return createTwinReading(files, ahead, recorder)
  }
  return {
    order: [...files.keys()],
    isLate: () => false,
    read: (_position, file, opened, tools) => collectEntry(file, recorder, tools, opened),
    notices: () => [],
    problems: () => [],
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
  // Files that the same patterns match share a list, and there may be 20,000 of them.
  const lists = new Set(files.map((file) => file.matches))
  const matches = groupBy([...lists].flat(), ({ collector }) => collector)
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
