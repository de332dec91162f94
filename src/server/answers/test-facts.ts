import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, knownText, owners, quarantineFields, suite } from './fields.js'
import { flakyDays, sinceIsBound } from './flaky-tests.js'
import { sightingOf } from './sighting.js'

/** The maximum number of jobs in which the failures are counted. */
export const maximumFailedJobs = 5

const sighting = (description: string) => Type.Optional(Type.Object(sightingOf('run'), { description }))

/** The answer of `/v1/data/tests/facts`. */
export const testFactsAnswer = Type.Object({
  testId: Type.String(),
  name: Type.String(),
  suite,
  owners,
  file: knownText('The source file of the test.'),
  line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line in the file. Absent if it is unknown.' })),
  tags: Type.Array(Type.String()),
  firstSeen: sighting('The first of all stored runs. Absent if there are none.'),
  flakySince: sighting(
    `The first flip, as \`/v1/data/tests/flaky\` defines it, in the ${flakyDays} days before \`toTs\`, as \`since\` there. Absent if the test is not flaky.`,
  ),
  sinceIsBound,
  quarantine: Type.Optional(
    Type.Object(quarantineFields, { description: 'The quarantine of the test. Absent if it is not in quarantine.' }),
  ),
  failedJobs: Type.Array(Type.Object({ job: Type.String(), failures: count('Failures in the job.') }), {
    maxItems: maximumFailedJobs,
    description: 'The jobs with the most failures in the range.',
  }),
  failures: count('All failures in the range. If a job was run again, only its newest attempt counts.'),
})
/** The facts about a test beyond its results. */
export type KnownFacts = Answer<typeof testFactsAnswer>
