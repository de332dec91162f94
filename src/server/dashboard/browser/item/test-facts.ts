import { type Item, isItem, itemsOf, numberOf, textOf, textsOf } from '../answers/answer-fields.js'
import type { Sighting } from '../answers/sighting.js'

/** The facts about a test beyond its results. Texts are empty if they are unknown. */
export interface TestFacts {
  readonly name: string
  readonly suite: readonly string[]
  readonly owners: readonly string[]
  readonly file: string
  /** 0 if it is unknown. */
  readonly line: number
  readonly tags: readonly string[]
  /** The first record of the test. */
  readonly firstSeen: Sighting | undefined
  /** The first flip; undefined if the test is not flaky. */
  readonly flakySince: Sighting | undefined
  readonly quarantine: QuarantineFacts | undefined
  /** The jobs with the most failures of the period. */
  readonly failedJobs: readonly { readonly job: string; readonly failures: number }[]
  /** The number of all failures of the period. */
  readonly failures: number
}

/** The entry of the quarantine file that applies to a test. */
export interface QuarantineFacts {
  /** The first run in quarantine, in Unix ms. */
  readonly since: number
  /** The day on which the quarantine ends, as its file states it. */
  readonly until: string
  readonly owner: string
  readonly reason: string
  /** The address of an issue. */
  readonly issue: string
}

export const readTestFacts = (answer: Item): TestFacts => ({
  name: textOf(answer, 'name'),
  suite: textsOf(answer, 'suite'),
  owners: textsOf(answer, 'owners'),
  file: textOf(answer, 'file'),
  line: numberOf(answer, 'line'),
  tags: textsOf(answer, 'tags'),
  firstSeen: sightingOf(answer.firstSeen),
  flakySince: sightingOf(answer.flakySince),
  quarantine: quarantineOf(answer.quarantine),
  failedJobs: itemsOf(answer, 'failedJobs').map((item) => ({ job: textOf(item, 'job'), failures: numberOf(item, 'failures') })),
  failures: numberOf(answer, 'failures'),
})

const sightingOf = (value: unknown): Sighting | undefined =>
  isItem(value)
    ? { time: numberOf(value, 'timestamp'), build: textOf(value, 'build'), commit: textOf(value, 'commit'), url: textOf(value, 'url') }
    : undefined

const quarantineOf = (value: unknown): QuarantineFacts | undefined =>
  isItem(value)
    ? {
        since: numberOf(value, 'since'),
        until: textOf(value, 'until'),
        owner: textOf(value, 'owner'),
        reason: textOf(value, 'reason'),
        issue: textOf(value, 'issue'),
      }
    : undefined
