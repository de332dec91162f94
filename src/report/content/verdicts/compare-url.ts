import type { BisectedRange } from '../../../judge/rerun/bisection.js'
import type { Verdict } from '../../../judge/verdicts/verdict.js'

/** A history is untrusted. */
const hash = /^[0-9a-f]{7,64}$/i

/** Returns the commits at both ends of the range of a verdict; undefined if one of them is not known. */
export function rangeCommits({ since, range }: Pick<Verdict, 'since' | 'range'>): BisectedRange | undefined {
  const [passed, failed] = [range?.lastPassed.commit, since?.commit]
  return passed !== undefined && failed !== undefined && hash.test(passed) && hash.test(failed) ? { passed, failed } : undefined
}

/** Returns the page of a code host that compares two commits. GitHub, Gitea, Forgejo and most others share one path. */
function comparePath(host: string, { passed, failed }: BisectedRange): string {
  if (host === 'bitbucket.org') return `branches/compare/${failed}%0D${passed}`
  if (host === 'dev.azure.com' || host.endsWith('.visualstudio.com'))
    return `branchCompare?baseVersion=GC${passed}&targetVersion=GC${failed}`
  return /(?:^|\.)gitlab\./.test(host) ? `-/compare/${passed}...${failed}` : `compare/${passed}...${failed}`
}

/**
 * Returns the page that compares both ends of the range of a verdict; undefined if it is not known.
 * @param repositoryUrl the page of the repository
 */
export function compareUrl(verdict: Pick<Verdict, 'since' | 'range'>, repositoryUrl: string | undefined): string | undefined {
  const commits = rangeCommits(verdict)
  if (commits === undefined || repositoryUrl === undefined || !URL.canParse(repositoryUrl)) return undefined
  return `${repositoryUrl.replace(/\/$/, '')}/${comparePath(new URL(repositoryUrl).hostname, commits)}`
}
