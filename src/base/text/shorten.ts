import { hash } from 'node:crypto'
import { headOf } from './cut.js'

/** Returns up to `limit` UTF-16 units of a text, and appends ` …` if something is missing. */
export const shorten = (text: string, limit: number): string => (text.length <= limit ? text : `${headOf(text, limit)} …`)

/**
 * Returns a text of at most `limit` UTF-16 units. A longer text becomes its beginning, `… ` and the first `hashLength` hexadecimal digits
 * of the SHA-256 of the whole text, so that different texts stay different and a text is shortened in the same way on every machine.
 */
export function shortenWithHash(text: string, limit: number, hashLength: number): string {
  if (text.length <= limit) return text
  return `${headOf(text, limit - hashLength - 2)}… ${hash('sha256', text, 'hex').slice(0, hashLength)}`
}
