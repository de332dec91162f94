import { definedFields } from '../../base/defined-fields.js'
import type { BuildProperties } from '../../judge/earlier-builds/build-properties.js'
import { nothingToReport, type WrittenHistory } from '../../judge/earlier-builds/history-source.js'
import { usesBaseline } from '../../report/content/template-properties.js'
import type { CollectedRun } from '../collect/collected-run.js'
import type { PreparedRun } from '../prepare/prepared-run.js'
import { isBranchBuild } from './branch-build.js'
import { configuredTemplates } from './configured-templates.js'
import { judgeResults } from './judged-results.js'
import type { RunHistory } from './run-history.js'
import { createRunScope, type RunScope } from './run-scope.js'

/** A run whose failures have verdicts and places in the source. */
export interface JudgedRun extends RunScope {
  /** The properties of the builds in the history of the run. */
  readonly buildProperties?: BuildProperties
  /** Why the history of the run could not be read, although there may be one: one sentence. */
  readonly historyFault?: string
  /** Returns whether the run builds a branch itself, and not a change for it. */
  readonly isBranchBuild: () => boolean
  /** Adds the run to the history of its branch, if the request asks for one. */
  readonly addToHistory: () => Promise<WrittenHistory>
}

/** Compares the results of a run with earlier builds, judges its failures, and locates them in the source. */
export async function judgeRun(prepared: PreparedRun, collected: CollectedRun): Promise<JudgedRun> {
  const { mask, ciContext, context } = prepared
  const history = await historyOf(prepared, collected)
  const compared = await history?.compare()
  const judged = await judgeResults(prepared, collected, compared)
  const { summary } = judged
  return {
    ...(await createRunScope(prepared, judged, compared)),
    ...definedFields({
      buildProperties: compared?.buildProperties,
      historyFault: compared?.fault === undefined ? undefined : mask.text(compared.fault),
    }),
    isBranchBuild: () => isBranchBuild(ciContext(), summary.history?.ref, context.env),
    addToHistory: async () => (await history?.add(summary)) ?? nothingToReport,
  }
}

/** Opens the history of a run, if the request names one and the run has something to compare. */
async function historyOf(prepared: PreparedRun, { results, summary }: CollectedRun): Promise<RunHistory | undefined> {
  if (results === undefined) return undefined
  const isNeeded = results.size > 0 || summary.properties.length > 0 || configuredTemplates(prepared.config).some(usesBaseline)
  // A run without tests and properties usually needs none of these modules.
  return isNeeded ? (await import('./run-history.js')).createRunHistory(prepared, results) : undefined
}
