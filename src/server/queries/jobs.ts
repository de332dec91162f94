import { Type } from 'typebox'
import { compareTexts } from '../../base/text/compare-texts.js'
import { type BuildFigures, type Job, type Jobs, jobsAnswer } from '../answers/jobs.js'
import type { Sighting } from '../answers/sighting.js'
import { type BuildFacts, buildFactsQuery } from '../store/queries/build-facts-query.js'
import {
  type FlakyJobRow,
  flakyJobsQuery,
  type JobBuild,
  type JobBuildsParameters,
  type JobBuildsRow,
  jobBuildsQuery,
} from '../store/queries/job-builds-query.js'
import { pipelineSchemas } from '../store/queries/jobs-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { createSightings } from './sightings.js'
import { isUsualMedian } from './usual-change.js'

/**
 * Reads the builds of jobs and pipelines, and then their flaky tests and the commits of the first failures.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readJobs(source: QuerySource, parameters: JobBuildsParameters): Promise<Jobs> {
  const read = queryReader(source)
  const [jobRows, pipelineRows] = await Promise.all([
    read<JobBuildsRow>(jobBuildsQuery('jobs', parameters)),
    read<JobBuildsRow>(jobBuildsQuery('pipelines', parameters)),
  ])
  if (jobRows.length === 0) return { pipelines: [], moreJobs: 0 }
  const rows = [...jobRows, ...pipelineRows]
  const oldest = Math.min(...rows.flatMap(({ newest }) => newest.map(({ start }) => start)))
  const places = rows.flatMap(({ newest }) => failedInRow(newest).slice(0, 1)).map(({ build, start }) => ({ build, timestamp: start }))
  const [flaky, facts] = await Promise.all([
    read<FlakyJobRow>(flakyJobsQuery(parameters, oldest)),
    places.length === 0 ? [] : read<BuildFacts>(buildFactsQuery(parameters, places)),
  ])
  const flakyTests = new Map(flaky.map((row) => [attemptKey(row, row), row.tests]))
  const sightingIn = createSightings(facts)
  const sightingOf = ({ build, start }: JobBuild): Sighting => ({ timestamp: start, ...sightingIn(build) })
  const pipelines = pipelineRows.map((pipeline) => {
    const { newest } = pipeline
    const own = jobRows.filter((row) => row.pipeline === pipeline.pipeline)
    const lettersOf = (row: JobBuildsRow) => new Map(row.newest.map((build) => [build.run, letterOf(row, build, flakyTests)]))
    const letters = own.map(lettersOf)
    const jobs = own.map((row, index): Job => {
      const last = row.newest.at(-1)
      return {
        name: row.name,
        ...figuresOf(row, newest.map(({ run }) => letters[index]?.get(run) ?? '-').join(''), sightingOf),
        flakyTests: (last && last.run === newest.at(-1)?.run && flakyTests.get(attemptKey(row, last))) || 0,
      }
    })
    const results = newest.map(({ run, result }) => (result === 'P' && letters.some((all) => all.get(run) === 'f') ? 'f' : result))
    return { pipeline: pipeline.pipeline, ...figuresOf(pipeline, results.join(''), sightingOf), jobs: jobs.sort(byName) }
  })
  return {
    pipelines: pipelines.filter(({ jobs }) => jobs.length > 0).sort((one, other) => compareTexts(one.pipeline, other.pipeline)),
    moreJobs: (jobRows[0]?.rowCount ?? 0) - jobRows.length,
  }
}

function figuresOf(row: JobBuildsRow, results: string, sightingOf: (build: JobBuild) => Sighting): BuildFigures {
  const { builds, passedBuilds, buildsBefore, durations, durationsBefore, lastFailed, newest } = row
  const failed = failedInRow(newest)
  const [first] = failed
  return {
    ...{ results, builds, passedBuilds, buildsBefore },
    ...{ duration: durations[1], durationBefore: durationsBefore[1], durationP95: durations[3], durationP95Before: durationsBefore[3] },
    isUsual: isUsualMedian(durations, durationsBefore),
    lastFailed: lastFailed === 0 ? undefined : lastFailed,
    failing: first && { ...sightingOf(first), builds: failed.length },
  }
}

/** Returns the builds that failed in a row until the newest one with a result. */
function failedInRow(newest: readonly JobBuild[]): readonly JobBuild[] {
  const decided = newest.filter(({ result }) => result === 'F' || result === 'P')
  return decided.slice(decided.findLastIndex(({ result }) => result === 'P') + 1)
}

type OfJob = Pick<FlakyJobRow, 'pipeline' | 'name'>
type OfAttempt = Pick<FlakyJobRow, 'run' | 'attempt'>

/** A test in an attempt that a later one replaced does not count. */
const attemptKey = ({ pipeline, name }: OfJob, { run, attempt }: OfAttempt): string => JSON.stringify([pipeline, name, run, attempt])

const letterOf = (job: OfJob, build: JobBuild, flakyTests: ReadonlyMap<string, number>): string =>
  build.result === 'P' && flakyTests.has(attemptKey(job, build)) ? 'f' : build.result

const byName = (one: Job, other: Job): number => compareTexts(one.name, other.name)

export const jobs = dataQuery({
  path: '/v1/data/jobs',
  summary: 'The pipelines of a module with their jobs',
  description:
    'Returns how the builds of each pipeline of a module and of each of its jobs ended, how long they took, and since when they fail. A job that ran again counts with its newest attempt. The duration of a pipeline is its wall time, from the start of its first job to the end of its last one; a build of which some jobs ran again has none. Builds of pull requests are left out.',
  querystring: Type.Object({ ...spanSchemas, ...pipelineSchemas }),
  answer: jobsAnswer,
  answerDescription: 'The pipelines, by name. The list is empty if no job was recorded.',
  prepare: withSpan,
  read: readJobs,
})
