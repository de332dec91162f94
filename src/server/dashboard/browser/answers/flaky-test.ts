import type { FlakyTests, FlakyTest as Item } from '../../../answers/flaky-tests.js'
import type { ModulePlace } from '../organisation/modules-health.js'
import { type BuildSightings, readSightings } from './sighting.js'

type Kept = 'testId' | 'name' | 'suite' | 'owners' | 'flips' | 'retries' | 'lostMs' | 'flakyBuilds' | 'builds'

/** A flaky test in a period. */
export interface FlakyTest extends Pick<Item, Kept>, ModulePlace, BuildSightings {
  /** The job with the most flips; empty if it is unknown. */
  readonly job: string
  /** Whether its newest run was in quarantine. */
  readonly isQuarantined: boolean
}

/** Reads a test of an answer. If the request was for one module, the test does not name it. */
export const readFlakyTest = (test: Item, { project, module }: ModulePlace): FlakyTest => ({
  project: test.project ?? project,
  module: test.module ?? module,
  testId: test.testId,
  name: test.name,
  suite: test.suite,
  flips: test.flips,
  retries: test.retries,
  lostMs: test.lostMs,
  flakyBuilds: test.flakyBuilds,
  builds: test.builds,
  ...readSightings(test),
  job: test.jobs[0]?.job ?? '',
  owners: test.owners,
  isQuarantined: test.quarantined,
})

/** The flaky tests of a period. */
export interface FlakyRanking extends Omit<FlakyTests, 'tests'> {
  /** The worst first. */
  readonly tests: readonly FlakyTest[]
}

/** Reads an answer to a request for all modules of a place. */
export const readFlakyRanking = ({ tests, testCount, lostMs }: FlakyTests, place: ModulePlace): FlakyRanking => ({
  tests: tests.map((test) => readFlakyTest(test, place)),
  testCount,
  lostMs,
})
