import type { summary as coreSummary } from '@actions/core'
import { type AnnotationWriter, deliverAnnotations } from '../deliver/annotations.js'
import { deliverJobSummary } from '../deliver/job-summary.js'
import { UserError } from '../errors.js'
import type { Problem } from '../records/problem.js'
import { buildAnnotations } from '../report/annotations.js'
import { githubReport, type ReportScope } from './report.js'
import { workspacePrefix } from './workspace-path.js'

/** The parts of a step of GitHub Actions that a report is delivered to. */
export interface GitHubTargets {
  readonly core: AnnotationWriter & { readonly summary: Pick<typeof coreSummary, 'addRaw' | 'write'> }
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder that problems' paths are relative to; absolute. */
  readonly cwd: string
  /** Whether failed tests and broken files are annotated. */
  readonly annotations: boolean
}

/**
 * Delivers a report to the job summary and as annotations.
 * @returns what did not arrive; one thing that fails never hides another
 */
export async function deliverToGitHub(scope: ReportScope, { core, env, cwd, annotations }: GitHubTargets): Promise<readonly Problem[]> {
  const problems: Problem[] = []
  if (env.GITHUB_STEP_SUMMARY) {
    try {
      await deliverJobSummary((limitBytes) => githubReport(scope, limitBytes), { summary: core.summary, file: env.GITHUB_STEP_SUMMARY })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      problems.push({ severity: 'error', kind: 'delivery', message: error.message })
    }
  }
  if (annotations) annotate(scope, core, workspacePrefix(env.GITHUB_WORKSPACE, cwd))
  return problems
}

function annotate({ summary, locations }: ReportScope, core: AnnotationWriter, prefix: string): void {
  const inWorkspace = {
    ...summary,
    problems: summary.problems.map((problem) => (problem.path === undefined ? problem : { ...problem, path: prefix + problem.path })),
  }
  const unlisted = summary.counts.failed - summary.tests.failed.length
  deliverAnnotations(
    buildAnnotations(inWorkspace, (test) => locations.get(test)),
    core,
    unlisted,
  )
}
