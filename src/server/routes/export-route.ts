import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { problemResponses } from '../problem-schema.js'
import type { RouteContext } from './route-context.js'

/** The time for sending an export. A client that reads nothing is disconnected much earlier. */
const maximumSendingMs = 24 * 60 * 60 * 1000

/** GET /v1/data/records */
export function addExportRoute(app: FastifyInstance, { store, authentication }: RouteContext): void {
  app.get(
    '/v1/data/records',
    {
      schema: {
        tags: ['data'],
        security: [{ key: [] }],
        operationId: 'exportRecords',
        summary: 'All records of the organisation',
        description:
          'Returns every record of the organisation that the key belongs to, or of its project if the key is restricted to one, as newline-delimited JSON, which `POST /v1/data/records` accepts. It contains all records that were stored before the request, and perhaps some that are stored during it. If it fails midway, the connection is closed without the end of the content.',
        response: {
          200: { description: 'The records.', content: { 'application/x-ndjson': { schema: Type.String() } } },
          ...problemResponses(401, 403, 429, 500, 503),
        },
      },
      onRequest: authentication.organisation('read'),
      // It would read all records.
      exposeHeadRoute: false,
      handlerTimeout: maximumSendingMs,
    },
    async ({ organisationKey, signal }, reply) => {
      const { org = '', project } = organisationKey ?? {}
      const records = await store.exportRecords({ org, project }, signal)
      return reply
        .header('cache-control', 'no-store')
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(records, { objectMode: false }))
    },
  )
}
