import type { Caller, Connection } from './connection.js'
import { stepOf } from './duration-step.js'
import type { ModuleBranch } from './queries/module-branches.js'
import {
  type ModuleBuildsRow,
  moduleBuildsQuery,
  type NewestBuild,
  type NewestTestsRow,
  newestTestsQuery,
  shownBuilds,
  spanBefore,
} from './queries/module-builds-query.js'
import { type CauseTextRow, causeTextsQuery, type ModuleCauseRow, moduleCausesQuery } from './queries/module-causes-query.js'
import { type ModuleFactsRow, moduleFactsQuery } from './queries/module-facts-query.js'
import { type ModuleFlakyRow, modulesFlakyQuery, type TestNameRow, testNamesQuery } from './queries/modules-flaky-query.js'
import { defaultBranchesQuery, defaultListed, type ModuleRow, type ModulesParameters, modulesQuery } from './queries/modules-query.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader, type ReadRows } from './query-reader.js'
import { createModuleSightings, type TimedSighting } from './sighting.js'

/** The modules of an organisation, and what fails or is flaky in them. */
export interface ModulesHealth {
  readonly modules: readonly ModuleHealth[]
  /** The number of modules that match. There may be more than the listed ones. */
  readonly moduleCount: number
  /** The flaky tests that cost most first, and the number of all. */
  readonly flakyTests: readonly FlakyModuleTest[]
  readonly flakyTestCount: number
  /** The time in ms that all flaky tests cost, and in the period before. */
  readonly lostMs: number
  readonly lostMsBefore: number
  /** The causes that failed most builds first, and the number of all. */
  readonly causes: readonly ModulesCause[]
  readonly causeCount: number
}

/** How the builds of a module on a branch ended. Durations are in ms, and 0 if they are unknown. */
export interface ModuleHealth extends ModuleBranch, Pick<ModuleRow, 'lastRecord'> {
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
  readonly flakyTests: number
  readonly lostMs: number
  readonly duration: number
  readonly durationBefore: number
  /** The time of the build since which builds have a longer or shorter duration, in Unix ms; undefined if there is none. */
  readonly durationChanged: number | undefined
}

export interface FlakyModuleTest extends ModuleFlakyRow, Pick<TestNameRow, 'name' | 'suite'> {}

export interface ModulesCause extends Omit<ModuleCauseRow, 'modules' | 'causeCount'>, Omit<CauseTextRow, 'cause'> {
  /** The modules in which it failed, the ones with the latest failure first. */
  readonly modules: readonly { readonly project: string; readonly module: string }[]
  /** Whether it failed the last build of one of them. */
  readonly isFailing: boolean
}

