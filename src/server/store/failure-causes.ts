import type { Caller, Connection } from './connection.js'
import type { Sighting } from './flaky-tests.js'
import { jsonLines } from './json-document.js'
import { type CauseFailureRow, type CauseRow, type CausesParameters, causeFailuresQuery, causesQuery } from './queries/causes-query.js'
import { type BuildFacts, buildFactsQuery } from './queries/runs-query.js'
import type { Query } from './query.js'
import type { QueryLimits } from './query-limits.js'
import { listOf, rowsOf } from './query-rows.js'

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
  const rows = async <Row>(query: Query) => listOf(rowsOf<Row>(await jsonLines(connection, query, caller, limits)))
  const causes = await rows<CauseRow>(causesQuery(parameters))
  if (causes.length === 0) return []
  const failures = await rows<CauseFailureRow>(causeFailuresQuery(parameters, causes))
  const builds = failures.length === 0 ? [] : await rows<BuildFacts>(buildFactsQuery(parameters, failures))
  const failureAt = new Map(failures.map((failure) => [placeOf(failure.cause, failure.timestamp), failure]))
  const factsOf = new Map(builds.map((facts) => [facts.build, facts]))
  return causes.map((cause) => {
    const at = (time: number): Sighting => {
      const build = failureAt.get(placeOf(cause.cause, time))?.build ?? ''
      return { build, commit: factsOf.get(build)?.commit ?? '', url: factsOf.get(build)?.url ?? '' }
    }
    const { testId = '', name = '', suite = [], message = '', details = '' } = failureAt.get(placeOf(cause.cause, cause.lastSeen)) ?? {}
    return { ...cause, testId, name, suite, message, details, first: at(cause.firstSeen), last: at(cause.lastSeen) }
  })
}

const placeOf = (cause: string, timestamp: number): string => `${timestamp} ${cause}`
