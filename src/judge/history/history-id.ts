import { hash } from 'node:crypto'
import { historyIdLength } from './test-histories.js'

/**
 * Returns the id of a test in a history: the first digits of an id of Build Report. Ids of other tools may share their first digits, so
 * they become hashes.
 */
export const historyId = (id: string): string => testDigits(id).slice(0, historyIdLength)

/** Returns at least {@link historyIdLength} hexadecimal digits for the id of a test. */
export const testDigits = (id: string): string => (isOwn(id) ? id : hash('sha256', id, 'hex'))

const ownLength = 32

/** A regular expression would take three times as long, for every test of a run. */
function isOwn(id: string): boolean {
  if (id.length !== ownLength && id.length !== historyIdLength) return false
  for (let index = 0; index < id.length; index += 1) {
    const code = id.charCodeAt(index)
    // Digits are 0x30 to 0x39, letters 0x61 to 0x66.
    if (!((code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x66))) return false
  }
  return true
}
