import { definedFields } from '../../base/defined-fields.js'
import { isCi } from '../../host/ci-context/ci.js'
import { isGitHubActions } from '../../host/ci-context/github-actions.js'
import { markedQuarantine } from '../../judge/quarantine/added-entries.js'
import { locateCauses, locateFailures } from '../../judge/source-locations/failure-locations.js'
import { createListedOwners } from '../../judge/source-locations/test-owners.js'
import type { ReportScope } from '../../report/content/scope.js'
import type { PreparedRun } from '../prepare/prepared-run.js'
import { createFailureViews, type FailureViews } from './failure-views.js'
import type { JudgedResults } from './judged-results.js'
import type { ComparedRun } from './run-history.js'
import { sourceCommit } from './source-commit.js'
import { createTestReruns } from './test-reruns.js'

/** All that reports of a run may show. */
export interface RunScope extends Pick<FailureViews, 'comparisonOf'> {
  readonly scope: ReportScope
  /** Returns a command that runs all failed tests again. */
  readonly rerunAll: () => string | undefined
}

/** Finds the failures of a run in the source, with their owners and the commands that run them again. */
export async function createRunScope(
  { context: { env }, ciContext, tracked, owners, quarantine }: PreparedRun,
  { summary, isAdded }: JudgedResults,
  compared: ComparedRun | undefined,
): Promise<RunScope> {
  const locations = locateFailures(summary, tracked)
  const ownersOf = createListedOwners(owners, tracked, locations)
  const { rerunOf, rerunAll, traceOf, bisectionOf } = await createTestReruns(summary, locations)
  const { failureTexts, comparisonOf } = await createFailureViews(summary, { locations, ownersOf })
  const scope = {
    summary,
    locations,
    causeLocations: locateCauses(summary, tracked),
    source: isGitHubActions(env) ? sourceCommit(ciContext(), env) : undefined,
    ownersOf,
    rerunOf,
    ...definedFields({
      // Only a known failure needs the address, which may have to be read from Git.
      repositoryUrl: hasRange(summary) ? ciContext().source.url : undefined,
      traceOf: isCi(env) ? undefined : traceOf,
      bisectionOf,
      failureTexts,
      histories: compared?.histories,
      judgement: compared?.judgement,
      quarantine: quarantine && (isAdded === undefined ? quarantine.quarantine : markedQuarantine(quarantine.quarantine, isAdded)),
    }),
  }
  return { scope, rerunAll, comparisonOf }
}

const hasRange = ({ failures }: JudgedResults['summary']): boolean => failures.some(({ verdict }) => verdict?.range !== undefined)
