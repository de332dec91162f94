import type { FlakyTests, FlakyTest as Item } from '../../../answers/flaky-tests.js'
import type { PlacedModule } from '../organisation/modules-health.js'

/** A flaky test in a period. */
export interface RankedTest extends Omit<Item, keyof PlacedModule>, PlacedModule {}

/** The flaky tests of a period. */
export interface FlakyRanking extends Omit<FlakyTests, 'tests'> {
  /** The worst first. */
  readonly tests: readonly RankedTest[]
}

/** Reads an answer to a request for all modules of a place. If the request was for one module, the tests do not name it. */
export const readFlakyRanking = (ranking: FlakyTests, { project, module }: PlacedModule): FlakyRanking => ({
  ...ranking,
  tests: ranking.tests.map((test) => ({ ...test, project: test.project ?? project, module: test.module ?? module })),
})
