import { Type } from 'typebox'
import { failureCausesAnswer, type FailureCause as ShownCause } from '../answers/failure-causes.js'
import { type BuildFacts, buildFactsQuery } from '../store/queries/build-facts-query.js'
import {
  type CauseFailureRow,
  type CauseRow,
  type CausesParameters,
  causeFailuresQuery,
  causesQuery,
  causesSchemas,
} from '../store/queries/causes-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { causeTitle } from './cause-title.js'
import { dataQuery } from './data-query.js'
import { createSightings, momentOf, type Sighting, shownSeen } from './sightings.js'

/** A cause of failures with its last failure. Texts are empty if they are unknown. */
export interface FailureCause extends CauseRow, Pick<CauseFailureRow, 'testId' | 'name' | 'suite' | 'message' | 'details'> {
  readonly first: Sighting
  readonly last: Sighting
}

/**
 * Ranks the causes of failures, and then looks up the first and last failure of those that are returned.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readFailureCauses(source: QuerySource, parameters: CausesParameters): Promise<readonly FailureCause[]> {
  const rows = queryReader(source)
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

export const testsCauses = dataQuery({
  path: '/v1/data/tests/causes',
  summary: 'Causes of failures in a module',
  description:
    'Ranks what failures have in common by the number of builds that it failed. Failures without a cause are left out. If a job was run again, only its newest attempt counts.',
  querystring: Type.Object({ ...spanSchemas, ...causesSchemas }),
  answer: failureCausesAnswer,
  answerDescription: 'The causes, the ones that failed most builds first. The list is empty if nothing failed.',
  prepare: withSpan,
  read: readFailureCauses,
  show: (causes) => ({ causes: causes.map(shownCause) }),
})

const shownCause = ({ message, details, testId, name, suite, ...cause }: FailureCause): ShownCause => ({
  cause: cause.cause,
  title: causeTitle({ message, details }),
  message: message || undefined,
  builds: cause.builds,
  tests: cause.tests,
  failures: cause.failures,
  ...shownSeen(cause),
  lastTest: { testId, name, suite },
})
