import { definedFields } from '../../../base/defined-fields.js'
import { recordLimits } from '../../../records/limits.js'
import type { Writable } from '../../../records/record.js'
import { durationCodes } from '../duration-codes.js'
import type { RowSuite } from '../history-columns.js'
import { maximumCauses } from '../history-rows.js'
import { passedAlways } from '../outcomes.js'
import type { RowFields } from '../row-table.js'
import { expandRuns, lengthOfRuns } from '../runs.js'

const outcomes = 'PFfS-'
const maximumCause = 100
/** The number of different results that are expanded once. Most tests of a history have one of a few. */
const maximumExpanded = 10_000

/** The line of a test. */
export interface TestLine {
  readonly fields: RowFields
  readonly results: string
}

/** Makes a function that reads the value of a test's line, and returns a sentence if it is not valid. */
export function createRowReader(builds: number): (value: unknown) => TestLine | string {
  const always = passedAlways(builds)
  const expanded = new Map<string, string | undefined>()
  const expand = (runs: string): string | undefined => {
    if (!expanded.has(runs)) {
      if (expanded.size >= maximumExpanded) expanded.clear()
      expanded.set(runs, expandRuns(runs, builds, outcomes))
    }
    return expanded.get(runs)
  }
  return (value) => {
    if (typeof value === 'string') return isName(value) ? testLine(value, always) : 'The name of the test is too long.'
    if (!Array.isArray(value)) return 'The line is not a test.'
    const [name, runs = '', fields = {}] = value as readonly unknown[]
    if (!isName(name)) return 'The first element is not the name of a test.'
    const results = typeof runs === 'string' ? expand(runs) : undefined
    if (results === undefined) return `The results ${shown(runs)} are not those of ${builds} builds.`
    if (typeof fields !== 'object' || fields === null) return 'The third element is not an object.'
    const { job, causes = [], flakyCauses, reruns, older } = fields as Readonly<Record<string, unknown>>
    if (job !== undefined && !isName(job)) return '"job" is not the name of a job.'
    if (!isList(causes, isCause)) return `"causes" is not a list of at most ${maximumCauses} ids.`
    if (flakyCauses !== undefined && !isList(flakyCauses, isCause)) return `"flakyCauses" is not a list of at most ${maximumCauses} ids.`
    if (reruns !== undefined && !isList(reruns, isFlag)) return `"reruns" is not a list of at most ${maximumCauses} values.`
    const read: Writable<RowFields> = { name, job, causes: withoutNull(causes), isOlder: older === true }
    if (flakyCauses !== undefined) read.flakyCauses = withoutNull(flakyCauses)
    if (reruns !== undefined) read.reruns = withoutNull(reruns)
    return { fields: read, results }
  }
}

const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.length <= maximumCauses && value.every(isItem)

const withoutNull = <Item>(list: readonly (Item | null)[]): readonly (Item | undefined)[] => list.map((item) => item ?? undefined)

const isFlag = (value: unknown): value is true | null => value === true || value === null

const testLine = (name: string, results: string): TestLine => ({
  fields: { name, job: undefined, causes: [], isOlder: false },
  results,
})

/** Returns the codes of a test's durations in runs, unless they are not valid. */
export const readDurations = (runs: unknown, builds: number): string | undefined =>
  typeof runs === 'string' && lengthOfRuns(runs, builds, durationCodes) === builds ? runs : undefined

/** Reads the line of a suite. */
export function readSuite({ suite = [], module }: { readonly suite?: unknown; readonly module?: unknown }): RowSuite | string {
  if (!Array.isArray(suite) || suite.length > recordLimits.suites || !suite.every(isName)) return '"suite" is not a list of names.'
  if (module !== undefined && !isName(module)) return '"module" is not a name.'
  return { suite, ...definedFields({ module }) }
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= recordLimits.name

const isCause = (value: unknown): value is string | null => value === null || (typeof value === 'string' && value.length <= maximumCause)

const shown = (value: unknown): string => (typeof value === 'string' && value.length <= 60 ? JSON.stringify(value) : 'of the test')
