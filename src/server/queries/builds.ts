import { Type } from 'typebox'
import { buildsAnswer, type Build as ShownBuild, type TestResults } from '../answers/builds.js'
import { buildStatus } from '../build-status.js'
import { readMainBranch } from '../store/main-branch.js'
import { type BuildFacts, buildFactsQuery } from '../store/queries/build-facts-query.js'
import { type BuildRow, type BuildsParameters, buildsQuery, buildsSchemas, buildsTestsQuery } from '../store/queries/builds-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { firstLine } from './first-line.js'

/** A build of a branch. Texts are empty if they are unknown. */
export interface Build extends BuildRow {
  /** The facts that its records state, by their names. */
  readonly facts: Readonly<Partial<Record<keyof BuildFacts, string>>>
}

/** The newest builds of a branch. */
export interface Builds {
  /** The oldest first. */
  readonly builds: readonly Build[]
  /** The tests that were asked for, if they ran in one of the builds. */
  readonly tests: readonly TestResults[]
}

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
  const builds = found.map((build) => ({ ...build, facts: build.attempts.flatMap((name) => factsOf.get(name) ?? []).at(-1) ?? {} }))
  return { builds, tests }
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
  show: ({ builds: found, tests }) => ({ ref: found[0]?.ref, builds: found.map(shownBuild), tests }),
})

const shownBuild = ({ facts, ...build }: Build): ShownBuild => ({
  build: build.attempts.at(-1) ?? build.run,
  attempts: build.attempts,
  timestamp: build.timestamp,
  status: buildStatus(build),
  commit: facts.commit || undefined,
  commitMessage: firstLine(facts.commitMessage ?? ''),
  author: firstLine(facts.author ?? ''),
  url: facts.url || undefined,
  failedCount: build.failed,
  flakyCount: build.flaky,
  skippedCount: build.skipped,
  totalCount: build.total,
})
