import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { statuses } from '../../records/record.js'
import { buildStatus } from '../build-status.js'
import type { Build } from '../store/builds.js'
import { buildsSchemas, maximumBuilds, maximumTests } from '../store/queries/builds-query.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, firstLine, knownText, time } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const build = Type.Object({
  build: Type.String({ description: 'The newest attempt of the build, as its records name it.' }),
  attempts: Type.Array(Type.String(), { description: 'All attempts of the build, the newest last.' }),
  timestamp: time('The time of its first test.'),
  status: Type.Enum([...statuses], { type: 'string', description: 'The status of its tests together.' }),
  commit: knownText('The commit of the build.'),
  commitMessage: knownText('The first line of the message of that commit.'),
  author: knownText('The user whose change was built.'),
  url: knownText('The page of the build.'),
  failedCount: count('Results that failed.'),
  flakyCount: count('Results that passed only after a retry.'),
  skippedCount: count('Results that were skipped.'),
  totalCount: count('All results.'),
})

const test = Type.Object({
  testId: Type.String(),
  name: Type.String(),
  suite: Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first.' }),
  results: Type.String({
    description:
      'One character per build, in their order: `F` failed, `f` passed only after a retry, `P` passed, `S` skipped, `-` did not run. If a test ran several times in a build, the worst result counts.',
  }),
})

/** GET /v1/data/builds */
export function addBuildsRoute(app: FastifyInstance, { store, now, ...context }: RouteContext): void {
  addDataRoute(
    app,
    { store, now, ...context },
    {
      path: '/v1/data/builds',
      operationId: 'builds',
      summary: 'The last builds of a branch',
      description:
        'Returns the newest builds of a branch that ran tests of a module, the oldest first, and the results of some tests in them. A job that ran again counts with its newest attempt. Builds of pull requests are left out.',
      querystring: Type.Object({ ...spanSchemas, ...buildsSchemas }),
      document: Type.Object({
        ref: Type.Optional(Type.String({ description: 'The branch or tag. Absent if there is no build.' })),
        builds: Type.Array(build, { maxItems: maximumBuilds }),
        tests: Type.Array(test, {
          maxItems: maximumTests,
          description: 'The tests of the parameter `testId` that ran in one of the builds.',
        }),
      }),
      documentDescription: 'The builds, the oldest first. The list is empty if the branch has none in the range.',
      query: async (parameters, signal) => {
        const { builds, tests } = await store.builds({ ...parameters, ...spanOf(parameters, now()) }, signal)
        return Readable.from([JSON.stringify({ ref: builds[0]?.ref, builds: builds.map(shownBuild), tests })])
      },
    },
  )
}

/** Leaves out what is unknown. */
const shownBuild = ({ facts, ...build }: Build) => ({
  build: build.attempts.at(-1) ?? build.run,
  attempts: build.attempts,
  timestamp: build.timestamp,
  status: buildStatus(build),
  commit: facts.commit || undefined,
  commitMessage: firstLine(facts.commitMessage ?? ''),
  author: firstLine(facts.author ?? ''),
  url: facts.url || undefined,
  failedCount: build.failed,
  flakyCount: build.flaky,
  skippedCount: build.skipped,
  totalCount: build.total,
})
