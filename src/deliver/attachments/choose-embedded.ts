import { groupBy } from '../../base/group-by.js'
import type { EmbedMode } from '../../config/config.js'
import { attachmentKind } from '../../records/attachment-kind.js'
import type { FoundAttachment } from './found-attachment.js'

/** Limits of the bytes in a page. As base64, they take a third more. */
const maximumBytes = 15_000_000
const maximumVideoBytes = 3_000_000
const maximumTextBytes = 256 * 1024

/** Limits of an image in pixels: a PNG of 100 kB can need 4 GB of memory. */
const maximumSide = 16_384
const maximumPixels = 40_000_000

/** The size of an image in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** A file in a page. */
export interface EmbeddedFile {
  readonly sha256: string
  readonly type: string
  readonly size?: ImageSize | undefined
}

/**
 * Chooses the files that a page contains, within its budget. The sides of a comparison are all in it, or none of them.
 * @param byWorth attachments, the most useful first
 * @param sizeOf returns the size of an image; undefined if its header does not state one
 * @returns the files in the order of their choice, by checksum
 */
export function chooseEmbedded(
  byWorth: readonly FoundAttachment[],
  mode: EmbedMode,
  sizeOf: (attachment: FoundAttachment['attachment']) => ImageSize | undefined,
): ReadonlyMap<string, EmbeddedFile> {
  const chosen = new Map<string, EmbeddedFile>()
  if (mode === 'none') return chosen
  const comparisons = groupBy(byWorth, comparisonKey)
  const decided = new Set<FoundAttachment>()
  let left = maximumBytes
  for (const first of byWorth) {
    if (decided.has(first) || (mode === 'failed' && !first.isOfFailure)) continue
    const group = comparisons.get(comparisonKey(first) ?? '') ?? [first]
    for (const each of group) decided.add(each)
    const added = new Map(group.map(({ attachment: { sha256, size } }) => [sha256, chosen.has(sha256) ? 0 : size]))
    const bytes = [...added.values()].reduce((sum, size) => sum + size, 0)
    // Headers of images are read only if there is room for the images.
    if (bytes > left) continue
    const shown = new Map(group.map(({ attachment }) => [attachment.sha256, shownFile(attachment, sizeOf)]))
    if ([...shown.values()].includes(undefined)) continue
    left -= bytes
    for (const [sha256, file] of shown) if (file !== undefined && !chosen.has(sha256)) chosen.set(sha256, file)
  }
  return chosen
}

function shownFile(
  attachment: FoundAttachment['attachment'],
  sizeOf: (attachment: FoundAttachment['attachment']) => ImageSize | undefined,
): EmbeddedFile | undefined {
  const { sha256, type, size: bytes } = attachment
  switch (attachmentKind(type)) {
    case 'image': {
      const size = sizeOf(attachment)
      return size === undefined || !isShowable(size) ? undefined : { sha256, type, size }
    }
    case 'video':
      return bytes > maximumVideoBytes ? undefined : { sha256, type }
    case 'text':
      // The record contains a short text.
      return bytes > maximumTextBytes || attachment.text !== undefined ? undefined : { sha256, type }
    default:
      return undefined
  }
}

const isShowable = ({ width, height }: ImageSize): boolean => Math.max(width, height) <= maximumSide && width * height <= maximumPixels

const comparisonKey = ({ test, attempt, attachment: { comparison } }: FoundAttachment): string | undefined =>
  comparison === undefined ? undefined : `${test}/${attempt}/${comparison.name}`
