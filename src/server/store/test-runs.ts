import type { Caller, Connection } from './connection.js'
import { orderedReading } from './ordered-reading.js'
import { type BuildFacts, buildFactsQuery, type JobFacts, jobFactsQuery } from './queries/build-facts-query.js'
import { defaultRuns, type NewestAttempt, type RunRow, type RunsParameters, runsQuery, supersedingQuery } from './queries/runs-query.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader } from './query-reader.js'

/** A run of a test with the facts about its build. */
export interface TestRun extends RunRow, Omit<BuildFacts, 'build'> {
  /** Whether a later attempt of its job replaced it. */
  readonly superseded: boolean
}

const noFacts = { commit: '', branch: '', pullRequest: '', url: '', commitMessage: '', author: '' }

/** A page of runs. */
export interface TestRuns {
  /** The newest first. */
  readonly runs: readonly TestRun[]
  /** Whether older runs exist. */
  readonly hasMore: boolean
}

/**
 * Reads a page of runs, and then the facts about their builds, of which there are few.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readTestRuns(
  connection: Connection,
  parameters: RunsParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<TestRuns> {
  const rows = queryReader(connection, caller, limits, orderedReading)
  const { limit = defaultRuns } = parameters
  const found = await rows<RunRow>(runsQuery({ ...parameters, limit: limit + 1 }))
  const page = found.slice(0, limit)
  if (page.length === 0) return { runs: [], hasMore: false }
  const ofJobs = page.filter(({ job }) => job !== '')
  const [builds, jobs, repeated] = await Promise.all([
    rows<BuildFacts>(buildFactsQuery(parameters, page)),
    ofJobs.length === 0 ? [] : rows<JobFacts>(jobFactsQuery(parameters, ofJobs)),
    ofJobs.length === 0 ? [] : rows<NewestAttempt>(supersedingQuery(parameters, ofJobs)),
  ])
  const factsOf = new Map(builds.map(({ build, ...facts }) => [build, facts]))
  const pageOf = new Map(jobs.map(({ build, job, url }) => [JSON.stringify([build, job]), url]))
  const newestOf = new Map(repeated.map(({ jobRun, newest }) => [jobRun, newest]))
  const runs = page.map((run): TestRun => {
    const facts = factsOf.get(run.build) ?? noFacts
    const url = pageOf.get(JSON.stringify([run.build, run.job])) || facts.url
    return { ...run, ...facts, url, superseded: run.jobAttempt < (newestOf.get(run.jobRun) ?? 0) }
  })
  return { runs, hasMore: found.length > limit }
}
