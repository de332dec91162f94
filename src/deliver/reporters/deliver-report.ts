import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { type CodehostReporterConfig, type HtmlReporterConfig, isRequestedCodehost, type ReporterConfig } from '../../config/config.js'
import { isGiteaActions } from '../../host/ci-context/services/gitea-environment.js'
import type { Problem } from '../../records/problem.js'
import { headlineMark } from '../../report/content/headline.js'
import type { Block } from '../../report/tree/node.js'
import { maximumAttachmentBytes } from '../../run/collect/run-evidence.js'
import type { FinishedRun } from '../../run/run.js'
import { type AnnotationWriter, annotateResults } from './annotations.js'
import type { DeliveredAttachments } from './attachments/deliver-attachments.js'
import type { BuildPage } from './build-page/build-page.js'
import { comment } from './comment.js'
import type { CommentKeeper } from './finish-comment.js'
import { commentDelivery, summaryRenderer } from './github-content.js'
import { checkPagePath, pagePath } from './html-report/page-path.js'
import { type JobSummaryContext, writeJobSummary } from './job-summary.js'
import { prepareReports, type ReadyReport, type ReadyReports } from './ready-reports.js'
import { renderBuildPage } from './report-content/github-report.js'
import { type KeptFilesUpload, keptFilesFold, keptFilesLine, uploadOf } from './report-content/kept-files.js'
import { isSummaryWanted } from './summary-mode.js'

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
  readonly env: Environment
  readonly now: Date
  /** The current step of GitHub Actions, if there is one. */
  readonly step?: StepTargets | undefined
  /** The page of the build on another CI service, if it has one. */
  readonly page?: BuildPage | undefined
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
  /** The address of the artifact with the files of tests, if there is one. */
  readonly attachmentsUrl?: string | undefined
  /** The number of files of tests in the HTML report. */
  readonly embeddedFiles?: number | undefined
}

const nothing: DeliveryResult = { problems: [], notices: [] }

/** The reporters with the lowest number come first. The others link to the HTML report. */
const order: Readonly<Record<ReporterConfig['type'], number>> = { html: 0, codehost: 1, chat: 2 }

/**
 * Delivers the report of a run with every configured reporter. A reporter that fails does not stop the others.
 * @throws UserError before anything is delivered, if the HTML report would overwrite a file that the run needs
 */
export async function deliverReport(finished: FinishedRun, targets: DeliveryTargets): Promise<DeliveryResult> {
  const { config, mask } = finished.prepared
  const reports = await prepareReports(finished)
  const { evaluator } = reports
  for (const reporter of config.report.reporters) {
    if (reporter.type === 'html' && isWanted(reporter, reports)) checkPagePath({ reporter, evaluator, env: targets.env }, finished)
  }
  let outcome: DeliveryResult = nothing
  for (const reporter of config.report.reporters.toSorted((a, b) => order[a.type] - order[b.type])) {
    const added = await attempt(async () => {
      if (!reports.isSent(reporter)) return nothing
      if (reporter.type === 'codehost' && targets.step === undefined && targets.page === undefined) return withoutStep(reporter)
      return deliverTo(reporter, await reports.ready(reporter, outcome.reportUrl), finished, targets)
    })
    outcome = { ...outcome, ...added, problems: [...outcome.problems, ...added.problems], notices: [...outcome.notices, ...added.notices] }
  }
  // Gitea would show the commands in the log, and nowhere else.
  if (targets.step?.annotations && !isGiteaActions(targets.env)) annotateResults(finished, targets.step.core)
  const { problems, notices } = outcome
  return { ...outcome, problems: mask.value(problems), notices: mask.value(notices) }
}

