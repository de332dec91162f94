import { Type } from 'typebox'
import {
  type BranchVerdict,
  type BranchVerdicts,
  branchVerdictNames,
  branchVerdictsAnswer,
  type JudgedTest,
  type ModuleVerdicts,
} from '../answers/branch-verdicts.js'
import { maximumModules } from '../answers/modules.js'
import { quartilesOf } from '../statistics/change-points.js'
import { byModule, moduleKey, testKey } from '../store/place-keys.js'
import type { ModuleBranch, ModulePlace } from '../store/queries/module-branches.js'
import { type ModuleFactsRow, moduleFactsQuery } from '../store/queries/module-facts-query.js'
import { defaultBranchesQuery } from '../store/queries/modules-query.js'
import {
  type ComparedBuilds,
  defaultVerdictTests,
  type EarlierBranchRow,
  earlierBranchesQuery,
  type LastTestsRow,
  lastTestsQuery,
  type VerdictBuild,
  type VerdictBuildsRow,
  type VerdictPlace,
  type VerdictResultsRow,
  type VerdictRow,
  type VerdictsParameters,
  verdictBuildsQuery,
  verdictModulesQuery,
  verdictResultsQuery,
  verdictsQuery,
  verdictsSchemas,
} from '../store/queries/verdicts-query.js'
import { type QuerySource, queryReader, type RunQuery } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { causeTitle } from './cause-title.js'
import { type Basis, type BranchCandidates, basisOf, defaultBranchIn } from './compared-branch.js'
import { dataQuery } from './data-query.js'
import { createModuleSightings } from './sightings.js'

/** A module with its builds. */
interface Side extends ComparedBuilds {
  readonly basis: Basis
  readonly lastSeen: number | undefined
}

/**
 * Judges the failing tests of a branch of modules by the last builds of their default branches. The number of queries does not depend on the
 * number of modules.
 */
async function readBranchVerdicts(source: QuerySource, parameters: VerdictsParameters): Promise<BranchVerdicts> {
  const run = queryReader(source)
  const { org, ref, fromTs, toTs, limit = defaultVerdictTests } = parameters
  const span = { fromTs, toTs }
  const found = await run<ModulePlace & { readonly moduleCount: number }>(verdictModulesQuery(parameters, maximumModules))
  if (found.length === 0) return { modules: [], moreModules: 0, tests: [] }
  const sides = await readSides(run, parameters, found)
  const built = sides.filter(({ own, basis }) => own.newest.length > 0 && basis.kind !== 'default')
  const red = built.filter(({ own, base }) => [own, base].some((side) => side?.newest.at(-1)?.result === 'F'))
  const [last, judged] = await Promise.all([
    built.length === 0 ? [] : run<LastTestsRow>(lastTestsQuery(org, ref, built, span)),
    red.length === 0 ? [] : run<VerdictRow>(verdictsQuery(org, ref, red, span, limit)),
  ])
  const verdicts = verdictsOf(judged, red)
  const listed = branchVerdictNames.flatMap((verdict) => listedTests(verdicts, verdict, limit))
  const results = listed.length === 0 ? [] : await run<VerdictResultsRow>(verdictResultsQuery(org, ref, red, span, listed))
  const tests = testsOf(listed, results, red)
  const sinceBuilds = [
    ...built.flatMap((side) =>
      [failedInRow(side.own)[0], side.own.newest.at(-1), side.base && failedInRow(side.base)[0]].map(placed(side)),
    ),
    ...tests.map(({ place, since }) => placed(place)(since[0])),
  ].flat()
  const { changeIn } = createModuleSightings(sinceBuilds.length === 0 ? [] : await run<ModuleFactsRow>(moduleFactsQuery(org, sinceBuilds)))
  const start = (place: ModulePlace, builds: readonly VerdictBuild[]) =>
    builds[0] && { ...changeOf(changeIn, place, builds[0]), builds: builds.length }
  const lastOf = new Map(last.map((row) => [moduleKey(row), row]))
  return {
    modules: sides.map((side): ModuleVerdicts => {
      const { project, module, own, base, basis, lastSeen } = side
      const newest = own.newest.at(-1)
      const counted = verdicts.filter((row) => moduleKey(row) === moduleKey(side))
      const countOf = (verdict: BranchVerdict) => counted.find((row) => row.verdict === verdict)?.tests ?? 0
      const { tests: testCount = 0, flakyTests = 0 } = lastOf.get(moduleKey(side)) ?? {}
      const isJudged = basis.kind !== 'default'
      return {
        ...{ project, module, basis: basis.kind, baseRef: basis.ref, baseLastSeen: basis.kind === 'old' ? lastSeen : undefined },
        ...{ builds: own.newest.length, results: lettersOf(own), baseResults: base === undefined ? '' : lettersOf(base) },
        firstBuild: own.newest[0]?.start,
        lastBuild: newest && isJudged ? changeOf(changeIn, side, newest) : newest && { timestamp: newest.start, build: nameOf(newest) },
        failing: isJudged ? start(side, failedInRow(own)) : undefined,
        baseFailing: base === undefined || own.newest.length === 0 ? undefined : start(side, failedInRow(base)),
        ...{ tests: testCount, flakyTests },
        counts: Object.fromEntries(branchVerdictNames.map((name) => [name, countOf(name)])) as Record<BranchVerdict, number>,
        duration: medianOf(own.newest),
        baseDuration: medianOf(base?.newest ?? []),
      }
    }),
    moreModules: (found[0]?.moduleCount ?? 0) - found.length,
    tests: tests.map(({ test, place, since }) => ({ ...test, since: start(place, since) })),
  }
}

