import { failedRank, type TestModel } from '../test-model.js'

/** The layout of a timeline, with time divided into `columns` of equal length. */
export interface Timeline {
  /** In Unix ms. */
  readonly start: number
  readonly end: number
  readonly lanes: readonly Lane[]
  readonly kind: 'worker' | 'suite'
  /** The number of lanes that are left out. */
  readonly more: number
}

export interface Lane {
  readonly title: string
  /** Ranges of columns, [from, to), in which tests ran without a gap, split where failures start or end. */
  readonly busySpans: readonly { readonly from: number; readonly to: number; readonly isFailed: boolean }[]
}

/** More columns than most screens can show. */
export const columns = 600

const maximumLanes = 24

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

/** Lays out the run by worker, or by outermost suite if there are fewer than two workers. Undefined if too few starts are known. */
export function layOutTimeline(model: TestModel): Timeline | undefined {
  const { starts, durations } = model
  let start = Number.POSITIVE_INFINITY
  let end = Number.NEGATIVE_INFINITY
  let known = 0
  for (let test = 0; test < starts.length; test += 1) {
    const began = starts[test] ?? -1
    if (began < 0) continue
    known += 1
    start = Math.min(start, began)
    end = Math.max(end, began + Math.max(durations[test] ?? 0, 0))
  }
  if (known < 2 || known < starts.length * neededShare || end <= start) return undefined

  const kind = model.workers.names.length > 1 ? 'worker' : 'suite'
  const laneOf = kind === 'worker' ? (test: number) => model.workerOf[test] ?? -1 : createOutermostSuites(model)
  const lanes = new Map<number, Changes>()
  const leftOut = new Set<number>()
  const columnOf = (time: number) => Math.min(Math.floor(((time - start) / (end - start)) * columns), columns - 1)
  for (let test = 0; test < starts.length; test += 1) {
    const began = starts[test] ?? -1
    if (began < 0) continue
    const number = laneOf(test)
    const lane = lanes.get(number) ?? { running: new Int32Array(columns + 1), failing: new Int32Array(columns + 1) }
    if (!lanes.has(number) && lanes.size === maximumLanes) {
      leftOut.add(number)
      continue
    }
    lanes.set(number, lane)
    const from = columnOf(began)
    const to = columnOf(began + Math.max(durations[test] ?? 0, 0)) + 1
    addSpan(lane.running, from, to)
    if (model.ranks[test] === failedRank) addSpan(lane.failing, from, to)
  }
  const names = kind === 'worker' ? model.workers.names : model.suites.names
  const drawn = [...lanes].sort(([one], [other]) => one - other)
  return {
    start,
    end,
    kind,
    lanes: drawn.map(([lane, changes]) => ({ title: names[lane] ?? 'others', busySpans: busySpansOf(changes) })),
    more: leftOut.size,
  }
}

/** If all tests are in one suite, its inner suites are used. */
function createOutermostSuites({ suites, suiteOf }: TestModel): (test: number) => number {
  const deepest = suites.parents.filter((parent) => parent === -1).length > 1 ? 0 : 1
  const depths: number[] = []
  const lanes: number[] = []
  suites.parents.forEach((parent, suite) => {
    const depth = (depths[parent] ?? -1) + 1
    depths.push(depth)
    lanes.push(depth <= deepest ? suite : (lanes[parent] ?? suite))
  })
  return (test) => lanes[suiteOf[test] ?? -1] ?? -1
}

function addSpan(changes: Int32Array, from: number, to: number): void {
  changes[from] = (changes[from] ?? 0) + 1
  changes[to] = (changes[to] ?? 0) - 1
}

function busySpansOf({ running, failing }: Changes): Lane['busySpans'] {
  const spans: { from: number; to: number; isFailed: boolean }[] = []
  let runs = 0
  let fails = 0
  for (let column = 0; column < columns; column += 1) {
    runs += running[column] ?? 0
    fails += failing[column] ?? 0
    const last = spans.at(-1)
    if (runs === 0) continue
    if (last !== undefined && last.to === column && last.isFailed === fails > 0) last.to = column + 1
    else spans.push({ from: column, to: column + 1, isFailed: fails > 0 })
  }
  return spans
}
