import { Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import { type TestRun as ShownRun, testRunsAnswer } from '../answers/test-runs.js'
import { orderedReading, parallelReading } from '../store/ordered-reading.js'
import { type BuildFacts, type BuildOrJobFacts, buildAndJobFactsQuery } from '../store/queries/build-facts-query.js'
import {
  defaultRuns,
  isRare,
  type NewestAttempt,
  type RunRow,
  type RunsParameters,
  runsQuery,
  runsSchemas,
  supersedingQuery,
} from '../store/queries/runs-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { firstLine } from './first-line.js'
import { readRunCursor, writeRunCursor } from './run-cursor.js'

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
export async function readTestRuns(source: QuerySource, parameters: RunsParameters): Promise<TestRuns> {
  const rows = queryReader(source, isRare(parameters) ? parallelReading : orderedReading)
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

export const testRuns = dataQuery({
  path: '/v1/data/tests/runs',
  summary: 'Single runs of tests',
  description:
    'Returns runs of a test, or of all tests of a module, the newest first, with their builds, messages and attempts. To get older runs, repeat the request with `cursor`. New records change nothing on later pages.',
  querystring: Type.Object({
    ...spanSchemas,
    ...runsSchemas,
    cursor: Type.Optional(
      Type.String({ maxLength: 200, description: 'The `nextCursor` of the previous page. All other parameters must be the same.' }),
    ),
  }),
  answer: testRunsAnswer,
  answerDescription: 'The runs, the newest first. The list is empty if nothing was recorded.',
  prepare({ cursor, fromTs, toTs, ...parameters }, now) {
    const after = cursor === undefined ? undefined : readRunCursor(cursor)
    return { ...parameters, ...spanOf(definedFields({ fromTs: fromTs ?? after?.fromTs, toTs }), now), after }
  },
  read: readTestRuns,
  show({ runs, hasMore }, { fromTs }) {
    const last = runs.at(-1)
    return { runs: runs.map(shownRun), nextCursor: hasMore && last !== undefined ? writeRunCursor({ ...last, fromTs }) : undefined }
  },
})

const shownRun = (run: TestRun): ShownRun => ({
  timestamp: run.timestamp,
  testId: run.testId,
  name: run.name,
  suite: run.suite,
  status: run.status,
  flaky: run.flaky,
  duration: run.duration ?? undefined,
  build: run.build,
  pipeline: run.pipeline,
  job: run.job,
  ref: run.ref,
  superseded: run.superseded,
  commit: run.commit || undefined,
  branch: run.branch || undefined,
  commitMessage: firstLine(run.commitMessage),
  author: firstLine(run.author),
  pullRequest: run.pullRequest || undefined,
  url: run.url || undefined,
  file: run.file || undefined,
  line: run.line || undefined,
  tags: run.tags,
  cause: run.cause || undefined,
  message: run.message || undefined,
  details: run.details || undefined,
  attempts: run.attempts.map(({ status, duration, message, details }) => ({
    status,
    duration: duration ?? undefined,
    message: message || undefined,
    details: details || undefined,
  })),
  attemptCount: run.attemptCount,
})
