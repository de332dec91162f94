import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, knownText, status, suite, time } from './fields.js'

/** The maximum number of builds in an answer. */
export const listedBuilds = 100

/** The maximum number of tests whose results are returned. Their ids must fit into a URL. */
export const maximumTests = 50

const build = Type.Object({
  build: Type.String({ description: 'The newest attempt of the build, as its records name it.' }),
  attempts: Type.Array(Type.String(), { description: 'All attempts of the build, the newest last.' }),
  timestamp: time('The time of its first test.'),
  status: status('The status of its tests together.'),
  commit: knownText('The commit of the build.'),
  commitMessage: knownText('The first line of the message of that commit.'),
  author: knownText('The user whose change was built.'),
  url: knownText('The page of the build.'),
  failedCount: count('Results that failed.'),
  flakyCount: count('Results that passed only after a retry.'),
  skippedCount: count('Results that were skipped.'),
  totalCount: count('All results.'),
})
/** A build of a branch. */
export type Build = Answer<typeof build>

const test = Type.Object({
  testId: Type.String(),
  name: Type.String(),
  suite,
  results: Type.String({
    description:
      'One character per build, in their order: `F` failed, `f` passed only after a retry, `P` passed, `S` skipped, `-` did not run. If a test ran several times in a build, the worst result counts.',
  }),
})
/** A test with its results in the builds of a branch. */
export type TestResults = Answer<typeof test>

/** The answer of `/v1/data/builds`. */
export const buildsAnswer = Type.Object({
  ref: Type.Optional(Type.String({ description: 'The branch or tag. Absent if there is no build.' })),
  builds: Type.Array(build, { maxItems: listedBuilds }),
  tests: Type.Array(test, {
    maxItems: maximumTests,
    description: 'The tests of the parameter `testId` that ran in one of the builds.',
  }),
})
/** The last builds of a branch. */
export type Builds = Answer<typeof buildsAnswer>
