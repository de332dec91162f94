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
  /** Whether the start of any test is estimated. */
  readonly isEstimated: boolean
  /** The number of lanes that are left out. */
  readonly more: number
}

export interface Lane {
  readonly title: string
  /** Ranges of columns, [from, to), in which tests ran without a gap. */
  readonly busySpans: readonly { readonly from: number; readonly to: number }[]
  /** The columns in which failed tests ended, ascending. */
  readonly failures: readonly number[]
}

/** More columns than most screens can show. */
export const timelineColumns = 600

const maximumLanes = 40

/** Minimum share of tests with a known start. Below it, the timeline would be misleading. */
const neededShare = 0.5

interface Columns {
  /** Changes in the number of running tests from each column to the next. So the cost of adding a test does not depend on its duration. */
  readonly running: Int32Array
  /** Whether failed tests ended in each column. */
  readonly failed: Uint8Array
}

/**
 * Lays out the run by job, by worker if there is one job, or by outermost suite if there is also only one worker. Undefined if too few
 * starts are known.
 */
export function layOutTimeline(model: TestModel): Timeline | undefined {
  const { starts, durations, ranks, estimated } = model.executions
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
  const lanes = new Map<number, Columns>()
  const leftOut = new Set<number>()
  const columnOf = (time: number) => Math.min(Math.floor(((time - start) / (end - start)) * timelineColumns), timelineColumns - 1)
  for (const [execution, began] of starts.entries()) {
    if (began < 0) continue
    const number = laneOf(execution)
    const lane = lanes.get(number) ?? { running: new Int32Array(timelineColumns + 1), failed: new Uint8Array(timelineColumns) }
    if (!lanes.has(number) && lanes.size === maximumLanes) {
      leftOut.add(number)
      continue
    }
    lanes.set(number, lane)
    const last = columnOf(began + Math.max(durations[execution] ?? 0, 0))
    addSpan(lane.running, columnOf(began), last + 1)
    if (ranks[execution] === failedRank) lane.failed[last] = 1
  }
  const drawn = [...lanes].sort(([one], [other]) => one - other)
  return {
    start,
    end,
    kind,
    isEstimated: estimated.size > 0,
    lanes: drawn.map(([lane, { running, failed }]) => ({
      title: names[lane] ?? 'others',
      busySpans: busySpansOf(running),
      failures: [...failed.keys()].filter((column) => failed[column] === 1),
    })),
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

function busySpansOf(running: Int32Array): Lane['busySpans'] {
  const spans: { from: number; to: number }[] = []
  let runs = 0
  for (let column = 0; column < timelineColumns; column += 1) {
    runs += running[column] ?? 0
    const last = spans.at(-1)
    if (runs === 0) continue
    if (last?.to === column) last.to = column + 1
    else spans.push({ from: column, to: column + 1 })
  }
  return spans
}
