import type { Caller, Connection } from './connection.js'
import { type BuildFacts, buildFactsQuery } from './queries/build-facts-query.js'
import { type CauseFailureRow, type CauseRow, type CausesParameters, causeFailuresQuery, causesQuery } from './queries/causes-query.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader } from './query-reader.js'
import { createSightings, momentOf, type Sighting } from './sighting.js'

/** A cause of failures with its last failure. Texts are empty if they are unknown. */
export interface FailureCause extends CauseRow, Pick<CauseFailureRow, 'testId' | 'name' | 'suite' | 'message' | 'details'> {
  readonly first: Sighting
  readonly last: Sighting
}

/**
 * Ranks the causes of failures, and then looks up the first and last failure of those that are returned.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readFailureCauses(
  connection: Connection,
  parameters: CausesParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<readonly FailureCause[]> {
  const rows = queryReader(connection, caller, limits)
  const causes = await rows<CauseRow>(causesQuery(parameters))
  if (causes.length === 0) return []
  const failures = await rows<CauseFailureRow>(causeFailuresQuery(parameters, causes))
  const builds = failures.length === 0 ? [] : await rows<BuildFacts>(buildFactsQuery(parameters, failures))
  const failureAt = new Map(failures.map((failure) => [momentOf(failure.cause, failure.timestamp), failure]))
  const sightingIn = createSightings(builds)
  return causes.map((cause) => {
    const first = failureAt.get(momentOf(cause.cause, cause.firstSeen))
    const last = failureAt.get(momentOf(cause.cause, cause.lastSeen))
    const { testId = '', name = '', suite = [], message = '', details = '' } = last ?? {}
    return { ...cause, testId, name, suite, message, details, first: sightingIn(first?.build), last: sightingIn(last?.build) }
  })
}
