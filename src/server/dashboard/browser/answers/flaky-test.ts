import type { FlakyTests, FlakyTest as Item } from '../../../answers/flaky-tests.js'
import type { ModulePlace } from '../organisation/modules-health.js'

/** A flaky test in a period. */
export interface FlakyTest extends Omit<Item, keyof ModulePlace>, ModulePlace {}

/** The flaky tests of a period. */
export interface FlakyRanking extends Omit<FlakyTests, 'tests'> {
  /** The worst first. */
  readonly tests: readonly FlakyTest[]
}

/** Reads an answer to a request for all modules of a place. If the request was for one module, the tests do not name it. */
export const readFlakyRanking = (ranking: FlakyTests, { project, module }: ModulePlace): FlakyRanking => ({
  ...ranking,
  tests: ranking.tests.map((test) => ({ ...test, project: test.project ?? project, module: test.module ?? module })),
})
