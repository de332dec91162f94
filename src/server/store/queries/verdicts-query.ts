import { type Static, type TObject, Type } from 'typebox'
import { type BranchVerdict, maximumVerdictTests } from '../../answers/branch-verdicts.js'
import { shownBuilds } from '../../answers/modules.js'
import type { Query } from '../query.js'
import { spanParameters, type TimeSpan } from './aggregation.js'
import { buildMs, buildParts, buildResult } from './build-parts.js'
import { buildRun } from './build-run.js'
import { conditionsOf, equalTo, placeFilters, schemasOf, valuesOf } from './filter.js'
import { outcome } from './history-query.js'
import { type ModuleBranch, type ModulePlace, moduleParameters, ofBranches, ofModules } from './module-branches.js'
import { isOfNewestAttemptOf, mayReplace, repeatsOf } from './newest-attempts.js'
import { quarterRange } from './summaries.js'

/** The number of tests with each verdict without the parameter `limit`. */
export const defaultVerdictTests = 20

/** The schemas of the parameters, without the range. */
export const verdictsSchemas = {
  ...schemasOf(placeFilters),
  ref: equalTo('ref', 'The branch or tag to compare with the default branch.').schema,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maximumVerdictTests,
      description: `The maximum number of tests with each verdict. Default: ${defaultVerdictTests}.`,
    }),
  ),
}

export type VerdictsParameters = Static<TObject<typeof verdictsSchemas>> & TimeSpan

/** Selects the modules of an organisation, a project, or one module, the ones with the latest records first. */
export const verdictModulesQuery = (parameters: VerdictsParameters, limit: number): Query => {
  const place = valuesOf(placeFilters, parameters)
  return {
    sql: `SELECT project, module, count() OVER () AS moduleCount
FROM (
  SELECT project, module, max(records.timestamp) AS lastRecord
  FROM records
  WHERE ${conditionsOf(placeFilters, place)}
  GROUP BY records.org, project, module
)
ORDER BY lastRecord DESC, project, module
LIMIT ${limit}`,
    parameters: place,
  }
}

/** The usual default branches of modules that have older tests there. */
export interface EarlierBranchRow extends ModuleBranch {
  readonly lastSeen: number
}

/** Selects `main` or `master` of modules, also if their last tests are older than the range. The list must not be empty. */
export const earlierBranchesQuery = (org: string, modules: readonly ModulePlace[], { toTs }: TimeSpan): Query => ({
  sql: `SELECT records.project AS project, records.module AS module, records.ref AS ref, max(records.timestamp) AS lastSeen
FROM records
WHERE ${ofModules(modules)} AND records.kind = 'test' AND records.ref IN ('main', 'master') AND records.timestamp < {toTs:Int64}
GROUP BY project, module, ref
ORDER BY project, module, ref
LIMIT 1 BY project, module`,
  parameters: { ...moduleParameters(org, modules), toTs: spanParameters({ fromTs: 0, toTs }).toTs },
})

/** A build of a branch of a module. */
export interface VerdictBuild {
  /** The run, without its attempt. */
  readonly run: string
  /** Its attempts, the newest last. */
  readonly attempts: readonly string[]
  /** The time of its first test, in Unix ms. */
  readonly start: number
  /** The duration in ms; 0 if it is unknown. */
  readonly ms: number
  /** `F` failed, `f` passed after a retry, `P` passed, `S` skipped, `-` without a result. */
  readonly result: string
}

/** The newest builds of a branch of a module, the oldest first. */
export interface VerdictBuildsRow extends ModuleBranch {
  readonly newest: readonly VerdictBuild[]
}

const ofRange = (branches: readonly ModuleBranch[]): string => `${ofModules(branches)} AND ${mayReplace()}`

const moduleColumns = ['records.project', 'records.module'] as const
const isInRange = 'records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}'

/**
 * Selects the newest builds of branches of modules. Builds of pull requests are left out, because the branch of a fork may have the same
 * name, except on the asked branch: most of its builds belong to its pull request. The list must not be empty.
 */
