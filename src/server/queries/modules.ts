import { Type } from 'typebox'
import type { Status } from '../../records/record.js'
import { modulesAnswer, type ModulesCause as ShownCause, type ModuleHealth as ShownModule, shownBuilds } from '../answers/modules.js'
import { moduleKey } from '../store/place-keys.js'
import type { Span } from '../store/queries/aggregation.js'
import type { ModuleBranch, ModulePlace } from '../store/queries/module-branches.js'
import {
  type ModuleBuildsRow,
  moduleBuildsQuery,
  type NewestBuild,
  type NewestTestsRow,
  newestTestsQuery,
} from '../store/queries/module-builds-query.js'
import { type ModuleFactsRow, moduleFactsQuery } from '../store/queries/module-facts-query.js'
import {
  defaultBranchesQuery,
  defaultListed,
  type ModuleRow,
  type ModulesParameters,
  modulesQuery,
  modulesSchemas,
} from '../store/queries/modules-query.js'
import { type QuerySource, queryReader, type ReadRows } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { causeTitle } from './cause-title.js'
import { dataQuery } from './data-query.js'
import { stepOf } from './duration-step.js'
import { type FlakySum, type ModulesCause, type ModulesDetails, noDetails, readDetails } from './modules-details.js'
import { createModuleSightings, shownSighting, type TimedSighting } from './sightings.js'

/** The modules of an organisation, and what fails or is flaky in them. A brief result only contains the modules. */
export interface ModulesHealth extends Partial<ModulesDetails> {
  readonly modules: readonly ModuleHealth[]
  /** The number of modules that match. There may be more than the listed ones. */
  readonly moduleCount: number
}

/** How the builds of a module on a branch ended. Durations are in ms, and 0 if they are unknown. */
export interface ModuleHealth extends ModuleBranch, Pick<ModuleRow, 'lastRecord'>, Partial<FlakySum> {
  readonly builds: number
  readonly passedBuilds: number
  /** One character per build, the oldest first: `F` failed, `f` passed after a retry, `P` passed, `S` skipped, `-` without a result. */
  readonly results: string
  /** Undefined without builds in the range. */
  readonly last: TimedSighting | undefined
  /** The first of the builds that failed in a row until the last one, and their number. Undefined if the last one did not fail. */
  readonly failing: (TimedSighting & { readonly builds: number; readonly tests: number }) | undefined
  /** The tests of the last build. */
  readonly tests: number
  readonly duration: number
  readonly durationBefore: number
  /** The time of the build since which builds have a longer or shorter duration, in Unix ms; undefined if there is none. */
  readonly durationChanged: number | undefined
}

/** Reads the health of the modules of an organisation. The number of queries does not depend on the number of modules. */
export async function readModulesHealth(source: QuerySource, parameters: ModulesParameters): Promise<ModulesHealth> {
  const run = queryReader(source)
  const { org, fromTs, toTs, limit = defaultListed, brief = false } = parameters
  const span = { fromTs, toTs }
  const found = await run<ModuleRow>(modulesQuery(parameters))
  if (found.length === 0) return { modules: [], moduleCount: 0, ...(brief ? {} : noDetails) }
  const branches = await branchesOf(run, parameters, found)
  const [{ modules, isLastFailed }, read] = await Promise.all([
    readModules(run, org, found, branches, span),
    brief ? undefined : readDetails(run, org, branches, span, limit),
  ])
  return {
    modules: modules.map((health) => ({ ...health, ...read?.flakyOf(health) })).sort(byUrgency),
    moduleCount: found[0]?.moduleCount ?? 0,
    ...read?.details(isLastFailed),
  }
}

