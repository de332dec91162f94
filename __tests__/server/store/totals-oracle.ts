import { statuses } from '../../../src/records/record.js'
import type { Buckets } from '../../../src/server/store/queries/aggregation.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import type { Entry } from './entries.js'
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

const buildsOf = (records: readonly RecordFields[]): number => new Set(records.map((one) => attemptOf(one as never).run)).size

/** Computes the totals of a module or pipeline directly from all records. */
export function totalsOf(
  records: readonly RecordFields[],
  kind: 'test' | 'job',
  parameters: Parameters,
): { readonly totals: readonly Entry[]; readonly whole?: Entry } {
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
  const totals = [...buckets].sort(([one], [other]) => one - other).map(([timestamp, group]) => ({ timestamp, ...entryOf(group, kind) }))
  const all = [...buckets.values()].flat()
  return parameters.whole === true && all.length > 0 ? { totals, whole: entryOf(all, kind) } : { totals }
}

function entryOf(group: readonly RecordFields[], kind: 'test' | 'job'): Entry {
  const having = (status: string) => group.filter((one) => one.status === status)
  const [passed, failed] = [having('successful').length, having('failed').length]
  const durations = group.flatMap(({ duration }) => (typeof duration === 'number' ? [duration] : [])).sort((one, other) => one - other)
  const failedRuns = new Set(having('failed').map((one) => attemptOf(one as never).run))
  const flaky = group.filter((one) => one.flaky === true)
  return {
    ...Object.fromEntries(statuses.map((status) => [`${status}Count`, having(status).length])),
    totalCount: group.length,
    passRate: passed + failed === 0 ? null : passed / (passed + failed),
    ...(kind === 'test' && {
      flakyCount: flaky.length,
      flakyBuildCount: buildsOf(flaky.filter((one) => !failedRuns.has(attemptOf(one as never).run))),
    }),
    buildCount: buildsOf(group),
    failedBuildCount: failedRuns.size,
    durationMin: durations[0] ?? 0,
    durationMax: durations.at(-1) ?? 0,
    durationAvg: durations.length === 0 ? 0 : durations.reduce((sum, one) => sum + one, 0) / durations.length,
    ...Object.fromEntries([25, 50, 75, 95, 99].map((percent) => [`durationP${percent}`, percentile(durations, percent / 100)])),
  }
}
