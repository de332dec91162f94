import { definedFields } from '../base/defined-fields.js'
import type { FailOn } from '../judge/summary/fail-on.js'
import { checkGates, type GateResult, type Regressions } from '../judge/summary/gates.js'
import { type RunSummary, withProblems } from '../judge/summary/run-summary.js'
import { type AttachmentsJson, type SummaryJson, summaryJson } from '../judge/summary/summary-json.js'
import type { Problem } from '../records/problem.js'
import { headlineText } from '../report/content/headline.js'
import { baseBranch } from '../report/content/verdicts/base-branch.js'
import { compareUrl } from '../report/content/verdicts/compare-url.js'
import { runAdvice } from '../report/content/verdicts/run-advice.js'
import { noticesJson } from './guide/notices.js'
import type { FinishedRun } from './run.js'

/** A run after its delivery, with the decision whether its step fails. */
export interface GatedRun extends GateResult {
  readonly summary: RunSummary
  /** @param delivered the files of tests in the delivered reports */
  readonly json: (delivered?: DeliveredFiles) => SummaryJson
}

/** The files of tests in the delivered reports. */
export interface DeliveredFiles {
  /** The number of files in the HTML report. */
  readonly embeddedFiles?: number | undefined
  /** The page of the artifact with all files. */
  readonly attachmentsUrl?: string | undefined
}

/** Decides whether a run fails, given the problems of its delivery and the properties that regressed. */
export function applyGates(
  { prepared, collected, judged, guide }: FinishedRun,
  deliveryProblems: readonly Problem[],
  failOn: FailOn,
  regressions?: Regressions,
): GatedRun {
  const { request, config, ciContext, mask } = prepared
  const { scope, isBranchBuild } = judged
  const summary = withProblems(scope.summary, deliveryProblems)
  const ownBranch = failOn.has('new') && isBranchBuild() ? baseBranch(summary) : undefined
  const { testsAreOptional } = config.collect
  // Suites of earlier builds and errors of expressions may contain secrets.
  const gates = mask.value(checkGates(summary, failOn, definedFields({ regressions, ownBranch, testsAreOptional })))
  const json: GatedRun['json'] = (delivered = {}) =>
    summaryJson(summary, {
      headline: headlineText({ summary }),
      advice: runAdvice(summary) || undefined,
      gates,
      notices: noticesJson(guide.notices),
      recordsPath: collected.recordsPath === undefined ? undefined : request.output,
      rerunAll: judged.rerunAll(),
      attachments: attachmentsJson(collected, delivered),
      locations: scope.locations,
      causeLocations: scope.causeLocations,
      ownersOf: scope.ownersOf,
      rerunOf: scope.rerunOf,
      compare: judged.comparisonOf,
      compareUrlOf: (verdict) => compareUrl(verdict, scope.repositoryUrl),
      // The module may have to be read from Git.
      ...definedFields({ module: scope.summary.failures.length > 0 ? ciContext().module : undefined }),
    })
  return { ...gates, summary, json }
}

function attachmentsJson(
  { attachments: { count, bytes }, attachmentCounts: { total, missing } }: FinishedRun['collected'],
  { embeddedFiles = 0, attachmentsUrl }: DeliveredFiles,
): AttachmentsJson | undefined {
  return total === 0 ? undefined : { stored: count, embedded: embeddedFiles, missing, bytes, ...definedFields({ url: attachmentsUrl }) }
}
