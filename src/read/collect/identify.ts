import type { Format } from '../formats/format.js'
import { type DocumentPlace, recognise } from '../formats/index.js'
import { archiveKind } from './archive-kind.js'
import { askingFor } from './asking-collector.js'
import type { Collector } from './collector.js'
import type { MatchedFile } from './match-files.js'
import { isMedia, mediaFrontLength } from './media-front.js'
import type { Neighbour, RunVerdict } from './neighbours/neighbour.js'
import type { OpenTextSource } from './text-source.js'
import { hasResultName } from './unrelated-file.js'

/** How a file is read, and the reason in a few words. */
export type Identity = { readonly because: string } & (
  | {
      readonly kind: 'results'
      readonly format: Format
      readonly collector: Collector
      /** The place of the report, if the file begins with other output. */
      readonly document?: DocumentPlace
      readonly isCommitted?: true
    }
  | { readonly kind: 'events'; readonly collector: Collector; readonly isCommitted?: true }
  /**
   * A collector should read it, but cannot. `advice` is a sentence that follows the reason in the message. If the file is a known
   * neighbour of results, the reason completes "The file is …". `mayBeAttachment`: the file is complete, and only a glob or a folder
   * pattern matched it, so it is left out if a result file names it as an attachment.
   */
  | {
      readonly kind: 'unreadable'
      readonly collector: Collector
      readonly severity: 'error' | 'warning'
      readonly advice?: string
      readonly isNeighbour?: true
      readonly mayBeAttachment?: true
    }
  /** An unrelated file that only a usual name, a glob or a folder pattern matched. */
  | { readonly kind: 'foreign'; readonly neighbour?: FoundNeighbour; readonly isCommitted?: true; readonly mayBeAttachment?: true }
  /** No collector reads it. It is kept as an artifact. */
  | { readonly kind: 'artifact' }
)

/** A file beside results that is not a result file. */
export interface FoundNeighbour extends Neighbour {
  readonly isDamaged: boolean
  /** Whether the user should know that the file is left out: a pattern of the user matches it, or it contains tests. */
  readonly isNoticed: boolean
  /** The verdict on the run that wrote it, if it states one. */
  readonly verdict?: RunVerdict | undefined
}

/** Returns whether git tracks a file that has not changed since the checkout. Reads the time only in a repository. */
export type IsCommitted = (file: { readonly absolutePath: string; readonly modifiedMs: number }) => boolean

/** The identity of a file that only `files` includes. */
export const kept: Identity = { kind: 'artifact', because: 'only "files" includes it' }

/** Returns the collectors that read the content of a file. */
export const readersOf = ({ matches }: MatchedFile): readonly Collector[] =>
  matches.map(({ collector }) => collector).filter(({ key }) => key !== 'files')

/** Returns whether a collector reads the content of a file. */
export const isRead = ({ matches }: MatchedFile): boolean => matches.some(({ collector }) => collector.key !== 'files')

/** Returns whether a pattern of the user matches a file that is read. */
export const isAsked = ({ matches }: MatchedFile): boolean =>
  matches.some(({ collector }) => collector.key !== 'files' && collector.wellKnown !== true)

type IdentifiedSource = Pick<OpenTextSource, 'front' | 'head' | 'ends' | 'modifiedMs'>

/**
 * Decides how a file is read. The content determines the format, whichever test collector matched the file. A committed file that this run
 * did not write is left out, unless a pattern of the user matches it.
 */
export async function identify(file: MatchedFile, source: IdentifiedSource, isCommitted?: IsCommitted): Promise<Identity> {
  const identity = await identifyContent(file, source)
  if (isCommitted === undefined || file.isNamed || identity.kind === 'artifact') return identity
  const neighbour = identity.kind === 'foreign' ? identity.neighbour : undefined
  if (identity.kind === 'foreign' && neighbour?.verdict === undefined) return identity
  if (!isCommitted({ absolutePath: file.absolutePath, modifiedMs: source.modifiedMs })) return identity
  // A committed file states nothing about this run.
  if (identity.kind === 'foreign')
    return neighbour === undefined ? identity : { ...identity, neighbour: { ...neighbour, verdict: undefined } }
  if (!isAsked(file)) return { kind: 'foreign', because: 'git tracks it, and this run did not write it', isCommitted: true }
  return identity.kind === 'unreadable' ? identity : { ...identity, isCommitted: true }
}

/** The code for files that are not results is loaded only for such a file. */
async function identifyContent(file: MatchedFile, source: IdentifiedSource): Promise<Identity> {
  const readers = readersOf(file)
  const [first] = readers
  if (first === undefined) return kept
  // A folder may contain thousands of screenshots, and all formats together take 1 ms to look at one.
  const mayBeMedia = askingFor(file)?.onlyByFolder === true && !hasResultName(file.path)
  if (mayBeMedia && isMedia(source.front(mediaFrontLength))) return { kind: 'foreign', because: 'an image or a video' }
  const { text } = source.head()
  if (isHistory(file.path, text)) return { kind: 'foreign', because: 'a history of Build Report' }
  const archive = archiveKind(text)
  const recognition = archive === undefined ? recognise(file.path, text) : { because: `a ${archive} archive` }
  const { because } = recognition
  if (recognition.format !== undefined) {
    const { format } = recognition
    return { kind: 'results', ...recognition, collector: readers.find(({ key }) => key === format.id) ?? first }
  }
  const events = readers.find(({ key }) => key === 'events')
  const mayBeEvents =
    events !== undefined && archive !== 'zip' && (readers.length === 1 ? mayHoldRecords(text) : holdsRecords(file.path, text))
  const asEvents = mayBeEvents ? ({ kind: 'events', because: 'lines of JSON', collector: events } as const) : undefined
  if (asEvents !== undefined && (readers.length === 1 || recordsName.test(file.path))) return asEvents
  const { identifyOther } = await import('./identify-other.js')
  return identifyOther(file, source, { text, readers: [first, ...readers.slice(1)], archive, because, asEvents })
}

/** Recognises a history file by its front or, if it is compressed, by its usual name. A folder with results may contain it. */
const isHistory = (path: string, text: string): boolean =>
  text.startsWith('\x1f') ? /(?:^|\/)build-report-history[^/]*\.ndjson\.gz$/.test(path) : /^\s*\{"format":"build-report-history"/.test(text)

/** Matches the usual names of event files and records files. */
const recordsName = /\.(?:ndjson|jsonl)(?:\.gz)?$/i

/**
 * One line that may be a record is enough, because other lines are reported individually. An event file may be empty, or gzip (RFC 1952).
 */
const mayHoldRecords = (text: string) => text.trim() === '' || text.startsWith('\x1f') || /^[ \t]*\{/m.test(text)

/** If other collectors match the file too, its content must show that it contains records. For gzip, its name must. */
const holdsRecords = (path: string, text: string) =>
  text.startsWith('\x1f') ? recordsName.test(path) : /^[ \t]*\{(?:.*,)?[ \t]*"kind"[ \t]*:/m.test(text)
