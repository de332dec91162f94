import { displayLine } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'
import type { Checkouts, OtherCheckout } from '../../host/ci-context/checkouts.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../host/ci-context/github-event.js'
import { historyBranch } from '../../host/ci-context/history-branch.js'
import type { BuildResults } from '../../judge/history/build-results.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { RunContext } from '../prepare/run-request.js'

/** The results of a run that may become a build of its branch. */
export interface BuildCandidate {
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  readonly env: RunContext['env']
  readonly checkouts: Checkouts
  readonly results: BuildResults
  readonly files: RunSummary['files']
}

const maximumRef = 100

/**
 * Returns why the results of a run must not become a build of its branch: they belong to other code than the commit that GitHub started the
 * run for, and failures of that code would be known on the branch from then on. Returns undefined if they may, and outside of GitHub.
 */
export function buildRefusal({ ciContext, event, env, checkouts, results, files }: BuildCandidate): string | undefined {
  const branch = env.GITHUB_ACTIONS === 'true' ? historyBranch({ ciContext, event, env }) : undefined
  if (branch === undefined || branch.isBuild === 'never') return undefined
  const other = checkouts.other() ?? firstOther(files, checkouts)
  if (other !== undefined) return reasonOf(other)
  if (results.otherRef === undefined) return undefined
  return `The records are of ${JSON.stringify(shorten(displayLine(results.otherRef), maximumRef))}, which is not the branch of the run.`
}

function firstOther(files: BuildCandidate['files'], checkouts: Checkouts): OtherCheckout | undefined {
  for (const { path } of files) {
    const other = checkouts.other(path)
    if (other !== undefined) return other
  }
  return undefined
}

function reasonOf({ commit, expected }: OtherCheckout): string {
  const found = commit === undefined ? 'The commit of the checkout cannot be read' : `The checkout is at ${commit.slice(0, 7)}`
  const wanted =
    expected === undefined ? 'GitHub does not name the commit of the run' : `the run is for ${displayLine(expected.slice(0, 7))}`
  return `${found}, and ${wanted}, so the results may be of other code. Check out the commit of the run, or set the input history to off.`
}
