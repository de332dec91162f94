import type { Caller, Connection } from './connection.js'
import { orderedReading, parallelReading } from './ordered-reading.js'
import { type BuildFacts, type BuildOrJobFacts, buildAndJobFactsQuery } from './queries/build-facts-query.js'
import {
  defaultRuns,
  isRare,
  type NewestAttempt,
  type RunRow,
  type RunsParameters,
  runsQuery,
  supersedingQuery,
} from './queries/runs-query.js'
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
  const rows = queryReader(connection, caller, limits, isRare(parameters) ? parallelReading : orderedReading)
  const { limit = defaultRuns } = parameters
  const found = await rows<RunRow>(runsQuery({ ...parameters, limit: limit + 1 }))
  const page = found.slice(0, limit)
  if (page.length === 0) return { runs: [], hasMore: false }
  const ofJobs = page.filter(({ job }) => job !== '')
  const [facts, repeated] = await Promise.all([
    rows<BuildOrJobFacts>(buildAndJobFactsQuery(parameters, page)),
    ofJobs.length === 0 ? [] : rows<NewestAttempt>(supersedingQuery(parameters, ofJobs)),
  ])
  const factsOf = new Map(facts.map(({ kind, build, job, ...rest }) => [factsKey(kind, build, job), rest]))
  const newestOf = new Map(repeated.map(({ jobRun, newest }) => [jobRun, newest]))
  const runs = page.map((run): TestRun => {
    const ofBuild = factsOf.get(factsKey('build', run.build, '')) ?? noFacts
    const url = factsOf.get(factsKey('job', run.build, run.job))?.url || ofBuild.url
    return { ...run, ...ofBuild, url, superseded: run.jobAttempt < (newestOf.get(run.jobRun) ?? 0) }
  })
  return { runs, hasMore: found.length > limit }
}

const factsKey = (kind: BuildOrJobFacts['kind'], build: string, job: string): string => JSON.stringify([kind, build, job])
