import type { CiContext } from '../ci-context/ci-context.js'
import type { GitHubEvent } from '../ci-context/github-event.js'
import { knownFields } from '../ci-context/known-fields.js'
import type { Coordinates } from '../records/coordinates.js'

/** A place that a record cannot leave. */
export interface TrustedPlace {
  readonly coordinates: Coordinates
  /** Whether a build that a record names is one of those that the file may speak of; any other becomes that of the coordinates. */
  isOwnBuild(build: unknown): boolean
}

/** The run of a workflow that records speak of. */
export interface ReportedRun {
  /** GitHub's number of it; undefined where it is none of GitHub's. */
  readonly id?: number | undefined
  /** Where its records belong that do not say it. */
  readonly place: Coordinates
  /** Where all of them belong: given where a stranger may have written them. */
  readonly trusted?: TrustedPlace
}

/**
 * The run that a step reports: its own, or in a workflow that runs on `workflow_run` the one that was completed. Of that, only GitHub's
 * event says what it was; what it made may say anything.
 */
export function reportedRun(ciContext: CiContext, event: GitHubEvent, env: Readonly<Record<string, string | undefined>>): ReportedRun {
  const { org, project, module, pipeline, build, ref } = ciContext
  // Where its event cannot be read, nothing is known of the run, and still nobody is to be trusted.
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

/** The branch of a fork is called as GitHub calls it, `owner:branch`, so that a fork's `main` is never taken for ours. */
function headRef(
  { head_branch: branch = 'unknown', head_repository: repository }: NonNullable<GitHubEvent['workflow_run']>,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const name = repository?.full_name
  if (name !== undefined && name.toLowerCase() === env.GITHUB_REPOSITORY?.toLowerCase()) return branch
  return `${name?.split('/')[0] ?? 'ghost'}:${branch}`
}

/** Records of the earlier attempts of a run keep their build. */
function isAttempt(build: unknown, id: number | undefined, last: number): boolean {
  const [, run, attempt] = /^(\d+)\.([1-9]\d{0,8})$/.exec(typeof build === 'string' ? build : '') ?? []
  return Number(run) === id && Number(attempt) <= last
}
