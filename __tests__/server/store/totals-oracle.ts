import { countFields } from '../../../src/server/answers/aggregates.js'
import type { JobsTotals, TestsTotals } from '../../../src/server/answers/totals.js'
import type { Buckets } from '../../../src/server/store/queries/aggregation.js'
import type { RecordFields } from '../../../src/server/store/store.js'
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
  const durations = group.flatMap(({ duration }) => (typeof duration === 'number' ? [duration] : [])).sort((one, other) => one - other)
  return {
    ...counts,
    totalCount: group.length,
    passRate: passed + failed === 0 ? null : passed / (passed + failed),
    buildCount: runsOf(group).size,
    failedBuildCount: runsOf(group.filter(({ status }) => status === 'failed')).size,
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
