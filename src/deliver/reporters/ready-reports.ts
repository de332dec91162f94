import type { ReporterConfig } from '../../config/config.js'
import { type RunSummary, withProblems } from '../../judge/summary/run-summary.js'
import { defaultTemplate } from '../../report/content/default-template.js'
import { withListedProperties } from '../../report/content/listed-properties.js'
import type { ReportScope } from '../../report/content/scope.js'
import type { ResolvedTemplate } from '../../report/content/template.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import type { FinishedRun } from '../../run/run.js'
import { createRunEvaluator } from '../../run/run-evaluator.js'
import { createReportResolver } from './report-content/report-resolver.js'

/** A report with the values of its run. */
export interface ReadyReport {
  readonly template: ResolvedTemplate
  /** The template if it is the user's; undefined for the default one. */
  readonly ownTemplate: ResolvedTemplate | undefined
  readonly scope: ReportScope
  readonly evaluator: Evaluator
  readonly reportUrl: string | undefined
}

/** Makes the reports of one run. */
export interface ReadyReports {
  /** Keeps secrets, for addresses and paths. */
  readonly evaluator: Evaluator
  /** Returns whether a reporter sends a report for these results. @throws UserError if its condition is wrong */
  isSent(reporter: Pick<ReporterConfig, 'condition'>): boolean
  /**
   * Returns the report of a reporter.
   * @param reportUrl the address of the HTML report, if it was uploaded
   * @throws UserError if an expression in the template has no value
   */
  ready(reporter: Pick<ReporterConfig, 'template'>, reportUrl: string | undefined): Promise<ReadyReport>
}

/** Prepares the reports of a run. */
export async function prepareReports(finished: FinishedRun): Promise<ReadyReports> {
  const { config, ciContext, context, earlierBuilds, mask } = finished.prepared
  const { scope } = finished.judged
  const evaluator = await createRunEvaluator({ config, ciContext, summary: scope.summary }, context.env)
  const resolver = createReportResolver(finished, evaluator)
  // Only texts, such as titles, are masked. Webhook URLs and file paths are made of parts, and keep their secrets.
  const masked: Evaluator = { ...evaluator, text: (text) => mask.text(evaluator.text(text)) }
  return {
    evaluator,
    isSent: ({ condition }) => condition === undefined || evaluator.condition(condition),
    async ready(reporter, reportUrl) {
      const own = reporter.template ?? config.report.template
      const resolved = await resolver.resolve(own ?? defaultTemplate)
      const template = own === undefined ? withListedProperties(resolved, scope.summary) : resolved
      const shown = { ...scope, summary: withReportUrl(withProblems(scope.summary, earlierBuilds.problems()), reportUrl) }
      return { template, ownTemplate: own && template, scope: shown, evaluator: masked, reportUrl }
    },
  }
}

/** Adds the HTML report of this run to its jobs, so that failed tests link to their details. */
const withReportUrl = (summary: RunSummary, reportUrl: string | undefined): RunSummary =>
  reportUrl === undefined ? summary : { ...summary, jobs: summary.jobs.map((job) => ({ reportUrl, ...job })) }
