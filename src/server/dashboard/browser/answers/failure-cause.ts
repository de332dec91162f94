import { type Item, isItem, numberOf, textOf, textsOf } from './answer-fields.js'
import { readSighting, type Sighting } from './sighting.js'

/** The common cause of several failures in a period. */
export interface FailureCause {
  readonly cause: string
  /** The first line of the message of its last failure, or another name for it. */
  readonly title: string
  readonly builds: number
  readonly tests: number
  readonly failures: number
  readonly first: Sighting
  readonly last: Sighting
  /** The test of its last failure. */
  readonly test: { readonly testId: string; readonly name: string; readonly suite: readonly string[] }
}

/** Reads an item of a response. */
export function readCause(item: Item): FailureCause {
  const test = isItem(item.lastTest) ? item.lastTest : {}
  const cause = textOf(item, 'cause')
  return {
    cause,
    title: textOf(item, 'title') || `Failures without a message (${cause})`,
    builds: numberOf(item, 'builds'),
    tests: numberOf(item, 'tests'),
    failures: numberOf(item, 'failures'),
    first: readSighting(item, 'first'),
    last: readSighting(item, 'last'),
    test: { testId: textOf(test, 'testId'), name: textOf(test, 'name'), suite: textsOf(test, 'suite') },
  }
}
