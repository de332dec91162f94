import { definedFields } from '../../base/defined-fields.js'
import { displayLine } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'
import type { HistoryBuild } from './history-build.js'

/** The longest texts about a commit in a history, in UTF-16 units. */
export const commitLimits = { subject: 60, author: 40 } as const

const ellipsis = 2

/** Masks a text before it is shortened, because a secret at a cut would not be found. */
function limited(text: unknown, limit: number, mask: (text: string) => string): string | undefined {
  const line = typeof text === 'string' ? displayLine(mask(text)).trim() : ''
  return (line.length <= limit ? line : shorten(line, limit - ellipsis)) || undefined
}

const firstLine = (text: unknown): unknown => (typeof text === 'string' ? text.trimStart().split(/[\r\n]/, 1)[0] : undefined)

/**
 * Returns the subject and the author of a commit as a history contains them: each in one line. A name never looks like a mention.
 * @param texts untrusted, and of any type
 * @param mask returns a text without secrets
 */
export function commitFacts(
  { message, author }: { readonly message?: unknown; readonly author?: unknown },
  mask: (text: string) => string,
): Pick<HistoryBuild, 'subject' | 'author'> {
  const name = typeof author === 'string' ? author.replace(/^[\s@]+/, '') : undefined
  return definedFields({
    subject: limited(firstLine(message), commitLimits.subject, mask),
    author: limited(name, commitLimits.author, mask),
  })
}
