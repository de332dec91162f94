import type { summary as coreSummary } from '@actions/core'
import type { CodehostReporterConfig } from '../config/config.js'
import { UserError } from '../errors.js'
import type { Problem } from '../records/problem.js'
import type { AnnotationWriter } from './annotations.js'
import { type CommentRequest, type CommentResult, comment } from './comment.js'
import { deliverJobSummary } from './job-summary.js'
import { githubReport } from './report-content/github-report.js'
import { summaryFrame } from './report-content/report-frame.js'

/** The parts of a step of GitHub Actions that a report is delivered to. */
export interface StepTargets {
  readonly core: AnnotationWriter & { readonly summary: Pick<typeof coreSummary, 'addRaw' | 'write'> }
  /** Whether failed tests and broken files are annotated. */
  readonly annotations: boolean
  /** The job's token; empty where there is none. */
  readonly token: string
  /** The pull request to comment on where the event names none. */
  readonly pullRequest?: number | undefined
}

/** A report for the code host: what its comment needs, and whether there is to be one, the reporter says. */
export type CodehostRequest = Omit<CommentRequest, 'token' | 'pullRequest'> & { readonly reporter: CodehostReporterConfig }

/** Shows a report where the code lives: in the job summary, and as a comment on the pull request or the commit. */
export async function deliverToCodehost(request: CodehostRequest, { core, token, pullRequest }: StepTargets): Promise<CommentResult> {
  const problems = request.env.GITHUB_STEP_SUMMARY ? await summarise(request, core.summary) : []
  if (!request.reporter.commentEnabled) return { notices: [], problems }
  const result = await comment({ ...request, token, pullRequest })
  return { ...result, problems: [...problems, ...result.problems] }
}

/** A summary that finds no room does not hide the comment. */
async function summarise(
  { template, scope, env, reportUrl, guide, keptFiles }: CodehostRequest,
  summary: StepTargets['core']['summary'],
): Promise<readonly Problem[]> {
  const frame = summaryFrame({ reportUrl, guide, keptFiles })
  try {
    await deliverJobSummary((limitBytes) => githubReport(template, scope, limitBytes, frame), { summary, file: env.GITHUB_STEP_SUMMARY })
    return []
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return [{ severity: 'error', kind: 'delivery', message: error.message }]
  }
}
