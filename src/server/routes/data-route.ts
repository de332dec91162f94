import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import { demandOrganisation, demandProject } from '../authentication.js'
import { sendDocument } from '../document-response.js'
import { problemResponses } from '../problem-schema.js'
import type { DataQuery, OfOrganisation } from '../queries/data-query.js'
import { queries, queryNames } from '../queries/query-table.js'
import type { RouteContext } from './route-context.js'

const headers = {
  ETag: Type.String({ description: 'Identifies this version of the document for `If-None-Match`. Absent if the document is over 1 MiB.' }),
  'Cache-Control': Type.String({ description: 'Always `private, no-cache`, because new records may arrive at any time.' }),
  Vary: Type.String({ description: 'The response depends on the key and the encoding.' }),
}

const requestHeaders = Type.Object({
  'if-none-match': Type.Optional(Type.String({ description: 'The `ETag` of a response that the client has.' })),
})

/** Adds the route of a query. It requires a key of the organisation that may read. */
export function addDataRoute(
  app: FastifyInstance,
  { authentication, now }: RouteContext,
  operationId: string,
  query: DataQuery,
  ask: (parameters: OfOrganisation, signal: AbortSignal) => Promise<unknown>,
): void {
  const { path, summary, description, querystring, answer, answerDescription, mediaType = 'application/json' } = query
  app.get(
    path,
    {
      schema: {
        ...definedFields({ operationId, summary, description }),
        querystring,
        tags: ['data'],
        security: [{ key: [] }],
        headers: requestHeaders,
        response: {
          200: { description: answerDescription, headers, content: { [mediaType]: { schema: answer } } },
          304: { ...Type.Null({ description: 'The client already has this version of the document.' }), headers },
          ...problemResponses(400, 401, 403, 429, 500, 503),
        },
      },
      onRequest: authentication.organisation('read'),
    },
    async (request, reply) => {
      const { org = '', project } = request.organisationKey ?? {}
      const given = request.query as { readonly org?: string; readonly project?: string }
      const wanted = { org, ...definedFields({ project }), ...given }
      demandOrganisation(request, wanted.org)
      if (wanted.project !== undefined) demandProject(request, wanted.project)
      const parameters = query.prepare(wanted, now())
      const result = await ask(parameters, request.signal)
      const answered = query.write === undefined ? result : await query.write(result)
      return sendDocument(answered instanceof Readable ? answered : Readable.from([JSON.stringify(answered)]), request, reply, mediaType)
    },
  )
}

/** Adds the routes of all queries that have a path. */
export function addDataRoutes(app: FastifyInstance, context: RouteContext): void {
  for (const name of queryNames) {
    const query: DataQuery | object = queries[name]
    if (!('path' in query)) continue
    const ask = context.store[name] as (parameters: OfOrganisation, signal: AbortSignal) => Promise<unknown>
    addDataRoute(app, context, name, query, ask)
  }
}
