import type { BuildFigures, Job, Jobs } from '../../../src/server/answers/jobs.js'
import type { JobBuildsParameters } from '../../../src/server/store/queries/job-builds-query.js'
import type { RecordFields } from '../../../src/server/store/store.js'
import { dayMs } from './entries.js'
import { attemptOf, newestJobs, percentile } from './oracle.js'
import { ofModule } from './runs-oracle.js'
import { sightingOf } from './sighting-oracle.js'

const textOf = (value: unknown): string => (value === undefined ? '' : String(value))
const runOf = (record: RecordFields): string => attemptOf(record as never).run
const attemptIn = (record: RecordFields): number => attemptOf(record as never).attempt
const nameOf = ({ name, id }: RecordFields): string => textOf(name ?? id)
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A build of a job or a pipeline. */
interface Build {
  readonly run: string
  readonly number: number
  readonly start: number
  readonly build: string
  readonly ms: number
  readonly result: string
}

/** Computes the builds of pipelines and jobs directly from all records. Their number is not limited. */
export function jobsOf(records: readonly RecordFields[], parameters: JobBuildsParameters): Jobs {
  const { pipeline: only, ref, fromTs, toTs } = parameters
  const own = ofModule(records, parameters)
  const beforeTs = 2 * fromTs - toTs
  const isInRange = ({ timestamp }: RecordFields) => Number(timestamp) >= beforeTs && Number(timestamp) < toTs
  const isAsked = (one: RecordFields) => (only ?? one.pipeline) === one.pipeline && (ref ?? one.ref) === one.ref
  const pulls = new Set(own.filter((one) => one.kind === 'build' && one.pullRequest !== undefined && isInRange(one)).map(runOf))
  const newest: readonly RecordFields[] = newestJobs(own.filter((one) => one.kind === 'job' && isAsked(one)) as never[])
  const jobs = newest.filter((one) => isInRange(one) && !pulls.has(runOf(one)))
  const lists = [...new Set(jobs.map(({ pipeline }) => textOf(pipeline)))].map((pipeline) => {
    const ofPipeline = jobs.filter((one) => textOf(one.pipeline) === pipeline)
    return { pipeline, ofPipeline, builds: buildsOf(ofPipeline, wallTime) }
  })
  const shown = ({ builds }: { readonly builds: readonly Build[] }) => builds.filter(({ start }) => start >= fromTs).slice(-50)
  const starts = jobs.map(({ timestamp }) => Number(timestamp)).filter((start) => start >= fromTs)
  const oldest = Math.min(...starts)
  const flakyIn = (job: RecordFields): number => {
    const tests = own.filter(
      (one) =>
        one.kind === 'test' &&
        one.flaky === true &&
        one.status === 'successful' &&
        (ref ?? one.ref) === one.ref &&
        one.pipeline === job.pipeline &&
        one.job === nameOf(job) &&
        runOf(one) === runOf(job) &&
        attemptIn(one) === attemptIn(job) &&
        Number(one.timestamp) >= oldest - 7 * dayMs &&
        Number(one.timestamp) < toTs + 7 * dayMs,
    )
    return new Set(tests.map(({ id }) => id)).size
  }
  const pipelines = lists.flatMap((list) => {
    const runs = shown(list)
    if (runs.length === 0) return []
    const names = [...new Set(list.ofPipeline.map(nameOf))].sort(compare)
    const entries = names.flatMap((name) => {
      const records = list.ofPipeline.filter((one) => nameOf(one) === name)
      const builds = buildsOf(records, longest)
      if (!builds.some(({ start }) => start >= fromTs)) return []
      const flakyOf = (run: string) => Math.max(0, ...records.filter((one) => runOf(one) === run).map(flakyIn))
      const letters = new Map(
        builds
          .filter(({ start }) => start >= fromTs)
          .map(({ run, result }) => [run, result === 'P' && flakyOf(run) > 0 ? 'f' : result] as const),
      )
      const results = runs.map(({ run }) => letters.get(run) ?? '-').join('')
      const last = builds.at(-1)
      const flakyTests = last !== undefined && last.run === runs.at(-1)?.run ? flakyOf(last.run) : 0
      const job: Job = { name, ...figuresOf(own, builds, results, fromTs), flakyTests }
      return [{ job, letters }]
    })
    const results = runs.map(({ run, result }) =>
      result === 'P' && entries.some(({ letters }) => letters.get(run) === 'f') ? 'f' : result,
    )
    return [{ pipeline: list.pipeline, ...figuresOf(own, list.builds, results.join(''), fromTs), jobs: entries.map(({ job }) => job) }]
  })
  return { pipelines: pipelines.sort((one, other) => compare(one.pipeline, other.pipeline)), moreJobs: 0 }
}

