import { definedFields } from '../../base/defined-fields.js'
import type { archiveKind } from './archive-kind.js'
import { askingFor } from './asking-collector.js'
import type { Collector } from './collector.js'
import { damageOf } from './damage.js'
import { emptyFileAdvice } from './empty-file-advice.js'
import type { Identity } from './identify.js'
import type { MatchedFile } from './match-files.js'
import { isComplete } from './neighbours/completeness.js'
import { createFileFront, type FileFront } from './neighbours/file-front.js'
import { findNeighbour } from './neighbours/find-neighbour.js'
import { type NeighbourKind, neighbourText } from './neighbours/neighbour.js'
import { otherDocument } from './neighbours/other-document.js'
import type { OpenTextSource } from './text-source.js'
import { isUnrelatedFile } from './unrelated-file.js'

/** A file that no format has recognised. */
interface Unrecognised {
  /** Its first characters. */
  readonly text: string
  /** The collectors that read the content of the file. */
  readonly readers: readonly [Collector, ...Collector[]]
  readonly archive: ReturnType<typeof archiveKind>
  /** Why no format has recognised it. */
  readonly because: string
  /** The identity of the file if it is not a neighbour. */
  readonly asEvents: Identity | undefined
}

/** The first bytes of the record at the end of a zip archive. The end of a gzip archive shows nothing. */
const endOfZip = 'PK\x05\x06'

/** Decides what becomes of a file that no format has recognised: it is an error, or it is left out. */
export function identifyOther(
  file: MatchedFile,
  source: Pick<OpenTextSource, 'ends'>,
  { text, readers, archive, because, asEvents }: Unrecognised,
): Identity {
  const asked = askingFor(file)
  // A folder may contain thousands of screenshots.
  const isBinary = archive === undefined && text.includes('\0')
  if (isBinary && asked?.onlyByFolder === true && isUnrelatedFile(file.path, text)) return { kind: 'foreign', because }
  const ends = source.ends()
  const front = createFileFront(file.path, ends)
  const kind = front.head.kind === 'empty' ? undefined : findNeighbour(front)
  if (kind === undefined && asEvents !== undefined) return asEvents
  const owner = ownerOf(file)
  if (kind !== undefined) {
    const isDamaged = !isComplete(front, kind.completeness)
    const collector = asked?.collector ?? owner
    if (collector !== undefined && (file.isNamed || (isDamaged && kind.holdsTests === true))) {
      return namedNeighbour(kind, collector, isDamaged)
    }
    const isNoticed = asked !== undefined || kind.holdsTests === true
    const attachable = definedFields({ mayBeAttachment: kind.isOftenAttached })
    const neighbour = { ...kind, isDamaged, isNoticed, verdict: kind.readVerdict?.(front) }
    return { kind: 'foreign', because: neighbourText(kind), neighbour, ...attachable }
  }
  const ofEmpty = front.head.kind === 'empty' ? emptyFileAdvice(file.path) : undefined
  const advice = definedFields({ advice: archive === undefined ? ofEmpty : 'Unpack it first.' })
  if (asked !== undefined) {
    if (asked.onlyByFolder && isUnrelatedFile(file.path, ends.text)) return { kind: 'foreign', because }
    const other = file.isNamed || archive !== undefined ? undefined : otherDocument(front)
    if (other !== undefined) {
      return { kind: 'foreign', because, neighbour: { ...other, isDamaged: false, isNoticed: true }, mayBeAttachment: true }
    }
    const isWhole = !file.isNamed && isWholeAttachment(front, archive)
    const attachable = definedFields({ mayBeAttachment: isWhole ? (true as const) : undefined })
    return { kind: 'unreadable', because, collector: asked.collector, severity: 'error', ...advice, ...attachable }
  }
  const damage = owner && (archive === undefined ? damageOf(file.path, ends) : because)
  if (owner !== undefined && damage !== undefined) {
    return { kind: 'unreadable', because: damage, collector: owner, severity: 'error', ...advice }
  }
  // A test run that was killed leaves an empty result file.
  if (front.head.kind === 'empty') return { kind: 'unreadable', because, collector: readers[0], severity: 'warning', ...advice }
  return { kind: 'foreign', because }
}

/** Returns whether a file of an unknown kind is certainly complete. A text whose name is that of a data file is not. */
function isWholeAttachment(front: FileFront, archive: Unrecognised['archive']): boolean {
  if (archive !== undefined) return archive === 'zip' && front.tail.includes(endOfZip)
  return front.head.kind === 'text' ? isUnrelatedFile(front.path, front.text) : isComplete(front)
}

/** Returns the identity of a neighbour that is an error: the user named it, or it has lost some of its tests. */
function namedNeighbour(kind: NeighbourKind, collector: Collector, isDamaged: boolean): Identity {
  return {
    kind: 'unreadable',
    because: isDamaged ? `${kind.name}, which is damaged` : neighbourText(kind),
    collector,
    severity: 'error',
    isNeighbour: true,
    ...definedFields({ advice: kind.advice }),
  }
}

/** Returns the collector of the only format whose files usually have this name, if there is one. */
const ownerOf = ({ matches }: MatchedFile): Collector | undefined =>
  matches.find(({ collector, patterns }) => collector.wellKnown && patterns.some((pattern) => !collector.wide?.includes(pattern)))
    ?.collector
