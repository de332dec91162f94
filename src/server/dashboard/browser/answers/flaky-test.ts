import type { ModulePlace } from '../organisation/modules-health.js'
import { type Item, itemsOf, numberOf, textOf, textsOf } from './answer-fields.js'
import { readSighting, type Sighting } from './sighting.js'

/** A flaky test in a period. */
export interface FlakyTest extends ModulePlace {
  readonly testId: string
  readonly name: string
  readonly suite: readonly string[]
  readonly flips: number
  readonly retries: number
  readonly lostMs: number
  /** The builds with a flip, and all builds of the module. */
  readonly flakyBuilds: number
  readonly builds: number
  readonly first: Sighting
  readonly last: Sighting
  /** The job with the most flips; empty if it is unknown. */
  readonly job: string
  /** As in CODEOWNERS; empty if they are unknown. */
  readonly owners: readonly string[]
  /** Whether its newest run was in quarantine. */
  readonly isQuarantined: boolean
}

/** Reads an item of a response. If the request was for one module, the item does not name it. */
export const readFlakyTest = (item: Item, { project, module }: ModulePlace): FlakyTest => ({
  project: textOf(item, 'project') || project,
  module: textOf(item, 'module') || module,
  testId: textOf(item, 'testId'),
  name: textOf(item, 'name'),
  suite: textsOf(item, 'suite'),
  flips: numberOf(item, 'flips'),
  retries: numberOf(item, 'retries'),
  lostMs: numberOf(item, 'lostMs'),
  flakyBuilds: numberOf(item, 'flakyBuilds'),
  builds: numberOf(item, 'builds'),
  first: readSighting(item, 'first'),
  last: readSighting(item, 'last'),
  job: textOf(itemsOf(item, 'jobs')[0] ?? {}, 'job'),
  owners: textsOf(item, 'owners'),
  isQuarantined: item.quarantined === true,
})

/** The flaky tests of a period. */
export interface FlakyRanking {
  /** The worst first. */
  readonly tests: readonly FlakyTest[]
  /** The number of all flaky tests, and the time that they cost, including those that are not listed. */
  readonly testCount: number
  readonly lostMs: number
}

/** Reads a response to a request for all modules of a place. */
export const readFlakyRanking = (answer: Item, place: ModulePlace): FlakyRanking => ({
  tests: itemsOf(answer, 'tests').map((item) => readFlakyTest(item, place)),
  testCount: numberOf(answer, 'testCount'),
  lostMs: numberOf(answer, 'lostMs'),
})