export const verdictBuildsQuery = (org: string, ref: string, branches: readonly ModuleBranch[], span: TimeSpan): Query => ({
  sql: `SELECT project, module, ref,
  arrayMap(one -> (one.3, one.4, one.2, one.5, one.6)::Tuple(run String, attempts Array(String), start Int64, ms Float64, result String),
    arraySlice(arraySort(groupArray((number, start, run, attempts, ms, result))), -${shownBuilds})) AS newest
FROM (
  SELECT project, module, ref, run, toUInt64OrZero(run) AS number, minIf(first, tests > 0) AS start,
    arraySort(one -> (length(one), one), groupArrayIf(part, tests > 0)) AS attempts,
    ${buildMs} AS ms,
    ${buildResult} AS result
  FROM (
  ${buildParts({ columns: ['project', 'module', 'ref'], ofBuilds: ofBranches(branches), ofModules: ofModules(branches), range: quarterRange(span) })}
  )
  GROUP BY project, module, ref, run
  HAVING sum(tests) > 0 AND (ref = {ref:String} OR max(pullRequest) = '')
)
GROUP BY project, module, ref`,
  parameters: { ...moduleParameters(org, branches), ...spanParameters(span), ref },
})

/** The newest builds of the asked branch of a module, and of the default branch if the two can be compared. */
export interface ComparedBuilds extends ModulePlace {
  readonly own: VerdictBuildsRow
  readonly base: VerdictBuildsRow | undefined
}

const sidesOf = (modules: readonly ComparedBuilds[]) => modules.flatMap(({ own, base }) => (base === undefined ? [own] : [own, base]))

/** Returns the columns and parameters that look up the builds of modules by project, module, branch and build. */
function lookUp(org: string, ref: string, modules: readonly ComparedBuilds[], { toTs }: TimeSpan) {
  const sides = sidesOf(modules)
  const places = (builds: (side: VerdictBuildsRow) => readonly VerdictBuild[]) =>
    sides.flatMap((side) => builds(side).flatMap(({ attempts }) => attempts.map((build) => ({ ...side, build }))))
  const zipped = (prefix: string, found: ReturnType<typeof places>) => ({
    [`${prefix}Projects`]: found.map(({ project }) => project),
    [`${prefix}Modules`]: found.map(({ module }) => module),
    [`${prefix}Refs`]: found.map((one) => one.ref),
    [`${prefix}Builds`]: found.map(({ build }) => build),
  })
  const fromTs = Math.min(...sides.flatMap(({ newest }) => newest.map(({ start }) => start)))
  return {
    sides,
    parameters: {
      ...moduleParameters(org, sides),
      ...spanParameters({ fromTs, toTs }),
      ref,
      ...zipped(
        'all',
        places(({ newest }) => newest),
      ),
      ...zipped(
        'last',
        places(({ newest }) => newest.slice(-1)),
      ),
    },
  }
}

const isOneOf = (prefix: 'all' | 'last'): string =>
  `(records.project, records.module, records.ref, records.build) IN arrayZip({${prefix}Projects:Array(String)}, {${prefix}Modules:Array(String)}, {${prefix}Refs:Array(String)}, {${prefix}Builds:Array(String)})`

/** The tests of a module with a verdict. */
export interface VerdictRow extends ModulePlace {
  readonly verdict: BranchVerdict
  readonly tests: number
  /** Some of their ids, in their order. */
  readonly testIds: readonly string[]
}

/**
 * Judges the tests that failed in the last builds of modules. A test without a build to compare with is `new` here. Only tests with these
 * ids are grouped, because few tests fail. The list must not be empty.
 */
export function verdictsQuery(org: string, ref: string, modules: readonly ComparedBuilds[], span: TimeSpan, limit: number): Query {
  const { sides, parameters } = lookUp(org, ref, modules, span)
  const ofTests = `${ofBranches(sides)} AND records.kind = 'test' AND ${isInRange}`
  return {
    sql: `SELECT project, module, verdict, count() AS tests, groupArraySorted(${limit})(testId) AS testIds
FROM (
  SELECT project, module, testId, multiIf(NOT failsNow, 'fixed', isQuarantined, 'quarantined', failsOnBase, 'known', isFlaky, 'flaky', 'new') AS verdict,
    max(isNow AND outcome = 'F') AS failsNow, max(isNow AND outcome IN ('P', 'f')) AS passesNow, max(isBaseNow AND outcome = 'F') AS failsOnBase,
    max(isBase AND outcome = 'f') AS isFlaky, max(isNow AND isExcused) AS isQuarantined
  FROM (
    WITH ${repeatsOf(ofRange(sides))}
    SELECT records.project AS project, records.module AS module, records.id AS testId, ${buildRun} AS run, records.ref != {ref:String} AS isBase,
      max(${isOneOf('last')}) AS isLast, isLast AND NOT isBase AS isNow, isLast AND isBase AS isBaseNow,
      countIf(records.status = 'failed' AND records.quarantine != '') > 0 AS isExcused, ${outcome} AS outcome
    FROM records
    WHERE ${ofTests} AND ${isOneOf('all')} AND ${isOfNewestAttemptOf(ofRange(sides), moduleColumns)}
      AND records.id GLOBAL IN (SELECT records.id FROM records WHERE ${ofTests} AND records.status = 'failed' AND ${isOneOf('last')})
    GROUP BY project, module, testId, isBase, run
  )
  GROUP BY project, module, testId
  HAVING failsNow OR (failsOnBase AND passesNow)
)
GROUP BY project, module, verdict`,
    parameters,
  }
}

