import { groupBy } from '../../../src/base/group-by.js'
import type { FormatId } from '../../../src/read/formats/index.js'

/** A failed test. The names contain no characters that a format escapes. */
export interface FailedCase {
  /** The class, the file or the feature. */
  readonly group: string
  readonly name: string
}

/** The text of a result file with these tests, in this order. */
type Writer = (cases: readonly FailedCase[]) => string

interface CaseDocument {
  readonly title: string
  readonly format: FormatId
  readonly write: Writer
}

/** Writers for every format, and for the tools whose JUnit files have rules of their own. */
export const caseDocuments: readonly CaseDocument[] = [
  { title: 'CTRF', format: 'ctrf', write: ctrf },
  { title: 'Cucumber JSON', format: 'cucumber', write: cucumber },
  { title: 'Cucumber messages', format: 'cucumber', write: cucumberMessages },
  { title: 'Dart', format: 'dart', write: dart },
  { title: 'Go', format: 'go', write: go },
  { title: 'Mocha JSON', format: 'mocha', write: mocha },
  { title: 'Mocha JSON stream', format: 'mocha', write: mochaStream },
  { title: 'mochawesome', format: 'mocha', write: mochawesome },
  { title: 'JSON of Jest', format: 'jest', write: jestJson('jest') },
  { title: 'JSON of Vitest', format: 'jest', write: jestJson('vitest') },
  { title: 'NUnit', format: 'nunit', write: nunit },
  { title: 'Playwright JSON', format: 'playwright', write: playwright },
  { title: 'Open Test Reporting of the JUnit Platform', format: 'otr', write: otr('TEST') },
  { title: 'Open Test Reporting of an unknown tool', format: 'otr', write: otr(undefined) },
  { title: 'Qt Test', format: 'qt', write: qt },
  { title: 'Robot Framework XML', format: 'robot', write: robot },
  { title: 'Robot Framework JSON', format: 'robot', write: robotJson },
  { title: 'RSpec JSON', format: 'rspec', write: rspec },
  { title: 'TAP', format: 'tap', write: tap },
  { title: 'TestNG', format: 'testng', write: testng },
  { title: 'TRX', format: 'trx', write: trx },
  { title: 'xUnit.net', format: 'xunit', write: xunit },
  { title: 'JUnit XML of an unknown tool', format: 'junit', write: junitSuite('name="Shop"') },
  { title: 'JUnit XML without suites', format: 'junit', write: (cases) => `<testsuites>${cases.map(junitCase()).join('')}</testsuites>` },
  {
    title: 'JUnit XML of pytest',
    format: 'junit',
    write: (cases) => `<testsuites name="pytest tests">${junitSuite('name="pytest"')(cases)}</testsuites>`,
  },
  {
    title: 'JUnit XML of jest-junit',
    format: 'junit',
    write: (cases) => `<testsuites name="jest tests">${junitSuite('name="cart"')(cases)}</testsuites>`,
  },
  {
    title: 'JUnit XML of mocha-junit-reporter',
    format: 'junit',
    write: (cases) => `<testsuites name="Mocha Tests">${junitSuite('name="Root Suite"')(cases)}</testsuites>`,
  },
  { title: 'JUnit XML of CTest', format: 'junit', write: junitSuite('name="(empty)" disabled="0"', () => 'status="fail"') },
  {
    title: 'JUnit XML of PHPUnit',
    format: 'junit',
    write: (cases) => {
      const suite = junitSuite(
        'name="Cart" assertions="2"',
        ({ name }) => `class="${name.includes('login') ? 'Cart' : 'Till'}" assertions="1"`,
      )(cases)
      return `<testsuites><testsuite name="/shop/phpunit.xml" assertions="2">${suite}</testsuite></testsuites>`
    },
  },
  {
    title: 'JUnit XML of RSpec',
    format: 'junit',
    write: junitSuite('name="rspec2"', ({ name }) => (name.includes('login') ? 'file="./spec/login_spec.rb"' : '')),
  },
]

const byGroup = (cases: readonly FailedCase[]): readonly (readonly [string, readonly FailedCase[]])[] => [
  ...groupBy(cases, ({ group }) => group),
]

const lines = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('')

