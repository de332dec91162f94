import type { Caller, Connection } from './connection.js'
import { readMainBranch } from './main-branch.js'
import { type BuildFacts, buildFactsQuery } from './queries/build-facts-query.js'
import { type BuildRow, type BuildsParameters, type BuildsTestRow, buildsQuery, buildsTestsQuery } from './queries/builds-query.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader } from './query-reader.js'

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
  readonly tests: readonly BuildsTestRow[]
}

/**
 * Reads the newest builds of a branch, and then the facts about them and the results of some tests in them.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readBuilds(
  connection: Connection,
  parameters: BuildsParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<Builds> {
  const rows = queryReader(connection, caller, limits)
  const { testId = [] } = parameters
  const ref = parameters.ref ?? (await readMainBranch(connection, parameters, caller, limits))
  const found = await rows<BuildRow>(buildsQuery(ref === undefined ? parameters : { ...parameters, ref }))
  if (found.length === 0) return { builds: [], tests: [] }
  const places = found.flatMap(({ attempts, timestamp }) => attempts.map((build) => ({ build, timestamp })))
  const [facts, tests] = await Promise.all([
    rows<BuildFacts>(buildFactsQuery(parameters, places)),
    testId.length === 0 ? [] : rows<BuildsTestRow>(buildsTestsQuery(parameters, found, testId)),
  ])
  const factsOf = new Map(facts.map((each) => [each.build, each]))
  // The record of a build may name one attempt only.
  const builds = found.map((build) => ({ ...build, facts: build.attempts.flatMap((name) => factsOf.get(name) ?? []).at(-1) ?? {} }))
  return { builds, tests }
}