/** Reads the builds of the asked branch and of the default branches of modules. */
async function readSides(
  run: RunQuery,
  { org, ref, fromTs, toTs }: VerdictsParameters,
  modules: readonly ModulePlace[],
): Promise<readonly Side[]> {
  const span = { fromTs, toTs }
  const defaults = byModule(await run<ModuleBranch>(defaultBranchesQuery(org, modules, span)))
  const inRangeOf = (place: ModulePlace) => defaults.get(moduleKey(place))?.ref ?? ''
  const others = modules.filter((place) => !['main', 'master'].includes(inRangeOf(place)))
  const usual = byModule(others.length === 0 ? [] : await run<EarlierBranchRow>(earlierBranchesQuery(org, others, span)))
  const candidates = modules.map(({ project, module }) => {
    const place = { project, module }
    const found: BranchCandidates = { inRange: inRangeOf(place), usual: usual.get(moduleKey(place)) }
    return { place, found, baseRef: defaultBranchIn(found) }
  })
  const branches = candidates.flatMap(({ place, baseRef }) => [
    { ...place, ref },
    ...(baseRef === undefined || baseRef === ref ? [] : [{ ...place, ref: baseRef }]),
  ])
  const rows = await run<VerdictBuildsRow>(verdictBuildsQuery(org, ref, branches, span))
  const rowOf = new Map(rows.map((row) => [JSON.stringify([row.project, row.module, row.ref]), row]))
  return candidates.map(({ place, found, baseRef }): Side => {
    const { project, module } = place
    const own = rowOf.get(JSON.stringify([project, module, ref])) ?? { ...place, ref, newest: [] }
    const base = baseRef === undefined || baseRef === ref ? undefined : rowOf.get(JSON.stringify([project, module, baseRef]))
    const basis = basisOf(ref, found, fromTs, base?.newest.length ?? 0)
    return { ...place, own, base, basis, lastSeen: found.usual?.lastSeen }
  })
}

/** Returns the median of the known durations; 0 without one. */
const medianOf = (builds: readonly VerdictBuild[]): number => quartilesOf(builds.map(({ ms }) => ms).filter((ms) => ms > 0)).median

const lettersOf = ({ newest }: VerdictBuildsRow): string => newest.map(({ result }) => result).join('')

const nameOf = ({ attempts, run }: VerdictBuild): string => attempts.at(-1) ?? run

/** Returns the builds that failed in a row until the newest one. */
const failedInRow = ({ newest }: VerdictBuildsRow): readonly VerdictBuild[] =>
  newest.slice(newest.findLastIndex(({ result }) => result !== 'F') + 1)

const placed =
  ({ project, module }: ModulePlace) =>
  (build: VerdictBuild | undefined) =>
    build === undefined ? [] : [{ project, module, build: nameOf(build), time: build.start }]

