import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, duration, knownText, owners, suite, time } from './fields.js'
import { maximumModules, shownBuilds } from './modules.js'
import { changeFields } from './sighting.js'

/** The maximum number of tests with each verdict in an answer. */
export const maximumVerdictTests = 100

/** The verdicts, in the order in which reports show them. */
const branchVerdicts = {
  new: 'failed in the last build of the branch, did not fail in the last build of the default branch, and was not flaky in its last builds',
  failed: 'failed in the last build of the branch, and there is nothing to compare it with',
  known: 'failed in the last builds of both branches',
  flaky: 'failed in the last build of the branch, and was flaky in one of the last builds of the default branch',
  quarantined: 'failed in the last build of the branch, and is in quarantine there',
  fixed: 'failed in the last build of the default branch, and passed in the last build of the branch',
} as const

/** The verdict on a test of a branch. */
export type BranchVerdict = keyof typeof branchVerdicts

/** The verdicts, in the order in which reports show them. */
export const branchVerdictNames = Object.keys(branchVerdicts) as readonly BranchVerdict[]

/** The builds that a branch is compared with, or the reason why it is not compared. */
export const bases = {
  compared: 'the last builds of the default branch',
  default: 'nothing, because the branch is the default branch',
  unknown: 'nothing, because the default branch is unknown',
  unbuilt: 'nothing, because the default branch has no build',
  old: 'nothing, because the last build of the default branch is older than the range',
} as const

export type BasisKind = keyof typeof bases

const results = (description: string) =>
  Type.String({
    maxLength: shownBuilds,
    description: `${description}, the oldest first: \`F\` failed, \`f\` passed after a retry, \`P\` passed, \`S\` skipped, \`-\` without a result.`,
  })

const start = (builds: string, description: string) =>
  Type.Optional(Type.Object({ ...changeFields, builds: count(builds) }, { description }))

const module = Type.Object({
  project: Type.String(),
  module: Type.String(),
  basis: Type.Enum(Object.keys(bases) as BasisKind[], {
    type: 'string',
    description: `What its tests are compared with: ${Object.entries(bases)
      .map(([name, meaning]) => `\`${name}\`: ${meaning}`)
      .join('; ')}.`,
  }),
  baseRef: knownText('The default branch.'),
  baseLastSeen: Type.Optional(time('The time of its last test, if that is older than the range.')),
  builds: count(`The builds of the branch in the range, at most ${shownBuilds}. Builds of pull requests count.`),
  results: results('These builds'),
  baseResults: results(`The last ${shownBuilds} builds of the default branch, without those of pull requests`),
  firstBuild: Type.Optional(time('The time of the first of these builds of the branch. Absent without a build.')),
  lastBuild: Type.Optional(Type.Object(changeFields, { description: 'The last build of the branch. Absent without a build.' })),
  failing: start(
    'The builds that failed since then, with this one.',
    'The first of the builds of the branch that failed in a row until the last one. Absent if that did not fail.',
  ),
  baseFailing: start('The same for the default branch.', 'The same for the default branch.'),
  tests: count('Tests of the last build of the branch.'),
  flakyTests: count('Tests of that build that passed after a retry.'),
  counts: Type.Object(
    Object.fromEntries(branchVerdictNames.map((name) => [name, count(`Tests with the verdict \`${name}\`.`)])) as Record<
      BranchVerdict,
      ReturnType<typeof count>
    >,
    { description: 'The tests with each verdict.' },
  ),
  duration: duration('The median duration of these builds of the branch.'),
  baseDuration: duration('The same of the default branch.'),
})
/** A module on a branch, compared with its default branch. */
export type ModuleVerdicts = Answer<typeof module>

const test = Type.Object({
  project: Type.String(),
  module: Type.String(),
  verdict: Type.Enum([...branchVerdictNames], {
    type: 'string',
    description: `How it ended: ${branchVerdictNames.map((name) => `\`${name}\`: it ${branchVerdicts[name]}`).join('; ')}.`,
  }),
  testId: Type.String(),
  name: Type.String(),
  suite,
  owners,
  message: knownText('The first line of the message, or else of the details, of its failure.'),
  results: results('Its results in the builds of the branch'),
  baseResults: results('Its results in the last builds of the default branch'),
  since: start(
    'The builds since then, with this one.',
    'The first of the builds in which it failed in a row: of the default branch if it is known or fixed, and otherwise of the branch.',
  ),
})
/** A test of a branch with its verdict. */
export type JudgedTest = Answer<typeof test>

/** The answer of `/v1/data/tests/verdicts`. */
export const branchVerdictsAnswer = Type.Object({
  modules: Type.Array(module, { maxItems: maximumModules }),
  moreModules: count(`Modules that are left out. At most ${maximumModules} are listed, the ones with the latest records.`),
  tests: Type.Array(test, {
    maxItems: maximumVerdictTests * branchVerdictNames.length,
    description: 'The failing and fixed tests, by verdict, then by module, suite and name.',
  }),
})
/** The failing and fixed tests of a branch. */
export type BranchVerdicts = Answer<typeof branchVerdictsAnswer>
