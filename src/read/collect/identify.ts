import { definedFields } from '../../base/defined-fields.js'
import type { Format } from '../formats/format.js'
import { recognise } from '../formats/index.js'
import { archiveKind } from './archive-kind.js'
import type { Collector } from './collector.js'
import { damageOf } from './damage.js'
import type { MatchedFile } from './match-files.js'
import { isUnrelatedFile } from './unrelated-file.js'

/** How a file is read, and the reason in a few words. */
export type Identity = { readonly because: string } & (
  | { readonly kind: 'results'; readonly format: Format; readonly collector: Collector }
  | { readonly kind: 'events'; readonly collector: Collector }
  /** A collector should read it, but cannot. `advice` is a sentence that follows the reason in the message. */
  | { readonly kind: 'unreadable'; readonly collector: Collector; readonly severity: 'error' | 'warning'; readonly advice?: string }
  /** An unrelated file that only a usual name or a folder pattern matched. */
  | { readonly kind: 'foreign' }
  /** No collector reads it. It is kept as an artifact. */
  | { readonly kind: 'artifact' }
)

/** The identity of a file that only `files` includes. */
export const kept: Identity = { kind: 'artifact', because: 'only "files" includes it' }

/** Returns the collectors that read the content of a file. */
export const readersOf = ({ matches }: MatchedFile): readonly Collector[] =>
  matches.map(({ collector }) => collector).filter(({ key }) => key !== 'files')

/**
 * Decides how a file is read. The content determines the format, whichever test collector matched the file.
 * @param head its first characters, and whether they are the whole file
 */
export function identify(file: MatchedFile, { text, isWhole }: { readonly text: string; readonly isWhole: boolean }): Identity {
  const readers = readersOf(file)
  const [first] = readers
  if (first === undefined) return kept
  if (isHistory(file.path, text)) return { kind: 'foreign', because: 'a history of Build Report' }
  const archive = archiveKind(text)
  const { format, because } = archive === undefined ? recognise(file.path, text) : { because: `a ${archive} archive` }
  const advice = definedFields({ advice: archive && 'Unpack it first.' })
  if (format !== undefined) {
    return { kind: 'results', format, because, collector: readers.find(({ key }) => key === format.id) ?? first }
  }
  const events = readers.find(({ key }) => key === 'events')
  if (events !== undefined && archive !== 'zip' && (readers.length === 1 ? mayHoldRecords(text) : holdsRecords(file.path, text))) {
    return { kind: 'events', because: 'lines of JSON', collector: events }
  }
  const asked = askingFor(file)
  if (asked !== undefined && !(asked.onlyByFolder && isUnrelatedFile(file.path, text))) {
    return { kind: 'unreadable', because, collector: asked.collector, severity: 'error', ...advice }
  }
  const owner = ownerOf(file)
  const damage = owner && (archive === undefined ? damageOf(file.path, text, isWhole) : because)
  if (owner !== undefined && damage !== undefined) {
    return { kind: 'unreadable', because: damage, collector: owner, severity: 'error', ...advice }
  }
  // A test run that was killed leaves an empty result file.
  return text.trim() === '' ? { kind: 'unreadable', because, collector: first, severity: 'warning' } : { kind: 'foreign', because }
}

/** Recognises a history file by its front or, if it is compressed, by its usual name. A folder with results may contain it. */
const isHistory = (path: string, text: string): boolean =>
  text.startsWith('\x1f') ? /(?:^|\/)build-report-history[^/]*\.ndjson\.gz$/.test(path) : /^\s*\{"format":"build-report-history"/.test(text)

/** Returns the first collector whose own patterns match a file, and whether those patterns are only folders. */
function askingFor({ matches }: MatchedFile): { readonly collector: Collector; readonly onlyByFolder: boolean } | undefined {
  const asking = matches.filter(({ collector }) => collector.key !== 'files' && !collector.wellKnown)
  const [first] = asking
  if (first === undefined) return undefined
  const onlyByFolder = asking.every(({ collector, patterns }) => patterns.every((pattern) => collector.folders?.includes(pattern)))
  return { collector: first.collector, onlyByFolder }
}

/** Returns the collector of the only format whose files usually have this name, if there is one. */
const ownerOf = ({ matches }: MatchedFile): Collector | undefined =>
  matches.find(({ collector, patterns }) => collector.wellKnown && patterns.some((pattern) => !collector.wide?.includes(pattern)))
    ?.collector

/**
 * One line that may be a record is enough, because other lines are reported individually. An event file may be empty, or gzip (RFC 1952).
 */
const mayHoldRecords = (text: string) => text.trim() === '' || text.startsWith('\x1f') || /^[ \t]*\{/m.test(text)

/** If other collectors match the file too, its content must show that it contains records. For gzip, its name must. */
const holdsRecords = (path: string, text: string) =>
  text.startsWith('\x1f') ? /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(path) : /^[ \t]*\{(?:.*,)?[ \t]*"kind"[ \t]*:/m.test(text)
