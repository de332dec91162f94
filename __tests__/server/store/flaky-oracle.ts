import type { FlakyTest, FlakyTests } from '../../../src/server/answers/flaky-tests.js'
import type { FlakyParameters } from '../../../src/server/store/queries/flaky-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { dayMs } from './entries.js'
import { attemptOf } from './oracle.js'
import { ofModule } from './runs-oracle.js'
import { seenOf } from './sighting-oracle.js'

interface Result {
  readonly id: string
  readonly status: string
  readonly flaky: boolean
  readonly duration: number
  readonly timestamp: number
  readonly attempt: number
  readonly attempts: readonly { readonly duration?: number }[]
  readonly record: RecordFields
}

/** All attempts of a job in a run. */
interface JobRun {
  readonly sequence: string
  readonly start: number
  readonly build: string
  readonly builtRun: string
  readonly job: string
  readonly ref: string
  readonly isPull: boolean
  readonly results: readonly Result[]
}

const largest = (texts: readonly string[]): string => [...texts].sort().at(-1) ?? ''
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const distinct = (texts: readonly string[]): number => new Set(texts).size
const runOf = (build: string): string => attemptOf({ build }).run

/** Returns the branch that counts as the base branch by default. */
export function defaultBranchOf(tests: readonly RecordFields[]): string {
  const refs = tests.map(({ ref }) => String(ref ?? '')).filter((ref) => ref !== '')
  const countOf = (ref: string) => refs.filter((other) => other === ref).length
  const byRank = (one: string, other: string) =>
    Number(other === 'main') - Number(one === 'main') ||
    Number(other === 'master') - Number(one === 'master') ||
    countOf(other) - countOf(one) ||
    (one < other ? -1 : 1)
  return [...new Set(refs)].sort(byRank)[0] ?? ''
}

/** Returns the newest run of each test in a range, from records in the order of their arrival. */
export function newestRunOf(tests: readonly RecordFields[]): RecordFields | undefined {
  return tests.reduce<RecordFields | undefined>(
    (newest, one) => (newest && Number(newest.timestamp) > Number(one.timestamp) ? newest : one),
    undefined,
  )
}

/** Ranks flaky tests directly from all records, in the order of their arrival. They name their module only if the parameters do not. */
export function flakyOf(records: readonly RecordFields[], parameters: FlakyParameters): FlakyTests {
  const { limit = 50 } = parameters
  const flaky = allFlakyOf(records, parameters)
  const tests = flaky.slice(0, limit).map((test) => ({ ...test, ...sinceOf(records, parameters, test) }))
  return {
    tests: parameters.module === undefined ? tests : tests.map(({ project: _, module: __, ...test }) => test),
    testCount: flaky.length,
    lostMs: sum(flaky.map(({ lostMs }) => lostMs)),
  }
}

/** Finds since when a test is flaky, in the 90 days before the end of a range. */
export function sinceOf(
  records: readonly RecordFields[],
  { org, ref, toTs }: Pick<FlakyParameters, 'org' | 'ref' | 'toTs'>,
  { project, module, testId }: Place & { readonly testId: string },
): Pick<FlakyTest, 'since' | 'sinceIsBound'> | undefined {
  const fromTs = toTs - 90 * dayMs
  const asked = { org, project, module, testId, fromTs, toTs }
  const [found] = allFlakyOf(records, ref === undefined ? asked : { ...asked, ref })
  if (found === undefined) return undefined
  const isEarlier = ofModule(records, { org, project, module }).some(
    (one) =>
      one.kind === 'test' &&
      one.id === testId &&
      (ref ?? one.ref) === one.ref &&
      one.flaky === true &&
      one.status === 'successful' &&
      Number(one.timestamp) >= fromTs - 90 * dayMs &&
      Number(one.timestamp) < fromTs,
  )
  return { since: found.firstSeen, ...(isEarlier && { sinceIsBound: true }) }
}

