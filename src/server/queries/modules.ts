import { Type } from 'typebox'
import { groupBy } from '../../base/group-by.js'
import { compareTexts } from '../../base/text/compare-texts.js'
import type { Status } from '../../records/record.js'
import { type ModuleHealth, type Modules, modulesAnswer, shownBuilds } from '../answers/modules.js'
import type { SightedChange, Sighting } from '../answers/sighting.js'
import { byModule, moduleKey } from '../store/place-keys.js'
import type { TimeSpan } from '../store/queries/aggregation.js'
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
import { type QuerySource, queryReader, type RunQuery } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { stepOf } from './duration-step.js'
import { type FlakySum, noDetails, readDetails } from './modules-details.js'
import { createModuleSightings } from './sightings.js'
import { isUsualMedian } from './usual-change.js'

/** Reads the health of the modules of an organisation. The number of queries does not depend on the number of modules. */
async function readModulesHealth(source: QuerySource, parameters: ModulesParameters): Promise<Modules> {
  const run = queryReader(source)
  const { org, fromTs, toTs, limit = defaultListed, brief = false } = parameters
  const span = { fromTs, toTs }
  const found = await run<ModuleRow>(modulesQuery(parameters))
  if (found.length === 0) return { modules: [], moreModules: 0, ...(brief ? {} : noDetails) }
  const branches = await branchesOf(run, parameters, found)
  const [{ healthOf, isLastFailed }, read] = await Promise.all([
    readBuilds(run, org, branches, span, new Set(found.filter(({ pipelines }) => pipelines > 1).map(moduleKey))),
    brief ? undefined : readDetails(run, org, branches, span, limit),
  ])
  return {
    modules: found.map((row) => healthOf(row, read?.flakyOf(row))).sort(byUrgency),
    moreModules: (found[0]?.moduleCount ?? 0) - found.length,
    ...read?.details(isLastFailed),
  }
}

/** Builds that were read. */
interface ReadBuilds {
  /** Returns how the builds of a module ended. */
  readonly healthOf: (module: ModuleRow, flaky: FlakySum | undefined) => ModuleHealth
  /** Returns whether a build is the last one of a module, and failed. */
  readonly isLastFailed: (module: ModulePlace, run: string) => boolean
}

/**
 * Reads the builds of modules on their branches.
 * @param several the keys of the modules with several pipelines. Only for their builds, the pipelines are read.
 */
async function readBuilds(
  run: RunQuery,
  org: string,
  branches: readonly ModuleBranch[],
  span: TimeSpan,
  several: ReadonlySet<string>,
): Promise<ReadBuilds> {
  const builds = await run<ModuleBuildsRow>(moduleBuildsQuery(org, branches, span))
  const built = builds.filter((row) => row.builds > 0)
  const named = built.flatMap((row) =>
    [...sightedBuilds(row), ...(several.has(moduleKey(row)) ? mixedBuilds(row.newest) : [])].map(placeIn(row)),
  )
  const [tests, facts] = await Promise.all([
    built.length === 0 ? [] : run<NewestTestsRow>(newestTestsQuery(org, branches, span, built)),
    built.length === 0 ? [] : run<ModuleFactsRow>(moduleFactsQuery(org, named)),
  ])
  const buildsOf = byModule(builds)
  const testsOf = byModule(tests)
  const refOf = byModule(branches)
  const { sightingIn, changeIn, pipelineIn } = createModuleSightings(facts)
  return {
    healthOf: (row, flaky) => {
      const { project, module, lastRecord } = row
      const key = moduleKey(row)
      const own = buildsOf.get(key)
      const sighting = ({ build, start }: NewestBuild): Sighting => ({ timestamp: start, ...sightingIn({ project, module, build }) })
      const change = ({ build, start }: NewestBuild): SightedChange => ({ timestamp: start, ...changeIn({ project, module, build }) })
      const newest = own?.newest ?? []
      const changed = durationStep(newest)
      const [last, streak] = [newest.at(-1), failedInRow(newest)]
      const [first] = streak
      const pipelines = several.has(key) ? failingPipelines(newest, ({ build }) => pipelineIn({ project, module, build })) : []
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
        tests: testsOf.get(key)?.tests ?? 0,
        duration: own?.durations[1] ?? 0,
        durationBefore: own?.durationsBefore[1] ?? 0,
        isUsual: own === undefined || isUsualMedian(own.durations, own.durationsBefore),
        durationChanged: changed?.start,
        durationChange: changed && change(changed),
        flakyTests: flaky?.flakyTests,
        lostMs: flaky?.lostMs,
        status: statusOf.get(last?.result) ?? 'unknown',
        lastBuild: last && sighting(last),
        failing: first && { ...change(first), builds: streak.length, tests: testsOf.get(key)?.failingTests ?? 0 },
        failingPipelines:
          pipelines.length === 0
            ? undefined
            : pipelines.flatMap(({ pipeline, failed }) =>
                failed.slice(0, 1).map((one) => ({ pipeline, ...change(one), builds: failed.length })),
              ),
      }
    },
    isLastFailed: (place, buildRun) => {
      const own = buildsOf.get(moduleKey(place))
      return own?.lastRun === buildRun && own.newest.at(-1)?.result === 'F'
    },
  }
}

