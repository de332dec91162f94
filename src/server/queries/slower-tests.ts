import { setImmediate } from 'node:timers/promises'
import { Type } from 'typebox'
import { maximumSlowerTests, type SlowerGroup, type SlowerTests, slowerTestsAnswer } from '../answers/slower-tests.js'
import { demandProjectOfModule } from '../project-of-module.js'
import { moduleKey } from '../store/place-keys.js'
import type { ModuleBranch, ModulePlace } from '../store/queries/module-branches.js'
import { type ModuleFactsRow, moduleFactsQuery } from '../store/queries/module-facts-query.js'
import { type ModuleRow, modulesQuery } from '../store/queries/modules-query.js'
import {
  defaultSlowerGroups,
  type SlowerCandidate,
  type SlowerParameters,
  type SlowerRunRow,
  type SlowerSeriesRow,
  slowerCandidatesQuery,
  slowerRunsQuery,
  slowerSchemas,
  slowerSeriesQuery,
} from '../store/queries/slower-query.js'
import { type QuerySource, queryReader, type RunQuery } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { branchesOf } from './modules.js'
import { createModuleSightings, momentOf } from './sightings.js'
import { lastSlowdown, levelMs } from './slowdown.js'
import { type PlacedTest, type PlainGroup, placeChanges, type SlowedTest, type SlowTest, slowerGroupsOf } from './slower-groups.js'

const none: SlowerTests = { groups: [], groupCount: 0, testCount: 0 }

/**
 * Finds the tests that became slower. The engine chooses the tests whose durations may have changed, and only their durations are read.
 * @throws StoreLimitError if a query exceeds the limits
 */
async function readSlowerTests(source: QuerySource, parameters: SlowerParameters): Promise<SlowerTests> {
  const rows = queryReader(source)
  const { org, fromTs, toTs, limit = defaultSlowerGroups } = parameters
  const modules = await modulesOf(rows, parameters)
  if (modules.length === 0) return none
  const branches = await branchesOf(rows, parameters, modules)
  const span = { fromTs: fromTs - levelMs, toTs }
  const candidates = await rows<SlowerCandidate>(slowerCandidatesQuery(org, branches, span))
  if (candidates.length === 0) return none
  const series = await rows<SlowerSeriesRow>(slowerSeriesQuery(org, branches, span, candidates))
  const placed = placeChanges(await findAll(series, fromTs))
  if (placed.length === 0) return none
  const { groups, ...counts } = slowerGroupsOf(await readNames(rows, org, branches, placed), limit)
  return { groups: await withFacts(rows, org, groups), ...counts }
}

/** Returns the modules of a request. */
async function modulesOf(rows: RunQuery, { limit: _, ...parameters }: SlowerParameters): Promise<readonly ModulePlace[]> {
  const { project, module } = parameters
  return project !== undefined && module !== undefined ? [{ project, module }] : rows<ModuleRow>(modulesQuery(parameters))
}

/** The number of series that are examined before other requests have their turn. */
const examinedAtOnce = 50

async function findAll(rows: readonly SlowerSeriesRow[], fromTs: number): Promise<readonly SlowedTest[]> {
  const found: SlowedTest[] = []
  for (const [index, { project, module, test, ...series }] of rows.entries()) {
    if (index % examinedAtOnce === examinedAtOnce - 1) await setImmediate()
    const slowdown = lastSlowdown(series, fromTs)
    if (slowdown !== undefined) found.push({ project, module, test, series, ...slowdown })
  }
  return found
}

/** Reads the ids and names of tests in their last runs, and the builds in which they were slower first. */
async function readNames(
  rows: RunQuery,
  org: string,
  branches: readonly ModuleBranch[],
  tests: readonly PlacedTest[],
): Promise<readonly SlowTest[]> {
  const timesOf = ({ series: { times }, index }: SlowedTest) => [times[index] ?? 0, times.at(-1) ?? 0] as const
  const asked = tests.flatMap((slowed) => timesOf(slowed).map((time) => ({ ...slowed, time })))
  const runs = await rows<SlowerRunRow>(slowerRunsQuery(org, branches, asked))
  const runAt = new Map(runs.map((run) => [momentOf(run.test, run.timestamp), run]))
  const refOf = new Map(branches.map((branch) => [moduleKey(branch), branch.ref]))
  return tests.map((slowed) => {
    const [first, last] = timesOf(slowed).map((time) => runAt.get(momentOf(slowed.test, time)))
    const { testId = '', name = '', suite = [], owners = [] } = last ?? {}
    return { ...slowed, testId, name, suite, owners, ref: refOf.get(moduleKey(slowed)) ?? '', build: first?.build ?? '' }
  })
}

/** Adds the facts about the builds. */
async function withFacts(rows: RunQuery, org: string, groups: readonly PlainGroup[]): Promise<readonly SlowerGroup[]> {
  const builds = groups.map(({ project, module, since: { build, timestamp } }) => ({ project, module, build, time: timestamp }))
  const { changeIn } = createModuleSightings(await rows<ModuleFactsRow>(moduleFactsQuery(org, builds)))
  return groups.map(({ since, ...group }) => ({ ...group, since: { ...since, ...changeIn({ ...group, build: since.build }) } }))
}

export const testsSlower = dataQuery({
  path: '/v1/data/tests/slower',
  summary: 'Tests that became slower',
  description: `Finds the tests of a module, or of all modules of a project or an organisation, that became slower on a branch in the range and still are at its end. The durations of a test are the medians of its runs that passed in each build; failed runs do not count. A test became slower in a build if the median since then is at least 5 % and 10 ms above the median of the 30 days before and outside of the middle half of the other builds, with at least 5 builds on each side, and if a test of statistical significance finds no coincidence. Changes in up to three neighbouring builds count for the one that most tests name. At most ${maximumSlowerTests.toLocaleString('en')} tests are examined, the ones with the clearest changes.`,
  querystring: Type.Object({ ...spanSchemas, ...slowerSchemas }),
  answer: slowerTestsAnswer,
  answerDescription: 'The tests in groups of the same build and suite. The list is empty if no test became slower.',
  prepare(given, now) {
    demandProjectOfModule(given)
    return withSpan(given, now)
  },
  read: readSlowerTests,
})
