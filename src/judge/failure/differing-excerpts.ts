import { countLines, moreLines } from '../../base/text/counted-lines.js'
import { differingLines } from '../../base/text/differing-parts.js'
import { shorten } from '../../base/text/shorten.js'

/** The lines before the first difference that stay in longer values. */
const contextLines = 3

/** The longest line of the context. */
const maximumContextLine = 200

/** Returns two values, each with at most about `limit` UTF-16 units. Longer ones begin near their first difference. */
export function differingExcerpts(one: string, other: string, limit: number): readonly [string, string] {
  if (one.length <= limit && other.length <= limit) return [one, other]
  const [lines, others] = [one.split('\n'), other.split('\n')]
  const differing = lines.findIndex((line, index) => line !== others[index])
  // The other value may be the same lines and more.
  const first = differing === -1 ? lines.length : differing
  const from = Math.max(first - contextLines, 0)
  const [line, otherLine] = differingLines(lines[first] ?? '', others[first] ?? '')
  const before = from > 1 ? [moreLines(countLines(lines.slice(0, from)))] : lines.slice(0, from)
  const context = [...before, ...lines.slice(from, first)].map((each) => shorten(each, maximumContextLine))
  const excerpt = (all: readonly string[], own: string) =>
    shorten([...context, ...(first < all.length ? [own, ...all.slice(first + 1)] : [])].join('\n'), limit)
  return [excerpt(lines, line), excerpt(others, otherLine)]
}
