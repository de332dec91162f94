import { Type } from 'typebox'
import { type Status, statuses } from '../../records/record.js'
import type { Answer } from './answer.js'
import { count } from './fields.js'

const duration = (description: string) => Type.Number({ minimum: 0, description: `${description} in ms; 0 if no record has a duration.` })

/** The durations of an entry. */
export const durationFields = {
  durationMin: duration('Shortest duration'),
  durationMax: duration('Longest duration'),
  durationAvg: duration('Mean duration'),
  durationP25: duration('25th percentile of the durations'),
  durationP50: duration('Median of the durations'),
  durationP75: duration('75th percentile of the durations'),
  durationP95: duration('95th percentile of the durations'),
  durationP99: duration('99th percentile of the durations'),
}

/** Returns the fields for the number of results with each status: their schemas, their expressions in SQL, or the numbers. */
export const countFields = <Value>(fieldOf: (status: Status) => Value) =>
  Object.fromEntries(statuses.map((status) => [`${status}Count`, fieldOf(status)])) as Readonly<Record<`${Status}Count`, Value>>

const begin = {
  timestamp: Type.Integer({ format: 'int64', description: 'Start of the bucket in Unix ms.' }),
  name: Type.String(),
}
const figures = {
  ...countFields(() => Type.Integer({ minimum: 0 })),
  totalCount: Type.Integer({ minimum: 0 }),
  ...durationFields,
}

/** The figures of an entry. */
export type Figures = Readonly<Record<keyof typeof figures, number>>

const jobAggregate = Type.Object({ ...begin, jobId: Type.String(), ...figures })
export type JobAggregate = Answer<typeof jobAggregate>

/** The answer of `/v1/data/jobs/aggregated`. */
export const jobsAggregatedAnswer = Type.Object({ jobs: Type.Array(jobAggregate) })
export type JobAggregates = Answer<typeof jobsAggregatedAnswer>

const testAggregate = Type.Object({
  ...begin,
  testId: Type.String(),
  ...figures,
  suite: Type.Optional(
    Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first. Only with `fields=suite`.' }),
  ),
  flakyCount: Type.Optional(count('Runs that passed only after a retry. Only with `fields=flakyCount`.')),
  owners: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'The owners of its file in CODEOWNERS, by the newest run in the bucket. Empty if they are unknown. Only with `fields=owners`.',
    }),
  ),
})
export type TestAggregate = Answer<typeof testAggregate>

/** The answer of `/v1/data/tests/aggregated`. */
export const testsAggregatedAnswer = Type.Object({ tests: Type.Array(testAggregate) })
export type TestAggregates = Answer<typeof testsAggregatedAnswer>