const changeOf = (
  changeIn: ReturnType<typeof createModuleSightings>['changeIn'],
  { project, module }: ModulePlace,
  build: VerdictBuild,
) => ({
  timestamp: build.start,
  ...changeIn({ project, module, build: nameOf(build) }),
})

/** Returns the verdicts in the order of the modules. Without a basis, a new failure is only a failure. */
function verdictsOf(rows: readonly VerdictRow[], sides: readonly Side[]): readonly VerdictRow[] {
  return sides.flatMap((side) => {
    const own = rows.filter((row) => moduleKey(row) === moduleKey(side))
    return own.map((row) => (row.verdict === 'new' && side.basis.kind !== 'compared' ? { ...row, verdict: 'failed' as const } : row))
  })
}

type ListedTest = VerdictPlace & Pick<VerdictRow, 'verdict'>

const listedTests = (rows: readonly VerdictRow[], wanted: BranchVerdict, limit: number): readonly ListedTest[] =>
  rows
    .filter(({ verdict }) => verdict === wanted)
    .flatMap(({ project, module, verdict, testIds }) => testIds.map((testId) => ({ project, module, verdict, testId })))
    .slice(0, limit)

/** Completes tests by their results. `since` has the builds of a branch in which the test failed in a row. */
function testsOf(listed: readonly ListedTest[], rows: readonly VerdictResultsRow[], sides: readonly Side[]) {
  const sideOf = new Map(sides.map((side) => [moduleKey(side), side]))
  const rowOf = new Map(rows.map((row) => [`${row.isBase} ${testKey(row)}`, row]))
  return listed
    .map((place) => {
      const { project, module, verdict, testId } = place
      const { own, base } = sideOf.get(moduleKey(place)) ?? {}
      const [ownRow, baseRow] = [false, true].map((isBase) => rowOf.get(`${isBase} ${testKey(place)}`))
      const results = resultsIn(own?.newest ?? [], ownRow)
      const baseResults = resultsIn(base?.newest ?? [], baseRow)
      const isOfBase = verdict === 'known' || verdict === 'fixed'
      const { name = '', suite = [], owners = [], message = '', details = '' } = ownRow ?? {}
      const test: JudgedTest = {
        ...{ project, module, verdict, testId, name, suite, owners, results, baseResults },
        message: verdict === 'fixed' ? undefined : causeTitle({ message, details }) || undefined,
      }
      const since = isOfBase ? failuresInRow(base?.newest ?? [], baseResults) : failuresInRow(own?.newest ?? [], results)
      return { test, place, since }
    })
    .toSorted((one, other) => rankOf(one.test) - rankOf(other.test) || compareNames(one.test, other.test))
}

const rankOf = ({ verdict }: JudgedTest): number => branchVerdictNames.indexOf(verdict)

const compareNames = (one: JudgedTest, other: JudgedTest): number => {
  const [first, second] = [one, other].map(({ project, module, suite, name, testId }) =>
    JSON.stringify([project, module, suite, name, testId]),
  ) as [string, string]
  return first < second ? -1 : 1
}

const resultsIn = (builds: readonly VerdictBuild[], row: VerdictResultsRow | undefined): string => {
  const outcomes = new Map(row?.results.map(({ run, outcome }) => [run, outcome]))
  return builds.map(({ run }) => outcomes.get(run) ?? '-').join('')
}

/** Returns the builds from the first to the last one in which a test failed without a pass in between. Builds without it do not interrupt them. */
function failuresInRow(builds: readonly VerdictBuild[], results: string): readonly VerdictBuild[] {
  const passed = Math.max(results.lastIndexOf('P'), results.lastIndexOf('f'))
  const first = results.indexOf('F', passed + 1)
  return first === -1 ? [] : builds.slice(first)
}

export const testsVerdicts = dataQuery({
  path: '/v1/data/tests/verdicts',
  summary: 'The failing tests of a branch, compared with the default branch',
  description:
    'Judges each test that failed in the last build of a branch by the last builds of the default branch, in one module or in all modules of a project or an organisation.',
  querystring: Type.Object({ ...spanSchemas, ...verdictsSchemas }),
  answer: branchVerdictsAnswer,
  answerDescription: 'The modules, the ones with the latest records first, and the failing and fixed tests.',
  prepare: withSpan,
  read: readBranchVerdicts,
})