/** Reads the health of the modules of an organisation. The number of queries does not depend on the number of modules. */
export async function readModulesHealth(
  connection: Connection,
  parameters: ModulesParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<ModulesHealth> {
  const run = queryReader(connection, caller, limits)
  const { org, fromTs, toTs, limit = defaultListed } = parameters
  const span = { fromTs, toTs }
  const found = await run<ModuleRow>(modulesQuery(parameters))
  if (found.length === 0) return nothing
  const branches = await branchesOf(run, parameters, found)
  const [builds, flaky, flakyBefore, causes] = await Promise.all([
    run<ModuleBuildsRow>(moduleBuildsQuery(org, branches, span)),
    run<ModuleFlakyRow>(modulesFlakyQuery(org, branches, span)),
    run<ModuleFlakyRow>(modulesFlakyQuery(org, branches, spanBefore(span))),
    run<ModuleCauseRow>(moduleCausesQuery(org, branches, span, limit)),
  ])
  const built = builds.filter((row) => row.builds > 0)
  const listed = flaky.slice(0, limit)
  const [tests, facts, names, texts] = await Promise.all([
    built.length === 0 ? [] : run<NewestTestsRow>(newestTestsQuery(org, branches, span, built)),
    built.length === 0 ? [] : run<ModuleFactsRow>(moduleFactsQuery(org, built.flatMap(sightedBuilds))),
    listed.length === 0 ? [] : run<TestNameRow>(testNamesQuery(org, branches, listed)),
    causes.length === 0 ? [] : run<CauseTextRow>(causeTextsQuery(org, branches, span, causes)),
  ])
  const buildsOf = byModule(builds)
  const testsOf = byModule(tests)
  const sightingIn = createModuleSightings(facts)
  const nameOf = new Map(names.map((row) => [`${keyOf(row)} ${row.testId}`, row]))
  const textsOf = new Map(texts.map((row) => [row.cause, row]))
  const refOf = new Map(branches.map((branch) => [keyOf(branch), branch.ref]))
  const modules = found.map((row): ModuleHealth => {
    const key = keyOf(row)
    const own = buildsOf.get(key)
    const ownFlaky = flaky.filter((test) => keyOf(test) === key)
    const sighting = ({ build, start }: NewestBuild): TimedSighting => ({
      timestamp: start,
      ...sightingIn({ project: row.project, module: row.module, build }),
    })
    const newest = own?.newest ?? []
    const [last, streak] = [newest.at(-1), failedInRow(newest)]
    const [first] = streak
    return {
      project: row.project,
      module: row.module,
      ref: refOf.get(key) ?? '',
      lastRecord: row.lastRecord,
      builds: own?.builds ?? 0,
      passedBuilds: own?.passedBuilds ?? 0,
      results: newest
        .slice(-shownBuilds)
        .map(({ result }) => result)
        .join(''),
      last: last && sighting(last),
      failing: first && { ...sighting(first), builds: streak.length, tests: testsOf.get(key)?.failingTests ?? 0 },
      tests: testsOf.get(key)?.tests ?? 0,
      flakyTests: ownFlaky.length,
      lostMs: sum(ownFlaky),
      duration: own?.duration ?? 0,
      durationBefore: own?.durationBefore ?? 0,
      durationChanged: stepOf(newest.filter(({ ms }) => ms > 0))?.start,
    }
  })
  return {
    modules: modules.sort(byUrgency),
    moduleCount: found[0]?.moduleCount ?? 0,
    flakyTests: listed.map((test) => {
      const known = nameOf.get(`${keyOf(test)} ${test.testId}`)
      return { ...test, name: known?.name ?? '', suite: known?.suite ?? [] }
    }),
    flakyTestCount: flaky.length,
    lostMs: sum(flaky),
    lostMsBefore: sum(flakyBefore),
    causes: causes.map(({ causeCount: _, modules: failed, ...cause }) => ({
      ...cause,
      message: textsOf.get(cause.cause)?.message ?? '',
      details: textsOf.get(cause.cause)?.details ?? '',
      modules: failed.map(({ project, module }) => ({ project, module })),
      isFailing: failed.some((one) => {
        const own = buildsOf.get(keyOf(one))
        return own?.lastRun === one.run && own.newest.at(-1)?.result === 'F'
      }),
    })),
    causeCount: causes[0]?.causeCount ?? 0,
  }
}

const nothing: ModulesHealth = {
  modules: [],
  moduleCount: 0,
  flakyTests: [],
  flakyTestCount: 0,
  lostMs: 0,
  lostMsBefore: 0,
  causes: [],
  causeCount: 0,
}

/** Returns the branch of each module: the wanted one, or its default branch. */
async function branchesOf(run: ReadRows, { org, ref, fromTs, toTs }: ModulesParameters, modules: readonly ModuleRow[]) {
  const known = ref === undefined ? byModule(await run<ModuleBranch>(defaultBranchesQuery(org, modules, { fromTs, toTs }))) : undefined
  return modules.map(
    ({ project, module }): ModuleBranch => ({ project, module, ref: ref ?? known?.get(keyOf({ project, module }))?.ref ?? '' }),
  )
}

type Keyed = Pick<ModuleRow, 'project' | 'module'>

const keyOf = ({ project, module }: Keyed): string => JSON.stringify([project, module])

const byModule = <Row extends Keyed>(rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [keyOf(row), row]))

const sum = (tests: readonly { readonly lostMs: number }[]): number => tests.reduce((total, { lostMs }) => total + lostMs, 0)

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
