import { readEvent } from '../ci-context/github-event.js'
import { workspacePrefix } from '../ci-context/workspace-prefix.js'
import { type CodehostReporterConfig, type Config, defaultReporters, isRequestedCodehost, type ReporterConfig } from '../config/config.js'
import { UserError } from '../errors.js'
import type { Evaluator } from '../expressions/evaluator.js'
import type { Problem } from '../records/problem.js'
import { buildAnnotations } from '../report/annotations.js'
import { defaultTemplate } from '../report/default-template.js'
import type { ReportScope } from '../report/scope.js'
import type { ResolvedTemplate } from '../report/template.js'
import type { FinishedRun } from '../run/run.js'
import { createRunEvaluator } from '../run/run-evaluator.js'
import { withProblems } from '../summary/run-summary.js'
import { type AnnotationWriter, deliverAnnotations, type TakenAnnotations } from './annotations.js'
import { deliverToCodehost, type StepTargets } from './codehost.js'
import { checkPagePath } from './html-report/page-path.js'
import { type KeptFilesUpload, keptFilesFold, keptFilesLine } from './report-content/kept-files.js'
import { createReportResolver } from './report-content/report-resolver.js'

/** What of the world a report is delivered to. */
export interface DeliveryTargets {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: Date
  /** The step of GitHub Actions that this is; absent elsewhere. */
  readonly step?: StepTargets | undefined
  /** The outcome of uploading the kept files; absent if this process does not upload files. */
  readonly upload?: KeptFilesUpload | undefined
  /** Keeps a text out of the log. */
  readonly setSecret: (secret: string) => void
  /** Says what happens, where nobody needs to do anything. */
  readonly say: (message: string) => void
}

/** What became of a report's delivery. */
export interface DeliveryResult {
  /** What did not arrive. */
  readonly problems: readonly Problem[]
  /** What was left out though somebody waits for it, for reasons that are nobody's fault. */
  readonly notices: readonly string[]
  readonly commentUrl?: string | undefined
  /** The HTML report; absolute. */
  readonly htmlPath?: string | undefined
  /** Where it can be opened, if it was uploaded. */
  readonly reportUrl?: string | undefined
}

/** A report with the values of its run, ready to be shown. */
interface ReadyReport {
  readonly template: ResolvedTemplate
  readonly scope: ReportScope
  readonly evaluator: Evaluator
  readonly reportUrl: string | undefined
}

const nothing: DeliveryResult = { problems: [], notices: [] }

/** The HTML report comes first, because the others link to it. */
const order: readonly ReporterConfig['type'][] = ['html', 'codehost', 'chat']

/**
 * Delivers the report of a run to everyone who gets it; one that fails never hides another.
 * @throws UserError before anything is delivered, if the HTML report would overwrite a file that the run needs
 */
export async function deliverReport(finished: FinishedRun, targets: DeliveryTargets): Promise<DeliveryResult> {
  const { config, ciContext, scope } = finished
  const evaluator = await createRunEvaluator({ config, ciContext, summary: scope.summary }, targets.env)
  for (const reporter of config.report.reporters) {
    if (reporter.type === 'html' && isWanted(reporter, evaluator)) checkPagePath({ reporter, evaluator, env: targets.env }, finished)
  }
  const resolver = createReportResolver(finished, evaluator)
  // Titles are texts. The address of a webhook and the path of a file are made of parts, and keep their secrets.
  const masked: Evaluator = { ...evaluator, text: (text) => finished.mask.text(evaluator.text(text)) }
  let outcome: DeliveryResult = nothing
  for (const reporter of config.report.reporters.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))) {
    const added = await attempt(async () => {
      if (!holds(reporter, evaluator)) return nothing
      if (reporter.type === 'codehost' && targets.step === undefined) return withoutStep(reporter, config)
      const template = await resolver.resolve(reporter.template ?? config.report.template ?? defaultTemplate)
      const shown = { ...scope, summary: withProblems(scope.summary, resolver.problems()) }
      return deliverTo(reporter, { template, scope: shown, evaluator: masked, reportUrl: outcome.reportUrl }, finished, targets)
    })
    outcome = { ...outcome, ...added, problems: [...outcome.problems, ...added.problems], notices: [...outcome.notices, ...added.notices] }
  }
  if (targets.step?.annotations) annotateResults(finished, targets.env, targets.step.core)
  const problems = finished.mask.value([...resolver.problems(), ...outcome.problems])
  return { ...outcome, problems, notices: finished.mask.value(outcome.notices) }
}

