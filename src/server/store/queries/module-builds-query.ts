import type { ModuleHealth } from '../../answers/modules.js'
import type { Query } from '../query.js'
import { spanParameters, type TimeSpan } from './aggregation.js'
import { buildMs, buildParts, buildResult } from './build-parts.js'
import { type ModuleBranch, moduleParameters, ofBranches, ofModules } from './module-branches.js'
import { isNewestAttempt } from './newest-attempts.js'
import { quarterRange, type TimeRange } from './summaries.js'

/** The number of builds in which the start of a failure or of a slowdown is looked for. */
const searchedBuilds = 2000

/** The builds of a module on a branch, as the engine returns them. */
export interface ModuleBuildsRow extends Pick<ModuleHealth, 'project' | 'module' | 'builds' | 'passedBuilds'> {
  /** The quartiles of the durations of builds in the range and in the period before, in ms; 0 if they are unknown. */
  readonly durations: readonly [low: number, median: number, high: number]
  readonly durationsBefore: readonly [low: number, median: number, high: number]
  /** The newest builds that began in the range, the oldest first. */
  readonly newest: readonly NewestBuild[]
  /** The newest one, without its attempt, and its attempts. */
  readonly lastRun: string
  readonly attempts: readonly string[]
}

export interface NewestBuild {
  /** Its newest attempt. */
  readonly build: string
  /** The time of its first test, in Unix ms. */
  readonly start: number
  /** The duration in ms; 0 if it is unknown. */
  readonly ms: number
  /** `F` failed, `f` passed after a retry, `P` passed, `S` skipped, `-` without a result. */
  readonly result: string
}

/** Returns the period of the same length before a range. */
export const spanBefore = ({ fromTs, toTs }: TimeSpan): TimeSpan => ({ fromTs: fromTs - (toTs - fromTs), toTs: fromTs })

/** Returns the parameters of a range and of the period before. */
const scannedSpan = (span: TimeSpan) => ({ ...spanParameters(span), beforeTs: spanParameters(spanBefore(span)).fromTs })

/** Returns the same as a range, which starts with the parameter `beforeTs`. */
const scannedRange = (span: TimeSpan): TimeRange => {
  const { beforeTs } = scannedSpan(span)
  return { ...quarterRange(span), fromTs: beforeTs, from: '{beforeTs:Int64}' }
}

const isNewest = (branches: readonly ModuleBranch[], span: TimeSpan): string =>
  isNewestAttempt({ ofModules: ofModules(branches), columns: ['project', 'module'], range: scannedRange(span) })

/**
 * Summarises the builds of modules on their branches, in a range and in the period before. Builds with numbers are in the order of their
 * numbers. Builds of pull requests are left out, because the branch of a fork may have the same name. The list must not be empty.
 */
export const moduleBuildsQuery = (org: string, branches: readonly ModuleBranch[], span: TimeSpan): Query => ({
  sql: `WITH start >= {fromTs:Int64} AS isNow, (number, start, run) AS position
SELECT project, module, countIf(isNow) AS builds, countIf(isNow AND failedTests = 0 AND passedTests > 0) AS passedBuilds,
  arrayMap(one -> ifNotFinite(one, 0), quantilesExactInclusiveIf(0.25, 0.5, 0.75)(ms, isNow AND ms > 0)) AS durations,
  arrayMap(one -> ifNotFinite(one, 0), quantilesExactInclusiveIf(0.25, 0.5, 0.75)(ms, NOT isNow AND ms > 0)) AS durationsBefore,
  arrayMap(one -> (one.4, one.2, one.5, one.6)::Tuple(build String, start Int64, ms Float64, result String),
    arraySlice(arraySort(groupArrayIf((number, start, run, build, ms, result), isNow)), -${searchedBuilds})) AS newest,
  argMaxIf(run, position, isNow) AS lastRun, argMaxIf(buildAttempts, position, isNow) AS attempts
FROM (
  SELECT project, module, run, toUInt64OrZero(run) AS number, minIf(first, tests > 0) AS start, maxIf(part, tests > 0) AS build, groupArrayIf(part, tests > 0) AS buildAttempts,
    sum(failed) AS failedTests, sum(passed) AS passedTests, ${buildMs} AS ms, ${buildResult} AS result
  FROM (
  ${buildParts({ columns: ['project', 'module'], ofBuilds: ofBranches(branches), ofModules: ofModules(branches), range: scannedRange(span) })}
  )
  GROUP BY project, module, run
  HAVING sum(tests) > 0 AND max(pullRequest) = ''
)
GROUP BY project, module`,
  parameters: { ...moduleParameters(org, branches), ...scannedSpan(span) },
})

/** The tests of the newest build of a module. */
export interface NewestTestsRow extends Pick<ModuleHealth, 'project' | 'module' | 'tests'> {
  readonly failingTests: number
}

/** How long after its start the tests of a build are looked for, in ms. */
const longestBuildMs = 7 * 24 * 60 * 60 * 1000

/** Counts the tests of the newest build of each module. The list must not be empty. */
export function newestTestsQuery(org: string, branches: readonly ModuleBranch[], span: TimeSpan, rows: readonly ModuleBuildsRow[]): Query {
  // A condition for each module lets the engine skip everything but the newest rows of the module.
  const conditions = rows.map(
    (_, index) =>
      `(records.project = {project${index}:String} AND records.module = {module${index}:String} AND has({builds${index}:Array(String)}, records.build)
      AND records.timestamp >= {start${index}:Int64} AND records.timestamp < {start${index}:Int64} + ${longestBuildMs})`,
  )
  const starts = rows.map(({ newest }) => newest.at(-1)?.start ?? 0)
  return {
    sql: `SELECT records.project AS project, records.module AS module, uniqExact(records.id) AS tests, uniqExactIf(records.id, records.status = 'failed') AS failingTests
FROM records
WHERE ${ofBranches(branches)} AND records.kind = 'test' AND records.timestamp < {toTs:Int64} AND (${conditions.join(' OR ')})
  AND ${isNewest(branches, span)}
GROUP BY project, module`,
    parameters: {
      ...moduleParameters(org, branches),
      ...scannedSpan(span),
      ...Object.fromEntries(
        rows.flatMap(({ project, module, attempts }, index) => [
          [`project${index}`, project],
          [`module${index}`, module],
          [`builds${index}`, attempts],
          [`start${index}`, starts[index] ?? 0],
        ]),
      ),
    },
  }
}
