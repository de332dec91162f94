import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import type { ComparedTest } from '../store/comparison.js'
import { compareSchemas, type Difference, differences, maximumCompared, slowdown } from '../store/queries/compare-query.js'
import { int64, spanOf, spanSchemas } from '../time-range.js'
import { count, time } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const duration = (description: string) => Type.Number({ minimum: 0, description })

const test = Type.Object({
  testId: Type.String(),
  name: Type.String(),
  suite: Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first.' }),
  before: duration('The median duration of the runs that passed in the older selection in ms; 0 if it is unknown.'),
  after: duration('The same in the newer selection.'),
  timestamp: time('The last run in the newer selection. If the test is gone, the last run in the older one.'),
})

const descriptions: Readonly<Record<Difference, string>> = {
  broken: 'The last run in a job failed, and the last run in each job of the older selection did not.',
  fixed: 'The last run in a job of the older selection failed, and the last run in each job of the newer one did not.',
  slower: `The median became at least ${100 * slowdown.tolerance} % and ${slowdown.minimumMs} ms longer and is outside of the middle half of the other runs. Each selection has at least ${slowdown.minimumRuns} runs that passed.`,
  faster: 'The median became shorter, by the same rules.',
  new: 'Ran only in the newer selection.',
  gone: 'Ran only in the older selection.',
}

const group = (description: string) =>
  Type.Object({ count: count('All tests of the group.'), tests: Type.Array(test, { maxItems: maximumCompared }) }, { description })

/** GET /v1/data/tests/compare */
export function addCompareRoute(app: FastifyInstance, { store, now, ...context }: RouteContext): void {
  addDataRoute(
    app,
    { store, now, ...context },
    {
      path: '/v1/data/tests/compare',
      operationId: 'testsCompare',
      summary: 'Tests that differ between two branches or periods',
      description:
        'Compares the tests of a module in two selections of runs: a newer one, given by `ref`, `fromTs` and `toTs`, and an older one, given by `baseRef`, `baseFromTs` and `baseToTs`. A job that ran again counts with its newest attempt.',
      querystring: Type.Object({
        ...spanSchemas,
        baseFromTs: int64('Start of the range of the older selection in Unix ms. Default: `fromTs`.'),
        baseToTs: int64('End of the range of the older selection in Unix ms, exclusive. Default: `toTs`.'),
        ...compareSchemas,
      }),
      document: Type.Object({
        testCount: count('The tests of the newer selection.'),
        ...Object.fromEntries(differences.map((name) => [name, group(descriptions[name])])),
      }),
      documentDescription:
        'The tests that differ, in groups. Slower and faster tests are ordered by the change of the median, the largest first, and others by the time of the last run, the newest first. A test may be in several groups.',
      query: async ({ fromTs, toTs, baseFromTs, baseToTs, ...parameters }, signal) => {
        const span = spanOf(definedFields({ fromTs, toTs }), now())
        const names = { fromTs: 'baseFromTs', toTs: 'baseToTs' }
        const base = spanOf({ fromTs: baseFromTs ?? span.fromTs, toTs: baseToTs ?? span.toTs }, now(), names)
        const { testCount, tests } = await store.comparison({ ...parameters, ...span, base }, signal)
        const groups = Object.fromEntries(differences.map((name) => [name, groupOf(tests, name)]))
        return Readable.from([JSON.stringify({ testCount, ...groups })])
      },
    },
  )
}

function groupOf(tests: readonly ComparedTest[], name: Difference) {
  const own = tests.filter(({ difference }) => difference === name)
  return { count: own[0]?.all ?? 0, tests: own.map(shownTest) }
}

const shownTest = ({ testId, name, suite, before, after, timestamp }: ComparedTest) => ({ testId, name, suite, before, after, timestamp })
