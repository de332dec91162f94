import type { Writable } from '../../records/record.js'
import { countSamples, neededDurations, p95Of } from './duration-codes.js'
import type { TestHistory } from './test-histories.js'

/** The number of builds of a history. */
export const maximumBuilds = 50
/** The number of rows of a history. */
export const maximumRows = 200_000
/** The number of failures of a test whose causes are kept, and likewise of its flaky results. */
export const maximumCauses = 3

/** The parts of a row from which the others follow. */
export interface RowParts extends Pick<TestHistory, 'id' | 'suite' | 'name' | 'results' | 'causes'> {
  readonly flakyCauses?: TestHistory['flakyCauses'] | undefined
  readonly reruns?: TestHistory['reruns'] | undefined
  readonly job?: string | undefined
  readonly module?: string | undefined
  /** One code per build, complete or as in {@link TestHistory}. */
  readonly durations?: string | undefined
  /** Whether the test appeared before the first build. */
  readonly isOlder: boolean
}

/** Makes a row, with those durations that can still matter. */
export function makeRow({ durations, ...parts }: RowParts): TestHistory {
  return rowOf({ ...parts, durations: durations === undefined ? undefined : neededDurations(durations) })
}

/**
 * Makes a row from parts whose durations are as in {@link TestHistory}. Assigns the optional fields one by one, because spreading them
 * takes ten times as long.
 */
export function rowOf(parts: RowParts): TestHistory {
  const { id, job, module, suite, name, results, causes, flakyCauses, reruns, durations, isOlder } = parts
  const samples = countSamples(results)
  const row: Writable<TestHistory> = { id, suite, name, results, samples, causes }
  if (job !== undefined) row.job = job
  if (module !== undefined) row.module = module
  if (flakyCauses !== undefined) row.flakyCauses = flakyCauses
  if (reruns !== undefined) row.reruns = reruns
  if (durations !== undefined) {
    row.durations = durations
    const p95Ms = p95Of(durations, samples)
    if (p95Ms !== undefined) row.p95Ms = p95Ms
  }
  const firstBuild = isOlder ? undefined : firstBuildOf(results)
  if (firstBuild !== undefined) row.firstBuild = firstBuild
  return row
}

/** Returns whether the test of a row appeared before the first build and did not run in it. */
export const isOlder = ({ firstBuild, results }: Pick<TestHistory, 'firstBuild' | 'results'>): boolean =>
  firstBuild === undefined && results.startsWith('-')

function firstBuildOf(results: string): number | undefined {
  if (!results.startsWith('-')) return undefined
  const first = results.search(/[^-]/)
  return first > 0 ? first : undefined
}
