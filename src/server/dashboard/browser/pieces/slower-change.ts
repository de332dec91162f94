import type { SlowerGroup, SlowerTest, SlowerTests } from '../../../answers/slower-tests.js'

/** A test that became slower, with the group to which it belongs. */
export interface SlowerChange {
  readonly test: SlowerTest
  readonly group: SlowerGroup
}

/** Returns the tests that became slower by their ids. The list of tests and the page of a test use the same answer. */
export const slowerById = ({ groups }: Pick<SlowerTests, 'groups'>): ReadonlyMap<string, SlowerChange> =>
  new Map(groups.flatMap((group) => group.tests.map((test) => [test.testId, { test, group }])))
