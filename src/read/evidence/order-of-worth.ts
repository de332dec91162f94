import type { ReadAttachment } from '../../records/evidence.js'
import { comparisonOf } from './comparison.js'

const kinds: readonly RegExp[] = [
  /\.(?:png|jpe?g|gif|webp|avif)$/i,
  /\.(?:txt|log|md|json|html?|ya?ml|csv|xml)$/i,
  /\.(?:webm|mp4)$/i,
  /\.zip$/i,
]

const imageRank = 2

function rankOf({ name, path = name, comparison, content, type }: ReadAttachment): number {
  if (comparison !== undefined || comparisonOf(name) !== undefined) return 0
  if (content !== undefined && typeof type === 'string' && type.startsWith('image/')) return imageRank
  const kind = kinds.findIndex((extension) => extension.test(path))
  return kind === -1 ? imageRank + kinds.length : imageRank + kind
}

/**
 * Returns the positions of attachments, the most useful first: comparisons, the last image, other images, texts, videos, traces, others. No file
 * is open yet, so their names decide.
 */
export function byWorth(attachments: readonly ReadAttachment[]): readonly number[] {
  const ranks = attachments.map(rankOf)
  const lastImage = ranks.lastIndexOf(imageRank)
  if (lastImage !== -1) ranks[lastImage] = 1
  return [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b)
}
