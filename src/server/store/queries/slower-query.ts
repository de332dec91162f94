import { type Static, type TObject, Type } from 'typebox'
import { maximumSlowerGroups, maximumSlowerTests, type SlowerTest } from '../../answers/slower-tests.js'
import type { Query } from '../query.js'
import { isAt, spanParameters, type TimeSpan } from './aggregation.js'
import { nearbyMs } from './build-facts-query.js'
import { buildRun } from './build-run.js'
import { defaultBranchRule } from './default-branch.js'
import { equalTo, placeFilters, schemasOf } from './filter.js'
import { type ModuleBranch, type ModulePlace, moduleParameters, ofBranches, ofModules } from './module-branches.js'
import { isOfNewestAttemptOf, mayReplace, repeatsOf } from './newest-attempts.js'

/** The number of groups without the parameter `limit`. */
export const defaultSlowerGroups = 50

/** The schemas of the parameters, without the range. */
export const slowerSchemas = {
  ...schemasOf(placeFilters),
  ref: Type.Optional(equalTo('ref', `The branch or tag. Default: of each module, ${defaultBranchRule}.`).schema),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maximumSlowerGroups,
      description: `The maximum number of groups. Default: ${defaultSlowerGroups}.`,
    }),
  ),
}

export type SlowerParameters = Static<TObject<typeof slowerSchemas>> & TimeSpan

/** The maximum number of builds of a test whose durations are read. */
const maximumBuilds = 1000

// `ofBranches` and the time are conditions on the first columns of the order of the table, so the engine reads only these rows.
const isTimed = "records.kind = 'test' AND records.status = 'successful' AND records.duration > 0"
const isScanned = 'records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}'
/** Identifies a test by the stored hash of its id, because the id takes much longer to read. */
const testHash = 'cityHash64(records.project, records.module, records.test)'

/** A test that may have become slower, by its hash. */
export interface SlowerCandidate {
  readonly test: string
}

/**
 * Selects the hashes of tests that may have become slower. Reads only numbers, and holds a few sums per test. The runs of a test are
 * divided into slices that are shorter the younger they are. A test is a candidate if the mean logarithm of its durations is clearly higher
 * after the start of a slice than before, by the square of the t statistic that `findChangePoints` uses. It is below the statistic of the
 * best place, because a slice may begin before or after the change.
 * @param branches not empty
 * @param span the range with the time before it
 */
export const slowerCandidatesQuery = (org: string, branches: readonly ModuleBranch[], span: TimeSpan): Query => ({
  sql: `WITH arraySort(one -> one.1, groupArray((slice, runs, total))) AS slices, arrayCumSum(slices.2) AS counts, arrayCumSum(slices.3) AS totals,
  counts[-1] AS count, totals[-1] AS logarithms, sum(squares) - logarithms * logarithms / count AS whole,
  arrayMap((after, logarithm) -> (after, logarithm / after, (logarithms - logarithm) / (count - after)),
    arrayFilter(one -> one >= 5 AND count - one >= 5, counts),
    arrayFilter((_, one) -> one >= 5 AND count - one >= 5, totals, counts)) AS places,
  arrayMap(one -> if(exp(one.2) - exp(one.3) < 5, 0, pow(one.2 - one.3, 2) * one.1 * (count - one.1) / count), places) AS explained,
  arrayMax(arrayPushBack(explained, 0)) AS best
SELECT toString(test) AS test
FROM (
  SELECT ${testHash} AS test, toUInt8(2 * log2(1 + greatest({toTs:Int64} - records.timestamp, 0) / 3600000)) AS slice,
    count() AS runs, sum(log(assumeNotNull(records.duration)) AS logarithm) AS total, sum(logarithm * logarithm) AS squares
  FROM records
  WHERE ${ofBranches(branches)} AND ${isTimed} AND ${isScanned}
  GROUP BY test, slice
)
GROUP BY test
HAVING best * (count - 2) > 16 * greatest(whole - best, 0)
ORDER BY best * (count - 2) / greatest(whole - best, 1e-9) DESC, test
LIMIT ${maximumSlowerTests}`,
  parameters: { ...moduleParameters(org, branches), ...spanParameters(span) },
})