/** Ignores errors in a condition: they are reported when its report is delivered. */
function isWanted(reporter: ReporterConfig, reports: Pick<ReadyReports, 'isSent'>): boolean {
  try {
    return reports.isSent(reporter)
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
  const { env, now, step, page, setSecret, say } = targets
  const kept = { files: report.scope.summary.artifacts, upload: uploadOf(finished.collected, targets.upload) }
  switch (reporter.type) {
    case 'html': {
      // Slow to load, and used by few runs.
      const [{ writeHtml }, { uploadHtml }] = await Promise.all([import('./html-report.js'), import('./html-report/html-artifact.js')])
      const attachments = await attachmentsOf(reporter, report, finished, targets)
      const { path, problems } = await writeHtml({
        ...report,
        reporter,
        keptFiles: keptFilesFold(kept),
        attachments: attachments?.page,
        finished,
        env,
        now,
      })
      const uploaded = await uploadHtml(path, env)
      return {
        htmlPath: path,
        reportUrl: uploaded.url,
        attachmentsUrl: attachments?.url,
        embeddedFiles: attachments?.embedded,
        notices: [...(attachments?.notices ?? []), ...uploaded.notices],
        problems: [...problems, ...uploaded.problems],
      }
    }
    case 'codehost':
      if (step !== undefined) return deliverToGitHub(reporter, report, keptFilesLine(kept), finished, { ...targets, step })
      return page === undefined ? nothing : deliverToPage(reporter, report, keptFilesLine(kept), finished, page)
    case 'chat': {
      const { sendToChat } = await import('./chat.js')
      return sendToChat({ ...report, template: report.ownTemplate, reporter, ciContext: finished.prepared.ciContext(), setSecret, say })
    }
  }
}

/** Delivers the files of tests before the page, which names their address. A run without such files loads none of this. */
async function attachmentsOf(
  reporter: HtmlReporterConfig,
  { scope, evaluator }: ReadyReport,
  { prepared: { request, config }, collected: { attachments: stored, recordsPath } }: FinishedRun,
  { env, step }: DeliveryTargets,
): Promise<DeliveredAttachments | undefined> {
  if (stored.count === 0 || recordsPath === undefined) return undefined
  const { deliverAttachments } = await import('./attachments/deliver-attachments.js')
  const { judgement } = scope
  return deliverAttachments({
    stored,
    isTemporary: request.output === undefined,
    recordsPath,
    pagePath: pagePath({ reporter, evaluator, request, env }),
    verdictOf: ({ id = '', cause, job }) => judgement?.verdictOf(id, cause, job === undefined ? [] : [job]).kind,
    embed: reporter.embed ?? 'failed',
    maximumBytes: maximumAttachmentBytes(config, env),
    mayUpload: step?.artifacts !== false,
    env,
  })
}

/** Writes the job summary, and the comment on the pull request or commit. */
async function deliverToGitHub(
  reporter: CodehostReporterConfig,
  report: ReadyReport,
  keptFiles: readonly Block[],
  finished: FinishedRun,
  {
    env,
    step: { core, token, pullRequest, artifacts = true, onUnfinished },
    setSecret,
    say,
  }: DeliveryTargets & { readonly step: StepTargets },
): Promise<DeliveryResult> {
  const problems = isSummaryWanted(reporter, report.scope.summary)
    ? await writeJobSummary(summaryRenderer(report, keptFiles, finished), { summary: core.summary, file: env.GITHUB_STEP_SUMMARY })
    : []
  if (!reporter.commentEnabled) return { ...nothing, problems }
  if (isGiteaActions(env))
    return { ...withoutComment(reporter, 'Gitea and Forgejo have another interface for comments than GitHub'), problems }
  const { url, ...result } = await comment({
    ...commentDelivery(reporter, report, keptFiles, finished, env),
    token,
    pullRequest,
    artifacts,
    lostTime: finished.prepared.lostTime,
    isDefault: !isRequestedCodehost(reporter),
    evaluator: report.evaluator,
    // The end of the job has only the token of the input.
    onUnfinished: reporter.token === undefined ? onUnfinished : undefined,
    setSecret,
    say,
  })
  return { ...result, problems: [...problems, ...result.problems], ...definedFields({ commentUrl: url }) }
}

/** Adds the report to the page of the build on another CI service. */
async function deliverToPage(
  reporter: CodehostReporterConfig,
  { scope, ownTemplate: template, reportUrl, evaluator }: ReadyReport,
  keptFiles: readonly Block[],
  { prepared: { ciContext, mask }, guide }: FinishedRun,
  page: BuildPage,
): Promise<DeliveryResult> {
  const markdown = renderBuildPage(scope, template, { reportUrl, guide: guide.blocks, keptFiles }, page.maximumBytes)
  if (markdown === undefined) throw new UserError('The report is too long for the page of the build.')
  const title = evaluator.text(reporter.commentTitle ?? '')
  const reason = await page.add({ markdown: mask.text(markdown), mark: headlineMark(scope), ciContext: ciContext(), title })
  const missing = reason === undefined ? [] : [`report.${reporter.slot}: ${reason}`]
  const { notices } = reporter.commentEnabled ? withoutComment(reporter, 'a comment requires a step of GitHub Actions') : nothing
  return { ...nothing, notices: [...missing, ...notices] }
}

/** Returns a notice that there is no comment, if the configuration asks for one. */
const withoutComment = (reporter: CodehostReporterConfig, reason: string): DeliveryResult =>
  isRequestedCodehost(reporter) ? { ...nothing, notices: [`There is no comment (report.${reporter.slot}): ${reason}.`] } : nothing

/** Returns a notice that nothing was delivered to GitHub outside of a step, if the configuration asks for it. */
function withoutStep(reporter: CodehostReporterConfig): DeliveryResult {
  if (!isRequestedCodehost(reporter)) return nothing
  const reason = 'the job summary and the comment require a step of GitHub Actions, but GITHUB_ACTIONS is not "true"'
  return { ...nothing, notices: [`report.${reporter.slot}: Nothing was delivered: ${reason}.`] }
}
