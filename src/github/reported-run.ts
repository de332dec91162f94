import type { CiContext } from '../ci-context/ci-context.js'
import type { GitHubEvent } from '../ci-context/github-event.js'
import { knownFields } from '../ci-context/known-fields.js'
import type { Coordinates } from '../records/coordinates.js'

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
 * Returns the run that a step reports: its own or, on `workflow_run`, the completed one. For a completed run, only the event of GitHub is
 * trusted, because its files may be forged.
 */
export function reportedRun(ciContext: CiContext, event: GitHubEvent, env: Readonly<Record<string, string | undefined>>): ReportedRun {
  const { org, project, module, pipeline, build, ref } = ciContext
  // Without a readable event, nothing is known about the run, but its records are still untrusted.
  const completed = event.workflow_run ?? (env.GITHUB_EVENT_NAME === 'workflow_run' ? {} : undefined)
  if (completed === undefined) {
    const id = Number(env.GITHUB_RUN_ID)
    return {
      id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
      place: knownFields({ org, project, module, pipeline, build: build.id, ref }),
    }
  }
  const { id, run_attempt: attempt = 1, name } = completed
  const trusted = knownFields({
    org,
    project,
    pipeline: name ?? pipeline,
    build: id === undefined ? build.id : `${id}.${attempt}`,
    ref: headRef(completed, env),
  })
  return {
    id,
    place: { ...trusted, ...(module !== undefined && { module }) },
    trusted: { coordinates: trusted, isOwnBuild: (named) => isAttempt(named, id, attempt) },
  }
}

/** Returns the branch, for a fork in GitHub's form `owner:branch`, so that a fork's `main` is not confused with ours. */
function headRef(
  { head_branch: branch = 'unknown', head_repository: repository }: NonNullable<GitHubEvent['workflow_run']>,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const name = repository?.full_name
  if (name !== undefined && name.toLowerCase() === env.GITHUB_REPOSITORY?.toLowerCase()) return branch
  return `${name?.split('/')[0] ?? 'ghost'}:${branch}`
}

/** Returns whether a build is this attempt of the run or an earlier one. */
function isAttempt(build: unknown, id: number | undefined, last: number): boolean {
  const [, run, attempt] = /^(\d+)\.([1-9]\d{0,8})$/.exec(typeof build === 'string' ? build : '') ?? []
  return Number(run) === id && Number(attempt) <= last
}
