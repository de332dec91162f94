import { readEvent } from '../ci-context/github-event.js'
import { type CodehostReporterConfig, isRequestedCodehost, type ReporterConfig } from '../config/config.js'
import { UserError } from '../errors.js'
import type { Evaluator } from '../expressions/evaluator.js'
import type { Problem } from '../records/problem.js'
import { defaultTemplate } from '../report/default-template.js'
import type { ReportScope } from '../report/scope.js'
import type { ResolvedTemplate } from '../report/template.js'
import type { Block } from '../report-tree/node.js'
import type { FinishedRun } from '../run/run.js'
import { createRunEvaluator } from '../run/run-evaluator.js'
import { type RunSummary, withProblems } from '../summary/run-summary.js'
import { type AnnotationWriter, annotateResults } from './annotations.js'
import { comment } from './comment.js'
import type { CommentKeeper } from './finish-comment.js'
import { checkPagePath } from './html-report/page-path.js'
import { type JobSummaryContext, writeJobSummary } from './job-summary.js'
import { renderJobSummary } from './report-content/github-report.js'
import { type KeptFilesUpload, keptFilesFold, keptFilesLine, withoutUpload } from './report-content/kept-files.js'
import { createReportResolver } from './report-content/report-resolver.js'

/** The parts of a step of GitHub Actions that a report is delivered to. */
export interface StepTargets {
  readonly core: AnnotationWriter & { readonly summary: JobSummaryContext['summary'] }
  /** Whether failed tests and broken files are annotated. */
  readonly annotations: boolean
  /** The job's token; may be empty. */
  readonly token: string
  /** The pull request to comment on if the event names none. */
  readonly pullRequest?: number | undefined
  /** Whether the results may be stored as an artifact, which the other jobs of the workflow read. */
  readonly artifacts?: boolean
  /** Receives a comment that is not finished yet, for the end of the job. */
  readonly onUnfinished?: CommentKeeper['keep']
}

/** The environment that a report is delivered to. */
export interface DeliveryTargets {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: Date
  /** The current step of GitHub Actions, if there is one. */
  readonly step?: StepTargets | undefined
  /** The outcome of uploading the kept files; absent if this process does not upload files. */
  readonly upload?: KeptFilesUpload | undefined
  /** Masks a text in the log. */
  readonly setSecret: (secret: string) => void
  /** Logs progress that requires no action. */
  readonly say: (message: string) => void
}

/** The outcome of a delivery. */
export interface DeliveryResult {
  /** Reports that did not arrive. The run has the problems of reading earlier builds. */
  readonly problems: readonly Problem[]
  /** Expected reports that were left out without an error. */
  readonly notices: readonly string[]
  readonly commentUrl?: string | undefined
  /** The HTML report; absolute. */
  readonly htmlPath?: string | undefined
  /** The address of the HTML report, if it was uploaded. */
  readonly reportUrl?: string | undefined
}

/** A report with the values of its run. */
interface ReadyReport {
  readonly template: ResolvedTemplate
  /** The template if it is the user's; undefined for the default one. */
  readonly ownTemplate: ResolvedTemplate | undefined
  readonly scope: ReportScope
  readonly evaluator: Evaluator
  readonly reportUrl: string | undefined
}

const nothing: DeliveryResult = { problems: [], notices: [] }

/** The HTML report comes first, because the others link to it. */
const order: readonly ReporterConfig['type'][] = ['html', 'codehost', 'chat']

/**
 * Delivers the report of a run with every configured reporter. A reporter that fails does not stop the others.
 * @throws UserError before anything is delivered, if the HTML report would overwrite a file that the run needs
 */
export async function deliverReport(finished: FinishedRun, targets: DeliveryTargets): Promise<DeliveryResult> {
  const { config, ciContext, scope, earlierBuilds } = finished
  const evaluator = await createRunEvaluator({ config, ciContext, summary: scope.summary }, targets.env)
  for (const reporter of config.report.reporters) {
    if (reporter.type === 'html' && isWanted(reporter, evaluator)) checkPagePath({ reporter, evaluator, env: targets.env }, finished)
  }
  const resolver = createReportResolver(finished, evaluator)
  // Only texts, such as titles, are masked. Webhook URLs and file paths are made of parts, and keep their secrets.
  const masked: Evaluator = { ...evaluator, text: (text) => finished.mask.text(evaluator.text(text)) }
  let outcome: DeliveryResult = nothing
  for (const reporter of config.report.reporters.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))) {
    const added = await attempt(async () => {
      if (!holds(reporter, evaluator)) return nothing
      if (reporter.type === 'codehost' && targets.step === undefined) return withoutStep(reporter)
      const own = reporter.template ?? config.report.template
      const template = await resolver.resolve(own ?? defaultTemplate)
      const { reportUrl } = outcome
      const shown = { ...scope, summary: withReportUrl(withProblems(scope.summary, earlierBuilds.problems()), reportUrl) }
      const report = { template, ownTemplate: own && template, scope: shown, evaluator: masked, reportUrl }
      return deliverTo(reporter, report, finished, targets)
    })
    outcome = { ...outcome, ...added, problems: [...outcome.problems, ...added.problems], notices: [...outcome.notices, ...added.notices] }
  }
  if (targets.step?.annotations) annotateResults(finished, targets.env, targets.step.core)
  const { problems, notices } = outcome
  return { ...outcome, problems: finished.mask.value(problems), notices: finished.mask.value(notices) }
}

