import { type Static, type TObject, Type } from 'typebox'
import { type ComparedTest, type Difference, differences, mostCompared, slowdown } from '../../answers/comparison.js'
import type { Query } from '../query.js'
import { spanParameters, type TimeSpan } from './aggregation.js'
import { conditionsOf, coordinateFilters, nameSchema, schemasOf } from './filter.js'
import { isOfNewestAttemptOf, mayReplace, repeatsOf } from './newest-attempts.js'
import { ofNewestRun } from './newest-runs-query.js'

/** The group of all tests of the newer selection. Only their number is of use. */
export const everyTest = 'every'

/** The group of the tests that fail in both selections. Only their number is of use. */
export const failingTest = 'failing'

/** The number of tests of each difference without the parameter `limit`. */
const defaultCompared = 20

/** The schemas of the parameters, without the ranges. */
export const compareSchemas = {
  ...schemasOf(coordinateFilters),
  ref: Type.Optional(nameSchema('Only runs on this branch or tag. Default: any.')),
  baseRef: Type.Optional(nameSchema('The same for the runs to compare with. Default: any.')),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: mostCompared,
      description: `The maximum number of tests of each difference. Default: ${defaultCompared}.`,
    }),
  ),
}

export type CompareParameters = Static<TObject<typeof compareSchemas>> & TimeSpan & { readonly base: TimeSpan }

/** A test that differs, as the engine returns it. */
export interface ComparedRow extends Omit<ComparedTest, 'name' | 'suite' | 'owners'> {
  /** {@link everyTest} for a test that differs or not, and {@link failingTest} for one that fails on both sides. */
  readonly difference: Difference | typeof everyTest | typeof failingTest
  /** The number of all tests with this difference. */
  readonly all: number
}

const ofModule = conditionsOf(coordinateFilters, coordinateFilters)
const ofBoth = `${ofModule} AND (${mayReplace()} OR ${mayReplace('{baseFromTs:Int64}', '{baseToTs:Int64}')})`

/** Keeps the runs of a selection. */
const selected = (ref: string | undefined, prefix: 'base' | ''): string => {
  const name = (text: string) => (prefix === '' ? text : `${prefix}${text[0]?.toUpperCase()}${text.slice(1)}`)
  const range = `records.timestamp >= {${name('fromTs')}:Int64} AND records.timestamp < {${name('toTs')}:Int64}`
  return `(${ref === undefined ? '' : `records.ref = {${name('ref')}:String} AND `}${range})`
}

// Skipped and cancelled tests show no difference.
const isDecided = `records.status IN ('successful', 'failed')`
const isTimed = `records.status = 'successful' AND isNotNull(records.duration)`
const levels = '0.25, 0.5, 0.75'

/** Columns about the runs of a test in a job: of one selection, with a suffix. */
const ofJob = (suffix: string): string => {
  const last = `argMaxIf(records.status = 'failed', (records.timestamp, records.arrived), is${suffix} AND ${isDecided})`
  return `countIf(is${suffix}) AS count${suffix}, countIf(is${suffix} AND ${isDecided}) AS decided${suffix}, ${last} AS failed${suffix},
    maxIf(records.timestamp, is${suffix}) AS last${suffix}, countIf(is${suffix} AND ${isTimed}) AS timed${suffix},
    quantilesExactInclusiveStateIf(${levels})(assumeNotNull(records.duration), is${suffix} AND ${isTimed}) AS durations${suffix}`
}

/** Columns about the runs of a test in all jobs. A test fails if its last run in any job failed. */
const ofTest = (suffix: string): string =>
  `sum(count${suffix}) AS runs${suffix}, sum(decided${suffix}) AS known${suffix}, max(failed${suffix}) AS isFailing${suffix}, max(last${suffix}) AS seen${suffix},
    sum(timed${suffix}) AS samples${suffix},
    arrayMap(one -> if(isFinite(one), one, 0), quantilesExactInclusiveMerge(${levels})(durations${suffix})) AS quartiles${suffix}`

