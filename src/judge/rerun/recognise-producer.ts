import { isOfBazel } from './bazel.js'
import { behaveLocation } from './behave.js'
import { goTestName } from './go.js'
import { gradleResults } from './gradle.js'
import { perlScript } from './prove.js'
import type * as registry from './registry.js'
import type { RerunTarget } from './rerun-target.js'
import { testFileName } from './vitest.js'

/** The name of a tool. */
export type Producer = keyof typeof registry

/** The tool of formats that only one tool writes, or whose tools select tests in the same way. */
const toolOfFormat: Readonly<Record<string, Producer>> = {
  trx: 'dotnet',
  nunit: 'dotnet',
  xunit: 'dotnet',
  dart: 'dart',
  go: 'go',
  mocha: 'mocha',
  playwright: 'playwright',
  robot: 'robot',
  rspec: 'rspec',
  testng: 'maven',
  cucumber: 'cucumber',
  qt: 'qt',
}

/** The names that formats recognise in files that hundreds of tools write. */
const toolOfName: Readonly<Record<string, Producer>> = {
  bats: 'bats',
  behave: 'behave',
  'boost-test': 'boostTest',
  catch2: 'catch2',
  ctest: 'ctest',
  'cucumber-js': 'cucumberJs',
  doctest: 'doctest',
  dotnet: 'dotnet',
  go: 'go',
  googletest: 'googleTest',
  gradle: 'gradle',
  jest: 'jest',
  maven: 'maven',
  minitest: 'minitest',
  mocha: 'mocha',
  nextest: 'nextest',
  node: 'nodeTest',
  phpunit: 'phpUnit',
  playwright: 'playwright',
  pytest: 'pytest',
  qt: 'qt',
  rspec: 'rspec',
  unittest: 'unittest',
  vitest: 'vitest',
}

const lookUp = (table: Readonly<Record<string, Producer>>, key: string | undefined): Producer | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

/** Returns the tool that ran a test, as far as the format or the test itself shows it. */
export function recogniseProducer(test: RerunTarget): Producer | undefined {
  const { producer, format } = test
  const named = lookUp(toolOfName, producer)
  // Bazel runs the programs of other tools, which need its folders.
  if (format === 'junit' && isOfBazel(test.source ?? '')) return 'bazel'
  // Gradle runs tests of other tools as well, but only its own files are in this folder.
  if (format === 'testng' && gradleResults.test(test.source ?? '')) return 'gradle'
  if (format === 'otr') return named ?? toolOfFolder(test.source)
  return named ?? lookUp(toolOfFormat, format) ?? byShape(test)
}

/** Returns the build tool by the folder of its output, in which the JUnit Platform writes Open Test Reporting files. */
function toolOfFolder(source = ''): Producer | undefined {
  const folder = /(?:^|\/)(target|build)\//.exec(source)?.[1]
  return folder === 'target' ? 'maven' : folder === 'build' ? 'gradle' : undefined
}

function byShape({ format, name, suite, message, details = '' }: RerunTarget): Producer | undefined {
  if (format === 'junit') {
    if (behaveLocation.test(details)) return 'behave'
    const isGo = goTestName.test(name) && (message === 'Failed' || /\.go:\d/.test(details))
    return isGo && suite.length === 1 ? 'go' : undefined
  }
  if (format !== 'tap') return undefined
  if (suite.length > 0 && perlScript.test(suite[0] ?? '')) return 'prove'
  if (details.includes('node:internal/test_runner')) return 'nodeTest'
  if (suite.length === 0 && /^ {4}at Context\.<anonymous>/m.test(details)) return 'mocha'
  // The trace of node-tap.
  if (/^ {4}at Test\.<anonymous> /m.test(details)) return undefined
  const first = suite[0] ?? (name.includes(' > ') ? name.slice(0, name.indexOf(' > ')) : '')
  return testFileName.test(first) && details.includes('\n    at ') ? 'vitest' : undefined
}
