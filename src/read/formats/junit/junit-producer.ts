import type { Attributes } from '../xml/xml.js'
import { hasNames } from './junit-attribute-names.js'
import { isOfPytest } from './junit-place.js'
import type { JunitReading } from './junit-reading.js'

/** The names that tools write into the root element. */
const producerOfRoot: ReadonlyMap<string | undefined, string> = new Map([
  ['pytest tests', 'pytest'],
  ['jest tests', 'jest'],
  ['vitest tests', 'vitest'],
  // mocha-junit-reporter
  ['Mocha Tests', 'mocha'],
  ['nextest-run', 'nextest'],
  ['AllTests', 'googletest'],
])

const playwrightRoot = ['id', 'name', 'tests', 'failures', 'skipped', 'errors', 'time']
/** The attributes of the root element in Gradle's files. */
export const gradleSuite = ['name', 'tests', 'skipped', 'failures', 'errors', 'timestamp', 'hostname', 'time']

const boostSuite = ['tests', 'skipped', 'errors', 'failures', 'id', 'name', 'time']

/** Returns the tool that wrote a test case, if the attributes show it. */
export function junitProducer({ rootAttributes: root, suite, isBareRoot }: JunitReading, own: Attributes): string | undefined {
  return producerOfRoot.get(root?.name) ?? producerOfSuite(root, suite.attributes, own) ?? producerOfCase(isBareRoot, suite.attributes, own)
}

function producerOfSuite(root: Attributes | undefined, suite: Attributes, own: Attributes): string | undefined {
  const { name = '' } = suite
  if (root !== undefined && hasNames(root, playwrightRoot)) return 'playwright'
  // The reporter "xunit" of Mocha.
  if (name === 'Mocha Tests') return 'mocha'
  if (name === 'pytest') return 'pytest'
  if (suite['xsi:noNamespaceSchemaLocation']?.includes('surefire-test-report')) return 'maven'
  if (root === undefined && hasNames(suite, gradleSuite)) return 'gradle'
  // rspec_junit_formatter appends the number of the process.
  if (/^rspec\d{0,4}$/.test(name) && own.file) return 'rspec'
  if (name.endsWith('.dll')) return 'dotnet'
  if (/^tst_\w/.test(name)) return 'qt'
  if (suite.doctest_version !== undefined) return 'doctest'
  // Catch2 writes this in the place of the name of the machine.
  if (suite.hostname === 'tbd' && own.classname?.startsWith(`${name}.`)) return 'catch2'
  // minitest-reporters
  if (suite.filepath !== undefined && own.lineno !== undefined) return 'minitest'
  if (name.endsWith('.bats') && own.classname === name) return 'bats'
  // unittest-xml-reporting appends the time of the run.
  if (own.classname && name.startsWith(own.classname) && /^-\d{14}$/.test(name.slice(own.classname.length))) return 'unittest'
  if (root === undefined && hasNames(suite, boostSuite)) return 'boost-test'
  return root === undefined && suite.disabled !== undefined && own.status !== undefined && own.name === own.classname ? 'ctest' : undefined
}

function producerOfCase(isBareRoot: boolean, suite: Attributes, own: Attributes): string | undefined {
  if (isBareRoot && own.failure !== undefined) return 'node'
  if (own.class && own.classname && own.assertions) return 'phpunit'
  return own.line !== undefined && isOfPytest(own, suite) ? 'pytest' : undefined
}