const isLonger = (one: string, other: string): string =>
  `(samplesNew >= ${slowdown.minimumRuns} AND samplesOld >= ${slowdown.minimumRuns}
      AND ${one}[2] > ${1 + slowdown.tolerance} * ${other}[2] AND ${one}[2] - ${other}[2] >= ${slowdown.minimumMs}
      AND ${one}[2] > ${other}[3] AND ${other}[2] < ${one}[1])`

const conditions: Readonly<Record<Difference, string>> = {
  broken: 'knownNew > 0 AND isFailingNew AND NOT (knownOld > 0 AND isFailingOld)',
  fixed: 'knownNew > 0 AND knownOld > 0 AND isFailingOld AND NOT isFailingNew',
  slower: isLonger('quartilesNew', 'quartilesOld'),
  faster: isLonger('quartilesOld', 'quartilesNew'),
  new: 'runsOld = 0',
  gone: 'runsNew = 0',
}

/**
 * Compares the tests of a module in two selections of runs. The order within a difference is by the change of the median if it is about
 * durations, and otherwise by the last run, the newest first.
 */
export function compareQuery({ limit = defaultCompared, base, ...parameters }: CompareParameters): Query {
  const { ref, baseRef } = parameters
  const { fromTs: baseFromTs, toTs: baseToTs } = spanParameters(base)
  const found = Object.entries({
    ...conditions,
    [everyTest]: 'runsNew > 0',
    [failingTest]: 'knownNew > 0 AND isFailingNew AND knownOld > 0 AND isFailingOld',
  }).map(([name, condition]) => `if(${condition}, ['${name}'], [])`)
  return {
    sql: `SELECT difference, all, testId, before, after, timestamp
FROM (
  SELECT arrayJoin(differences) AS difference, testId, quartilesOld[2] AS before, quartilesNew[2] AS after,
    if(runsNew = 0, seenOld, seenNew) AS timestamp, count() OVER (PARTITION BY difference) AS all,
    if(difference IN ('slower', 'faster'), abs(after - before), toFloat64(timestamp)) AS weight
  FROM (
    SELECT *, arrayConcat(${found.join(',\n      ')}) AS differences
    FROM (
      SELECT testId, ${ofTest('New')},
        ${ofTest('Old')}
      FROM (
        WITH ${repeatsOf(ofBoth)},
          ${selected(ref, '')} AS isNew,
          ${selected(baseRef, 'base')} AS isOld
        SELECT records.id AS testId, ${ofJob('New')},
          ${ofJob('Old')}
        FROM records
        WHERE ${ofModule} AND records.kind = 'test' AND (isNew OR isOld) AND ${isOfNewestAttemptOf(ofBoth)}
        GROUP BY testId, records.pipeline, records.job
      )
      GROUP BY testId
    )
  )
  WHERE notEmpty(differences)
)
ORDER BY indexOf([${differences.map((name) => `'${name}'`).join(', ')}], difference), weight DESC, testId
LIMIT ${limit} BY difference`,
    parameters: { ...parameters, ...spanParameters(parameters), baseFromTs, baseToTs },
  }
}

/** The name of a test, and its owners. */
export interface ComparedName extends Pick<ComparedTest, 'testId' | 'name' | 'suite'> {
  readonly owners: readonly string[]
}

/** Selects the names and owners of tests. Separate from the comparison, because names take much longer to read than numbers. */
export function comparedNamesQuery({ base, ...parameters }: CompareParameters, testIds: readonly string[]): Query {
  const { org, project, module, fromTs, toTs } = parameters
  const { fromTs: baseFromTs, toTs: baseToTs } = spanParameters(base)
  return {
    sql: `SELECT records.id AS testId, max(records.name) AS name, max(records.suite) AS suite,
  ${ofNewestRun('records.owners')} AS owners
FROM records
WHERE ${ofModule} AND records.kind = 'test'
  AND (${selected(undefined, '')} OR ${selected(undefined, 'base')}) AND records.id IN {testIds:Array(String)}
GROUP BY testId`,
    parameters: { org, project, module, testIds, baseFromTs, baseToTs, ...spanParameters({ fromTs, toTs }) },
  }
}
