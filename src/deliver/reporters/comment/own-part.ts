import type { Environment } from '../../../base/environment.js'
import type { CiContext } from '../../../host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../../host/ci-context/github-event.js'
import { stepName } from '../../../host/ci-context/step-name.js'
import { distinctJobName } from '../../../host/github/distinct-job-name.js'
import { readJobRun } from '../../../host/github/job-run.js'
import type { RunActivity } from '../../../host/github/run-activity.js'
import type { ReportScope } from '../../../report/content/scope.js'
import type { Part, PropertyRow } from './parts/part.js'
import { partKey, partName, shortHash } from './parts/part-name.js'
import { partOfReport } from './parts/part-of-report.js'

/** The facts about the step that reports. */
export interface OwnPartFacts {
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  readonly env: Environment
  readonly title: string
  /** The key of the comment, as in its marker. */
  readonly comment: string
  readonly reportUrl: string | undefined
  /** Whether the results come from the records of other jobs. */
  readonly isJoined: boolean
  readonly properties: readonly PropertyRow[]
  /** The jobs of the own run, as far as GitHub lists them. */
  readonly activity: Pick<RunActivity, 'jobs' | 'own'>
}

/** Returns the attempt of the reported run: on `workflow_run`, of the run that ran the tests. */
export const reportedAttempt = (event: GitHubEvent, env: Environment): number =>
  positive(event.workflow_run?.run_attempt ?? env.GITHUB_RUN_ATTEMPT) ?? 1

/** Returns the number of the reported run; 0 if it has none. */
export const reportedNumber = (event: GitHubEvent, env: Environment): number =>
  positive(event.workflow_run === undefined ? env.GITHUB_RUN_NUMBER : event.workflow_run.run_number) ?? 0

function positive(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number < 1e10 ? number : undefined
}

/** Makes the part of the step that reports. */
export function ownPart(scope: ReportScope, facts: OwnPartFacts): Part {
  const { ciContext, event, env, title, comment, reportUrl, isJoined, properties, activity } = facts
  const { job: jobId, matrixJob, module: ownModule, project } = ciContext
  const reportedJob = matrixJob ?? jobId ?? 'this job'
  const job = distinctJobName(reportedJob, activity)
  const { own: listed } = activity
  const shownModule = ownModule === project ? undefined : ownModule
  const step = env.GITHUB_ACTION ?? ''
  return partOfReport(scope, {
    name: partName({
      key: partKey(job, shownModule, title, step),
      jobRun: shortHash(jobRunOf(event, env)),
      attempt: Math.min(reportedAttempt(event, env), 999_999),
    }),
    comment,
    job,
    reportedJob,
    module: shownModule,
    step: stepName(step) || undefined,
    shownName: listed?.name === job ? undefined : listed?.name,
    url: listed?.url,
    reportUrl,
    isJoined,
    properties,
    project: ownModule,
  })
}

/** On `workflow_run`, a later run for the same attempt reports the same results again. */
const jobRunOf = (event: GitHubEvent, env: Environment): string =>
  event.workflow_run === undefined ? (readJobRun(env.ACTIONS_RUNTIME_TOKEN)?.job ?? '') : ''