const statusOf = new Map<string | undefined, Status>([
  ['F', 'failed'],
  ['f', 'successful'],
  ['P', 'successful'],
  ['S', 'skipped'],
])

/** Returns the branch of each module: the wanted one, or its default branch. */
export async function branchesOf(run: RunQuery, { org, ref, fromTs, toTs }: ModulesParameters, modules: readonly ModulePlace[]) {
  const known = ref === undefined ? byModule(await run<ModuleBranch>(defaultBranchesQuery(org, modules, { fromTs, toTs }))) : undefined
  return modules.map(
    ({ project, module }): ModuleBranch => ({ project, module, ref: ref ?? known?.get(moduleKey({ project, module }))?.ref ?? '' }),
  )
}

/** Returns the build since which builds take longer or shorter. */
const durationStep = (newest: readonly NewestBuild[]): NewestBuild | undefined => stepOf(newest.filter(({ ms }) => ms > 0))

/** Returns the builds of a module whose commits are shown. */
const sightedBuilds = ({ newest }: ModuleBuildsRow): readonly NewestBuild[] =>
  [failedInRow(newest)[0], newest.at(-1), durationStep(newest)].filter((build) => build !== undefined)

const placeIn =
  ({ project, module }: ModuleBuildsRow) =>
  ({ build, start }: NewestBuild) => ({ project, module, build, time: start })

/** Orders failing modules first, then those with a failing pipeline, then flaky ones, and then by name. */
const byUrgency = (one: ModuleHealth, other: ModuleHealth): number =>
  urgencyOf(one) - urgencyOf(other) || compareTexts(one.project, other.project) || compareTexts(one.module, other.module)

const urgencyOf = ({ failing, failingPipelines: others, results }: ModuleHealth): number =>
  failing !== undefined ? 0 : others !== undefined ? 1 : results.endsWith('f') ? 2 : 3

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
})

/** A pipeline whose newest build failed, although the last build of its module did not. */
interface FailingPipeline {
  readonly pipeline: string
  /** The builds that failed in a row until the newest one of the pipeline, the oldest first; at least one. */
  readonly failed: readonly NewestBuild[]
}

/** Returns the builds that failed in a row until the newest one. */
const failedInRow = (newest: readonly NewestBuild[]): readonly NewestBuild[] =>
  newest.slice(newest.findLastIndex(({ result }) => result !== 'F') + 1)

/** Returns the listed builds of a module if one of them failed and the last one did not, so that another pipeline may fail. */
function mixedBuilds(newest: readonly NewestBuild[]): readonly NewestBuild[] {
  const listed = newest.slice(-shownBuilds)
  return listed.at(-1)?.result !== 'F' && listed.some(({ result }) => result === 'F') ? listed : []
}

/**
 * Finds the pipelines that fail although the last build of the module, which belongs to another one, did not.
 * @param pipelineOf returns the pipeline of a build; empty if it is unknown
 */
const failingPipelines = (newest: readonly NewestBuild[], pipelineOf: (build: NewestBuild) => string): readonly FailingPipeline[] =>
  [...groupBy(mixedBuilds(newest), pipelineOf)]
    .map(([pipeline, builds]): FailingPipeline => ({ pipeline, failed: failedInRow(builds) }))
    .filter(({ pipeline, failed }) => pipeline !== '' && failed.length > 0)
    .sort((one, other) => compareTexts(one.pipeline, other.pipeline))
