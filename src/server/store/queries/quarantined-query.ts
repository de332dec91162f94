import type { Static, TObject } from 'typebox'
import { maximumQuarantined, type QuarantinedTest } from '../../answers/quarantined-tests.js'
import type { TestPlace } from '../place-keys.js'
import type { Query } from '../query.js'
import { inRange, isAt, spanParameters, type TimeSpan } from './aggregation.js'
import { nearbyMs } from './build-facts-query.js'
import { buildRun } from './build-run.js'
import { defaultBranches, defaultBranchRule } from './default-branch.js'
import { flakySpan } from './facts-query.js'
import { conditionsOf, equalTo, optional, placeFilters, schemasOf } from './filter.js'
import { outcome } from './history-query.js'
import { type ModuleBranch, moduleParameters, ofBranches, ofModules } from './module-branches.js'
import { newestRun, ofNewestRun } from './newest-runs-query.js'
import { quarantineSinceQuery } from './quarantine-since-query.js'

/** The filters of the queries. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...placeFilters,
  ref: optional(equalTo('ref', `The branch or tag. Default: of each module, ${defaultBranchRule}.`)),
}

/** The schemas of the parameters, without the range. */
export const quarantinedSchemas = schemasOf(filters)

export type QuarantinedParameters = Static<TObject<typeof quarantinedSchemas>> & TimeSpan

/** A test in quarantine, as the engine returns it. */
export interface QuarantinedRow extends ModuleBranch, Pick<QuarantinedTest, 'testId' | 'passes'> {
  /** The time of its newest run. */
  readonly timestamp: number
  /** The number of all tests in quarantine. The same in each row. */
  readonly testCount: number
}

/** Leaves out the builds of pull requests, because the branch of a fork may have the same name. */
const isNoPull = (place: string): string => `(records.project, records.module, ${buildRun}) GLOBAL NOT IN (
    SELECT records.project, records.module, ${buildRun} FROM records WHERE ${place} AND records.kind = 'build' AND records.pullRequest != ''
      AND records.timestamp >= {pullsFromTs:Int64} AND records.timestamp < {pullsToTs:Int64})`

const pullParameters = ({ fromTs, toTs }: TimeSpan) => {
  const span = spanParameters({ fromTs: fromTs - nearbyMs, toTs: toTs + nearbyMs })
  return { pullsFromTs: span.fromTs, pullsToTs: span.toTs }
}

/**
 * Selects the tests whose newest run in the range was in quarantine, with the number of builds in a row up to the last one in which they
 * passed at once. A test that failed in any attempt of a build did not. Builds are in the order of a history, and those before the range
 * count as well.
 */
export function quarantinedQuery(parameters: QuarantinedParameters): Query {
  const place = conditionsOf(placeFilters, parameters)
  const onBranch =
    parameters.ref === undefined
      ? `(records.project, records.module, records.ref) GLOBAL IN (${defaultBranches(place, parameters)})`
      : 'records.ref = {ref:String}'
  const ofTests = `${place} AND records.kind = 'test' AND ${onBranch}`
  const wide = flakySpan(parameters)
  return {
    sql: `WITH arrayMap(one -> one.3, arrayReverseSort(groupArrayIf((toUInt64OrZero(run), start, outcome), outcome != '-'))) AS outcomes,
  arrayFirstIndex(one -> one != 'P', outcomes) AS end
SELECT project, module, testId, any(onRef) AS ref, max(newest.1) AS timestamp, toUInt32(if(end = 0, length(outcomes) + 1, end) - 1) AS passes,
  count() OVER () AS testCount
FROM (
  SELECT records.project AS project, records.module AS module, records.id AS testId, any(records.ref) AS onRef, ${buildRun} AS run,
    min(records.timestamp) AS start, ${outcome} AS outcome, max(${newestRun}) AS newest, ${ofNewestRun("records.quarantine != ''")} AS isIn
  FROM records
  WHERE ${ofTests} AND records.timestamp >= {wideFromTs:Int64} AND records.timestamp < {toTs:Int64} AND ${isNoPull(place)}
    AND (records.project, records.module, records.id) GLOBAL IN (
      SELECT records.project, records.module, records.id FROM records WHERE ${ofTests} AND ${inRange} AND records.quarantine != '')
  GROUP BY project, module, testId, run
)
GROUP BY project, module, testId
HAVING argMax(isIn, newest) AND timestamp >= {fromTs:Int64}
ORDER BY passes DESC, project, module, testId
LIMIT ${maximumQuarantined}`,
    parameters: {
      ...parameters,
      ...spanParameters(parameters),
      ...pullParameters(wide),
      wideFromTs: spanParameters(wide).fromTs,
    },
  }
}

/** The texts of a test in its newest run. */
export interface QuarantinedTextsRow extends TestPlace, Pick<QuarantinedTest, 'name' | 'suite' | 'owners'> {
  /** As JSON. */
  readonly quarantine: string
}

const ofTestsOnBranches = (tests: readonly QuarantinedRow[]): string =>
  `${ofBranches(tests)} AND records.kind = 'test' AND records.timestamp < {toTs:Int64} AND records.id IN {ids:Array(String)} AND ${isNoPull(ofModules(tests))}`

const parametersOf = (org: string, tests: readonly QuarantinedRow[], { fromTs, toTs }: TimeSpan) => ({
  ...moduleParameters(org, tests),
  ids: [...new Set(tests.map(({ testId }) => testId))],
  ...pullParameters({ fromTs, toTs }),
  toTs: spanParameters({ fromTs, toTs }).toTs,
})

/** Selects the names, the owners and the quarantine of tests in their newest runs. The list must not be empty. */
export const quarantinedTextsQuery = (org: string, tests: readonly QuarantinedRow[], span: TimeSpan): Query => ({
  sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, ${ofNewestRun('records.name')} AS name,
  ${ofNewestRun('records.suite')} AS suite, ${ofNewestRun('records.owners')} AS owners, ${ofNewestRun('records.quarantine')} AS quarantine
FROM records
WHERE ${ofTestsOnBranches(tests)} AND ${isAt(tests.map(({ timestamp }) => timestamp))}
GROUP BY project, module, testId`,
  parameters: parametersOf(org, tests, span),
})

/** Selects since when tests are in quarantine. The list must not be empty. */
export const sinceOfTestsQuery = (org: string, tests: readonly QuarantinedRow[], { toTs }: TimeSpan): Query =>
  quarantineSinceQuery(ofTestsOnBranches(tests), parametersOf(org, tests, { fromTs: Number.MIN_SAFE_INTEGER, toTs }))
