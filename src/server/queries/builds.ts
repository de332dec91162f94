import { Type } from 'typebox'
import { type Build, type Builds, buildsAnswer, type TestResults } from '../answers/builds.js'
import { buildStatus } from '../build-status.js'
import { readMainBranch } from '../store/main-branch.js'
import { type BuildFacts, buildFactsQuery } from '../store/queries/build-facts-query.js'
import { type BuildRow, type BuildsParameters, buildsQuery, buildsSchemas, buildsTestsQuery } from '../store/queries/builds-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { firstFullLine } from './first-line.js'

/**
 * Reads the newest builds of a branch, and then the facts about them and the results of some tests in them.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readBuilds(source: QuerySource, parameters: BuildsParameters): Promise<Builds> {
  const rows = queryReader(source)
  const { testId = [] } = parameters
  const ref = parameters.ref ?? (await readMainBranch(source, parameters))
  const found = await rows<BuildRow>(buildsQuery(ref === undefined ? parameters : { ...parameters, ref }))
  if (found.length === 0) return { builds: [], tests: [] }
  const places = found.flatMap(({ attempts, timestamp }) => attempts.map((build) => ({ build, timestamp })))
  const [facts, tests] = await Promise.all([
    rows<BuildFacts>(buildFactsQuery(parameters, places)),
    testId.length === 0 ? [] : rows<TestResults>(buildsTestsQuery(parameters, found, testId)),
  ])
  const factsOf = new Map(facts.map((each) => [each.build, each]))
  // The record of a build may name one attempt only.
  const builds = found.map((row) => buildOf(row, row.attempts.flatMap((name) => factsOf.get(name) ?? []).at(-1)))
  return { ref: found[0]?.ref, builds, tests }
}

export const builds = dataQuery({
  path: '/v1/data/builds',
  summary: 'The last builds of a branch',
  description:
    'Returns the newest builds of a branch that ran tests of a module, the oldest first, and the results of some tests in them. A job that ran again counts with its newest attempt. Builds of pull requests are left out.',
  querystring: Type.Object({ ...spanSchemas, ...buildsSchemas }),
  answer: buildsAnswer,
  answerDescription: 'The builds, the oldest first. The list is empty if the branch has none in the range.',
  prepare: withSpan,
  read: readBuilds,
})

const buildOf = (row: BuildRow, facts: BuildFacts | undefined): Build => ({
  build: row.attempts.at(-1) ?? row.run,
  attempts: row.attempts,
  timestamp: row.timestamp,
  status: buildStatus(row),
  commit: facts?.commit || undefined,
  commitMessage: firstFullLine(facts?.commitMessage ?? ''),
  author: firstFullLine(facts?.author ?? ''),
  url: facts?.url || undefined,
  failedCount: row.failed,
  flakyCount: row.flaky,
  skippedCount: row.skipped,
  totalCount: row.total,
})