/** Ranks all flaky tests with their modules. */
export function allFlakyOf(records: readonly RecordFields[], parameters: FlakyParameters): readonly PlacedTest[] {
  const { org, project, module, orderBy = 'lostMs', owner } = parameters
  const isOf = (record: RecordFields) =>
    record.org === org && (project ?? record.project) === record.project && (module ?? record.module) === record.module
  const places = [...new Set(records.filter(isOf).map((record) => JSON.stringify([record.project, record.module])))]
  return places
    .flatMap((place) => {
      const [project, module] = JSON.parse(place) as [string, string]
      return flakyOfModule(ofModule(records, { org, project, module }), { project, module }, parameters)
    })
    .filter(({ owners }) => owner === undefined || owners.includes(owner))
    .sort(
      (one, other) =>
        other[orderBy] - one[orderBy] ||
        other.flips - one.flips ||
        other.lastSeen - one.lastSeen ||
        compare(one.project, other.project) ||
        compare(one.module, other.module) ||
        compare(one.testId, other.testId),
    )
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

interface Place {
  readonly project: string
  readonly module: string
}

type PlacedTest = FlakyTest & Place

function flakyOfModule(own: readonly RecordFields[], place: Place, parameters: FlakyParameters): readonly PlacedTest[] {
  const { ref, testId, fromTs, toTs } = parameters
  const isInRange = ({ timestamp }: RecordFields) => Number(timestamp) >= fromTs && Number(timestamp) < toTs
  const inRange = own.filter((record) => record.kind === 'test' && isInRange(record))
  const base = parameters.base ?? defaultBranchOf(inRange)
  const tests = inRange.filter((record) => ref === undefined || record.ref === ref)
  const isNear = (timestamp: unknown) => Number(timestamp) >= fromTs - 7 * dayMs && Number(timestamp) < toTs
  const pulls = new Set(
    own
      .filter(({ kind, pullRequest, timestamp }) => kind === 'build' && pullRequest !== undefined && isNear(timestamp))
      .map(({ build }) => runOf(String(build))),
  )
  const runs = jobRunsOf(tests, pulls)
  const builds = distinct(runs.map(({ builtRun }) => builtRun))
  const ids = [...new Set(tests.map(({ id }) => String(id)))].filter((id) => testId === undefined || id === testId)
  return ids.flatMap((id) => {
    const newest = newestRunOf(tests.filter((one) => one.id === id))
    const flaky = flakyTestOf([...tests, ...own.filter(({ kind }) => kind === 'build')], newest, runs, base, builds)
    return flaky === undefined ? [] : [{ ...place, ...flaky }]
  })
}

function jobRunsOf(tests: readonly RecordFields[], pulls: ReadonlySet<string>): readonly JobRun[] {
  const groups = new Map<string, RecordFields[]>()
  for (const test of tests) {
    const { pipeline, job, build } = test as Record<string, string>
    const key = JSON.stringify(job ? [pipeline, job, runOf(build ?? '')] : [pipeline, build])
    groups.set(key, [...(groups.get(key) ?? []), test])
  }
  return [...groups.values()].map((group) => {
    const { pipeline, job } = group[0] as Record<string, string>
    const build = largest(group.map((one) => String(one.build)))
    const ref = largest(group.map((one) => String(one.ref)))
    const isPull = pulls.has(runOf(build))
    const results = group.map((record) => ({
      id: String(record.id),
      status: String(record.status),
      flaky: record.flaky === true,
      duration: Number(record.duration ?? 0),
      timestamp: Number(record.timestamp),
      attempt: attemptOf(record as never).attempt,
      attempts: (record.attempts ?? []) as Result['attempts'],
      record,
    }))
    const start = Math.min(...results.map(({ timestamp }) => timestamp))
    return {
      sequence: JSON.stringify([pipeline, job, ref, isPull]),
      start,
      build,
      builtRun: runOf(build),
      job: job ?? '',
      ref,
      isPull,
      results,
    }
  })
}

type Outcome = 'passed' | 'retried' | 'failed' | undefined

/** Returns the results of a test in a run, without the failures of an outage. */
function countedIn(run: JobRun, id: string): readonly Result[] {
  const failures = distinct(run.results.filter(({ status }) => status === 'failed').map((one) => one.id))
  const isOutage = failures > 10 && failures > 0.05 * run.results.length
  return run.results.filter((one) => one.id === id && !(isOutage && one.status === 'failed'))
}

function outcomeOf(all: readonly Result[], run: JobRun, id: string): Outcome {
  const newest = Math.max(...run.results.filter((one) => one.id === id).map(({ attempt }) => attempt))
  const last = all.filter(({ attempt }) => attempt === newest)
  if (last.some(({ status }) => status === 'failed')) return 'failed'
  const passes = last.filter(({ status }) => status === 'successful')
  if (passes.length === 0) return undefined
  return all.some(({ status, flaky }) => status === 'failed' || (status === 'successful' && flaky)) ? 'retried' : 'passed'
}

function flakyTestOf(
  own: readonly RecordFields[],
  newest: RecordFields | undefined,
  runs: readonly JobRun[],
  base: string,
  builds: number,
): Omit<FlakyTest, keyof Place> | undefined {
  const id = String(newest?.id)
  const ordered = runs
    .filter(({ results }) => results.some((one) => one.id === id))
    .map((run) => ({ run, counted: countedIn(run, id), outcome: outcomeOf(countedIn(run, id), run, id) }))
    .sort((one, other) => one.run.start - other.run.start || (one.run.build < other.run.build ? -1 : 1))
  const known = ordered.filter(({ outcome }) => outcome !== undefined)
  const flips = known.filter(({ run, outcome }, index) => {
    if (outcome !== 'failed') return outcome === 'retried'
    const isSame = (other: (typeof known)[number]) => other.run.sequence === run.sequence
    const before = known.slice(0, index).filter(isSame).at(-1)
    const after = known.slice(index + 1).find(isSame)
    return before !== undefined && after !== undefined && before.outcome !== 'failed' && after.outcome !== 'failed'
  })
  if (flips.length < 2 && !flips.some(({ outcome }) => outcome === 'retried')) return undefined
  const events = (counted: readonly Result[]) =>
    counted.filter(({ status, flaky, attempts }) => status === 'failed' || flaky || attempts.length > 0)
  const timeOf = (counted: readonly Result[]) => Math.max(...events(counted).map(({ timestamp }) => timestamp))
  const isRelevant = ({ run }: (typeof known)[number]) =>
    ordered.some((other) => other.run.sequence === run.sequence && events(other.run.results.filter((one) => one.id === id)).length > 0)
  const failedMs = (counted: readonly Result[]) => sum(counted.filter(({ status }) => status === 'failed').map(({ duration }) => duration))
  const retried = ordered.filter(isRelevant).flatMap(({ counted }) => counted.flatMap(({ attempts }) => attempts))
  const lost = flips.map(({ run, counted, outcome }) => {
    const isLone = distinct(run.results.filter(({ status }) => status === 'failed').map((one) => one.id)) === 1
    return outcome === 'failed' && isLone ? sum(run.results.map(({ duration }) => duration)) : failedMs(counted)
  })
  const times = flips.map(({ counted }) => timeOf(counted))
  const [firstSeen, lastSeen] = [Math.min(...times), Math.max(...times)]
  const jobs = [...new Set(flips.map(({ run }) => run.job))].map((job) => ({
    job,
    flips: flips.filter(({ run }) => run.job === job).length,
  }))
  const at = (timestamp: number) => ({
    timestamp,
    build: largest(
      own.filter((one) => one.kind === 'test' && one.id === id && one.timestamp === timestamp).map((one) => String(one.build)),
    ),
  })
  const named = own.filter((one) => one.kind === 'test' && one.id === id && one.timestamp === lastSeen)
  return {
    testId: id,
    name: largest(named.map(({ name }) => String(name))),
    suite: JSON.parse(largest(named.map(({ suite }) => JSON.stringify(suite ?? [])))) as string[],
    owners: (newest?.owners ?? []) as readonly string[],
    quarantined: newest?.quarantine !== undefined,
    flips: flips.length,
    retries: retried.length,
    baseFailures: distinct(
      known.filter(({ run, outcome }) => outcome === 'failed' && run.ref === base && !run.isPull).map(({ run }) => run.builtRun),
    ),
    lostMs: sum(retried.map(({ duration = 0 }) => duration)) + sum(lost),
    flakyBuilds: distinct(flips.map(({ run }) => run.builtRun)),
    builds,
    since: firstSeen,
    ...seenOf(own, at(firstSeen), at(lastSeen)),
    jobs: jobs.sort((one, other) => other.flips - one.flips || (one.job < other.job ? -1 : 1)),
  }
}
