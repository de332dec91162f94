import type { Writable } from '../../records/record.js'
import { maximumCauses } from './history-rows.js'
import type { Outcome, TestHistory } from './test-histories.js'

/** The details of a failure or a flaky result that a history contains besides the outcome. */
export interface ResultDetails {
  /** The id of the cause. */
  readonly cause?: string | undefined
  /** Whether a flaky test passed only when its job was run again. */
  readonly isRerun?: true | undefined
}

/** The fields of a row that contain details. */
export type DetailFields = Pick<TestHistory, 'causes' | 'flakyCauses' | 'reruns'>

/** Returns whether a row has details about flaky results. */
export const hasFlakyDetails = ({ flakyCauses, reruns }: Omit<DetailFields, 'causes'>): boolean =>
  flakyCauses !== undefined || reruns !== undefined

/** Returns whether a row has details. Nearly all rows have none. */
export const hasDetails = (row: DetailFields): boolean => row.causes.length > 0 || hasFlakyDetails(row)

/** Returns the known details by the indexes of their builds. */
export function detailsByBuild({ results, causes, flakyCauses = [], reruns = [] }: DetailFields & Pick<TestHistory, 'results'>) {
  const known = new Map<number, ResultDetails>()
  for (const [index, build] of lastBuilds(results, 'F', causes.length).entries()) {
    const cause = causes[index]
    if (cause !== undefined) known.set(build, { cause })
  }
  for (const [index, build] of lastBuilds(results, 'f', Math.max(flakyCauses.length, reruns.length)).entries()) {
    const details = { cause: flakyCauses[index], isRerun: reruns[index] }
    if (details.cause !== undefined || details.isRerun !== undefined) known.set(build, details)
  }
  return known
}

/** Returns the details of the last failures and flaky results, as a row has them. */
export function newestDetails(results: string, detailsOf: (build: number) => ResultDetails | undefined): DetailFields {
  const fields: Writable<DetailFields> = {
    causes: withoutEnd(lastBuilds(results, 'F', maximumCauses).map((build) => detailsOf(build)?.cause)),
  }
  const flaky = lastBuilds(results, 'f', maximumCauses).map(detailsOf)
  const flakyCauses = withoutEnd(flaky.map((details) => details?.cause))
  const reruns = withoutEnd(flaky.map((details) => details?.isRerun))
  if (flakyCauses.length > 0) fields.flakyCauses = flakyCauses
  if (reruns.length > 0) fields.reruns = reruns
  return fields
}

/** Returns the last builds with an outcome, the newest first. */
function lastBuilds(results: string, outcome: Outcome, limit: number): readonly number[] {
  const builds: number[] = []
  let build = results.length
  while (builds.length < limit && build > 0) {
    build = results.lastIndexOf(outcome, build - 1)
    if (build === -1) break
    builds.push(build)
  }
  return builds
}

function withoutEnd<Value>(values: (Value | undefined)[]): readonly (Value | undefined)[] {
  while (values.length > 0 && values.at(-1) === undefined) values.pop()
  return values
}