function junitSuite(attributes: string, ofCase?: (own: FailedCase) => string): Writer {
  return (cases) => `<testsuite ${attributes}>${cases.map(junitCase(ofCase)).join('')}</testsuite>`
}

function junitCase(ofCase: (own: FailedCase) => string = () => ''): (own: FailedCase) => string {
  return (own) => `<testcase classname="${own.group}" name="${own.name}" ${ofCase(own)}><failure message="1 is not 2"/></testcase>`
}

function ctrf(cases: readonly FailedCase[]): string {
  const tests = cases.map(({ group, name }) => ({ name, suite: group, status: 'failed', duration: 1 }))
  return JSON.stringify({ results: { tool: { name: 'jest' }, summary: {}, tests } })
}

function playwright(cases: readonly FailedCase[]): string {
  const results = [{ status: 'failed', errors: [{ message: 'Error: no cart' }] }]
  const tests = [{ expectedStatus: 'passed', status: 'unexpected', results }]
  const suites = byGroup(cases).map(([title, own]) => ({ title, file: title, specs: own.map(({ name }) => ({ title: name, tests })) }))
  return JSON.stringify({ config: { rootDir: '/shop', projects: [] }, suites, errors: [], stats: {} })
}

function jestJson(tool: 'jest' | 'vitest'): Writer {
  return (cases) => {
    const files = byGroup(cases).map(([name, own]) => ({
      assertionResults: own.map(({ name: title }) => ({
        ancestorTitles: ['cart'],
        title,
        status: 'failed',
        failureMessages: ['Error: 1 is not 2'],
      })),
      name: `/shop/${name}.test.js`,
      status: 'failed',
      message: '',
    }))
    const counts = { ...(tool === 'jest' && { numRuntimeErrorTestSuites: 0 }), numTotalTestSuites: 1, numTotalTests: cases.length }
    return JSON.stringify({ ...counts, success: false, testResults: files })
  }
}

const lineOf = (cases: readonly FailedCase[], { group, name }: FailedCase): number =>
  cases
    .map((other) => `${other.group} ${other.name}`)
    .sort()
    .indexOf(`${group} ${name}`) + 1

function cucumber(cases: readonly FailedCase[]): string {
  const elementOf = (own: FailedCase) => ({
    id: `${own.group};${own.name}`,
    type: 'scenario',
    keyword: 'Scenario',
    name: own.name,
    line: lineOf(cases, own),
    steps: [{ keyword: 'Given ', name: 'a cart', result: { status: 'failed', error_message: 'no cart' } }],
  })
  const features = byGroup(cases).map(([name, own]) => ({ uri: `${name}.feature`, keyword: 'Feature', name, elements: own.map(elementOf) }))
  return JSON.stringify(features)
}

function cucumberMessages(cases: readonly FailedCase[]): string {
  const features = byGroup(cases).map(([name, own]) => {
    const children = own.map((each) => ({
      scenario: { id: `n-${name}-${each.name}`, location: { line: lineOf(cases, each) }, keyword: 'Scenario', name: each.name, steps: [] },
    }))
    return { gherkinDocument: { uri: `${name}.feature`, feature: { location: { line: 1 }, keyword: 'Feature', name, children } } }
  })
  const events = cases.flatMap(({ group, name }) => {
    const id = `${group}-${name}`
    return [
      { pickle: { id: `p-${id}`, uri: `${group}.feature`, astNodeIds: [`n-${id}`], name, tags: [], steps: [] } },
      { testCase: { id: `c-${id}`, pickleId: `p-${id}`, testSteps: [{ id: `s-${id}` }] } },
      { testCaseStarted: { id, testCaseId: `c-${id}`, attempt: 0 } },
      { testStepFinished: { testCaseStartedId: id, testStepId: `s-${id}`, testStepResult: { status: 'FAILED', message: 'no cart' } } },
      { testCaseFinished: { testCaseStartedId: id, willBeRetried: false } },
    ]
  })
  return lines([
    { meta: { protocolVersion: '27.0.0', implementation: { name: 'cucumber-js' } } },
    ...features,
    ...events,
    { testRunFinished: { success: false } },
  ])
}

