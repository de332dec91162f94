import type { IsAdded } from '../../judge/quarantine/added-entries.js'
import { withAddedQuarantine } from '../../judge/summary/added-quarantine.js'
import { judgedSummary } from '../../judge/summary/judged-summary.js'
import { withOwnJob } from '../../judge/summary/own-job.js'
import { type RunSummary, withProblems } from '../../judge/summary/run-summary.js'
import type { HistorySummary } from '../../judge/verdicts/verdict.js'
import type { Problem } from '../../records/problem.js'
import { baseBranch } from '../../report/content/verdicts/base-branch.js'
import type { CollectedRun } from '../collect/collected-run.js'
import type { PreparedRun } from '../prepare/prepared-run.js'
import { isBranchBuild } from './branch-build.js'
import type { ComparedRun } from './run-history.js'

/** The summary of a run with its verdicts and all problems. */
export interface JudgedResults {
  readonly summary: RunSummary
  /** Returns whether the tested change has added a quarantine entry. Undefined if no failure is quarantined or the base is unknown. */
  readonly isAdded: IsAdded | undefined
}

/** Adds what is known of earlier builds and of the quarantine to the summary of collected results. */
export async function judgeResults(
  prepared: PreparedRun,
  collected: CollectedRun,
  compared: ComparedRun | undefined,
): Promise<JudgedResults> {
  const { config, mask, ciContext, quarantine, quarantineBase, context } = prepared
  const isAdded = collected.summary.counts.quarantined === undefined ? undefined : await quarantineBase?.find()
  const judged =
    compared === undefined
      ? collected.summary
      : judgedSummary(collected.summary, mask.value(withOwnBranch(compared.summary, ciContext, context.env)), compared.judgement)
  const marked = isAdded === undefined ? judged : withAddedQuarantine(judged, isAdded)
  const foundLater = [...(quarantine?.problems(collected.summary, compared?.histories) ?? []), ...(compared?.problems ?? [])]
  const summary = withProblems(withNamedJob(marked, ciContext), [...missingResults(prepared, collected), ...mask.value(foundLater)])
  const isProperties = config.collect.testsAreOptional === true && compared?.hasLostTests !== true && hasOnlyProperties(summary)
  return { summary: isProperties ? { ...summary, onlyProperties: summary.properties.length } : summary, isAdded }
}

/** Returns whether a run has properties and no tests. A pattern that matches no file may have lost tests. */
const hasOnlyProperties = ({ counts, properties, problems }: RunSummary): boolean =>
  counts.total === 0 && properties.length > 0 && !problems.some(({ kind }) => kind === 'missing')

/** A run whose tests are optional does not fail without results, so a warning has to show that it found nothing. */
function missingResults({ request, config }: PreparedRun, { summary, artifacts }: CollectedRun): readonly Problem[] {
  const isEmpty = request.records.length === 0 && summary.files.length === 0 && artifacts.length === 0
  if (!isEmpty || !config.collect.testsAreOptional) return []
  const message = `Nothing was found in ${request.cwd}: no file matches a pattern of ${config.path ?? 'the configuration'} or a well-known name of test results. To see what each pattern matches, run: build-report validate`
  return [{ severity: 'warning', message }]
}

/** Marks the history of the branch that the run builds. Without earlier builds, no report compares the run with it. */
function withOwnBranch(history: HistorySummary, ciContext: PreparedRun['ciContext'], env: PreparedRun['context']['env']): HistorySummary {
  if (history.builds === 0 || !isBranchBuild(ciContext(), history.ref, env)) return history
  const { ref, source } = ciContext()
  // A history file may be of another branch than the one that was pushed.
  const own = baseBranch({ history: { ...history, ref: source.branch ?? ref ?? '' } })
  return own === baseBranch({ history }) ? { ...history, isOwn: true } : history
}

/** Names the current job. A run without tests needs no CI context, which may run Git. */
function withNamedJob(summary: RunSummary, ciContext: PreparedRun['ciContext']): RunSummary {
  if (summary.jobs.every(({ job, module }) => job !== undefined && module !== undefined)) return summary
  const { job, matrixJob = job, module } = ciContext()
  return withOwnJob(summary, { job: matrixJob, module })
}
