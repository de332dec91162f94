/**
 * The rates of a simulated project. If a rate is published, a comment names its source. All other rates are assumptions. If there was a
 * choice, they are unfavourable to the verdicts.
 */
export interface Profile {
  readonly name: string
  readonly description: string
  readonly tests: number
  readonly testsPerSuite: number
  /** Parts of the repository with their own suites. */
  readonly modules: number
  readonly jobs: number
  /**
   * How the tests are distributed: each job runs all of them and is judged with its own history; the same, but one report judges the results of
   * all jobs with one history; or each job runs some of the suites.
   */
  readonly distribution: 'matrix' | 'gathered matrix' | 'shards'
  /** Whether a build runs only the modules that a change touches. */
  readonly hasPathFilters: boolean
  /** Commits of the base branch per working day. */
  readonly mergesPerDay: number
  /** Pushes to pull requests per working day. */
  readonly pushesPerDay: number
  readonly buildMinutes: number
  /** Whether a push cancels the build of the push before. */
  readonly cancelsBuilds: boolean
  /** Whether a build of the base branch runs all tests every night. */
  readonly hasNightlyBuild: boolean
  /** The share of tests that are flaky at any time. */
  readonly flakyShare: number
  /** Whether failed tests are retried at once, up to two times. */
  readonly hasRetries: boolean
  readonly outagesPerYear: number
  /** The share of pull requests that run on an old commit of the base, because they test the branch without a merge. */
  readonly oldBaseShare: number
  /** The share of causes of flaky failures whose text many failures of their suite have, such as a timeout. */
  readonly weakFlakes: number
  /** The share of causes of flaky failures that are the network, the disk or the memory. */
  readonly environmentFlakes: number
  /** The share of breaks with the text that many failures of their suite have. */
  readonly weakBreaks: number
}

/** The rates that all projects share. */
export const rates = {
  /** A pull request breaks tests in its first push. */
  breakingPullRequest: 0.3,
  /** Given that a pull request breaks tests, its next push still does. */
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
  jobSpecificBreak: 0.15,
  /** With path filters, a change breaks a module that its own build does not run. */
  breaksOtherModule: 0.15,
  /** The tests of a break fail in code that they share, so that they have one cause. Otherwise, each has its own. */
  hasSharedCause: 0.5,
  /** A break stops a service from starting, so that its cause is the network. */
  environmentBreak: 0.03,
  /** A break of a flaky test has the cause of its flaky failures, such as the same assertion. */
  looksLikeFlake: 0.2,
  addsTests: 0.15,
  /** The first run of a new test fails. */
  newTestFails: 0.08,
  deletesTests: 0.05,
  renamesTests: 0.05,
  skipsTests: 0.03,
  /** The share of tests whose name changes with each run, because it contains a number, a date or other generated data. */
  hasVolatileName: 0.03,
  /** The share of volatile names that contain generated words, which no rule recognizes. */
  hasVolatileWords: 0.1,
  /**
   * The text of a cause varies in a way that the rules of causes do not recognise, so that each of its failures has an id of its own. The
   * decision on causes accepts fewer than 10 % of pairs.
   */
  splitsCause: 0.05,
  /** Tests whose failures have another text each time. */
  hasUnstableCause: 0.03,
  /** Tests of tools that report no message. */
  hasNoCause: 0.05,
  /** A test that is not flaky fails by chance, for example because a machine ran out of memory; per execution. */
  hiccup: 0.000_01,
  /**
   * The share of executions in which a flaky test fails: many fail rarely, few often. Google reports some flakiness in almost 16 % of its
   * tests, and 1.5 % flaky results (J. Micco, "Flaky Tests at Google and How We Mitigate Them", 2016), so that a flaky test fails in about 9.4 %
   * of runs, which is the mean of these rates.
   */
  flakyFailure: [0.005, 0.01, 0.02, 0.05, 0.15, 0.33],
  /** Given that a flaky test failed, its retries fail as well, because the reason, such as a busy machine, lasts. */
  flakyRetryFails: 0.25,
  /** A failure of a flaky test has a cause that the test never had before. */
  flakyCauseIsNew: 0.1,
  /** A flaky test has two causes that take turns. */
  hasTwoCauses: 0.3,
  /** Days until a flaky test is repaired; another one becomes flaky. */
  flakyDays: 120,
  /** The share of tests that need a service. All of them fail during its outage. */
  needsService: [0.05, 0.15, 0.4],
  outageMinutes: 90,
  /**
   * A red build of the base branch is run again. Of all builds, developers restart at least 1.72 % (T. Durieux et al., "Empirical Study of
   * Restarted and Flaky Builds on Travis CI", 2020), 54 % of them within an hour.
   */
  runsAgain: 0.3,
  /** The mean number of minutes until a failed build is run again: 54 % within an hour. */
  minutesUntilRunAgain: 77,
  /** A pull request is based on the branch of another one. */
  isStacked: 0.08,
  /** A push to a branch also pushes the branches on top of it, as tools for stacked pull requests do. */
  pushesStack: 0.5,
  /** A push replaces the commits of the branch. */
  forcePush: 0.25,
  /** A build of the base branch has no results: its commit changes only documentation, or asks to skip it. */
  hasNoBuild: 0.05,
  /** A cancelled build still reports the tests that it finished. */
  cancelledReports: 0.3,
  /** An interrupted build does not report that results are missing. */
  hidesInterruption: 0.1,
  /** A runner is lost, or a process crashes, in the middle of the tests. */
  interrupted: 0.01,
  /** Two builds that end at the same time lose the history of one. */
  lostBuild: 0.01,
  /** The history of a job is lost, for example because the storage of the account is full; per day. */
  lostHistory: 0.002,
  /** Commits between the base of a branch that is not merged and the newest one; mean. */
  oldBaseCommits: 25,
  /** A push to such a branch moves it to a newer base. */
  movesBase: 0.5,
  /** The merge base of such a branch is not known, because the clone is shallow. */
  unknownBase: 0.3,
  /** A pull request is closed after this number of pushes, whether it is merged or not. */
  pushesOfPullRequest: 8,
  /** The newest pull requests, to which developers still push. */
  activePullRequests: 8,
  /** The suites of a job move to another one, because a file was added; per commit, for each suite. */
  movesSuite: 0.002,
} as const