function dart(cases: readonly FailedCase[]): string {
  const groups = byGroup(cases)
  const suites = groups.map(([name], id) => ({ suite: { id, path: `test/${name}_test.dart` }, type: 'suite', time: 0 }))
  const events = cases.flatMap(({ group, name }, index) => {
    const suiteID = groups.findIndex(([other]) => other === group)
    return [
      { test: { id: 100 + index, name, suiteID, groupIDs: [], metadata: {} }, type: 'testStart', time: 1 },
      { testID: 100 + index, error: '1 is not 2', stackTrace: '', isFailure: true, type: 'error', time: 2 },
      { testID: 100 + index, result: 'failure', skipped: false, hidden: false, type: 'testDone', time: 2 },
    ]
  })
  return lines([{ protocolVersion: '0.1.1', type: 'start', time: 0 }, ...suites, ...events, { success: false, type: 'done', time: 3 }])
}

function go(cases: readonly FailedCase[]): string {
  const packages = byGroup(cases).flatMap(([Package, own]) => [
    ...own.flatMap(({ name: Test }) => [
      { Action: 'run', Package, Test },
      { Action: 'output', Package, Test, Output: '    cart_test.go:3: 1 is not 2\n' },
      { Action: 'fail', Package, Test, Elapsed: 0 },
    ]),
    { Action: 'fail', Package, Elapsed: 0 },
  ])
  return lines(packages)
}

const mochaTest = ({ group, name }: FailedCase) => ({ title: name, fullTitle: `${group} ${name}`, duration: 1, currentRetry: 0 })

function mocha(cases: readonly FailedCase[]): string {
  const failures = cases.map((own) => ({ ...mochaTest(own), err: { message: '1 is not 2' } }))
  const stats = { suites: 1, tests: cases.length, passes: 0, pending: 0, failures: cases.length }
  return JSON.stringify({ stats, tests: failures, pending: [], failures, passes: [] })
}

function mochaStream(cases: readonly FailedCase[]): string {
  const events = cases.map((own) => ['fail', { ...mochaTest(own), err: '1 is not 2' }])
  return lines([['start', { total: cases.length }], ...events, ['end', { tests: cases.length, failures: cases.length }]])
}

function mochawesome(cases: readonly FailedCase[]): string {
  const suites = byGroup(cases).map(([title, own]) => ({
    title,
    tests: own.map((test) => ({ ...mochaTest(test), state: 'failed', err: { message: 'Error: 1 is not 2' } })),
    suites: [],
  }))
  const stats = { testsRegistered: cases.length, failures: cases.length }
  return JSON.stringify({ stats, results: [{ title: '', tests: [], suites }] })
}

function nunit(cases: readonly FailedCase[]): string {
  const failure = '<failure><message>1 is not 2</message></failure>'
  const fixtures = byGroup(cases).map(([group, own]) => {
    const tests = own.map(
      ({ name }) =>
        `<test-case name="${name}" fullname="Shop.${group}.${name}" classname="Shop.${group}" result="Failed">${failure}</test-case>`,
    )
    return `<test-suite type="TestFixture" name="${group}" fullname="Shop.${group}" result="Failed">${tests.join('')}</test-suite>`
  })
  return `<test-run result="Failed"><test-suite type="Assembly" name="Shop.dll" result="Failed">${fixtures.join('')}</test-suite></test-run>`
}

function qt(cases: readonly FailedCase[]): string {
  const functions = byGroup(cases).map(([group, own]) => {
    const incidents = own.map(
      ({ name }) =>
        `<Incident type="fail" file="tst.cpp" line="1"><DataTag>${name}</DataTag><Description>1 is not 2</Description></Incident>`,
    )
    return `<TestFunction name="${group}">${incidents.join('')}</TestFunction>`
  })
  return `<TestCase name="tst_shop"><Environment><QtVersion>6.5.0</QtVersion></Environment>${functions.join('')}</TestCase>`
}

function robot(cases: readonly FailedCase[]): string {
  const suites = byGroup(cases).map(([group, own]) => {
    const tests = own.map(({ name }) => `<test name="${name}"><status status="FAIL">1 is not 2</status></test>`)
    return `<suite name="${group}" source="/shop/${group}.robot">${tests.join('')}<status status="FAIL"/></suite>`
  })
  return `<robot generator="Robot 7.0"><suite name="Shop" source="/shop">${suites.join('')}<status status="FAIL"/></suite></robot>`
}

