import type { ListedTest } from './listed-test.js'

/** Returns the id of a test or, if it has none, the test itself. */
export const distinctKey = (test: ListedTest): ListedTest | string => test.id ?? test

/** Returns the distinct tests of failures by their keys. A test that fails for two causes has two failures. */
export const distinctTests = (failures: readonly { readonly test: ListedTest }[]): ReadonlyMap<ListedTest | string, ListedTest> =>
  new Map(failures.map(({ test }) => [distinctKey(test), test]))
