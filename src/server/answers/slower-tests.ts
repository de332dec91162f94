import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, owners, suite, time } from './fields.js'
import { changeFields } from './sighting.js'

/** The maximum number of groups in an answer. */
export const maximumSlowerGroups = 200

/** The maximum number of tests that are examined. A group may contain all of them. */
export const maximumSlowerTests = 1000

/** Tests of one suite that became slower in one build are one group from this number on. */
export const minimumGroupedTests = 3

const duration = (description: string) => Type.Number({ minimum: 0, description: `${description} In ms.` })

const test = Type.Object({
  testId: Type.String(),
  name: Type.String(),
  suite,
  owners,
  before: duration('The median duration in the 30 days before the change.'),
  after: duration('The median duration since the change.'),
})
/** A test that became slower. */
export type SlowerTest = Answer<typeof test>

const group = Type.Object({
  project: Type.String(),
  module: Type.String(),
  ref: Type.String({ description: 'The branch on which the tests became slower.' }),
  suite: Type.Array(Type.String(), { description: 'The suites that all tests of the group have in common, outermost first.' }),
  since: Type.Object(
    {
      ...changeFields,
      timestamp: time('The time of the first run of a test of the group in it.'),
      build: Type.String({ description: 'The build, with its attempt.' }),
    },
    { description: 'The first build in which the tests were slower.' },
  ),
  minimumChange: Type.Number({ description: 'The smallest change of a median in the group: 0.5 is 50 % slower.' }),
  maximumChange: Type.Number({ description: 'The largest change of a median in the group.' }),
  testCount: count('The tests of the group.'),
  tests: Type.Array(test, { maxItems: maximumSlowerTests, description: 'The tests, the one with the largest change first.' }),
})
/** Tests of a suite that became slower in the same build. */
export type SlowerGroup = Answer<typeof group>

/** The answer of `/v1/data/tests/slower`. */
export const slowerTestsAnswer = Type.Object({
  groups: Type.Array(group, {
    maxItems: maximumSlowerGroups,
    description: `The groups, the one with the largest sum of changes first. Tests of the same outermost suite are a group if there are at least ${minimumGroupedTests}. The other tests of the build are a group together if there are at least ${minimumGroupedTests}, and otherwise a group each.`,
  }),
  groupCount: count('All groups, including those beyond the limit.'),
  testCount: count('The tests of all groups.'),
})
/** The tests that became slower. */
export type SlowerTests = Answer<typeof slowerTestsAnswer>
