import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, owners, quarantineFields, suite } from './fields.js'
import { flakyDays } from './flaky-tests.js'

/** The maximum number of tests in an answer. */
export const maximumQuarantined = 200

const quarantinedTest = Type.Object({
  project: Type.String(),
  module: Type.String(),
  testId: Type.String(),
  name: Type.String(),
  suite,
  owners,
  ...quarantineFields,
  passes: count(
    `Builds in a row, up to the last one, in which the test passed at its first attempt. Builds in which it did not run do not count. At least the builds of the ${flakyDays} days before \`toTs\` are counted.`,
  ),
})
export type QuarantinedTest = Answer<typeof quarantinedTest>

/** The answer of `/v1/data/tests/quarantined`. */
export const quarantinedTestsAnswer = Type.Object({
  tests: Type.Array(quarantinedTest, { maxItems: maximumQuarantined }),
  testCount: count(`All tests in quarantine, including those beyond the first ${maximumQuarantined}.`),
})
export type QuarantinedTests = Answer<typeof quarantinedTestsAnswer>
