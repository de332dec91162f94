import { Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import { type RecordedRun, type TestRuns, testRunsAnswer } from '../answers/test-runs.js'
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
import { firstFullLine } from './first-line.js'
import { readRunCursor, writeRunCursor } from './run-cursor.js'

/**
 * Reads a page of runs, and then the facts about their builds, of which there are few.
 * @throws StoreLimitError if a query exceeds the limits
 */
async function readTestRuns(source: QuerySource, parameters: RunsParameters): Promise<TestRuns> {
  const rows = queryReader(source, isRare(parameters) ? parallelReading : orderedReading)
  const { limit = defaultRuns, fromTs } = parameters
  const found = await rows<RunRow>(runsQuery({ ...parameters, limit: limit + 1 }))
  const page = found.slice(0, limit)
  const last = page.at(-1)
  if (last === undefined) return { runs: [] }
  const ofJobs = page.filter(({ job }) => job !== '')
  const [facts, repeated] = await Promise.all([
    rows<BuildOrJobFacts>(buildAndJobFactsQuery(parameters, page)),
    ofJobs.length === 0 ? [] : rows<NewestAttempt>(supersedingQuery(parameters, ofJobs)),
  ])
  const factsOf = new Map(facts.map((row) => [factsKey(row.kind, row.build, row.job), row]))
  const newestOf = new Map(repeated.map(({ jobRun, newest }) => [jobRun, newest]))
  const runs = page.map((row) =>
    runOf(row, {
      ofBuild: factsOf.get(factsKey('build', row.build, '')),
      ofJob: factsOf.get(factsKey('job', row.build, row.job)),
      newestAttempt: newestOf.get(row.jobRun) ?? 0,
    }),
  )
  return { runs, nextCursor: found.length > limit ? writeRunCursor({ ...last, fromTs }) : undefined }
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
})

/** The facts about the build and the job of a run. */
interface RunFacts {
  readonly ofBuild: BuildFacts | undefined
  readonly ofJob: BuildFacts | undefined
  readonly newestAttempt: number
}

const runOf = (row: RunRow, { ofBuild, ofJob, newestAttempt }: RunFacts): RecordedRun => ({
  timestamp: row.timestamp,
  testId: row.testId,
  name: row.name,
  suite: row.suite,
  status: row.status,
  flaky: row.flaky,
  duration: row.duration ?? undefined,
  build: row.build,
  pipeline: row.pipeline,
  job: row.job,
  ref: row.ref,
  superseded: row.jobAttempt < newestAttempt,
  commit: ofBuild?.commit || undefined,
  branch: ofBuild?.branch || undefined,
  commitMessage: firstFullLine(ofBuild?.commitMessage ?? ''),
  author: firstFullLine(ofBuild?.author ?? ''),
  pullRequest: ofBuild?.pullRequest || undefined,
  url: ofJob?.url || ofBuild?.url || undefined,
  file: row.file || undefined,
  line: row.line || undefined,
  tags: row.tags,
  cause: row.cause || undefined,
  message: row.message || undefined,
  details: row.details || undefined,
  attempts: row.attempts.map(({ status, duration, message, details }) => ({
    status,
    duration: duration ?? undefined,
    message: message || undefined,
    details: details || undefined,
  })),
  attemptCount: row.attemptCount,
})
