import { displayLine } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'

const maximumLength = 200

/** Returns the first line of a message or a title, which is untrusted. */
export function firstTextLine(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1)
  return shorten(displayLine(line).trim(), maximumLength) || undefined
}
