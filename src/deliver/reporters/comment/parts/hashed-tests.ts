import { definedFields } from '../../../../base/defined-fields.js'
import type { HashedTests } from './part.js'

/** Joins tests that are known by their hashes. Returns undefined if some of them are unknown. */
export function joinHashed(groups: readonly (Partial<HashedTests> | undefined)[]): HashedTests | undefined {
  const hashes: string[] = []
  let kinds: string | undefined = ''
  for (const group of groups) {
    if (group?.hashes === undefined) return undefined
    for (const hash of group.hashes) hashes.push(hash)
    kinds = kinds === undefined || group.kinds === undefined ? undefined : kinds + group.kinds
  }
  return { hashes, ...definedFields({ kinds }) }
}