const holds = ({ condition }: ReporterConfig, evaluator: Pick<Evaluator, 'condition'>): boolean =>
  condition === undefined || evaluator.condition(condition)

/** A condition that cannot be evaluated is reported when its report is delivered. */
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
  const ciContext = finished.ciContext()
  const kept = { files: report.scope.summary.artifacts, upload: targets.upload ?? withoutUpload(finished) }
  switch (reporter.type) {
    case 'html': {
      // Slow to load, and few runs write a page.
      const [{ writeHtml }, { uploadHtml }] = await Promise.all([import('./html-report.js'), import('./html-report/html-artifact.js')])
      const { path, shownPath, problems } = await writeHtml({ ...report, reporter, keptFiles: keptFilesFold(kept), finished, env, now })
      say(`HTML report: ${shownPath}`)
      const uploaded = await uploadHtml(path, env)
      if (uploaded.url !== undefined) say(`HTML report: ${uploaded.url}`)
      return { htmlPath: path, reportUrl: uploaded.url, notices: uploaded.notices, problems: [...problems, ...uploaded.problems] }
    }
    case 'codehost': {
      const isDefault = finished.config.report.reporters === defaultReporters
      if (step === undefined) return nothing
      const event = readEvent(env.GITHUB_EVENT_PATH)
      const { url, ...others } = await deliverToCodehost(
        { ...report, reporter, isDefault, ciContext, event, env, guide: finished.guide, keptFiles: keptFilesLine(kept), setSecret, say },
        step,
      )
      return { ...others, ...(url !== undefined && { commentUrl: url }) }
    }
    case 'chat': {
      const { sendToChat } = await import('./chat.js')
      return sendToChat({ ...report, reporter, ciContext, setSecret, say })
    }
  }
}

/** Returns the upload of a process that cannot upload the files that it keeps. */
function withoutUpload({ artifacts }: Pick<FinishedRun, 'artifacts'>): KeptFilesUpload | undefined {
  const files = artifacts.length
  return files === 0 ? undefined : { files, notUploaded: files }
}

/** Gives the reason why a code host gets nothing outside of a step, if the user asks for it. */
function withoutStep(reporter: CodehostReporterConfig, config: Config): DeliveryResult {
  if (!isRequestedCodehost(reporter, config)) return nothing
  const reason = 'the job summary and the comment need a step of GitHub Actions, and GITHUB_ACTIONS is not "true"'
  return { ...nothing, notices: [`report.${reporter.slot}: Nothing was sent: ${reason}.`] }
}

/**
 * Annotates failed tests and broken files.
 * @param taken how many annotations the step has already: GitHub shows ten of each severity
 */
export function annotateResults(
  { scope, request }: Pick<FinishedRun, 'scope' | 'request'>,
  env: DeliveryTargets['env'],
  core: AnnotationWriter,
  taken: TakenAnnotations = {},
): void {
  const { summary, locations } = scope
  const prefix = workspacePrefix(env.GITHUB_WORKSPACE, request.cwd)
  const inWorkspace = {
    ...summary,
    problems: summary.problems.map((problem) => (problem.path === undefined ? problem : { ...problem, path: prefix + problem.path })),
  }
  const unlisted = summary.counts.failed - summary.tests.failed.length
  deliverAnnotations(
    buildAnnotations(inWorkspace, (test) => locations.get(test)),
    core,
    unlisted,
    taken,
  )
}
