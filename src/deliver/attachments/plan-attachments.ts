import { definedFields } from '../../base/defined-fields.js'
import type { EmbedMode } from '../../config/config.js'
import { attachmentKind } from '../../records/attachment-kind.js'
import { chooseEmbedded, type EmbeddedFile, type ImageSize } from './choose-embedded.js'
import { findAttachments } from './find-attachments.js'
import { byWorth, type FoundAttachment } from './found-attachment.js'

/** The places of the stored attachments of a run in its report. */
export interface AttachmentPlan {
  /** The files of the artifact or folder, the most useful first. */
  readonly files: readonly PlannedFile[]
  /** The size of these files, in bytes. Equal ones count once. */
  readonly bytes: number
  /** The number of attachments beyond the limit, which are in no folder. */
  readonly leftOut: number
  /** The number of tests with files. */
  readonly tests: number
  /** The files in the page, in their order. */
  readonly embedded: readonly EmbeddedFile[]
  /** The number of images and videos that are not in the page. */
  readonly notEmbedded: number
  /**
   * Returns the place of a file in a page.
   * @param test the position of the record among the tests of the records file, from 0
   * @param attempt from 0; the last one is the test itself
   */
  shownAs(test: number, attempt: number, sha256: string): ShownFile
}

/** A file of the artifact. */
export interface PlannedFile {
  /** Relative, with forward slashes. */
  readonly place: string
  readonly sha256: string
  readonly type: string
  readonly size: number
}

/** See `PageAttachment`. */
export interface ShownFile extends Partial<ImageSize> {
  readonly block?: number
  readonly place?: string
}

export interface PlanRequest {
  /** The records of the run; absolute. */
  readonly recordsPath: string
  readonly verdictOf: Parameters<typeof findAttachments>[1]
  readonly embed: EmbedMode
  /** The maximum size of all files, in bytes. */
  readonly maximumBytes: number
  /** Returns whether the bytes of an attachment exist. */
  readonly isStored: (attachment: FoundAttachment['attachment']) => boolean
  /** Returns the size of a stored image; undefined if its header does not state one. */
  readonly imageSize: (attachment: FoundAttachment['attachment']) => ImageSize | undefined
}

/** Chooses which attachments of a run a report contains, and where. */
export async function planAttachments(request: PlanRequest): Promise<AttachmentPlan> {
  const all = await findAttachments(request.recordsPath, request.verdictOf)
  const known = new Map<string, boolean>()
  const isStored = ({ attachment }: FoundAttachment): boolean => {
    const stored = known.get(attachment.sha256) ?? request.isStored(attachment)
    known.set(attachment.sha256, stored)
    return stored
  }
  const sorted = all.found.filter(isStored).sort(byWorth)
  const { kept, bytes } = withinLimit(sorted, request.maximumBytes)
  const embedded = chooseEmbedded(sorted, request.embed, request.imageSize)
  const numbers = new Map([...embedded.keys()].map((sha256, number) => [sha256, number]))
  const places = new Map(kept.map((each) => [keyOf(each.test, each.attempt, each.attachment.sha256), each.place]))
  return {
    files: kept.map(({ place, attachment: { sha256, type, size } }) => ({ place, sha256, type, size })),
    bytes,
    leftOut: all.leftOut + sorted.length - kept.length,
    tests: new Set(kept.map(({ test }) => test)).size,
    embedded: [...embedded.values()],
    notEmbedded: sorted.filter(({ attachment }) => isPicture(attachment.type) && !embedded.has(attachment.sha256)).length,
    shownAs(test, attempt, sha256) {
      const block = numbers.get(sha256)
      return { ...embedded.get(sha256)?.size, ...definedFields({ block, place: places.get(keyOf(test, attempt, sha256)) }) }
    },
  }
}

const keyOf = (test: number, attempt: number, sha256: string): string => `${test}/${attempt}/${sha256}`

const isPicture = (type: string): boolean => ['image', 'video'].includes(attachmentKind(type))

/** Keeps the most useful files that fit. Equal files are stored once in the limit, although each of their places is a file. */
function withinLimit(sorted: readonly FoundAttachment[], maximumBytes: number) {
  const counted = new Set<string>()
  let bytes = 0
  const kept = sorted.filter(({ attachment: { sha256, size } }) => {
    if (counted.has(sha256)) return true
    if (bytes + size > maximumBytes) return false
    counted.add(sha256)
    bytes += size
    return true
  })
  return { kept, bytes }
}
