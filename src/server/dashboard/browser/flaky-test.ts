import { type Item, itemsOf, numberOf, textOf, textsOf } from './answer-fields.js'
import { readSighting, type Sighting } from './sighting.js'

/** A flaky test in a period. */
export interface FlakyTest {
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
}

/** Reads an item of a response. */
export const readFlakyTest = (item: Item): FlakyTest => ({
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
})