/** Adds the HTML report of this run to its jobs, so that failed tests link to their details. */
const withReportUrl = (summary: RunSummary, reportUrl: string | undefined): RunSummary =>
  reportUrl === undefined ? summary : { ...summary, jobs: summary.jobs.map((job) => ({ reportUrl, ...job })) }

const holds = ({ condition }: ReporterConfig, evaluator: Pick<Evaluator, 'condition'>): boolean =>
  condition === undefined || evaluator.condition(condition)

/** Ignores errors in a condition: they are reported when its report is delivered. */
function isWanted(reporter: ReporterConfig, evaluator: Pick<Evaluator, 'condition'>): boolean {
  try {
    return holds(reporter, evaluator)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return false
  }
}

async function attempt(work: () => Promise<DeliveryResult>): Promise<DeliveryResult> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { notices: [], problems: [{ severity: 'error', kind: 'delivery', message: error.message }] }
  }
}

async function deliverTo(
  reporter: ReporterConfig,
  report: ReadyReport,
  finished: FinishedRun,
  targets: DeliveryTargets,
): Promise<DeliveryResult> {
  const { env, now, step, setSecret, say } = targets
  const kept = { files: report.scope.summary.artifacts, upload: targets.upload ?? withoutUpload(finished.artifacts.length) }
  switch (reporter.type) {
    case 'html': {
      // Slow to load, and used by few runs.
      const [{ writeHtml }, { uploadHtml }] = await Promise.all([import('./html-report.js'), import('./html-report/html-artifact.js')])
      const { path, problems } = await writeHtml({ ...report, reporter, keptFiles: keptFilesFold(kept), finished, env, now })
      const uploaded = await uploadHtml(path, env)
      return { htmlPath: path, reportUrl: uploaded.url, notices: uploaded.notices, problems: [...problems, ...uploaded.problems] }
    }
    case 'codehost':
      return step === undefined ? nothing : deliverToGitHub(reporter, report, keptFilesLine(kept), finished, { ...targets, step })
    case 'chat': {
      const { sendToChat } = await import('./chat.js')
      return sendToChat({ ...report, template: report.ownTemplate, reporter, ciContext: finished.ciContext(), setSecret, say })
    }
  }
}

/** Writes the job summary, and the comment on the pull request or commit. */
async function deliverToGitHub(
  reporter: CodehostReporterConfig,
  report: ReadyReport,
  keptFiles: readonly Block[],
  { ciContext, guide, request }: FinishedRun,
  {
    env,
    step: { core, token, pullRequest, artifacts = true, onUnfinished },
    setSecret,
    say,
  }: DeliveryTargets & { readonly step: StepTargets },
): Promise<DeliveryResult> {
  const { scope, ownTemplate: template, reportUrl } = report
  const render = (limitBytes: number) => renderJobSummary(scope, template, { reportUrl, guide, keptFiles }, limitBytes)
  const problems = await writeJobSummary(render, { summary: core.summary, file: env.GITHUB_STEP_SUMMARY })
  if (!reporter.commentEnabled) return { ...nothing, problems }
  const { url, ...result } = await comment({
    ...report,
    template,
    reporter,
    isDefault: !isRequestedCodehost(reporter),
    ciContext: ciContext(),
    event: readEvent(env.GITHUB_EVENT_PATH),
    env,
    token,
    pullRequest,
    isJoined: request.records.length > 0,
    artifacts,
    // The end of the job has only the token of the input.
    onUnfinished: reporter.token === undefined ? onUnfinished : undefined,
    guide,
    keptFiles,
    setSecret,
    say,
  })
  return { ...result, problems: [...problems, ...result.problems], ...(url !== undefined && { commentUrl: url }) }
}

/** Returns a notice that nothing was delivered to GitHub outside of a step, if the configuration asks for it. */
function withoutStep(reporter: CodehostReporterConfig): DeliveryResult {
  if (!isRequestedCodehost(reporter)) return nothing
  const reason = 'the job summary and the comment require a step of GitHub Actions, but GITHUB_ACTIONS is not "true"'
  return { ...nothing, notices: [`report.${reporter.slot}: Nothing was delivered: ${reason}.`] }
}