function robotJson(cases: readonly FailedCase[]): string {
  const suites = byGroup(cases).map(([name, own]) => ({
    name,
    tests: own.map((each) => ({ name: each.name, status: 'FAIL', message: '1 is not 2' })),
    status: 'FAIL',
  }))
  return JSON.stringify({ generator: 'Robot 7.2', suite: { name: 'Shop', suites, status: 'FAIL' } })
}

function rspec(cases: readonly FailedCase[]): string {
  const examples = cases.map(({ group, name }) => ({
    id: `./spec/${group}_spec.rb[1:${lineOf(cases, { group, name })}]`,
    full_description: name,
    status: 'failed',
    file_path: `./spec/${group}_spec.rb`,
    exception: { class: 'RuntimeError', message: 'no' },
  }))
  return JSON.stringify({ examples, summary: { example_count: examples.length }, summary_line: '' })
}

function tap(cases: readonly FailedCase[]): string {
  const groups = byGroup(cases)
  const tests = groups.map(([group, own], index) => {
    const points = own.map(({ name }, place) => `    not ok ${place + 1} - ${name}\n`)
    return `# Subtest: ${group}\n${points.join('')}    1..${own.length}\nnot ok ${index + 1} - ${group}\n`
  })
  return `TAP version 13\n${tests.join('')}1..${groups.length}\n`
}

function testng(cases: readonly FailedCase[]): string {
  const classes = byGroup(cases).map(([group, own]) => {
    const methods = own.map(({ name }) => `<test-method status="FAIL" signature="${name}()" name="${name}" duration-ms="1"/>`)
    return `<class name="${group}">${methods.join('')}</class>`
  })
  return `<testng-results><suite name="Shop"><test name="All">${classes.join('')}</test></suite></testng-results>`
}

function otr(type: string | undefined): Writer {
  const metadata = (is: string | undefined) => (is === undefined ? '' : `<metadata><j:type>${is}</j:type></metadata>`)
  const failed = (id: string) => `<e:finished id="${id}"><result status="FAILED"><reason>1 is not 2</reason></result></e:finished>`
  return (cases) => {
    const groups = byGroup(cases).map(([group, own]) => {
      const tests = own.map(
        ({ name }, index) =>
          `<e:started id="${group}-${index}" parentId="${group}" name="${name}">${metadata(type)}</e:started>${failed(`${group}-${index}`)}`,
      )
      const container = `<e:started id="${group}" name="${group}">${metadata(type && 'CONTAINER')}</e:started>`
      return `${container}${tests.join('')}<e:finished id="${group}"><result status="SUCCESSFUL"/></e:finished>`
    })
    const namespaces =
      'xmlns="https://schemas.opentest4j.org/reporting/core/0.2.0" xmlns:e="https://schemas.opentest4j.org/reporting/events/0.2.0"'
    return `<e:events ${namespaces} xmlns:j="https://schemas.junit.org/open-test-reporting">${groups.join('')}</e:events>`
  }
}

function trx(cases: readonly FailedCase[]): string {
  const idOf = ({ group, name }: FailedCase) => `${group}-${name}`
  const results = cases.map((own) => `<UnitTestResult testId="${idOf(own)}" testName="${own.name}" outcome="Failed"/>`)
  const definitions = cases.map(
    (own) =>
      `<UnitTest name="${own.name}" id="${idOf(own)}"><TestMethod codeBase="Shop.dll" className="${own.group}" name="${own.name}"/></UnitTest>`,
  )
  const content = `<Results>${results.join('')}</Results><TestDefinitions>${definitions.join('')}</TestDefinitions>`
  return `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">${content}<ResultSummary outcome="Failed"/></TestRun>`
}

function xunit(cases: readonly FailedCase[]): string {
  const tests = cases.map(
    ({ group, name }) =>
      `<test name="Shop.${group}.${name}" type="Shop.${group}" method="${name}" result="Fail"><failure><message>1 is not 2</message></failure></test>`,
  )
  return `<assemblies><assembly name="Shop.dll" test-framework="xUnit.net"><collection name="All">${tests.join('')}</collection></assembly></assemblies>`
}
