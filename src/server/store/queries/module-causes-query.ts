import { listedOwners, type ModulesCause } from '../../answers/modules.js'
import type { Query } from '../query.js'
import { inRange, isAt, spanParameters, type TimeSpan } from './aggregation.js'
import { buildRun } from './build-run.js'
import { type ModuleBranch, moduleParameters, ofBranches, ofModules } from './module-branches.js'
import { isNewestAttempt } from './newest-attempts.js'
import { quarterRange } from './summaries.js'

/** A cause of failures in several modules, as the engine returns it. */
export interface ModuleCauseRow extends Pick<ModulesCause, 'cause' | 'builds' | 'tests' | 'lastSeen' | 'owners'> {
  /** The modules in which it failed, the ones with the latest failure first, with all runs that it failed. */
  readonly modules: readonly (ModulesCause['modules'][number] & { readonly runs: readonly string[] })[]
  readonly causeCount: number
}

/**
 * The number of runs of a cause that are compared with the last build of a module. Runs without a number may be in any order, so the list is
 * longer than the number of builds that overlap.
 */
const maximumRuns = 1000

const ofFailures = (branches: readonly ModuleBranch[]): string =>
  `${ofBranches(branches)} AND records.kind = 'test' AND records.event AND records.status = 'failed' AND records.cause != '' AND ${inRange}`
// Separate from the conditions above, so that the engine looks up failures only.
const isOfNewestAttempt = (branches: readonly ModuleBranch[], span: TimeSpan): string =>
  isNewestAttempt({ ofModules: ofModules(branches), columns: ['project', 'module'], range: quarterRange(span) })

/** Ranks the causes of failures in several modules by the number of builds that they failed. The list must not be empty. */
export const moduleCausesQuery = (org: string, branches: readonly ModuleBranch[], span: TimeSpan, limit: number): Query => ({
  sql: `SELECT cause, sum(moduleBuilds) AS builds, sum(moduleTests) AS tests, max(moduleSeen) AS lastSeen,
  arraySlice(arraySort(groupUniqArrayArray(moduleOwners)), 1, ${listedOwners}) AS owners, count() OVER () AS causeCount,
  arrayMap(one -> (one.2, one.3, one.4)::Tuple(project String, module String, runs Array(String)),
    arraySort(groupArray((-moduleSeen, project, module, runs)))) AS modules
FROM (
  SELECT records.project AS project, records.module AS module, records.cause AS cause, uniqExact(${buildRun}) AS moduleBuilds,
    uniqExact(records.test) AS moduleTests, groupUniqArrayArray(records.owners) AS moduleOwners, max(records.timestamp) AS moduleSeen,
    arraySlice(arrayReverseSort(run -> (toUInt64OrZero(run), run), groupUniqArray(${buildRun})), 1, ${maximumRuns}) AS runs
  FROM records
  PREWHERE ${ofFailures(branches)}
  WHERE ${isOfNewestAttempt(branches, span)}
  GROUP BY project, module, cause
)
GROUP BY cause
ORDER BY builds DESC, lastSeen DESC, cause
LIMIT ${limit}`,
  parameters: { ...moduleParameters(org, branches), ...spanParameters(span) },
})

/** The texts of the last failure of a cause. */
export interface CauseTextRow {
  readonly cause: string
  readonly message: string
  readonly details: string
}

/** The limit for these texts, in characters. */
const textLength = 2000

/** Selects the texts of the last failures of causes. Separate from the ranking, which would otherwise hold all of them in memory. */
export const causeTextsQuery = (
  org: string,
  branches: readonly ModuleBranch[],
  span: TimeSpan,
  causes: readonly ModuleCauseRow[],
): Query => {
  const last = (column: string): string => `argMax(leftUTF8(records.${column}, ${textLength}), records.arrived)`
  return {
    sql: `SELECT records.cause AS cause, ${last('message')} AS message, ${last('details')} AS details
FROM records
PREWHERE ${ofFailures(branches)} AND ${isAt(causes.map(({ lastSeen }) => lastSeen))}
WHERE ${isOfNewestAttempt(branches, span)} AND (records.cause, records.timestamp) IN arrayZip({causes:Array(String)}, arrayMap(one -> toInt64(one), {times:Array(String)}))
GROUP BY cause`,
    parameters: {
      ...moduleParameters(org, branches),
      ...spanParameters(span),
      causes: causes.map(({ cause }) => cause),
      times: causes.map(({ lastSeen }) => String(lastSeen)),
    },
  }
}
