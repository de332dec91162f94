import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, suite, time } from './fields.js'

/** The maximum number of tests of each difference in an answer. */
export const mostCompared = 100

/** The rules for a change of a duration. Medians of fewer runs, and small changes of short tests, are mostly noise. */
export const slowdown = { tolerance: 0.05, minimumRuns: 5, minimumMs: 10 } as const

const duration = (description: string) => Type.Number({ minimum: 0, description })

const test = Type.Object({
  testId: Type.String(),
  name: Type.String(),
  suite,
  before: duration('The median duration of the runs that passed in the older selection in ms; 0 if it is unknown.'),
  after: duration('The same in the newer selection.'),
  timestamp: time('The last run in the newer selection. If the test is gone, the last run in the older one.'),
  owners: Type.Optional(
    Type.Array(Type.String(), {
      description: 'The owners of its file in CODEOWNERS, by its newest run in either range. Absent if they are unknown.',
    }),
  ),
})
/** A test that differs between two selections of runs. */
export type ComparedTest = Answer<typeof test>

const group = (description: string) =>
  Type.Object({ count: count('All tests of the group.'), tests: Type.Array(test, { maxItems: mostCompared }) }, { description })

const groups = {
  broken: group('The last run in a job failed, and the last run in each job of the older selection did not.'),
  fixed: group('The last run in a job of the older selection failed, and the last run in each job of the newer one did not.'),
  slower: group(
    `The median became at least ${100 * slowdown.tolerance} % and ${slowdown.minimumMs} ms longer and is outside of the middle half of the other runs. Each selection has at least ${slowdown.minimumRuns} runs that passed.`,
  ),
  faster: group('The median became shorter, by the same rules.'),
  new: group('Ran only in the newer selection.'),
  gone: group('Ran only in the older selection.'),
}

export type Difference = keyof typeof groups

/** The groups of tests that differ between two selections of runs. */
export const differences = Object.keys(groups) as readonly Difference[]

/** The answer of `/v1/data/tests/compare`. */
export const comparisonAnswer = Type.Object({
  testCount: count('The tests of the newer selection.'),
  failingCount: count('The tests whose last run in a job failed in both selections.'),
  ...groups,
})
/** The tests that differ between two selections of runs. */
export type TestComparison = Answer<typeof comparisonAnswer>
