import type { RecordedRun } from '../../../answers/test-runs.js'
import type { Api } from '../answers/api.js'
import type { BranchBuilds } from '../answers/branch-builds.js'
import { rowBuilds } from '../pieces/history-cell.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import { type FailingSince, failingSince } from './failing-since.js'

/** The failure of the newest build of a branch. */
export interface Failing extends FailingSince {
  /** The failures in the newest build: one run for each test. */
  readonly runs: readonly RecordedRun[]
  /** Whether these are all of its failures. */
  readonly isComplete: boolean
}

/** A failure may have a long trace, so few are read. */
const readFailures = 30

/** Reads the failures of the newest build of a branch; undefined if it did not fail. */
export async function readFailing(
  api: Api,
  state: DashboardState,
  { ref, builds }: BranchBuilds,
  period: Period,
): Promise<Failing | undefined> {
  const since = failingSince(builds, rowBuilds)
  if (since === undefined) return undefined
  const span = { fromTs: since.newest.timestamp, toTs: period.toTs }
  const page = await api.runs({ ...state, branch: ref }, span, { status: 'failed', limit: readFailures })
  const ofBuild = page.runs.filter(({ build, superseded }) => since.newest.attempts.includes(build) && !superseded)
  const runs = ofBuild.filter(({ testId }, index) => ofBuild.findIndex((other) => other.testId === testId) === index)
  return { ...since, runs, isComplete: page.nextCursor === undefined }
}
