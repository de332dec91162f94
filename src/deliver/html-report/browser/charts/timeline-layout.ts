import { pageJobs } from '../jobs/page-jobs.js'
import { failedRank } from '../outcome.js'
import type { TestModel } from '../test-model.js'

/** The layout of a timeline, with time divided into `columns` of equal length. */
export interface Timeline {
  /** The start of the first test in Unix ms. */
  readonly start: number
  readonly end: number
  readonly lanes: readonly Lane[]
  readonly kind: 'job' | 'module' | 'worker' | 'suite'
  /** The number of lanes that are left out. */
  readonly more: number
}

export interface Lane {
  readonly title: string
  /** Ranges of columns, [from, to), in which tests ran without a gap, split where failures start or end. */
  readonly busySpans: readonly { readonly from: number; readonly to: number; readonly isFailed: boolean }[]
}

/** More columns than most screens can show. */
export const timelineColumns = 600

const maximumLanes = 40

/** Minimum share of tests with a known start. Below it, the timeline would be misleading. */
const neededShare = 0.5

/**
 * Changes in the number of running and failing tests from each column to the next. So the cost of adding a test does not depend on its
 * duration.
 */
interface Changes {
  readonly running: Int32Array
  readonly failing: Int32Array
}

/**
 * Lays out the run by job, by worker if there is one job, or by outermost suite if there is also only one worker. Undefined if too few
 * starts are known.
 */
export function layOutTimeline(model: TestModel): Timeline | undefined {
  const { starts, durations, ranks } = model.executions
  let start = Number.POSITIVE_INFINITY
  let end = Number.NEGATIVE_INFINITY
  let known = 0
  for (const [execution, began] of starts.entries()) {
    if (began < 0) continue
    known += 1
    start = Math.min(start, began)
    end = Math.max(end, began + Math.max(durations[execution] ?? 0, 0))
  }
  if (known < 2 || known < starts.length * neededShare || end <= start) return undefined

  const { kind, names, laneOf } = findLanes(model)
  const lanes = new Map<number, Changes>()
  const leftOut = new Set<number>()
  const columnOf = (time: number) => Math.min(Math.floor(((time - start) / (end - start)) * timelineColumns), timelineColumns - 1)
  for (const [execution, began] of starts.entries()) {
    if (began < 0) continue
    const number = laneOf(execution)
    const lane = lanes.get(number) ?? { running: new Int32Array(timelineColumns + 1), failing: new Int32Array(timelineColumns + 1) }
    if (!lanes.has(number) && lanes.size === maximumLanes) {
      leftOut.add(number)
      continue
    }
    lanes.set(number, lane)
    const from = columnOf(began)
    const to = columnOf(began + Math.max(durations[execution] ?? 0, 0)) + 1
    addSpan(lane.running, from, to)
    if (ranks[execution] === failedRank) addSpan(lane.failing, from, to)
  }
  const drawn = [...lanes].sort(([one], [other]) => one - other)
  return {
    start,
    end,
    kind,
    lanes: drawn.map(([lane, changes]) => ({ title: names[lane] ?? 'others', busySpans: busySpansOf(changes) })),
    more: leftOut.size,
  }
}

interface Lanes {
  readonly kind: Timeline['kind']
  readonly names: readonly string[]
  /** Returns an index into `names` for an execution. */
  readonly laneOf: (execution: number) => number
}

function findLanes(model: TestModel): Lanes {
  const { jobOf, workerOf, testOf } = model.executions
  const jobs = pageJobs(model)
  if (jobs.groups.length > 1)
    return {
      kind: jobs.noun,
      names: jobs.groups.map(({ name }) => name),
      laneOf: (execution) => jobs.numbers[jobOf[execution] ?? -1] ?? -1,
    }
  if (model.workers.names.length > 1)
    return { kind: 'worker', names: model.workers.names, laneOf: (execution) => workerOf[execution] ?? -1 }
  const suiteOf = createOutermostSuites(model)
  return { kind: 'suite', names: model.suites.names, laneOf: (execution) => suiteOf(testOf[execution] ?? -1) }
}

/** If all tests are in one suite, its inner suites are used. */
function createOutermostSuites({ suites, tests }: TestModel): (test: number) => number {
  const deepest = suites.parents.filter((parent) => parent === -1).length > 1 ? 0 : 1
  const depths: number[] = []
  const lanes: number[] = []
  suites.parents.forEach((parent, suite) => {
    const depth = (depths[parent] ?? -1) + 1
    depths.push(depth)
    lanes.push(depth <= deepest ? suite : (lanes[parent] ?? suite))
  })
  return (test) => lanes[tests.suiteOf[test] ?? -1] ?? -1
}

function addSpan(changes: Int32Array, from: number, to: number): void {
  changes[from] = (changes[from] ?? 0) + 1
  changes[to] = (changes[to] ?? 0) - 1
}

function busySpansOf({ running, failing }: Changes): Lane['busySpans'] {
  const spans: { from: number; to: number; isFailed: boolean }[] = []
  let runs = 0
  let fails = 0
  for (let column = 0; column < timelineColumns; column += 1) {
    runs += running[column] ?? 0
    fails += failing[column] ?? 0
    const last = spans.at(-1)
    if (runs === 0) continue
    if (last !== undefined && last.to === column && last.isFailed === fails > 0) last.to = column + 1
    else spans.push({ from: column, to: column + 1, isFailed: fails > 0 })
  }
  return spans
}