/** The durations of a test in builds, in the order of the builds. */
export interface SlowerSeriesRow extends SlowerCandidate, ModulePlace {
  readonly positions: readonly number[]
  readonly times: readonly number[]
  readonly durations: readonly number[]
}

const moduleColumns = ['records.project', 'records.module'] as const

/**
 * Selects the durations of tests: the median of the runs that passed in each build. If a job ran again, only its newest attempt counts. Builds
 * of pull requests are left out, because the branch of a fork may have the same name. The lists must not be empty.
 */
export function slowerSeriesQuery(
  org: string,
  branches: readonly ModuleBranch[],
  span: TimeSpan,
  candidates: readonly SlowerCandidate[],
): Query {
  const replacing = `${ofModules(branches)} AND ${mayReplace()}`
  return {
    sql: `WITH arraySlice(arraySort(groupArray((position, time, duration))), -${maximumBuilds}) AS builds
SELECT project, module, toString(test) AS test, builds.1 AS positions, builds.2 AS times, builds.3 AS durations
FROM (
  SELECT project, module, test, time, duration, dense_rank() OVER (PARTITION BY project, module ORDER BY toUInt64OrZero(run), start, run) AS position
  FROM (
    SELECT *, min(time) OVER (PARTITION BY project, module, run) AS start
    FROM (
      WITH ${repeatsOf(replacing)}
      SELECT records.project AS project, records.module AS module, ${testHash} AS test, ${buildRun} AS run, min(records.timestamp) AS time,
        quantileExactInclusive(0.5)(assumeNotNull(records.duration)) AS duration
      FROM records
      WHERE ${ofBranches(branches)} AND ${isTimed} AND ${isScanned} AND ${testHash} IN {tests:Array(UInt64)} AND ${isOfNewestAttemptOf(replacing, moduleColumns)}
      GROUP BY project, module, test, run
    )
    WHERE (project, module, run) GLOBAL NOT IN (
      SELECT records.project, records.module, ${buildRun} FROM records
      WHERE ${ofModules(branches)} AND records.kind = 'build' AND records.pullRequest != ''
        AND records.timestamp >= {fromTs:Int64} - ${nearbyMs} AND records.timestamp < {toTs:Int64})
  )
)
GROUP BY project, module, test
ORDER BY project, module, test`,
    parameters: { ...moduleParameters(org, branches), ...spanParameters(span), tests: candidates.map(({ test }) => test) },
  }
}

/** The id, the name, the owners and the build of a test at a time. */
export interface SlowerRunRow extends SlowerCandidate, Pick<SlowerTest, 'testId' | 'name' | 'suite' | 'owners'> {
  readonly timestamp: number
  readonly build: string
}

/** Selects runs of tests. The list must not be empty. The engine looks up the tests only at these times. */
export const slowerRunsQuery = (
  org: string,
  branches: readonly ModuleBranch[],
  runs: readonly (SlowerCandidate & { readonly time: number })[],
): Query => ({
  sql: `SELECT toString(${testHash}) AS test, max(records.id) AS testId, records.timestamp AS timestamp, max(records.name) AS name,
  max(records.suite) AS suite, max(records.owners) AS owners, max(records.build) AS build
FROM records
PREWHERE ${ofBranches(branches)} AND records.kind = 'test' AND ${isAt(runs.map(({ time }) => time))}
WHERE (${testHash}, records.timestamp) IN arrayZip({tests:Array(UInt64)}, arrayMap(one -> toInt64(one), {times:Array(String)}))
GROUP BY test, timestamp`,
  parameters: {
    ...moduleParameters(org, branches),
    tests: runs.map(({ test }) => test),
    times: runs.map(({ time }) => String(time)),
  },
})
