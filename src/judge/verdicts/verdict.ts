import type { Status } from '../../records/record.js'

/** How a failure relates to the history of the base branch. */
export type VerdictKind = 'unknown' | 'unseen' | 'flaky' | 'known' | 'new'

/** A build that a verdict names. */
export interface BuildReference {
  readonly build: string
  readonly commit?: string
  /** Unix ms. */
  readonly timestamp?: number
  readonly url?: string
}

/** The commits of the branch among which a test began to fail: after a build in which it passed, up to the first one in which it failed. */
export interface FailureRange {
  /** The last build in which it passed. */
  readonly lastPassed: BuildReference
  /** Present if the commit of the first failure is the only one: its subject and its author, as far as they are known. Untrusted. */
  readonly onlyCommit?: { readonly subject?: string; readonly author?: string }
}

/** The last results of a test. */
export interface RecentResults {
  readonly failed: number
  /** Passed only after a retry or when its job was run again. */
  readonly flaky: number
  readonly ofBuilds: number
}

/** The verdict on a failed test. */
export interface Verdict {
  readonly kind: VerdictKind
  /** `known`, and `new` that differs: the first build of the row of failures. Other `new` ones: the last build in which the test passed. */
  readonly since?: BuildReference
  /** `known`, and `new` that differs: the number of builds in a row in which the test failed. */
  readonly builds?: number
  /** `flaky`: the number of builds with a sign of flakiness. */
  readonly failedBuilds?: number
  /** `flaky`: the number of builds in which the test ran. */
  readonly ofBuilds?: number
  /** `flaky`: the last build with a sign. */
  readonly lastSign?: BuildReference
  /** `new`: the number of builds up to the tested base in which the test ran, if it passed in all of them. */
  readonly passedBuilds?: number
  /** Tests with a sign of flakiness: the results in the last ten builds in which the test ran. */
  readonly recent?: RecentResults
  /** `known`: the commits between which the failures in a row began. */
  readonly range?: FailureRange
  /** `new`: the test also fails on the base branch, but for another cause. */
  readonly differs?: true
  /** `known`: a build of the branch after the tested base, in which the test passed again. */
  readonly fixed?: BuildReference
  /**
   * The name under which the history contains the test, if it has another one now. If the name changes with each run, `#` replaces the
   * parts that change.
   */
  readonly as?: string
  /** The build that the test was compared with, if it is older than 10 builds or 7 days. */
  readonly reference?: BuildReference & { readonly buildsAgo: number }
  /** `known`: the pull request below this one in a stack, whose run of the tested base has the same failure. */
  readonly parent?: number
  /** `new` and `unseen`: other pull requests in which the test failed. Shown only; it decides nothing. */
  readonly alsoFailed?: OtherPullRequests
}

/** Other pull requests in which a test failed lately. */
export interface OtherPullRequests {
  /** Their numbers in ascending order, at most 5. */
  readonly pullRequests: readonly number[]
  /** How many days ago the first of these failures was; 0: today (UTC). */
  readonly days: number
}

/** The number of distinct failed tests with each verdict. A quarantined test counts only there. */
export type VerdictCounts = Readonly<Record<VerdictKind | 'quarantined', number>> & {
  /** The number of `known` ones that a later build of the branch has fixed. Absent if there are none. */
  readonly knownFixed?: number
  /** The number of `known` ones that fail in the parent of a stacked pull request. Absent if there are none. */
  readonly knownInParent?: number
}

/** A test that changed without failing. */
export interface ChangedTest {
  readonly id: string
  readonly name: string
  readonly suite: readonly string[]
  readonly module?: string
  /** The jobs, if several jobs are joined and the test changed only in some of them. */
  readonly jobs?: readonly string[]
  /** Fixed: the first build of the row of failures. Gone, newly skipped: the last build in which the test ran. */
  readonly since?: BuildReference
  /** Fixed: the number of builds in a row in which the test failed. */
  readonly builds?: number
  /** Slower: the duration in this build and the 95th percentile of the earlier ones, in ms. */
  readonly duration?: number
  readonly usual?: number
}

/** Tests with the same change. */
export interface ChangedTests {
  /** The number of distinct tests. */
  readonly count: number
  /** The first of them, at most 1,000. */
  readonly tests: readonly ChangedTest[]
}

/** A suite, with the module that it belongs to. */
export interface SuiteName {
  readonly module?: string
  /** Outermost first. */
  readonly suite: readonly string[]
}

/** The suites and tests that ran in the build of the tested base and do not run any more. */
export interface FewerTests {
  /** The number of suites with at least two tests, none of which ran now. */
  readonly suites: number
  /** The first of them, at most 100. */
  readonly firstSuites: readonly SuiteName[]
  /** The number of tests that have no result now. */
  readonly tests: number
  /** The number of tests that are skipped now. */
  readonly skipped: number
  /** The number of tests that ran in the build of the base. */
  readonly ofTests: number
}

/** The changes of tests that did not fail, compared with the tested base. */
export interface TestChanges {
  /** Without the tests that only an outage had broken. */
  readonly fixed: ChangedTests
  /** The number of tests that pass again because an outage on the base branch is over. */
  readonly recovered: number
  readonly gone: ChangedTests
  readonly newlySkipped: ChangedTests
  readonly slower: ChangedTests
  /** Undefined if it is unknown: the base has no build, or there are too many tests. */
  readonly fewer?: FewerTests
}

/** The history that the failures of a run were compared with. */
export interface HistorySummary {
  /** The number of builds; 0 if there is no history. */
  readonly builds: number
  /** The branch. */
  readonly ref?: string
  /** The base branch of the pull request, if it has no history and the one of `ref` takes its place. */
  readonly replaces?: string
  /** The number of the parent of a stacked pull request, if failures are known from its run of the tested base. */
  readonly parent?: number
  /** Whether the run builds this branch itself, and not a change for it. */
  readonly isOwn?: true
  /** The build of the tested base, or the one that takes its place. */
  readonly base?: BuildReference
  /** When the run was compared; unix ms. */
  readonly comparedAt?: number
  /** The status of that build. */
  readonly previousStatus?: Status
  /** The number of builds in a row, up to that one, that failed. Undefined if it passed. */
  readonly failedBuilds?: number
  readonly source?: 'file' | 'artifact' | 'server'
  /** Why there is no history or, if there is one, why failures have no verdict: one sentence. */
  readonly reason?: string
  /** The number of tests per build that failed by chance, if that is at least one and this run has a new failure. */
  readonly flakyPerBuild?: number
  /** The permission of the job that is missing: `actions: read`. */
  readonly missingPermission?: string
}
