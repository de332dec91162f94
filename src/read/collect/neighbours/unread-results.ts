import type { NeighbourKind } from './neighbour.js'
import { fieldsOf, verdictOfGoogleTest, verdictOfLibtest, verdictOfReportlog } from './run-verdict.js'

type Reading = Pick<NeighbourKind, 'matches' | 'readVerdict' | 'completeness'>

const unread = (id: string, name: string, advice: string, reading: Reading): NeighbourKind => ({
  id,
  name,
  advice,
  isUrgent: true,
  holdsTests: true,
  ...reading,
})

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
  }),
  unread('reportlog', 'a log of pytest-reportlog', 'Write JUnit XML with `--junitxml`: see docs/tools/pytest.md.', {
    matches: ({ lines }) => fieldsOf(lines()[0]).$report_type !== undefined,
    completeness: 'lines',
    readVerdict: verdictOfReportlog,
  }),
]
