/**
 * The rates of a simulated repository. If a rate is published, a comment names its source. All other rates are assumptions. If there was a
 * choice, they are unfavourable to the verdicts.
 */
export interface Profile {
  readonly name: string
  readonly description: string
  readonly tests: number
  readonly testsPerSuite: number
  /** Parts of the repository with their own suites. */
  readonly modules: number
  /** Jobs. Each of them has a history of its own. */
  readonly legs: number
  /** Whether the jobs share the suites. Otherwise, each of them runs all. */
  readonly isSharded: boolean
  /** Whether a build runs only the modules that a change touches. */
  readonly hasPathFilters: boolean
  /** Commits of the base branch per working day. */
  readonly mergesPerDay: number
  /** Runs of pull requests per working day. */
  readonly pullRequestRunsPerDay: number
  readonly buildMinutes: number
  /** Whether a push cancels the build of the push before. */
  readonly cancelsBuilds: boolean
  /** Whether a build of the base branch runs all tests every night. */
  readonly hasNightlyBuild: boolean
  /** The share of tests that are flaky at any time. Google's 16 % (see below) are of all tests that are flaky at least once. */
  readonly flakyShare: number
  /** Whether failed tests are retried. */
  readonly hasRetries: boolean
  readonly outagesPerYear: number
  /** The share of the runs of pull requests whose base is an old commit, because they test the branch without a merge. */
  readonly oldBaseShare: number
}

/** The rates that all repositories share. */
export const rates = {
  /** A pull request breaks tests in its first run. */
  breakingPullRequest: 0.3,
  /** Given that a pull request breaks tests, its next run still does. */
  staysBroken: 0.4,
  /** A break of a pull request in a part that all tests need, such as a fixture. */
  massBreakOfPullRequest: 0.03,
  /** A merge breaks tests of the base branch: two changes that pass apart and fail together, or a merge in spite of a failure. */
  breakingMerge: 0.03,
  /** A merge breaks a large part of the tests. */
  massBreakingMerge: 0.003,
  /** The mean number of commits until a developer fixes the base branch. */
  commitsUntilFix: 6,
  /** A break shows only in one of the jobs: an operating system, a version. */
  legSpecificBreak: 0.15,
  /** With path filters, a change breaks a module that its own build does not run. */
  breaksOtherModule: 0.15,
  addsTests: 0.15,
  /** The first run of a new test fails. */
  newTestFails: 0.08,
  deletesTests: 0.05,
  renamesTests: 0.05,
  skipsTests: 0.03,
  /** Splits the signature of one cause in two, which the decision on causes accepts: fewer than 10 % of pairs. */
  splitsCause: 0.05,
  /** Tests of tools that report no message. */
  hasNoCause: 0.05,
  /** A test that is not flaky fails by chance, for example because a machine ran out of memory; per execution. */
  hiccup: 0.000_01,
  /**
   * The share of executions in which a flaky test fails: many fail rarely, few often. Google reports some flakiness in almost 16 % of its
   * tests, and 1.5 % flaky results (J. Micco, "Flaky Tests at Google and How We Mitigate Them", 2016), so that a flaky test fails in about
   * 10 % of runs.
   */
  flakyFailure: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2],
  /** Given that a flaky test failed, its retry fails as well, because the reason, such as a busy machine, lasts. */
  flakyRetryFails: 0.25,
  /** A failure of a flaky test has a cause that the test never had before. */
  flakyCauseIsNew: 0.1,
  /** Days until a flaky test is repaired; another one becomes flaky. */
  flakyDays: 120,
  /** The share of tests that need a service. All of them fail during its outage. */
  needsService: [0.05, 0.15, 0.4],
  outageMinutes: 90,
  /** A build of the base branch has no results: its commit changes only documentation, or asks to skip it. */
  hasNoBuild: 0.05,
  /** A cancelled build still reports the tests that it finished. */
  cancelledReports: 0.3,
  /** An interrupted build does not report that results are missing. */
  hidesInterruption: 0.1,
  /** A runner is lost, or a process crashes, in the middle of the tests. */
  interrupted: 0.01,
  /** Two builds that end at the same time lose the history of one. */
  lostHistory: 0.01,
  /** Commits between the base of a branch that is not merged and the newest one; mean. */
  oldBaseCommits: 25,
  /** The push to such a branch moves it to a newer base. */
  movesBase: 0.5,
  /** The merge base of such a branch is not known, because the clone is shallow. */
  unknownBase: 0.3,
  /** A pull request is closed after this number of runs, whether it is merged or not. */
  runsOfPullRequest: 8,
  /** The newest pull requests, to which developers still push. */
  activePullRequests: 8,
  /** The suites of a job move to another one, because a file was added; per commit, for each suite. */
  movesSuite: 0.002,
} as const

export const profiles: readonly Profile[] = [
  {
    name: 'small',
    description: 'a library with two jobs',
    tests: 240,
    testsPerSuite: 12,
    modules: 1,
    legs: 2,
    isSharded: false,
    hasPathFilters: false,
    mergesPerDay: 2,
    pullRequestRunsPerDay: 6,
    buildMinutes: 8,
    cancelsBuilds: false,
    hasNightlyBuild: false,
    flakyShare: 0.004,
    hasRetries: false,
    outagesPerYear: 6,
    oldBaseShare: 0.1,
  },
  {
    name: 'busy',
    description: 'overlapping builds that cancel each other, retries, three shards',
    tests: 600,
    testsPerSuite: 10,
    modules: 1,
    legs: 3,
    isSharded: true,
    hasPathFilters: false,
    mergesPerDay: 10,
    pullRequestRunsPerDay: 14,
    buildMinutes: 40,
    cancelsBuilds: true,
    hasNightlyBuild: false,
    flakyShare: 0.008,
    hasRetries: true,
    outagesPerYear: 18,
    oldBaseShare: 0.1,
  },
  {
    name: 'very flaky',
    description: 'end-to-end tests in a browser, without retries, often on old bases',
    tests: 400,
    testsPerSuite: 8,
    modules: 1,
    legs: 2,
    isSharded: false,
    hasPathFilters: false,
    mergesPerDay: 5,
    pullRequestRunsPerDay: 10,
    buildMinutes: 40,
    cancelsBuilds: false,
    hasNightlyBuild: false,
    flakyShare: 0.02,
    hasRetries: false,
    outagesPerYear: 30,
    oldBaseShare: 0.25,
  },
  {
    name: 'path filters',
    description: 'a monorepo of ten modules that tests only the modules that a change touches',
    tests: 600,
    testsPerSuite: 10,
    modules: 10,
    legs: 1,
    isSharded: false,
    hasPathFilters: true,
    mergesPerDay: 8,
    pullRequestRunsPerDay: 12,
    buildMinutes: 20,
    cancelsBuilds: false,
    hasNightlyBuild: true,
    flakyShare: 0.008,
    hasRetries: true,
    outagesPerYear: 12,
    oldBaseShare: 0.1,
  },
]
