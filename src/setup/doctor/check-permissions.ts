import { definedFields } from '../../base/defined-fields.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { isGiteaActions } from '../../host/ci-context/services/gitea-environment.js'
import type { GitHubError } from '../../host/github/github-error.js'
import { commentPermission, tokenPermissions } from '../../host/github/token-permissions.js'
import type { Examination } from './doctor-request.js'
import type { DoctorFinding } from './finding.js'
import type { GitHubAccess, GitHubReading } from './github-reading.js'
import { permissionsYaml } from './permissions-yaml.js'
import { isReadOnlyFork } from './read-only-fork.js'
import { isGranted, readWorkflowPermissions, type WorkflowPermissions } from './workflow-permissions.js'

/** The permissions of the job, as far as they can be known. */
export interface CheckedPermissions {
  readonly findings: readonly DoctorFinding[]
  /** Whether the comment is known to fail. */
  readonly isCommentRefused: boolean
}

/** A permission that a report of this run needs. */
interface Need {
  /** As in a workflow: `pull-requests: write`. */
  readonly permission: string
  /** Completes "for …". */
  readonly purpose: string
  /** The function that a run loses without it. */
  readonly severity: 'problem' | 'warning'
  /** Why a read request that needs at least read access was refused. */
  readonly error?: GitHubError | undefined
  /** Whether such a request succeeded, which in a public repository needs no permission. */
  readonly isRead: boolean
}

/**
 * Checks the permissions of the job's token: by read requests, by the permissions in the workflow's file and by the event. No write
 * permission can be proved without writing, so a permission that none of them decides is reported as unknown.
 */
export function checkPermissions(examination: Examination, access: GitHubAccess, reading: GitHubReading): CheckedPermissions {
  const { env, isAction } = examination
  const only = (finding: DoctorFinding): CheckedPermissions => ({ findings: [finding], isCommentRefused: finding.status === 'problem' })
  if (env.GITHUB_ACTIONS !== 'true' || isGiteaActions(env)) {
    return only({ status: 'off', title: 'Not a job of GitHub Actions, so no permission is needed', unused: 'GitHub reports' })
  }
  if (access.token === '') {
    const cure = isAction
      ? 'Leave out the input token, or set it to `github.token`.'
      : 'Set the variable GITHUB_TOKEN in the environment of the step.'
    const yaml = isAction ? undefined : `env:\n  GITHUB_TOKEN: \${{ github.token }}`
    return only({ status: 'unknown', title: 'There is no token: not checked', cure, ...definedFields({ yaml }) })
  }
  const refused = [reading.jobsError, reading.placesError, reading.commentsError].find((error) => error?.failure === 'token')
  if (refused !== undefined) return only({ status: 'problem', title: refused.message })
  const silent = [reading.jobsError, reading.placesError, reading.commentsError].find(
    (error) => error !== undefined && error.failure !== 'permission',
  )
  const workflow = access.isOwnToken ? undefined : readWorkflowPermissions(env)
  const needs = needsOf(examination, access, reading)
  const findings = needs.map((need) => judge(need, examination, access, workflow))
  const missing = needs.filter((_, index) => !['ok', 'off'].includes(findings[index]?.status ?? ''))
  const yaml = permissionsYaml(
    missing.map(({ permission }) => permission),
    workflow?.granted,
  )
  return {
    findings: [
      ...(silent === undefined ? [] : [{ status: 'unknown', title: silent.message } as const]),
      ...findings,
      // One snippet for all of them, because a block of permissions replaces the one before.
      ...(missing.length === 0 || access.isOwnToken ? [] : [pasteFinding(yaml, workflow, missing.length)]),
    ],
    isCommentRefused: needs.some(({ permission }, index) => permission.endsWith(': write') && findings[index]?.status === 'problem'),
  }
}

function pasteFinding(yaml: string, workflow: WorkflowPermissions | undefined, count: number): DoctorFinding {
  const where = workflow?.granted === undefined ? 'add this to the job' : 'change the permissions in the workflow to this'
  return {
    status: 'off',
    title: `To grant ${count === 1 ? 'it' : 'them'}, ${where}:`,
    ...(workflow !== undefined && { path: workflow.path, line: workflow.line }),
    yaml,
  }
}

function needsOf({ env, run }: Examination, { reporter }: GitHubAccess, reading: GitHubReading): readonly Need[] {
  const needs: Need[] = []
  const [place] = reading.places !== undefined && 'places' in reading.places ? reading.places.places : []
  if (place !== undefined && reporter?.commentEnabled === true) {
    const { commentsError: error, areCommentsRead: isRead } = reading
    needs.push({ permission: commentPermission(place), purpose: 'the comment', severity: 'problem', error, isRead })
  } else if (reading.placesError?.failure === 'permission') {
    const error = reading.placesError
    needs.push({
      permission: tokenPermissions.pullRequests,
      purpose: 'finding the pull request',
      severity: 'warning',
      error,
      isRead: false,
    })
  }
  const readsHistory = run.history?.artifact !== undefined && run.history.files.length === 0 && run.server === undefined
  const purpose = readsHistory ? 'the history and the jobs of the run' : 'the jobs of the run'
  if (env.GITHUB_RUN_ID) {
    needs.push({ permission: tokenPermissions.runs, purpose, severity: 'warning', error: reading.jobsError, isRead: reading.areJobsRead })
  }
  return needs
}

function judge(
  { permission, purpose, severity, error, isRead }: Need,
  { env }: Examination,
  { isOwnToken }: GitHubAccess,
  workflow: WorkflowPermissions | undefined,
): DoctorFinding {
  const title = `${permission}, for ${purpose}`
  const place = workflow === undefined ? {} : { path: workflow.path, line: workflow.line }
  const isWrite = permission.endsWith(': write')
  if (error?.failure === 'permission')
    return { status: severity, title: `${title}: missing, because GitHub refused a request that needs it`, ...place }
  if (isReadOnlyFork(env) && isWrite) {
    return { status: 'off', title: `${title}: a run for a pull request from a fork gets only read access` }
  }
  // The answer to a read request is the proof.
  if (!isWrite && isRead) return { status: 'ok', title }
  if (isOwnToken)
    return { status: 'unknown', title: `${title}: cannot be checked without writing, because the configuration sets another token` }
  if (workflow?.granted !== undefined) {
    if (!isGranted(workflow.granted, permission))
      return { status: severity, title: `${title}: missing, because the workflow does not grant it`, ...place }
    if (isDependabot(env)) return { status: 'unknown', title: `${title}: granted by the workflow, but Dependabot may limit it`, ...place }
    return { status: 'ok', title: `${title}: granted by the workflow`, ...place }
  }
  const reason =
    workflow === undefined
      ? 'the file of the workflow is not in the checkout'
      : 'the workflow does not set permissions, so the default of the repository applies'
  return { status: 'unknown', title: `${title}: cannot be checked without writing; ${reason}`, ...place }
}

/** Returns whether Dependabot started the run; an organisation may limit its token. */
const isDependabot = (env: Examination['env']): boolean =>
  env.GITHUB_ACTOR === 'dependabot[bot]' && readEvent(env.GITHUB_EVENT_PATH).pull_request !== undefined
