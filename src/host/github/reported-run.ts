import type { Environment } from '../../base/environment.js'
import type { Coordinates } from '../../records/coordinates.js'
import type { CiContext } from '../ci-context/ci-context.js'
import { completedRun } from '../ci-context/completed-run.js'
import type { GitHubEvent } from '../ci-context/github-event.js'
import { knownFields } from '../ci-context/known-fields.js'
import { storedContext } from '../ci-context/stored-context.js'
import { untrustedEvent } from '../ci-context/untrusted-event.js'

/** Coordinates that records of an untrusted run cannot change. */
export interface TrustedPlace {
  readonly coordinates: Coordinates
  /** Returns whether the file may contain records of a build. Other builds are replaced by the build of the coordinates. */
  isOwnBuild(build: unknown): boolean
}

/** The workflow run that the records belong to. */
export interface ReportedRun {
  /** GitHub's id; undefined outside of GitHub Actions. */
  readonly id?: number | undefined
  /** The defaults for missing coordinates of records. */
  readonly place: Coordinates
  /** The coordinates of all records, if the records are untrusted. */
  readonly trusted?: TrustedPlace
}

/**
 * Returns the run that a step reports: its own or, on `workflow_run`, the completed one. On an untrusted event, only the event of GitHub
 * decides where records belong, because the files may be forged.
 */
export function reportedRun(ciContext: CiContext, event: GitHubEvent, env: Environment): ReportedRun {
  const { org, project, module, pipeline, build, ref } = storedContext(ciContext, event, env)
  const completed = completedRun(event, env)
  const id = completed === undefined ? runNumber(env.GITHUB_RUN_ID) : completed.id
  const attempt = (completed === undefined ? runNumber(env.GITHUB_RUN_ATTEMPT) : completed.run_attempt) ?? 1
  const place = knownFields({ org, project, module, pipeline, build: build.id, ref })
  if (completed === undefined && untrustedEvent(env) === undefined) return { id, place }
  const { module: _, ...coordinates } = place
  return { id, place, trusted: { coordinates, isOwnBuild: (named) => isAttempt(named, id, attempt) } }
}

function runNumber(text: string | undefined): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Returns whether a build is this attempt of the run or an earlier one. */
function isAttempt(build: unknown, id: number | undefined, last: number): boolean {
  const [, run, attempt] = /^(\d+)\.([1-9]\d{0,8})$/.exec(typeof build === 'string' ? build : '') ?? []
  return Number(run) === id && Number(attempt) <= last
}
