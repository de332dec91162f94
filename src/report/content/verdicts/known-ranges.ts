import { countOf } from '../../../base/text/counts.js'
import type { BisectedRange, Bisection } from '../../../judge/rerun/bisection.js'
import { distinctTests } from '../../../judge/summary/distinct-tests.js'
import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import { reportLimits } from '../limits.js'
import type { ReportScope } from '../scope.js'
import { baseBranch } from './base-branch.js'
import { compareUrl, rangeCommits } from './compare-url.js'

/** Commits of the base branch among which tests began to fail. */
export interface KnownRange {
  /** `main broke between 5e0d1b7 and abc1234 (2 tests)`. */
  readonly title: string
  /** The page that compares both ends. */
  readonly url?: string | undefined
  /** The commands that find the commit. Undefined if there is only one, or if the test was renamed. */
  readonly bisection?: Bisection | undefined
}

const shownHash = 7

/** Groups failures by the builds between which their tests began to fail. A failure that is fixed since needs no search. */
function groupsOf(failures: readonly MergedFailure[]): readonly (readonly MergedFailure[])[] {
  const groups = new Map<string, MergedFailure[]>()
  for (const failure of failures) {
    const { verdict, quarantine } = failure
    if (quarantine !== undefined || verdict?.kind !== 'known' || verdict.fixed !== undefined) continue
    const { passed, failed } = rangeCommits(verdict) ?? {}
    if (passed === undefined || failed === undefined) continue
    const key = `${passed} ${failed}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [failure])
    else group.push(failure)
  }
  return [...groups.values()].toSorted((one, other) => distinctTests(other).size - distinctTests(one).size)
}

function titleOf({ passed, failed }: BisectedRange, isOnly: boolean, tests: number, scope: Pick<ReportScope, 'summary'>): string {
  const last = failed.slice(0, shownHash)
  const where = isOnly ? `in ${last}` : `between ${passed.slice(0, shownHash)} and ${last}`
  return `${baseBranch(scope.summary)} broke ${where} (${countOf(tests, 'test')})`
}

/** Returns the ranges of commits in which the base branch broke, those with the most tests first. */
export function knownRanges(scope: Pick<ReportScope, 'summary' | 'repositoryUrl' | 'bisectionOf'>): readonly KnownRange[] {
  return groupsOf(scope.summary.failures)
    .slice(0, reportLimits.ranges)
    .flatMap((group) => {
      const [first] = group
      const range = first?.verdict && rangeCommits(first.verdict)
      if (first?.verdict === undefined || range === undefined) return []
      const isOnly = first.verdict.range?.onlyCommit !== undefined
      return [
        {
          title: titleOf(range, isOnly, distinctTests(group).size, scope),
          url: compareUrl(first.verdict, scope.repositoryUrl),
          // Earlier commits have the test only under its earlier name.
          bisection: isOnly || first.verdict.as !== undefined ? undefined : scope.bisectionOf?.(first.test, range),
        },
      ]
    })
}
