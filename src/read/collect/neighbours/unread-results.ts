import type { NeighbourKind } from './neighbour.js'
import {
  fieldsOf,
  verdictOfEach,
  verdictOfEnd,
  verdictOfGoogleTest,
  verdictOfLibtest,
  verdictOfReportlog,
  verdictOfTotal,
  verdictOfVitest,
} from './run-verdict.js'

type Reading = Pick<NeighbourKind, 'matches' | 'readVerdict' | 'mayList' | 'completeness'>

const unread = (id: string, name: string, advice: string, reading: Reading): NeighbourKind => ({
  id,
  name,
  advice,
  isUrgent: true,
  holdsTests: true,
  ...reading,
})

/** Result files of known tools are of another run. */
const mayList: NeighbourKind['mayList'] = ({ producer }) => producer === undefined

/** Files with test results in formats that are not read. */
export const unreadResults: readonly NeighbourKind[] = [
  unread('libtest', 'the JSON output of Rust tests', 'Let cargo-nextest write JUnit XML: see docs/tools/rust.md.', {
    matches: ({ lines }) =>
      lines().some((line) => {
        const { type, event, test_count } = fieldsOf(line)
        return type === 'suite' && event === 'started' && typeof test_count === 'number'
      }),
    completeness: 'lines',
    readVerdict: verdictOfLibtest,
  }),
  unread('googletest', 'the JSON report of GoogleTest', 'Write XML with `--gtest_output=xml:`: see docs/tools/googletest.md.', {
    matches: ({ has }) => has('testsuites[].testsuite', 'disabled', 'tests'),
    readVerdict: verdictOfGoogleTest,
    // A test of CTest may be a whole program.
    mayList: ({ producer = 'googletest' }) => producer === 'googletest' || producer === 'ctest',
  }),
  unread('reportlog', 'a log of pytest-reportlog', 'Write JUnit XML with `--junitxml`: see docs/tools/pytest.md.', {
    matches: ({ lines }) => fieldsOf(lines()[0]).$report_type !== undefined,
    completeness: 'lines',
    readVerdict: verdictOfReportlog,
  }),
  unread('sonar-tests', 'the test report for SonarQube', 'Let the test tool write JUnit XML as well: see docs/tools/README.md.', {
    matches: ({ root }) => root?.local === 'testExecutions',
    readVerdict: verdictOfEach(/<testCase\s([^<]{0,3000})>\s{0,500}<(?:failure|error)\b/g),
  }),
  unread('unittest-cpp', 'the XML report of UnitTest++', 'Write its tests as records: see docs/records.md.', {
    matches: ({ root }) => root?.local === 'unittest-results',
    readVerdict: verdictOfTotal(
      /<unittest-results[^>]{0,200}\sfailedtests="(\d{1,9})"/,
      /<test\s[^>]{0,400}\bname="([^"]{1,300})"[^>/]{0,100}>\s*<failure/g,
    ),
  }),
  unread('fpcunit', 'the XML report of FPCUnit', 'Write its tests as records: see docs/records.md.', {
    matches: ({ root, hasChild }) => root?.local === 'TestResults' && hasChild('TestListing'),
    readVerdict: verdictOfEnd(/<NumberOf(?:Errors|Failures)>[1-9]/),
    mayList,
  }),
  unread('test-unit', 'the XML stream of test-unit', 'Write its tests as records: see docs/records.md.', {
    matches: ({ root, hasChild }) => root?.local === 'stream' && hasChild('ready-test-suite'),
    readVerdict: verdictOfEnd(/<success>false<\/success>\s{0,100}<\/stream>/),
    mayList,
  }),
  unread(
    'unreal',
    'the test report of Unreal Engine',
    'Convert `index.json` to JUnit XML, or write its tests as records: see docs/records.md.',
    {
      matches: ({ has, text }) =>
        has('reportCreatedOn', 'succeeded', 'failed') || (has('tests[].fullTestPath') && text.includes('testDisplayName')),
      readVerdict: verdictOfTotal(/"failed"\s*:\s*(\d{1,9})/),
      mayList,
    },
  ),
  unread('apex', 'the JSON results of Salesforce Apex tests', 'Run `sf apex run test --result-format junit`.', {
    matches({ has, text }) {
      const isWhole = has('summary', 'tests') || has('result.summary', 'result.tests')
      return isWhole && /"(?:ApexClass|ApexTestClassId|testRunId|QueueItemId)"/.test(text)
    },
    readVerdict: verdictOfTotal(
      /"failing"\s*:\s*"?(\d{1,9})/,
      /"MethodName"\s*:\s*"([^"\\]{1,300})"\s*,\s*"Outcome"\s*:\s*"(?:Compile)?Fail"/g,
    ),
    mayList,
  }),
  unread('vitest-blob', 'a blob of Vitest', 'Merge blobs with `npx vitest run --merge-reports --reporter=junit --outputFile=junit.xml`.', {
    matches: ({ path, text }) =>
      /(?:^|\/)(?:\.vitest-reports\/[^/]+|(?:vitest-)?blob(?:-\d+){0,2})\.json$/.test(path) && /^\[\["\d/.test(text),
    readVerdict: verdictOfVitest,
  }),
  unread('pester', "Pester's result object", 'Let Pester write a result file: set `TestResult.Enabled` in its configuration to `$true`.', {
    matches: ({ root, has, text }) =>
      has('FailedCount', 'PassedCount', 'Containers') || (root?.local === 'Objs' && /<T>Pester\.|N="FailedCount"/.test(text)),
    readVerdict: verdictOfTotal(/"FailedCount"(?:\s*:\s*|>)(\d{1,9})/),
    mayList,
  }),
]