/** A test with a verdict. */
export interface VerdictPlace extends ModulePlace {
  readonly testId: string
}

/** The results of a test in the builds of a branch. Runs are not in an order. */
export interface VerdictResultsRow extends VerdictPlace {
  readonly isBase: boolean
  readonly results: readonly { readonly run: string; readonly outcome: string }[]
  readonly name: string
  readonly suite: readonly string[]
  /** The owners, and the message and the details of the last failure, in the last build of the branch. */
  readonly owners: readonly string[]
  readonly message: string
  readonly details: string
}

/** The limit for the texts of a failure, in characters. */
const textLength = 2000

/** Selects the results of tests, their names, and the texts of their last failures. The lists must not be empty. */
export function verdictResultsQuery(
  org: string,
  ref: string,
  modules: readonly ComparedBuilds[],
  span: TimeSpan,
  tests: readonly VerdictPlace[],
): Query {
  const { sides, parameters } = lookUp(org, ref, modules, span)
  const ofLast = (value: string, condition = 'true') =>
    `argMaxIf(${value}, (records.timestamp, records.arrived), ${isOneOf('last')} AND ${condition})`
  const text = (column: string) => ofLast(`leftUTF8(records.${column}, ${textLength})`, "records.status = 'failed'")
  return {
    sql: `SELECT project, module, testId, toBool(isBase) AS isBase, groupArray((run, outcome)::Tuple(run String, outcome String)) AS results,
  max(name) AS name, max(suite) AS suite, max(owners) AS owners, max(message) AS message, max(details) AS details
FROM (
  WITH ${repeatsOf(ofRange(sides))}
  SELECT records.project AS project, records.module AS module, records.id AS testId, records.ref != {ref:String} AS isBase, ${buildRun} AS run,
    ${outcome} AS outcome, max(records.name) AS name, max(records.suite) AS suite, ${ofLast('records.owners')} AS owners,
    ${text('message')} AS message, ${text('details')} AS details
  FROM records
  WHERE ${ofBranches(sides)} AND records.kind = 'test' AND ${isInRange} AND ${isOneOf('all')}
    AND records.id IN {testIds:Array(String)} AND ${isOfNewestAttemptOf(ofRange(sides), moduleColumns)}
  GROUP BY project, module, testId, isBase, run
)
GROUP BY project, module, testId, isBase`,
    parameters: { ...parameters, testIds: [...new Set(tests.map(({ testId }) => testId))] },
  }
}

/** The tests of the last build of a branch. */
export interface LastTestsRow extends ModulePlace {
  readonly tests: number
  readonly flakyTests: number
}

/** Counts the tests of the last build of the asked branch of each module. The list must not be empty. */
export function lastTestsQuery(org: string, ref: string, modules: readonly ComparedBuilds[], span: TimeSpan): Query {
  const { sides, parameters } = lookUp(
    org,
    ref,
    modules.map((one) => ({ ...one, base: undefined })),
    span,
  )
  return {
    sql: `SELECT project, module, count() AS tests, countIf(outcome = 'f') AS flakyTests
FROM (
  WITH ${repeatsOf(ofRange(sides))}
  SELECT records.project AS project, records.module AS module, records.id AS testId, ${outcome} AS outcome
  FROM records
  WHERE ${ofBranches(sides)} AND records.kind = 'test' AND ${isInRange} AND ${isOneOf('last')} AND ${isOfNewestAttemptOf(ofRange(sides), moduleColumns)}
  GROUP BY project, module, testId
)
GROUP BY project, module`,
    parameters,
  }
}
