import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { statuses } from '../../records/record.js'
import type { ModulesCause } from '../store/modules-details.js'
import type { ModuleHealth, ModulesHealth } from '../store/modules-health.js'
import { shownBuilds } from '../store/queries/module-builds-query.js'
import { maximumListed, maximumModules, modulesSchemas } from '../store/queries/modules-query.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, knownText, time } from './answer-fields.js'
import { causeTitle } from './cause-title.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'
import { shownTimedSighting } from './sighting-fields.js'

const sighting = {
  build: Type.String({ description: 'The build, with its newest attempt.' }),
  timestamp: time('The time of its first test.'),
  commit: knownText('The commit of the build.'),
  url: knownText('The page of the build.'),
}

const duration = (description: string) => Type.Number({ minimum: 0, description: `${description} In ms; 0 if it is unknown.` })

const place = { project: Type.String(), module: Type.String() }

const module = Type.Object({
  ...place,
  ref: Type.String({ description: 'The branch that the figures are of. Empty if no test names a branch.' }),
  status: Type.Enum([...statuses], {
    type: 'string',
    description: 'How its last build in the range ended. `unknown` without a build, or if no test of it failed, passed or was skipped.',
  }),
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
        ...sighting,
        builds: count('The builds that failed since then, with this one.'),
        tests: count('The tests that failed in the last build.'),
      },
      { description: 'The first of the builds that failed in a row until the last one. Absent if the last build did not fail.' },
    ),
  ),
  tests: count('Tests of the last build.'),
  flakyTests: Type.Optional(count('Flaky tests, as `/v1/data/tests/flaky` defines them. Absent with `brief`, as all figures about them.')),
  lostMs: Type.Optional(duration('The time that they cost.')),
  duration: duration('The median duration of a build: its own duration, or else the sum of its tests.'),
  durationBefore: duration('The same of the period before, which is as long as the range.'),
  durationChanged: Type.Optional(
    time('The time of the build since which builds take longer or shorter. Absent if there is no such build.'),
  ),
  lastRecord: time('The time of the latest record of the module, also outside of the range and of other branches.'),
})

const flakyTest = Type.Object({
  ...place,
  testId: Type.String(),
  name: Type.String(),
  suite: Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first.' }),
  lostMs: duration('The time that it cost.'),
  flakyBuilds: count('Builds in which it was flaky.'),
  builds: count('All builds of the module.'),
  lastSeen: time('The time when it was flaky last.'),
})

const cause = Type.Object({
  cause: Type.String({ description: 'The cause, as in the records of its failures.' }),
  title: knownText('The first line of the message, or else of the details, of its last failure.'),
  builds: count('Builds in which a test failed for this cause.'),
  tests: count('Tests that failed for this cause.'),
  lastSeen: time('The time of its last failure.'),
  isFailing: Type.Boolean({ description: 'Whether it failed the last build of one of the modules.' }),
  modules: Type.Array(Type.Object(place), { description: 'The modules in which it failed, the ones with the latest failure first.' }),
})

const document = Type.Object({
  modules: Type.Array(module, { maxItems: maximumModules }),
  moreModules: count(`Modules that are left out. At most ${maximumModules} are listed, the ones with the latest records.`),
  flakyTests: Type.Optional(Type.Array(flakyTest, { maxItems: maximumListed })),
  flakyTestCount: Type.Optional(count('All flaky tests of the listed modules, at most 10,000.')),
  lostMs: Type.Optional(duration('The time that they cost.')),
  lostMsBefore: Type.Optional(duration('The time that flaky tests cost in the period before.')),
  causes: Type.Optional(Type.Array(cause, { maxItems: maximumListed, description: 'Absent with `brief`.' })),
  causeCount: Type.Optional(count('All causes of failures of the listed modules.')),
})

/** GET /v1/data/modules */
export function addModulesRoute(app: FastifyInstance, context: RouteContext): void {
  addDataRoute(app, context, {
    path: '/v1/data/modules',
    operationId: 'modules',
    summary: 'The modules of an organisation',
    description:
      'Returns how the builds of each module ended on a branch, and what failed or was flaky in all of them. Failing modules come first, then the ones whose last build was flaky, and then the others by name.',
    querystring: Type.Object({ ...spanSchemas, ...modulesSchemas }),
    document,
    documentDescription: 'The modules, the flaky tests that cost most first, and the causes that failed most builds first.',
    query: async (parameters, signal) => {
      const health = await context.store.modulesHealth({ ...parameters, ...spanOf(parameters, context.now()) }, signal)
      return Readable.from([JSON.stringify(shownHealth(health))])
    },
  })
}

const shownHealth = ({ modules, moduleCount, causes, ...health }: ModulesHealth) => ({
  modules: modules.map(shownModule),
  moreModules: moduleCount - modules.length,
  ...health,
  causes: causes?.map(shownCause),
})

const shownModule = ({ last, failing, ...health }: ModuleHealth) => ({
  ...health,
  status: statusOf.get(health.results.at(-1)) ?? 'unknown',
  lastBuild: last && shownTimedSighting(last),
  failing: failing && { ...shownTimedSighting(failing), builds: failing.builds, tests: failing.tests },
})

const statusOf = new Map<string | undefined, (typeof statuses)[number]>([
  ['F', 'failed'],
  ['f', 'successful'],
  ['P', 'successful'],
  ['S', 'skipped'],
])

const shownCause = ({ message, details, ...health }: ModulesCause) => ({ ...health, title: causeTitle({ message, details }) })
