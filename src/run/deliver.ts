import type { summary as coreSummary } from '@actions/core'
import { defaultReporters } from '../config/config.js'
import { type AnnotationWriter, deliverAnnotations } from '../deliver/annotations.js'
import { deliverJobSummary } from '../deliver/job-summary.js'
import { UserError } from '../errors.js'
import { readEvent } from '../github/event.js'
import type { Problem } from '../records/problem.js'
import { buildAnnotations } from '../report/annotations.js'
import { defaultTemplate } from '../report/default-template.js'
import { withProblems } from '../summary/run-summary.js'
import { comment } from './comment.js'
import { evaluatorOf } from './evaluator.js'
import type { Performed } from './perform.js'
import { githubReport, type ReportScope } from './report.js'
import { resolveReport } from './resolved-report.js'
import { workspacePrefix } from './workspace-path.js'

/** The parts of a step of GitHub Actions that a report is delivered to. */
export interface GitHubTargets {
  readonly core: AnnotationWriter & {
    readonly summary: Pick<typeof coreSummary, 'addRaw' | 'write'>
    setSecret(secret: string): void
    info(message: string): void
  }
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether failed tests and broken files are annotated. */
  readonly annotations: boolean
  /** The job's token; empty where there is none. */
  readonly token: string
  /** The pull request to comment on where the event names none. */
  readonly pullRequest?: number | undefined
}

/** What became of a report's delivery. */
export interface Delivered {
  /** What did not arrive. */
  readonly problems: readonly Problem[]
  /** What was left out though somebody waits for it, for reasons that are nobody's fault. */
  readonly notices: readonly string[]
  readonly commentUrl?: string | undefined
}

/** Delivers a report to the job summary, as a comment, and as annotations; one thing that fails never hides another. */
export async function deliverToGitHub(performed: Performed, targets: GitHubTargets): Promise<Delivered> {
  const { config, scope } = performed
  const { core, env } = targets
  const reporter = config.report.reporters.find((one) => one.type === 'codehost')
  const problems: Problem[] = []
  const notices: string[] = []
  let commentUrl: string | undefined

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      problems.push({ severity: 'error', kind: 'delivery', message: error.message })
    }
  }

  await attempt(async () => {
    const evaluator = await evaluatorOf({ config, origin: performed.origin, summary: scope.summary }, env)
    if (reporter?.condition !== undefined && !evaluator.condition(reporter.condition)) return
    const resolved = await resolveReport(reporter?.template ?? config.report.template ?? defaultTemplate, performed, evaluator)
    problems.push(...resolved.problems)
    const shown: ReportScope = { ...scope, summary: withProblems(scope.summary, resolved.problems) }
    if (config.report.jobSummary && env.GITHUB_STEP_SUMMARY) {
      await attempt(() =>
        deliverJobSummary((limitBytes) => githubReport(resolved.template, shown, limitBytes), {
          summary: core.summary,
          file: env.GITHUB_STEP_SUMMARY,
        }),
      )
    }
    if (!reporter?.commentEnabled) return
    await attempt(async () => {
      const result = await comment({
        reporter,
        isDefault: config.report.reporters === defaultReporters,
        template: resolved.template,
        scope: shown,
        evaluator,
        origin: performed.origin(),
        event: readEvent(env.GITHUB_EVENT_PATH),
        env,
        token: targets.token,
        pullRequest: targets.pullRequest,
        setSecret: (secret) => core.setSecret(secret),
        say: (message) => core.info(message),
      })
      commentUrl = result.url
      notices.push(...result.notices)
      problems.push(...result.problems)
    })
  })
  if (targets.annotations) annotate(scope, core, workspacePrefix(env.GITHUB_WORKSPACE, performed.request.cwd))
  return { problems, notices, commentUrl }
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
