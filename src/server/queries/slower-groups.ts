import { groupBy } from '../../base/group-by.js'
import { compareTexts } from '../../base/text/compare-texts.js'
import { minimumGroupedTests, type SlowerGroup, type SlowerTest, type SlowerTests } from '../answers/slower-tests.js'
import { moduleKey } from '../store/place-keys.js'
import type { ModulePlace } from '../store/queries/module-branches.js'
import { type DurationSeries, type Slowdown, slowdownAt } from './slowdown.js'

/** A test that became slower in a build. */
export interface SlowedTest extends ModulePlace, Slowdown {
  /** Its hash. */
  readonly test: string
  readonly series: DurationSeries
}

/** The same, with the position of the build that the change is ascribed to. */
export interface PlacedTest extends SlowedTest {
  readonly position: number
}

/** Changes of a module in neighbouring builds are one change, because the spread of durations may hide the first slower build of a test. */
const neighbourhood = 3

/** Ascribes the changes of neighbouring builds of a module to the build that most of them name. */
export const placeChanges = <Test extends SlowedTest>(tests: readonly Test[]): readonly (Test & PlacedTest)[] =>
  [...groupBy(tests, moduleKey).values()].flatMap((ofModule) => placeChangesOfModule(ofModule))

function placeChangesOfModule<Test extends SlowedTest>(tests: readonly Test[]): readonly (Test & PlacedTest)[] {
  const byPosition = [...groupBy(tests, positionOf)].sort(
    ([position, named], [other, otherNamed]) => otherNamed.length - named.length || position - other,
  )
  const placed: (Test & PlacedTest)[] = []
  const rest = new Set(tests)
  for (const [position] of byPosition) {
    for (const test of rest) {
      if (Math.abs(positionOf(test) - position) > neighbourhood) continue
      const moved = positionOf(test) === position ? test : movedTo(test, position)
      if (moved === undefined) continue
      placed.push({ ...test, ...moved, position })
      rest.delete(test)
    }
  }
  return placed
}

const positionOf = ({ series, index }: SlowedTest): number => series.positions[index] ?? 0

function movedTo({ series }: SlowedTest, position: number): Slowdown | undefined {
  const index = series.positions.findIndex((one) => one >= position)
  return slowdownAt(series, index)
}

/** A placed test with its id, its names, its branch, and the build in which it was slower first. */
export interface SlowTest extends PlacedTest, Pick<SlowerTest, 'testId' | 'name' | 'suite' | 'owners'> {
  readonly ref: string
  readonly build: string
}

/** A group without the facts about its build. */
export type PlainGroup = Omit<SlowerGroup, 'since'> & { readonly since: Pick<SlowerGroup['since'], 'timestamp' | 'build'> }

/** Groups tests by build and suite, the group with the largest sum of changes first. */
export function slowerGroupsOf(
  tests: readonly SlowTest[],
  limit: number,
): Omit<SlowerTests, 'groups'> & { readonly groups: readonly PlainGroup[] } {
  const builds = groupBy(tests, (test) => `${test.position} ${moduleKey(test)}`)
  const groups = [...builds.values()].flatMap((build) => groupBySuite(build).map(readGroup))
  const sorted = groups.sort(
    (one, other) =>
      other.weight - one.weight ||
      compareTexts(moduleKey(one.group), moduleKey(other.group)) ||
      one.position - other.position ||
      compareTexts(one.group.tests[0]?.testId ?? '', other.group.tests[0]?.testId ?? ''),
  )
  return { groups: sorted.slice(0, limit).map(({ group }) => group), groupCount: groups.length, testCount: tests.length }
}

/**
 * Groups the tests of a build by their outermost suites. Tests of suites with few of them are one group together, or else a group each.
 */
function groupBySuite(tests: readonly SlowTest[]): readonly (readonly SlowTest[])[] {
  const suites = [...groupBy(tests, ({ suite }) => JSON.stringify(suite.slice(0, 1))).values()]
  const isLarge = (group: readonly SlowTest[]): boolean => group.length >= minimumGroupedTests
  const rest = suites.filter((group) => !isLarge(group)).flat()
  return [...suites.filter(isLarge), ...(isLarge(rest) ? [rest] : rest.map((test) => [test]))]
}

function readGroup(tests: readonly SlowTest[]) {
  const sorted = tests.toSorted((one, other) => changeOf(other) - changeOf(one) || compareTexts(one.testId, other.testId))
  const changes = sorted.map(changeOf)
  // A test that did not run in the build was slower first in a later one.
  const inBuild = sorted.filter((test) => positionOf(test) === test.position)
  const [first = sorted[0]] = inBuild.toSorted((one, other) => timeOf(one) - timeOf(other) || compareTexts(one.build, other.build))
  const { project = '', module = '', ref = '', position = 0, build = '' } = first ?? {}
  const group: PlainGroup = {
    project,
    module,
    ref,
    suite: commonSuite(sorted),
    since: { timestamp: first === undefined ? 0 : timeOf(first), build },
    minimumChange: changes.at(-1) ?? 0,
    maximumChange: changes[0] ?? 0,
    testCount: sorted.length,
    tests: sorted.map(({ testId, name, suite, owners, before, after }) => ({ testId, name, suite, owners, before, after })),
  }
  return { group, position, weight: changes.reduce((sum, change) => sum + change, 0) }
}

const changeOf = ({ before, after }: SlowTest): number => after / before - 1

const timeOf = ({ series, index }: SlowTest): number => series.times[index] ?? 0

function commonSuite(tests: readonly Pick<SlowerTest, 'suite'>[]): readonly string[] {
  const [first = []] = tests.map(({ suite }) => suite)
  const differs = first.findIndex((name, depth) => tests.some(({ suite }) => suite[depth] !== name))
  return differs === -1 ? first : first.slice(0, differs)
}
