import type { Format } from '../formats/format.js'
import { recognise } from '../formats/index.js'
import type { Collector } from './collector.js'
import { damageOf } from './damage.js'
import type { MatchedFile } from './match-files.js'
import { isUnrelatedFile } from './unrelated-file.js'

/** What is done with a file, and the reason in a few words. */
export type Identity = { readonly because: string } & (
  | { readonly kind: 'results'; readonly format: Format; readonly collector: Collector }
  | { readonly kind: 'events'; readonly collector: Collector }
  /** A collector is meant to read it, and cannot. */
  | { readonly kind: 'unreadable'; readonly collector: Collector; readonly severity: 'error' | 'warning' }
  /** Only well-known names or a folder lead to it, and its content is somebody else's. */
  | { readonly kind: 'foreign' }
  /** No collector reads it; it is kept as it is. */
  | { readonly kind: 'artifact' }
)

/** What a file is that only `files` includes. */
export const kept: Identity = { kind: 'artifact', because: 'only "files" includes it' }

/** The collectors of the file that read what is in it. */
export const readersOf = ({ matches }: MatchedFile): readonly Collector[] =>
  matches.map(({ collector }) => collector).filter(({ key }) => key !== 'files')

/**
 * Says how a file is read: by the format that its content shows, whichever test collector matched it.
 * @param head its first characters, and whether it holds nothing more
 */
export function identify(file: MatchedFile, { text, isWhole }: { readonly text: string; readonly isWhole: boolean }): Identity {
  const readers = readersOf(file)
  const [first] = readers
  if (first === undefined) return kept
  const { format, because } = recognise(file.path, text)
  if (format !== undefined) {
    return { kind: 'results', format, because, collector: readers.find(({ key }) => key === format.id) ?? first }
  }
  const events = readers.find(({ key }) => key === 'events')
  if (events !== undefined && (readers.length === 1 ? mayHoldRecords(text) : holdsRecords(file.path, text))) {
    return { kind: 'events', because: 'lines of JSON', collector: events }
  }
  const asked = askingFor(file)
  if (asked !== undefined && !(asked.onlyByFolder && isUnrelatedFile(file.path, text))) {
    return { kind: 'unreadable', because, collector: asked.collector, severity: 'error' }
  }
  const owner = ownerOf(file)
  const damage = owner && damageOf(file.path, text, isWhole)
  if (owner !== undefined && damage !== undefined) return { kind: 'unreadable', because: damage, collector: owner, severity: 'error' }
  // An empty file with the name of a result file is what a test run that was killed leaves behind.
  return text.trim() === '' ? { kind: 'unreadable', because, collector: first, severity: 'warning' } : { kind: 'foreign', because }
}

/** The first collector that the user sent to this file, if there is one, and whether nothing but its folder was named. */
function askingFor({ matches }: MatchedFile): { readonly collector: Collector; readonly onlyByFolder: boolean } | undefined {
  const asking = matches.filter(({ collector }) => collector.key !== 'files' && !collector.wellKnown)
  const [first] = asking
  if (first === undefined) return undefined
  const onlyByFolder = asking.every(({ collector, patterns }) => patterns.every((pattern) => collector.folders?.includes(pattern)))
  return { collector: first.collector, onlyByFolder }
}

/** The collector of the only format whose files usually have the name of this file, if there is one. */
const ownerOf = ({ matches }: MatchedFile): Collector | undefined =>
  matches.find(({ collector, patterns }) => collector.wellKnown && patterns.some((pattern) => !collector.wide?.includes(pattern)))
    ?.collector

/** One line that may be a record is enough: those that are none are reported one by one. An event file may be empty, or gzip (RFC 1952). */
const mayHoldRecords = (text: string) => text.trim() === '' || text.startsWith('\x1f') || /^[ \t]*\{/m.test(text)

/** Where other collectors want the file as well, its content must say that it holds records; gzip cannot, but by its name. */
const holdsRecords = (path: string, text: string) =>
  text.startsWith('\x1f') ? /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(path) : /^[ \t]*\{(?:.*,)?[ \t]*"kind"[ \t]*:/m.test(text)
