import { Type } from 'typebox'
import { type FailureCauses, failureCausesAnswer } from '../answers/failure-causes.js'
import { type BuildFacts, buildFactsQuery } from '../store/queries/build-facts-query.js'
import {
  type CauseFailureRow,
  type CauseFigures,
  type CausesParameters,
  causeFailuresQuery,
  causesQuery,
  causesSchemas,
} from '../store/queries/causes-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { causeTitle } from './cause-title.js'
import { dataQuery } from './data-query.js'
import { createSightings, momentOf, seenOf } from './sightings.js'

/**
 * Ranks the causes of failures, and then looks up the first and last failure of those that are returned.
 * @throws StoreLimitError if a query exceeds the limits
 */
async function readFailureCauses(source: QuerySource, parameters: CausesParameters): Promise<FailureCauses> {
  const rows = queryReader(source)
  const causes = await rows<CauseFigures>(causesQuery(parameters))
  if (causes.length === 0) return { causes: [] }
  const failures = await rows<CauseFailureRow>(causeFailuresQuery(parameters, causes))
  const builds = failures.length === 0 ? [] : await rows<BuildFacts>(buildFactsQuery(parameters, failures))
  const failureAt = new Map(failures.map((failure) => [momentOf(failure.cause, failure.timestamp), failure]))
  const sightingIn = createSightings(builds)
  return {
    causes: causes.map(({ cause, firstSeen, lastSeen, ...counts }) => {
      const first = failureAt.get(momentOf(cause, firstSeen))
      const last = failureAt.get(momentOf(cause, lastSeen))
      const { testId = '', name = '', suite = [], message = '', details = '' } = last ?? {}
      return {
        cause,
        title: causeTitle({ message, details }),
        message: message || undefined,
        ...counts,
        ...seenOf({ firstSeen, first: sightingIn(first?.build), lastSeen, last: sightingIn(last?.build) }),
        lastTest: { testId, name, suite },
      }
    }),
  }
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
})