/** Reads how the builds of modules on their branches ended. */
async function readModules(run: ReadRows, org: string, found: readonly ModuleRow[], branches: readonly ModuleBranch[], span: Span) {
  const builds = await run<ModuleBuildsRow>(moduleBuildsQuery(org, branches, span))
  const built = builds.filter((row) => row.builds > 0)
  const [tests, facts] = await Promise.all([
    built.length === 0 ? [] : run<NewestTestsRow>(newestTestsQuery(org, branches, span, built)),
    built.length === 0 ? [] : run<ModuleFactsRow>(moduleFactsQuery(org, built.flatMap(sightedBuilds))),
  ])
  const buildsOf = byModule(builds)
  const testsOf = byModule(tests)
  const refOf = byModule(branches)
  const sightingIn = createModuleSightings(facts)
  const modules = found.map((row): ModuleHealth => {
    const { project, module, lastRecord } = row
    const key = moduleKey(row)
    const own = buildsOf.get(key)
    const sighting = ({ build, start }: NewestBuild): TimedSighting => ({ timestamp: start, ...sightingIn({ project, module, build }) })
    const newest = own?.newest ?? []
    const [last, streak] = [newest.at(-1), failedInRow(newest)]
    const [first] = streak
    return {
      project,
      module,
      ref: refOf.get(key)?.ref ?? '',
      lastRecord,
      builds: own?.builds ?? 0,
      passedBuilds: own?.passedBuilds ?? 0,
      results: newest
        .slice(-shownBuilds)
        .map(({ result }) => result)
        .join(''),
      last: last && sighting(last),
      failing: first && { ...sighting(first), builds: streak.length, tests: testsOf.get(key)?.failingTests ?? 0 },
      tests: testsOf.get(key)?.tests ?? 0,
      duration: own?.duration ?? 0,
      durationBefore: own?.durationBefore ?? 0,
      durationChanged: stepOf(newest.filter(({ ms }) => ms > 0))?.start,
    }
  })
  const isLastFailed = (place: ModulePlace, buildRun: string): boolean => {
    const own = buildsOf.get(moduleKey(place))
    return own?.lastRun === buildRun && own.newest.at(-1)?.result === 'F'
  }
  return { modules, isLastFailed }
}

/** Returns the branch of each module: the wanted one, or its default branch. */
async function branchesOf(run: ReadRows, { org, ref, fromTs, toTs }: ModulesParameters, modules: readonly ModuleRow[]) {
  const known = ref === undefined ? byModule(await run<ModuleBranch>(defaultBranchesQuery(org, modules, { fromTs, toTs }))) : undefined
  return modules.map(
    ({ project, module }): ModuleBranch => ({ project, module, ref: ref ?? known?.get(moduleKey({ project, module }))?.ref ?? '' }),
  )
}

const byModule = <Row extends ModulePlace>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [moduleKey(row), row]))

/** Returns the builds that failed in a row until the newest one. */
const failedInRow = (newest: readonly NewestBuild[]): readonly NewestBuild[] =>
  newest.slice(newest.findLastIndex(({ result }) => result !== 'F') + 1)

/** Returns the builds of a module whose commits are shown. */
const sightedBuilds = (row: ModuleBuildsRow) =>
  [failedInRow(row.newest)[0], row.newest.at(-1)].flatMap((build) =>
    build === undefined ? [] : [{ project: row.project, module: row.module, build: build.build, time: build.start }],
  )

/** Orders failing modules first, then flaky ones, and then by name. */
const byUrgency = (one: ModuleHealth, other: ModuleHealth): number =>
  urgencyOf(one) - urgencyOf(other) || compare(one.project, other.project) || compare(one.module, other.module)

const urgencyOf = ({ failing, results }: ModuleHealth): number => (failing !== undefined ? 0 : results.endsWith('f') ? 1 : 2)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

export const modules = dataQuery({
  path: '/v1/data/modules',
  summary: 'The modules of an organisation',
  description:
    'Returns how the builds of each module ended on a branch, and what failed or was flaky in all of them. Failing modules come first, then the ones whose last build was flaky, and then the others by name.',
  querystring: Type.Object({ ...spanSchemas, ...modulesSchemas }),
  answer: modulesAnswer,
  answerDescription: 'The modules, the flaky tests that cost most first, and the causes that failed most builds first.',
  prepare: withSpan,
  read: readModulesHealth,
  show: ({ modules: listed, moduleCount, causes, ...health }) => ({
    modules: listed.map(shownModule),
    moreModules: moduleCount - listed.length,
    ...health,
    causes: causes?.map(shownCause),
  }),
})

const shownModule = ({ last, failing, ...health }: ModuleHealth): ShownModule => ({
  ...health,
  status: statusOf.get(health.results.at(-1)) ?? 'unknown',
  lastBuild: last && shownSighting(last),
  failing: failing && { ...shownSighting(failing), builds: failing.builds, tests: failing.tests },
})

const statusOf = new Map<string | undefined, Status>([
  ['F', 'failed'],
  ['f', 'successful'],
  ['P', 'successful'],
  ['S', 'skipped'],
])

const shownCause = ({ message, details, ...health }: ModulesCause): ShownCause => ({ ...health, title: causeTitle({ message, details }) })
