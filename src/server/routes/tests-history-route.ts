import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { historySchemas } from '../store/queries/history-query.js'
import { testsHistoryDocument } from '../tests-history-document.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

/** GET /v1/data/tests/history */
export function addTestsHistoryRoute(app: FastifyInstance, { store, ...context }: RouteContext): void {
  addDataRoute(
    app,
    { store, ...context },
    {
      path: '/v1/data/tests/history',
      operationId: 'testsHistory',
      summary: 'The results of tests in the last builds of a branch',
      description:
        'Returns a history document, as `build-report report --history-output` writes it: newline-delimited JSON whose first line lists the builds and their properties, the oldest first. It has one line for each test. A job that was run again counts with its newest attempt. A test that ran several times in a build counts with the worst result. Builds of pull requests are left out.',
      querystring: Type.Object(historySchemas),
      document: Type.String(),
      mediaType: 'application/x-ndjson',
      documentDescription: 'The history document. It contains no build if nothing was recorded.',
      query: async (parameters, signal) => Readable.from([await testsHistoryDocument(await store.testsHistory(parameters, signal))]),
    },
  )
}
