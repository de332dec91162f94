import { basename } from 'node:path/posix'
import type { Environment } from '../../../base/environment.js'
import { shorten } from '../../../base/text/shorten.js'
import type { CiContext } from '../../../host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../../host/ci-context/github-event.js'
import { stepName } from '../../../host/ci-context/step-name.js'
import { commentLimits } from './limits.js'

/** The results that a comment covers: one step in one job, with the values of its matrix. */
export interface ReportCoverage {
  /** The displayed name: `CI / unit (ubuntu-latest, 20)`. Empty outside of GitHub Actions. */
  readonly name: string
  /** Differs between all steps, jobs, matrix jobs and workflows of a repository. */
  readonly key: string
}

/** Determines the results that the report of a run covers. */
export function reportCoverage({ pipeline, job, matrixJob, module, project }: CiContext, env: Environment): ReportCoverage {
  const step = env.GITHUB_ACTION ?? ''
  const name = matrixJob ?? job
  // The workflows that call one reusable workflow twice name a module with each call.
  const ownModule = module === project ? undefined : module
  const key = JSON.stringify([pipeline, name, ownModule, step])
  if (env.GITHUB_ACTIONS !== 'true') return { name: '', key }
  const place = [workflowName(pipeline), name].filter((part) => part !== undefined).map((part) => shorten(part, commentLimits.titlePart))
  const facts = [place.join(' / '), ownModule, stepName(step)].filter((part) => part !== undefined && part !== '')
  return { name: facts.join(' · '), key }
}

/**
 * Determines the workflow whose jobs share a comment: its file and, on `workflow_run`, the workflow that ran the tests, because the runs of
 * several workflows are not in one order.
 */
export function workflowCoverage({ pipeline }: CiContext, event: GitHubEvent, env: Environment): ReportCoverage {
  // `acme/shop/.github/workflows/ci.yml@refs/heads/main`
  const [, file = pipeline] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? '') ?? []
  const tested = event.workflow_run?.name
  const name = env.GITHUB_ACTIONS === 'true' ? workflowName(tested ?? pipeline) : undefined
  return { name: shorten(name ?? '', commentLimits.titlePart), key: JSON.stringify([file, tested]) }
}

/** A workflow without a name has the path of its file as its name. */
const workflowName = (pipeline: string | undefined) => (pipeline?.startsWith('.github/workflows/') ? basename(pipeline) : pipeline)
