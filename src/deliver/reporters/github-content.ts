import type { Environment } from '../../base/environment.js'
import type { CodehostReporterConfig } from '../../config/config.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import type { Block } from '../../report/tree/node.js'
import type { FinishedRun } from '../../run/run.js'
import type { DeliveryRequest } from './comment/comment-delivery.js'
import type { ReadyReport } from './ready-reports.js'
import { renderJobSummary } from './report-content/github-report.js'
import { isSummaryWanted } from './summary-mode.js'

/** Returns the function that renders the job summary of a report for a limit in bytes. */
export const summaryRenderer =
  ({ scope, ownTemplate, reportUrl }: ReadyReport, keptFiles: readonly Block[], { guide }: FinishedRun) =>
  (limitBytes: number): string | undefined =>
    renderJobSummary(scope, ownTemplate, { reportUrl, guide: guide.blocks, keptFiles }, limitBytes)

/** Returns the report for the comment of its workflow. */
export const commentDelivery = (
  reporter: CodehostReporterConfig,
  { scope, ownTemplate: template, evaluator, reportUrl }: ReadyReport,
  keptFiles: readonly Block[],
  { prepared: { ciContext, request }, guide }: FinishedRun,
  env: Environment,
): Omit<DeliveryRequest, 'say'> => ({
  reporter,
  template,
  scope,
  evaluator,
  reportUrl,
  ciContext: ciContext(),
  event: readEvent(env.GITHUB_EVENT_PATH),
  env,
  isJoined: request.records.length > 0,
  hasSummary: isSummaryWanted(reporter, scope.summary),
  guide: guide.blocks,
  keptFiles,
})
