import type { Environment } from '../../../base/environment.js'
import type { CiContext } from '../../../host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../../host/ci-context/github-event.js'
import { reportedAttempt } from '../../../host/ci-context/run-attempt.js'
import { stepName } from '../../../host/ci-context/step-name.js'
import { distinctJobName } from '../../../host/github/distinct-job-name.js'
import { readJobRun } from '../../../host/github/job-run.js'
import { ownJobId, type RunActivity } from '../../../host/github/run-activity.js'
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

/** Makes the part of the step that reports. */
export function ownPart(scope: ReportScope, facts: OwnPartFacts): Part {
  const { ciContext, event, env, comment, reportUrl, isJoined, properties, activity } = facts
  const { module: ownModule } = ciContext
  const reportedJob = reportedJobOf(ciContext)
  const job = distinctJobName(reportedJob, activity)
  const { own: listed } = activity
  const step = env.GITHUB_ACTION ?? ''
  return partOfReport(scope, {
    name: partName({
      key: ownKey(facts),
      jobRun: shortHash(jobRunOf(event, env)),
      attempt: reportedAttempt(event, env),
    }),
    comment,
    job,
    reportedJob,
    module: shownModule(ciContext),
    step: stepName(step) || undefined,
    shownName: listed?.name === job ? undefined : listed?.name,
    url: listed?.url ?? ownPage(env),
    reportUrl,
    isJoined,
    properties,
    project: ownModule,
  })
}

/** Returns the page of the own job if GitHub does not list it and only its id is known. */
function ownPage(env: Environment): string | undefined {
  const id = ownJobId(env)
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return id === undefined || !server || !repository || !run ? undefined : `${server}/${repository}/actions/runs/${run}/job/${id}`
}

/** Returns the key of the parts of a step, which all of its runs and attempts share. */
export const ownKey = ({ ciContext, env, title, activity }: Pick<OwnPartFacts, 'ciContext' | 'env' | 'title' | 'activity'>): string =>
  partKey(distinctJobName(reportedJobOf(ciContext), activity), shownModule(ciContext), title, env.GITHUB_ACTION ?? '')

const reportedJobOf = ({ job, matrixJob }: CiContext): string => matrixJob ?? job ?? 'this job'

/** The name of the project does not distinguish the parts of a run. */
const shownModule = ({ module: own, project }: CiContext): string | undefined => (own === project ? undefined : own)

/** On `workflow_run`, a later run for the same attempt reports the same results again. */
const jobRunOf = (event: GitHubEvent, env: Environment): string =>
  event.workflow_run === undefined ? (readJobRun(env.ACTIONS_RUNTIME_TOKEN)?.job ?? '') : ''
