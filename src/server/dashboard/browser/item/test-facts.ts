import type { TestFacts as Answer } from '../../../answers/test-facts.js'
import { readSighting, type Sighting } from '../answers/sighting.js'

/** The facts about a test beyond its results. Texts are empty if they are unknown. */
export interface TestFacts extends Pick<Answer, 'name' | 'suite' | 'owners' | 'tags' | 'failedJobs' | 'failures'> {
  readonly file: string
  /** 0 if it is unknown. */
  readonly line: number
  /** The first record of the test. */
  readonly firstSeen: Sighting | undefined
  /** The first flip; undefined if the test is not flaky. */
  readonly flakySince: Sighting | undefined
  readonly quarantine: QuarantineFacts | undefined
}

type Quarantine = NonNullable<Answer['quarantine']>

/** The entry of the quarantine file that applies to a test. */
export interface QuarantineFacts extends Pick<Quarantine, 'since'>, Readonly<Record<Exclude<keyof Quarantine, 'since'>, string>> {}

export const readTestFacts = ({ file = '', line = 0, firstSeen, flakySince, quarantine, ...facts }: Answer): TestFacts => ({
  ...facts,
  file,
  line,
  firstSeen: firstSeen && readSighting(firstSeen),
  flakySince: flakySince && readSighting(flakySince),
  quarantine: quarantine && readQuarantine(quarantine),
})

const readQuarantine = ({ since, until = '', owner = '', reason = '', issue = '' }: Quarantine): QuarantineFacts => ({
  since,
  until,
  owner,
  reason,
  issue,
})
