import type { ListedTest } from '../../summary/listed-test.js'
import type { Scope } from '../scope.js'

/** Returns the owners of a test without the at sign, which would mention them. Empty if there are none. */
export const ownerNames = (test: ListedTest, { ownersOf }: Pick<Scope, 'ownersOf'>): string =>
  (ownersOf?.(test) ?? []).map((owner) => owner.replace(/^@/, '')).join(', ')