/** Almost 16 % of the tests at Google have some flakiness (see `flakyFailure`). */
const flakyShareOfGoogle = 0.16

/**
 * 0.86 % of the tests of Python projects are flaky, 59 % of them because of their order, which is the same in each build (M. Gruber et al., "An
 * Empirical Study of Flaky Tests in Python", 2021). The same study finds flakiness equally frequent in Java.
 */
const flakyShareOfLibraries = 0.008_6 * (1 - 0.59)

/** The order of the tests depends on the change if only some modules run. */
const flakyShareOfModules = 0.008_6

const endToEnd: Omit<Profile, 'name' | 'description' | 'hasRetries'> = {
  tests: 120,
  testsPerSuite: 8,
  modules: 1,
  jobs: 2,
  distribution: 'matrix',
  hasPathFilters: false,
  mergesPerDay: 5,
  pushesPerDay: 7,
  buildMinutes: 40,
  cancelsBuilds: false,
  hasNightlyBuild: false,
  flakyShare: flakyShareOfGoogle,
  outagesPerYear: 30,
  oldBaseShare: 0.25,
  // Waiting for an asynchronous call is the reason for 45 % of flaky tests (Q. Luo et al., "An Empirical Analysis of Flaky Tests", 2014).
  weakFlakes: 0.45,
  environmentFlakes: 0.15,
  weakBreaks: 0.35,
}

export const profiles = {
  library: {
    name: 'library',
    description: 'three jobs of a matrix run the same unit tests, and one report covers them',
    tests: 240,
    testsPerSuite: 12,
    modules: 1,
    jobs: 3,
    distribution: 'gathered matrix',
    hasPathFilters: false,
    mergesPerDay: 2,
    pushesPerDay: 4,
    buildMinutes: 8,
    cancelsBuilds: false,
    hasNightlyBuild: false,
    flakyShare: flakyShareOfLibraries,
    hasRetries: false,
    outagesPerYear: 6,
    oldBaseShare: 0.1,
    weakFlakes: 0.3,
    environmentFlakes: 0.1,
    weakBreaks: 0.15,
  },
  monorepo: {
    name: 'monorepo',
    description: 'ten modules, of which a build tests only those that the change touches, and all of them every night',
    tests: 600,
    testsPerSuite: 10,
    modules: 10,
    jobs: 1,
    distribution: 'matrix',
    hasPathFilters: true,
    mergesPerDay: 8,
    pushesPerDay: 10,
    buildMinutes: 20,
    cancelsBuilds: false,
    hasNightlyBuild: true,
    flakyShare: flakyShareOfModules,
    hasRetries: false,
    outagesPerYear: 12,
    oldBaseShare: 0.1,
    weakFlakes: 0.3,
    environmentFlakes: 0.1,
    weakBreaks: 0.15,
  },
  service: {
    name: 'service',
    description: 'tests with a database in three shards, and builds that overlap and cancel each other',
    tests: 400,
    testsPerSuite: 10,
    modules: 1,
    jobs: 3,
    distribution: 'shards',
    hasPathFilters: false,
    mergesPerDay: 6,
    pushesPerDay: 8,
    buildMinutes: 40,
    cancelsBuilds: true,
    hasNightlyBuild: false,
    flakyShare: 0.04,
    hasRetries: false,
    outagesPerYear: 18,
    oldBaseShare: 0.1,
    weakFlakes: 0.3,
    environmentFlakes: 0.15,
    weakBreaks: 0.2,
  },
  endToEnd: {
    ...endToEnd,
    name: 'end-to-end',
    description: 'two browsers run the same tests, often on old bases',
    hasRetries: false,
  },
  endToEndWithRetries: {
    ...endToEnd,
    name: 'end-to-end with retries',
    description: 'the same, and failed tests run up to three times',
    hasRetries: true,
  },
} as const satisfies Record<string, Profile>

export type Kind = keyof typeof profiles