function buildsOf(jobs: readonly RecordFields[], durationOf: (records: readonly RecordFields[]) => number): readonly Build[] {
  return [...new Set(jobs.map(runOf))]
    .map((run): Build => {
      const of = jobs.filter((one) => runOf(one) === run)
      const has = (status: string) => of.some((one) => one.status === status)
      const newest = of.toSorted((one, other) => attemptIn(other) - attemptIn(one))[0]
      return {
        run,
        number: /^\d+$/.test(run) ? Number(run) : 0,
        start: Math.min(...of.map(({ timestamp }) => Number(timestamp))),
        build: textOf(newest?.build),
        ms: durationOf(of),
        result: has('failed') ? 'F' : has('successful') ? 'P' : has('skipped') ? 'S' : '-',
      }
    })
    .sort((one, other) => one.number - other.number || one.start - other.start || compare(one.run, other.run))
}

const longest = (records: readonly RecordFields[]): number => Math.max(...records.map(({ duration = 0 }) => Number(duration)))

function wallTime(records: readonly RecordFields[]): number {
  if (new Set(records.map(attemptIn)).size > 1 || records.some(({ status }) => status === 'running')) return 0
  const start = Math.min(...records.map(({ timestamp }) => Number(timestamp)))
  return Math.max(...records.map(({ timestamp, duration = 0 }) => Number(timestamp) + Math.trunc(Number(duration)))) - start
}

function figuresOf(own: readonly RecordFields[], all: readonly Build[], results: string, fromTs: number): BuildFigures {
  const builds = all.filter(({ start }) => start >= fromTs)
  const isDecided = ({ result }: Build) => result === 'F' || result === 'P'
  const decided = builds.filter(isDecided)
  const before = all.filter((build) => build.start < fromTs && isDecided(build))
  const timesOf = (list: readonly Build[]) =>
    list
      .map(({ ms }) => ms)
      .filter((ms) => ms > 0)
      .sort((one, other) => one - other)
  const [times, timesBefore] = [timesOf(decided), timesOf(before)]
  const at = (sorted: readonly number[], fraction: number) => (sorted.length === 0 ? 0 : percentile(sorted, fraction))
  const isWithin = (sorted: readonly number[], ms: number) => ms >= at(sorted, 0.25) && ms <= at(sorted, 0.75)
  const failed = decided.slice(decided.findLastIndex(({ result }) => result === 'P') + 1).slice(-50)
  const listed = builds.slice(-50)
  const streak = failed.filter((build) => listed.includes(build))
  const [first] = streak
  const failures = builds.filter(({ result }) => result === 'F').map(({ start }) => start)
  return {
    ...{ results, builds: decided.length, passedBuilds: decided.length - failures.length, buildsBefore: before.length },
    ...{ duration: at(times, 0.5), durationBefore: at(timesBefore, 0.5) },
    ...{ durationP95: at(times, 0.95), durationP95Before: at(timesBefore, 0.95) },
    isUsual:
      times.length === 0 || timesBefore.length === 0 || isWithin(timesBefore, at(times, 0.5)) || isWithin(times, at(timesBefore, 0.5)),
    lastFailed: failures.length === 0 ? undefined : Math.max(...failures),
    failing: first && { ...sightingOf(own, { timestamp: first.start, build: first.build }), builds: streak.length },
  }
}
