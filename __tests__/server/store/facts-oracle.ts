import type { KnownFacts } from '../../../src/server/answers/test-facts.js'
import type { FactsParameters } from '../../../src/server/store/queries/facts-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { dayMs } from './entries.js'
import { allFlakyOf, sinceOf as flakySinceOf } from './flaky-oracle.js'
import { newestTests } from './oracle.js'
import { ofModule } from './runs-oracle.js'
import { sightingOf } from './sighting-oracle.js'

/** Sorts records by time. Records at the same time stay in the order of their arrival. */
export const byTime = (records: readonly RecordFields[]): readonly RecordFields[] =>
  [...records].sort((one, other) => Number(one.timestamp) - Number(other.timestamp))

/** Returns the time of the first of the runs in quarantine in a row until the last one. */
export function sinceOf(sorted: readonly RecordFields[]): number {
  const outside = sorted.findLastIndex(({ quarantine }) => quarantine === undefined)
  return Number(sorted[outside + 1]?.timestamp)
}

/** Computes the facts about a test directly from all records, in the order of their arrival. */
export function factsOf(records: readonly RecordFields[], parameters: FactsParameters): KnownFacts {
  const { testId, ref, fromTs, toTs } = parameters
  const own = ofModule(records, parameters)
  const tests = own.filter(({ kind }) => kind === 'test')
  const isAsked = (one: RecordFields) => one.id === testId && (ref ?? one.ref) === one.ref
  const runs = byTime(tests.filter(isAsked))
  const before = runs.filter(({ timestamp }) => Number(timestamp) < toTs)
  const [first, newest] = [runs[0], before.at(-1)]
  const failed = (newestTests(tests as never[], parameters) as readonly RecordFields[])
    .filter((one) => isAsked(one) && one.status === 'failed')
    .filter(({ timestamp }) => Number(timestamp) >= fromTs && Number(timestamp) < toTs)
  const jobs = [...new Set(failed.map(({ job }) => String(job ?? '')))]
  const failedJobs = jobs
    .map((job) => ({ job, failures: failed.filter((one) => (one.job ?? '') === job).length }))
    .sort((one, other) => other.failures - one.failures || (one.job < other.job ? -1 : 1))
  const [flaky] = allFlakyOf(records, { ...parameters, fromTs: toTs - 90 * dayMs })
  const onBranch = byTime(tests.filter((one) => one.id === testId && one.ref === newest?.ref && Number(one.timestamp) < toTs))
  return {
    testId,
    name: String(newest?.name ?? ''),
    suite: (newest?.suite ?? []) as readonly string[],
    owners: (newest?.owners ?? []) as readonly string[],
    file: newest?.file as string | undefined,
    line: newest?.line as number | undefined,
    tags: (newest?.tags ?? []) as readonly string[],
    firstSeen: first && sightingOf(own, first),
    flakySince: flaky && sightingOf(own, { timestamp: flaky.firstSeen, build: flaky.firstBuild }),
    sinceIsBound: flakySinceOf(records, parameters, parameters)?.sinceIsBound,
    quarantine: newest?.quarantine === undefined ? undefined : { ...newest.quarantine, since: sinceOf(onBranch) },
    failedJobs: failedJobs.slice(0, 5),
    failures: failed.length,
  }
}
