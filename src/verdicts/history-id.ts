import { hash } from 'node:crypto'
import { historyIdLength } from './test-histories.js'

const ownId = /^[0-9a-f]{10}(?:[0-9a-f]{22})?$/

/**
 * Returns the id of a test in a history: the first digits of an id of Build Report. Ids of other tools may share their first digits, so
 * they become hashes.
 */
export function historyId(id: string): string {
  return (ownId.test(id) ? id : hash('sha256', id, 'hex')).slice(0, historyIdLength)
}
