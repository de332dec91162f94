import { branch } from './branch.js'
import { testsVerdicts } from './branch-verdicts.js'
import { branches } from './branches.js'
import { builds } from './builds.js'
import { testsCompare } from './comparison.js'
import { coordinates } from './coordinates.js'
import type { DataQuery, StoreQuery } from './data-query.js'
import { exportRecords } from './export-records.js'
import { testsCauses } from './failure-causes.js'
import { testsFlaky } from './flaky-tests.js'
import { jobs } from './jobs.js'
import { jobsAggregated } from './jobs-aggregated.js'
import { modules } from './modules.js'
import { properties } from './properties.js'
import { testsQuarantined } from './quarantined-tests.js'
import { testsSlower } from './slower-tests.js'
import { testFacts } from './test-facts.js'
import { testRuns } from './test-runs.js'
import { testSteps } from './test-steps.js'
import { testsAggregated } from './tests-aggregated.js'
import { testsHistory } from './tests-history.js'
import { buildsTotals, jobsTotals, testsTotals } from './totals.js'

/**
 * All queries by the names of their operations. The methods of the store, the names of the metrics, the routes and the OpenAPI document
 * follow from this table. A query without a path has a route of another kind.
 */
export const queries = {
  jobs,
  jobsAggregated,
  testsAggregated,
  testsHistory,
  testRuns,
  testSteps,
  testsFlaky,
  testFacts,
  testsQuarantined,
  testsCauses,
  builds,
  testsCompare,
  testsSlower,
  testsVerdicts,
  modules,
  testsTotals,
  jobsTotals,
  buildsTotals,
  branches,
  properties,
  coordinates,
  branch,
  exportRecords,
} as const satisfies Readonly<Record<string, StoreQuery | DataQuery>>

type Queries = typeof queries
export type QueryName = keyof Queries
export const queryNames = Object.keys(queries) as readonly QueryName[]

/** The parameters of a query after the defaults are filled in. */
export type ParametersOf<Name extends QueryName> = Parameters<Queries[Name]['read']>[1]

/** The result of a query in the store. */
export type ResultOf<Name extends QueryName> = Awaited<ReturnType<Queries[Name]['read']>>

export type QueryMethods = {
  readonly [Name in QueryName]: (parameters: ParametersOf<Name>, signal?: AbortSignal) => Promise<ResultOf<Name>>
}

/** Creates a method for each query. */
export const queryMethods = (create: (name: QueryName) => unknown): QueryMethods =>
  Object.fromEntries(queryNames.map((name) => [name, create(name)])) as QueryMethods
