import { type CommandWords, operands } from './program-words.js'

/** Whether a program runs tests if it is started with these words. */
type Runs = (words: CommandWords) => boolean

/** Options with a value that may be in front of a subcommand. */
const valued = ['-C', '--manifest-path', '--package-path', '--directory', '--root', '--config', '--file', '--prefix', '--context']

const always: Runs = () => true

/** The first word that is not an option is one of these. */
const first =
  (...names: readonly string[]): Runs =>
  (words) =>
    names.includes(operands(words, valued)[0] ?? '')

/** One of the words is one of these. */
const has =
  (...names: readonly string[]): Runs =>
  (words) =>
    words.some((word) => names.includes(word))

/** One of the words matches. */
const matches =
  (pattern: RegExp): Runs =>
  (words) =>
    words.some((word) => pattern.test(word.slice(0, 2000)))

/** The words match when they are joined. */
const joined =
  (pattern: RegExp): Runs =>
  (words) =>
    pattern.test(words.join(' ').slice(0, 2000))

const not =
  (runs: Runs): Runs =>
  (words) =>
    !runs(words)

const both =
  (one: Runs, other: Runs): Runs =>
  (words) =>
    one(words) && other(words)

const either =
  (one: Runs, other: Runs): Runs =>
  (words) =>
    one(words) || other(words)

const test = first('test')

/** The phases of Maven from `test` on, and the goals of the plugins that run tests. */
const mavenGoal =
  /^(?:test|package|verify|install|deploy|(?:pre-|post-)?integration-test|(?:[\w.-]{1,100}:)?(?:maven-)?(?:surefire|failsafe)(?:-plugin)?:.{1,100})$/
const mavenSkips = /^-D(?:skipTests|maven\.test\.skip|maven\.test\.skip\.exec)(?:=true)?$/

const gradleTask = /(?:^|:)(?:build|buildNeeded|check|allTests|tests?|test[A-Z]\w{0,100}|\w{0,100}(?:Tests?|Check|Coverage(?:Report)?))$/
const gradlePreparation =
  /(?:^|:)(?:compile|process|assemble|package|bundle|generate|publish|spotless|dependency|clean|install|lint)\w{0,100}$|(?:Classes|Jar)$/
const gradleTests = /(?:^|:)(?:test|check)$/
const gradleStandardTask = /(?:^|:)(?:build|buildNeeded|check|test)$/

/** Gradle runs the tests for many tasks, but not for those that `-x` leaves out. */
const gradle: Runs = (words) => {
  if (has('--dry-run', '-m')(words)) return false
  const exclusions = ['-x', '--exclude-task']
  const isWithoutTests = words.some((word, index) => exclusions.includes(words[index - 1] ?? '') && gradleTests.test(word))
  return operands(words, [...exclusions, '-p', '--project-dir', '-b', '-c', '-I', '--init-script', '--tests', '-g'])
    .map((task) => task.slice(0, 300))
    .some((task) => gradleTask.test(task) && !gradlePreparation.test(task) && !(isWithoutTests && gradleStandardTask.test(task)))
}

const sbtTask = /(?:^|[\s;/:+])(?:test(?:Only|Quick|Full)?|scripted|\w{0,50}Tests?)(?![\w:/-])/

/** A project of Microsoft.Testing.Platform is a program, and its tests run with it. */
const dotnet: Runs = either(
  both(first('test', 'vstest'), not(has('--list-tests', '-t'))),
  both(first('run'), matches(/Tests?(?:[\\/.]|$)/)),
)

const cargoTest =
  /^(?:test|t|nextest (?:run|r)|(?:careful|miri|hack|insta|xtask|make) (?:--?[\w=-]{1,50} ){0,9}(?:test|tests|nextest)|tarpaulin|mutants|llvm-cov(?! (?:report|clean|show-env|run)))(?: |$)/

/** Cargo, after the name of a toolchain. */
const cargo: Runs = (words) => {
  const [start = ''] = operands(words, valued)
  const own = words.slice(words.indexOf(start)).join(' ').slice(0, 2000)
  return cargoTest.test(own) && !has('--no-run', '--list')(words)
}

const goTests = both(test, not(either(has('-c', '-list'), matches(/^(?:-run=)?(?:\^\$|NONE|XXX)$|^-list=/))))

/** The targets of build tools that run tests. */
const target = /^(?:tests?|check|check-all|check-[\w-]{1,100}|test-[\w-]{1,100}|RUN_TESTS|run_tests|runtest)$/

const cmake: Runs = (words) => words.some((word, index) => /^(?:--target|-t)$/.test(words[index - 1] ?? '') && target.test(word))

const rCheck = /\bCMD check\b|\brcmdcheck\b|\bdevtools::(?:test|check)\b|\btest_(?:local|check|dir|package|file)\b|\bcovr::|\btinytest::/

