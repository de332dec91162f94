import { definedFields } from '../../../base/defined-fields.js'
import type { NeighbourKind } from './neighbour.js'

/** A value of JSON as an object; an empty one for everything else. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const unread = (id: string, name: string, advice: string, matches: NeighbourKind['matches'], completeness?: 'lines'): NeighbourKind => ({
  id,
  name,
  advice,
  isUrgent: true,
  holdsTests: true,
  ...definedFields({ completeness }),
  matches,
})

/** Files with test results in formats that are not read. */
export const unreadResults: readonly NeighbourKind[] = [
  unread(
    'libtest',
    'the JSON output of Rust tests',
    'Let cargo-nextest write JUnit XML: see docs/tools/rust.md.',
    ({ lines }) =>
      lines().some((line) => {
        const { type, event, test_count } = fieldsOf(line)
        return type === 'suite' && event === 'started' && typeof test_count === 'number'
      }),
    'lines',
  ),
  unread('googletest', 'the JSON report of GoogleTest', 'Write XML with `--gtest_output=xml:`: see docs/tools/googletest.md.', ({ has }) =>
    has('testsuites[].testsuite', 'disabled', 'tests'),
  ),
  unread(
    'reportlog',
    'a log of pytest-reportlog',
    'Write JUnit XML with `--junitxml`: see docs/tools/pytest.md.',
    ({ lines }) => fieldsOf(lines()[0]).$report_type !== undefined,
    'lines',
  ),
]
