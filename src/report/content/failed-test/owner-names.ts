import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { Scope } from '../scope.js'

/** Finds the owners of a test, which may search the repository for the files of its trace. */
export const findOwnerNames = (test: ListedTest, { ownersOf }: Pick<Scope, 'ownersOf'>): string =>
  (ownersOf?.(test) ?? []).map((owner) => owner.replace(/^@/, '')).join(', ')

/** Returns the owners of a test without the at sign, which would mention them. Empty if there are none. */
export const ownerNames = (test: ListedTest, scope: Pick<Scope, 'ownersOf' | 'failureTexts'>): string =>
  scope.failureTexts?.owners(test) ?? findOwnerNames(test, scope)