/** The programs that run tests, and the words for which they do so. A program that is not listed is not known. */
const table: Readonly<Record<string, readonly (readonly [programs: string, runs: Runs])[]>> = {
  javaScript: [
    ['vitest', not(first('bench', 'list', 'init'))],
    ['jest', not(has('--listTests', '--showConfig', '--clearCache', '--init'))],
    ['mocha _mocha electron-mocha mochawesome ava tape tap borp qunit jasmine uvu lab', not(first('init', 'plugin', 'build'))],
    [
      'web-test-runner wtr test-storybook testcafe nightwatch protractor elm-test elm-test-rs cucumber-js',
      not(first('init', 'install', 'make')),
    ],
    ['playwright', test],
    ['cypress newman', first('run')],
    ['karma', first('start', 'run')],
    ['ng', first('test', 't', 'e2e')],
    ['wdio', either(first('run'), matches(/\.conf\.[cm]?[jt]s$/))],
    ['react-scripts craco react-app-rewired ember stencil aegir detox', test],
    ['vue-cli-service wp-scripts', matches(/^test[:-].{1,100}$/)],
    ['node nodejs tsx', has('--test')],
    ['bun deno hardhat truffle maestro', test],
  ],
  java: [
    ['mvn mvnw mvnd', both(matches(mavenGoal), not(matches(mavenSkips)))],
    ['gradle gradlew', gradle],
    ['sbt sbtx sbtn', matches(sbtTask)],
    ['ant', matches(/^(?:tests?|check|junit|[\w.-]{1,100}[-.]tests?|tests?[-.][\w.-]{1,100})$/)],
    ['mill', matches(/(?:^|\.)test(?:Forked|Cached|Local|Only)?$/)],
    ['scala-cli scala', test],
    ['lein', matches(/^(?:test(?::.{1,100})?|midje|kaocha|eftest|test-all)$/)],
    ['clojure clj', matches(/^-[MXAT]:.{0,200}\b(?:test|kaocha)\b/)],
  ],
  dotnet: [
    ['dotnet', dotnet],
    ['vstest.console xunit.console nunit3-console nunit-console MSTest mstest', always],
  ],
  native: [
    ['go richgo', goTests],
    ['gotestsum gotest', not(first('tool'))],
    ['ginkgo', not(first('build', 'bootstrap', 'generate', 'version', 'outline', 'labels', 'unfocus', 'help'))],
    ['cargo cross', cargo],
    ['wasm-pack forge anchor scarb snforge aiken v gleam zef', test],
    ['ctest', not(either(has('-N'), matches(/^--(?:show-only|print-labels)/)))],
    ['meson', test],
    ['cmake', cmake],
    ['ninja', matches(target)],
    ['bazel bazelisk', first('test', 'coverage')],
    ['buck buck2 please plz', test],
    ['pants', has('test')],
    ['zig', either(test, joined(/^build (?:\S{1,100} ){0,9}(?:test|tests|test[-_]\S{1,100})(?: |$)/))],
    ['nimble dub testament', has('test', 'all')],
    ['crystal', first('spec')],
  ],
  apple: [
    ['swift', both(test, not(joined(/^test list\b/)))],
    [
      'xcodebuild',
      (words) =>
        operands(words, ['-scheme', '-target', '-project', '-workspace', '-configuration', '-sdk', '-destination']).some((word) =>
          /^test(?:-without-building)?$/.test(word),
        ),
    ],
    ['xctool tuist', has('test')],
  ],
  python: [
    ['pytest py.test', not(has('--collect-only', '--co', '--fixtures', '--markers'))],
    ['unittest doctest nose nosetests nose2 trial twisted.trial ward green zope-testrunner runtests.py', always],
    ['stestr', first('run')],
    ['behave robot pabot radish lettuce', not(has('--dry-run', '--dryrun'))],
    ['manage.py django-admin', test],
    ['setup.py', has('test', 'pytest')],
    ['hatch rye', test],
  ],
  ruby: [
    ['rspec parallel_rspec parallel_test parallel_cucumber turbo_tests minitest mspec bacon cutest cucumber', not(has('--init'))],
    ['rails', matches(/^(?:test|spec)(?::.{1,100})?$/)],
  ],
  php: [
    [
      'phpunit simple-phpunit pest paratest behat phpspec codecept kahlan infection atoum',
      not(first('build', 'clean', 'list', 'generate:suite', 'generate:cest')),
    ],
    ['artisan', first('test', 'dusk')],
  ],
  beam: [
    ['rebar3', joined(/\b(?:eunit|ct|proper)\b/)],
    ['mix', matches(/^(?:test|coveralls|espec|check|ci)(?:[.,].{0,100})?$/)],
  ],
  shell: [
    ['bats prove yath shellspec zunit roundup busted', not(has('--count', '--init'))],
    ['Build dzil minil luarocks', test],
  ],
  mobile: [
    ['flutter', first('test', 'drive')],
    ['dart', either(test, joined(/^(?:pub )?run (?:build_runner )?test\b/))],
    ['patrol', test],
  ],
  science: [
    ['R Rscript', joined(rCheck)],
    ['julia', joined(/\bPkg\.test\b|\bruntests\.jl\b|\bpkg"test|"test"/)],
    ['elm', test],
    ['stack', either(test, has('--test'))],
    ['cabal', first('test', 'v2-test', 'new-test')],
    ['dune', either(first('test', 'runtest'), matches(/^@(?:.{1,100}\/)?(?:runtest|test)$/))],
  ],
  infrastructure: [
    ['terraform tofu molecule', test],
    ['helm', first('unittest')],
    ['ansible-test', first('units', 'integration')],
    ['opa conftest', first('test', 'verify')],
  ],
}

const programs: ReadonlyMap<string, Runs> = new Map(
  Object.values(table).flatMap((rows) => rows.flatMap(([names, runs]) => names.split(' ').map((name) => [name, runs] as const))),
)

/** Returns whether a program runs tests if it is started with these words; undefined if the program is not known. */
export const runsTestsWith = (program: string, words: CommandWords): boolean | undefined => programs.get(program)?.(words)
