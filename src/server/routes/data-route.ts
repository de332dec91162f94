import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import { demandOrganisation, demandProject } from '../authentication.js'
import { sendDocument } from '../document-response.js'
import { problemResponses } from '../problem-schema.js'
import type { RouteContext } from './route-context.js'

const headers = {
  ETag: Type.String({ description: 'Identifies this version of the document for `If-None-Match`. Absent if the document is over 1 MiB.' }),
  'Cache-Control': Type.String({ description: 'Always `private, no-cache`, because new records may arrive at any time.' }),
  Vary: Type.String({ description: 'The response depends on the key and the encoding.' }),
}

const requestHeaders = Type.Object({
  'if-none-match': Type.Optional(Type.String({ description: 'The `ETag` of a response that the client has.' })),
})

/** A query of the data API, as documented at `/docs`. */
interface DataRoute<Parameters extends TObject> {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly querystring: Parameters
  readonly document: TSchema
  /** Default: `application/json`. */
  readonly mediaType?: string
  readonly documentDescription: string
  /** Returns the document. The organisation is the one that the key belongs to. The project is the only one of the key, if it has one. */
  readonly query: (
    parameters: Static<Parameters> & { readonly org: string; readonly project?: string },
    signal: AbortSignal,
  ) => Promise<Readable>
}

/** Adds a route that responds with a document of the store. It requires a key of the organisation that may read. */
export function addDataRoute<Parameters extends TObject>(
  app: FastifyInstance,
  { authentication }: RouteContext,
  { path, document, mediaType = 'application/json', documentDescription, query, ...schema }: DataRoute<Parameters>,
): void {
  app.get(
    path,
    {
      schema: {
        ...schema,
        tags: ['data'],
        security: [{ key: [] }],
        headers: requestHeaders,
        response: {
          200: { description: documentDescription, headers, content: { [mediaType]: { schema: document } } },
          304: { ...Type.Null({ description: 'The client already has this version of the document.' }), headers },
          ...problemResponses(400, 401, 403, 429, 500, 503),
        },
      },
      onRequest: authentication.organisation('read'),
    },
    async (request, reply) => {
      const { org = '', project } = request.organisationKey ?? {}
      const given = request.query as Static<Parameters> & { readonly project?: string }
      const parameters = { org, ...definedFields({ project }), ...given }
      demandOrganisation(request, parameters.org)
      if (parameters.project !== undefined) demandProject(request, parameters.project)
      return sendDocument(await query(parameters, request.signal), request, reply, mediaType)
    },
  )
}
