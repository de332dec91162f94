import { countFields } from '../../../src/server/answers/aggregates.js'
import type { BuildsTotals, JobsTotals, TestsTotals } from '../../../src/server/answers/totals.js'
import type { Buckets } from '../../../src/server/store/queries/aggregation.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { dayMs } from './entries.js'
import { defaultBranchOf } from './flaky-oracle.js'
import { attemptOf, newestJobs, newestTests, percentile } from './oracle.js'
import { ofModule } from './runs-oracle.js'

interface Parameters extends Buckets {
  readonly org: string
  readonly project: string
  readonly module: string
  readonly ref?: string
  readonly pipeline?: string
  readonly whole?: boolean
}

const runsOf = (records: readonly RecordFields[]): ReadonlySet<string> => new Set(records.map((one) => attemptOf(one as never).run))

/** Computes the totals of a module directly from all records. */
export const testsTotalsOf = (records: readonly RecordFields[], parameters: Parameters): TestsTotals =>
  totalsOf(bucketsOf(records, 'test', parameters), parameters, (group) => {
    const failedRuns = runsOf(group.filter(({ status }) => status === 'failed'))
    const flaky = group.filter((one) => one.flaky === true)
    return {
      ...figuresOf(group),
      flakyCount: flaky.length,
      flakyBuildCount: [...runsOf(flaky)].filter((run) => !failedRuns.has(run)).length,
    }
  })

/** Computes the totals of a pipeline directly from all records. */
export const jobsTotalsOf = (records: readonly RecordFields[], parameters: Parameters): JobsTotals =>
  totalsOf(bucketsOf(records, 'job', parameters), parameters, figuresOf)

/** Computes the totals of the builds of a module directly from all records. */
export function buildsTotalsOf(records: readonly RecordFields[], parameters: Parameters): BuildsTotals {
  const { ref, fromTs, toTs, interval } = parameters
  const scanned = { fromTs: fromTs - 7 * dayMs, toTs: toTs + 7 * dayMs }
  const isIn = (span: { readonly fromTs: number; readonly toTs: number }, time: number) => time >= span.fromTs && time < span.toTs
  const all = ofModule(records, parameters)
  const tests = all.filter(({ kind }) => kind === 'test')
  const usual = defaultBranchOf(tests.filter(({ timestamp }) => isIn(parameters, Number(timestamp))))
  const counted = [...newestTests(tests as never[], scanned), ...all.filter(({ kind }) => kind === 'build')].filter(
    (one: RecordFields) => isIn(scanned, Number(one.timestamp)) && (ref ?? one.ref) === one.ref,
  )
  const keys = new Set(counted.map((one: RecordFields) => JSON.stringify([attemptOf(one as never).run, one.ref ?? ''])))
  const builds = [...keys].flatMap((key) => {
    const own: readonly RecordFields[] = counted.filter(
      (one: RecordFields) => JSON.stringify([attemptOf(one as never).run, one.ref ?? '']) === key,
    )
    const ofTests = own.filter(({ kind }) => kind === 'test')
    const start = Math.min(...ofTests.map(({ timestamp }) => Number(timestamp)))
    if (!isIn(parameters, start)) return []
    const durationsOf = (some: readonly RecordFields[]) => some.map(({ duration = 0 }) => Number(duration))
    const ownMs = Math.max(0, ...durationsOf(own.filter(({ kind }) => kind === 'build')))
    const isFailed = ofTests.some(({ status }) => status === 'failed')
    return {
      bucket: Math.floor(start / interval) * interval,
      ref: String(own[0]?.ref ?? ''),
      isPull: own.some(({ pullRequest }) => pullRequest !== undefined),
      isFailed,
      isFlaky: !isFailed && ofTests.some(({ flaky }) => flaky === true),
      ms: ownMs > 0 ? ownMs : durationsOf(ofTests).reduce((sum, one) => sum + one, 0),
    }
  })
  const kept = builds.filter(
    (build) => !build.isPull || build.ref !== usual || builds.every((other) => other.ref !== build.ref || other.isPull),
  )
  const buckets = [...new Set(kept.map(({ bucket }) => bucket))].sort((one, other) => one - other)
  const figures = (group: typeof kept) => ({
    buildCount: group.length,
    failedBuildCount: group.filter(({ isFailed }) => isFailed).length,
    flakyBuildCount: group.filter(({ isFlaky }) => isFlaky).length,
    ...durationFieldsOf(group.flatMap(({ ms }) => (ms > 0 ? [ms] : []))),
  })
  return {
    totals: buckets.map((timestamp) => ({ timestamp, ...figures(kept.filter(({ bucket }) => bucket === timestamp)) })),
    whole: parameters.whole === true && kept.length > 0 ? figures(kept) : undefined,
  }
}

/** Groups the records that count by bucket. */
function bucketsOf(records: readonly RecordFields[], kind: 'test' | 'job', parameters: Parameters) {
  const { ref, pipeline, fromTs, toTs, interval } = parameters
  const own = ofModule(records, parameters).filter((one) => one.kind === kind && (pipeline ?? one.pipeline) === one.pipeline)
  const newest: readonly RecordFields[] = kind === 'test' ? newestTests(own as never[], parameters) : newestJobs(own as never[])
  const buckets = new Map<number, RecordFields[]>()
  for (const record of newest) {
    const at = Number(record.timestamp)
    if (at < fromTs || at >= toTs || (ref ?? record.ref) !== record.ref) continue
    const start = Math.floor(at / interval) * interval
    buckets.set(start, [...(buckets.get(start) ?? []), record])
  }
  return [...buckets].sort(([one], [other]) => one - other)
}

function totalsOf<Entry>(
  buckets: readonly (readonly [number, readonly RecordFields[]])[],
  { whole }: Parameters,
  entryOf: (group: readonly RecordFields[]) => Entry,
) {
  const totals = buckets.map(([timestamp, group]) => ({ timestamp, ...entryOf(group) }))
  const all = buckets.flatMap(([, group]) => group)
  return { totals, whole: whole === true && all.length > 0 ? entryOf(all) : undefined }
}

function figuresOf(group: readonly RecordFields[]): NonNullable<JobsTotals['whole']> {
  const counts = countFields((status) => group.filter((one) => one.status === status).length)
  const { successfulCount: passed, failedCount: failed } = counts
  const durations = group.flatMap(({ duration }) => (typeof duration === 'number' ? [duration] : []))
  return {
    ...counts,
    totalCount: group.length,
    passRate: passed + failed === 0 ? null : passed / (passed + failed),
    buildCount: runsOf(group).size,
    failedBuildCount: runsOf(group.filter(({ status }) => status === 'failed')).size,
    ...durationFieldsOf(durations),
  }
}

function durationFieldsOf(values: readonly number[]) {
  const durations = values.toSorted((one, other) => one - other)
  return {
    durationMin: durations[0] ?? 0,
    durationMax: durations.at(-1) ?? 0,
    durationAvg: durations.length === 0 ? 0 : durations.reduce((sum, one) => sum + one, 0) / durations.length,
    durationP25: percentile(durations, 0.25),
    durationP50: percentile(durations, 0.5),
    durationP75: percentile(durations, 0.75),
    durationP95: percentile(durations, 0.95),
    durationP99: percentile(durations, 0.99),
  }
}
