import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, duration, isUsual, knownText, status, suite, time } from './fields.js'
import { changeFields, sightingOf } from './sighting.js'

/** The maximum number of modules in an answer. The ones with the latest records are wanted. */
export const maximumModules = 100

/** The maximum number of flaky tests and of causes in an answer. */
export const mostListed = 200

/** The maximum number of owners of a cause. */
export const listedOwners = 100

/** The number of builds whose results are listed. */
export const shownBuilds = 50

const sighting = sightingOf('build')

const place = { project: Type.String(), module: Type.String() }

const module = Type.Object({
  ...place,
  ref: Type.String({ description: 'The branch that the figures are of. Empty if no test names a branch.' }),
  status: status('How its last build in the range ended. `unknown` without a build, or if no test of it failed, passed or was skipped.'),
  builds: count('Builds that began in the range, without those of pull requests. The attempts of a build count as one.'),
  passedBuilds: count('Builds in which no test failed and one passed.'),
  results: Type.String({
    maxLength: shownBuilds,
    description: `The last ${shownBuilds} builds, the oldest first: \`F\` failed, \`f\` passed after a retry, \`P\` passed, \`S\` skipped, \`-\` without a result.`,
  }),
  lastBuild: Type.Optional(Type.Object(sighting, { description: 'The last build. Absent without a build in the range.' })),
  failing: Type.Optional(
    Type.Object(
      {
        ...changeFields,
        builds: count('The builds that failed since then, with this one.'),
        tests: count('The tests that failed in the last build.'),
      },
      { description: 'The first of the builds that failed in a row until the last one. Absent if the last build did not fail.' },
    ),
  ),
  failingPipelines: Type.Optional(
    Type.Array(
      Type.Object({
        pipeline: Type.String(),
        ...changeFields,
        builds: count('The builds of the pipeline that failed since then, with this one, among the listed results.'),
      }),
      {
        maxItems: shownBuilds,
        description:
          'The pipelines whose newest build failed, each with the first of its builds that failed in a row, although the last build of the module did not fail. Absent if there is none.',
      },
    ),
  ),
  tests: count('Tests of the last build.'),
  flakyTests: Type.Optional(count('Flaky tests, as `/v1/data/tests/flaky` defines them. Absent with `brief`, as all figures about them.')),
  lostMs: Type.Optional(duration('The time that they cost.')),
  duration: duration('The median duration of a build: its own duration, or else the sum of its tests.'),
  durationBefore: duration('The same of the period before, which is as long as the range.'),
  isUsual,
  durationChanged: Type.Optional(
    time('The time of the build since which builds take longer or shorter. Absent if there is no such build.'),
  ),
  durationChange: Type.Optional(Type.Object(changeFields, { description: 'This build.' })),
  lastRecord: time('The time of the latest record of the module, also outside of the range and of other branches.'),
})
/** How the builds of a module ended. */
export type ModuleHealth = Answer<typeof module>

const flakyTest = Type.Object({
  ...place,
  testId: Type.String(),
  name: Type.String(),
  suite,
  lostMs: duration('The time that it cost.'),
  flakyBuilds: count('Builds in which it was flaky.'),
  builds: count('All builds of the module.'),
  lastSeen: time('The time when it was flaky last.'),
})
export type FlakyModuleTest = Answer<typeof flakyTest>

const cause = Type.Object({
  cause: Type.String({ description: 'The cause, as in the records of its failures.' }),
  title: knownText('The first line of the message, or else of the details, of its last failure.'),
  builds: count('Builds in which a test failed for this cause.'),
  tests: count('Tests that failed for this cause.'),
  lastSeen: time('The time of its last failure.'),
  owners: Type.Array(Type.String(), {
    maxItems: listedOwners,
    description: `The owners of the tests that failed for this cause, in alphabetical order, at most ${listedOwners}.`,
  }),
  isFailing: Type.Boolean({ description: 'Whether it failed the last build of one of the modules.' }),
  modules: Type.Array(Type.Object(place), { description: 'The modules in which it failed, the ones with the latest failure first.' }),
})
export type ModulesCause = Answer<typeof cause>

/** The answer of `/v1/data/modules`. */
export const modulesAnswer = Type.Object({
  modules: Type.Array(module, { maxItems: maximumModules }),
  moreModules: count(`Modules that are left out. At most ${maximumModules} are listed, the ones with the latest records.`),
  flakyTests: Type.Optional(Type.Array(flakyTest, { maxItems: mostListed })),
  flakyTestCount: Type.Optional(count('All flaky tests of the listed modules, at most 10,000.')),
  lostMs: Type.Optional(duration('The time that they cost.')),
  lostMsBefore: Type.Optional(duration('The time that flaky tests cost in the period before.')),
  causes: Type.Optional(Type.Array(cause, { maxItems: mostListed, description: 'Absent with `brief`.' })),
  causeCount: Type.Optional(count('All causes of failures of the listed modules.')),
})
/** The modules of an organisation. */
export type Modules = Answer<typeof modulesAnswer>
