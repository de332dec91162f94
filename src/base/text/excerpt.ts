import { headOf, tailOf } from './cut.js'
import { detach } from './detach.js'

/** Returns the note that replaces the middle of a text, on a line of its own. */
export const leftOutNote = (length: number): string => `\n… ${length} characters left out …\n`

/** Matches a note as a line of a text. */
export const leftOutLinePattern = /^… \d+ characters left out …$/m

/**
 * Returns a text whose middle is left out if it is longer than `limit` UTF-16 units, because a stack trace begins with what went wrong and
 * ends with the cause.
 */
export function withoutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text
  const head = headOf(text, limit >> 1)
  const tail = tailOf(text, limit >> 1)
  return `${head}${leftOutNote(text.length - head.length - tail.length)}${tail}`
}

/** Copies a text without its middle, as {@link withoutMiddle} does, so that the copy may outlive the chunk that the text is a part of. */
export const excerpt = (text: string, limit: number): string => detach(withoutMiddle(text, limit))
