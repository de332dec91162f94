import { type Static, type TObject, Type } from 'typebox'
import { causeMessageLength, type FailureCause, listedCauses } from '../../answers/failure-causes.js'
import type { Query } from '../query.js'
import { inRange, isAt, spanParameters, type TimeSpan } from './aggregation.js'
import { buildRun } from './build-run.js'
import { conditionsOf, coordinateFilters, equalTo, optional, schemasOf } from './filter.js'
import { isOfNewestAttempt, repeats } from './newest-attempts.js'

/** The filters of the queries. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  ref: optional(equalTo('ref', 'Only failures on this branch or tag. Default: any.')),
  testId: optional(equalTo('id', 'Only failures of the test with this id. Default: all tests.')),
}

/** The number of causes without the parameter `limit`. */
const defaultCauses = 50

/** The schemas of the parameters, without the range. */
export const causesSchemas = {
  ...schemasOf(filters),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: listedCauses, description: `The maximum number of causes. Default: ${defaultCauses}.` }),
  ),
}

export type CausesParameters = Static<TObject<typeof causesSchemas>> & TimeSpan

/** A cause as the engine returns it. */
export type CauseFigures = Pick<FailureCause, 'cause' | 'builds' | 'tests' | 'failures' | 'firstSeen' | 'lastSeen'>

const ofFailures = (parameters: object): string =>
  `${conditionsOf(filters, parameters)} AND records.kind = 'test' AND records.event AND records.status = 'failed' AND records.cause != '' AND ${isOfNewestAttempt}`

/**
 * Ranks the causes of failures by the number of builds that they failed. Failures without a cause are left out. If a job was run again,
 * only its newest attempt counts.
 */
export const causesQuery = ({ limit = defaultCauses, ...parameters }: CausesParameters): Query => ({
  sql: `WITH ${repeats}
SELECT records.cause AS cause, uniqExact(${buildRun}) AS builds, uniqExact(records.test) AS tests, count() AS failures,
  min(records.timestamp) AS firstSeen, max(records.timestamp) AS lastSeen
FROM records
WHERE ${ofFailures(parameters)} AND ${inRange}
GROUP BY cause
ORDER BY builds DESC, failures DESC, lastSeen DESC, cause
LIMIT ${limit}`,
  parameters: { ...parameters, ...spanParameters(parameters) },
})

export interface CauseFailureRow extends Pick<FailureCause, 'cause'>, Readonly<FailureCause['lastTest']> {
  readonly timestamp: number
  readonly build: string
  readonly message: string
  readonly details: string
}

/**
 * Selects the first and the last failure of each cause, and of failures at the same time the one that arrived last. Separate from the
 * ranking, which would otherwise hold the message of every cause in memory. The list must not be empty.
 */
export function causeFailuresQuery({ limit: _, ...parameters }: CausesParameters, causes: readonly CauseFigures[]): Query {
  const times = causes.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen])
  const last = (value: string): string => `argMax(${value}, records.arrived)`
  const start = (column: string): string => last(`leftUTF8(${column}, ${causeMessageLength})`)
  return {
    sql: `WITH ${repeats}
SELECT records.cause AS cause, records.timestamp AS timestamp, ${last('records.build')} AS build, ${last('records.id')} AS testId,
  ${last('records.name')} AS name, ${last('records.suite')} AS suite, ${start('records.message')} AS message, ${start('records.details')} AS details
FROM records
WHERE ${ofFailures(parameters)} AND records.cause IN {causes:Array(String)}
  AND ${isAt(times)}
GROUP BY cause, timestamp`,
    parameters: {
      ...parameters,
      ...spanParameters(parameters),
      causes: causes.map(({ cause }) => cause),
    },
  }
}
