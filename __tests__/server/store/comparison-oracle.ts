import type { ComparedTest, Difference, TestComparison } from '../../../src/server/answers/comparison.js'
import type { CompareParameters } from '../../../src/server/store/queries/compare-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { newestTests, percentile } from './oracle.js'
import { ofModule } from './runs-oracle.js'

/** A test in one selection. */
interface Side {
  readonly runs: number
  /** Whether its last run in any job failed; undefined if it neither passed nor failed. */
  readonly isFailing: boolean | undefined
  readonly seen: number
  readonly samples: number
  readonly quartiles: readonly [number, number, number]
}

/** Compares two selections directly from all records, in the order of their arrival. */
export function comparisonOf(records: readonly RecordFields[], parameters: CompareParameters): TestComparison {
  const { ref, baseRef, fromTs, toTs, base, limit = 20 } = parameters
  const all = ofModule(records, parameters).filter(({ kind }) => kind === 'test')
  const newest: readonly RecordFields[] = newestTests(all as never[], parameters, base)
  const within = (span: { fromTs: number; toTs: number }) => (one: RecordFields) =>
    Number(one.timestamp) >= span.fromTs && Number(one.timestamp) < span.toTs
  const isNew = (one: RecordFields) => within({ fromTs, toTs })(one) && (ref ?? one.ref) === one.ref
  const isOld = (one: RecordFields) => within(base)(one) && (baseRef ?? one.ref) === one.ref
  const inEither = all.filter((one) => within({ fromTs, toTs })(one) || within(base)(one))
  const compared = [...new Set(newest.filter((one) => isNew(one) || isOld(one)).map(({ id }) => String(id)))].map((id) => {
    const own = newest.filter((one) => one.id === id)
    const named = inEither.filter((one) => one.id === id)
    const largest = (field: string) =>
      named
        .map((one) => JSON.stringify(one[field] ?? []))
        .sort()
        .at(-1) ?? '""'
    const names = { testId: id, name: JSON.parse(largest('name')) as string, suite: JSON.parse(largest('suite')) as string[] }
    const last = named.reduce((newest, one) => (Number(newest.timestamp) > Number(one.timestamp) ? newest : one), named[0] ?? {})
    const owners = last.owners as readonly string[] | undefined
    return { names, owners, now: sideOf(own.filter(isNew)), old: sideOf(own.filter(isOld)) }
  })
  const group = (difference: Difference) => {
    const found = compared
      .filter(({ now, old }) => differs(difference, now, old))
      .map(({ names, owners, now, old }) => ({
        ...names,
        owners,
        before: old.quartiles[1],
        after: now.quartiles[1],
        timestamp: now.runs === 0 ? old.seen : now.seen,
      }))
    const weight = (one: ComparedTest) => (['slower', 'faster'].includes(difference) ? Math.abs(one.after - one.before) : one.timestamp)
    const sorted = found.sort((one, other) => weight(other) - weight(one) || (one.testId < other.testId ? -1 : 1))
    return { count: found.length, tests: sorted.slice(0, limit) }
  }
  return {
    testCount: compared.filter(({ now }) => now.runs > 0).length,
    failingCount: compared.filter(({ now, old }) => now.isFailing === true && old.isFailing === true).length,
    ...{ broken: group('broken'), fixed: group('fixed'), slower: group('slower'), faster: group('faster') },
    ...{ new: group('new'), gone: group('gone') },
  }
}

function sideOf(runs: readonly RecordFields[]): Side {
  const byTime = runs.toSorted((one, other) => Number(one.timestamp) - Number(other.timestamp))
  const jobs = new Map<string, boolean>()
  for (const { pipeline, job, status } of byTime)
    if (status === 'failed' || status === 'successful') jobs.set(JSON.stringify([pipeline, job ?? '']), status === 'failed')
  const durations = runs
    .flatMap(({ status, duration }) => (status === 'successful' && typeof duration === 'number' ? [duration] : []))
    .sort((one, other) => one - other)
  const quartile = (share: number) => (durations.length === 0 ? 0 : percentile(durations, share))
  return {
    runs: runs.length,
    isFailing: jobs.size === 0 ? undefined : [...jobs.values()].includes(true),
    seen: Math.max(...runs.map(({ timestamp }) => Number(timestamp))),
    samples: durations.length,
    quartiles: [quartile(0.25), quartile(0.5), quartile(0.75)],
  }
}

function differs(difference: Difference, now: Side, old: Side): boolean {
  switch (difference) {
    case 'broken':
      return now.isFailing === true && old.isFailing !== true
    case 'fixed':
      return old.isFailing === true && now.isFailing === false
    case 'slower':
      return isLonger(now, old)
    case 'faster':
      return isLonger(old, now)
    case 'new':
      return old.runs === 0
    case 'gone':
      return now.runs === 0
  }
}

function isLonger(one: Side, other: Side): boolean {
  const [median, otherMedian] = [one.quartiles[1], other.quartiles[1]]
  const isMore = median > 1.05 * otherMedian && median - otherMedian >= 10
  const isOutside = median > other.quartiles[2] && otherMedian < one.quartiles[0]
  return one.samples >= 5 && other.samples >= 5 && isMore && isOutside
}
