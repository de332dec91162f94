import { type TObject, Type } from 'typebox'
import type { Authentication } from '../authentication.js'
import { problemResponses } from '../problem-schema.js'

const headers = {
  ETag: Type.String({ description: 'Tells by `If-None-Match` whether anything changed; not with a document over 1 MiB.' }),
  'Cache-Control': Type.String({ description: 'Always `private, no-cache`: ask again, new records may come at any time.' }),
  Vary: Type.String({ description: 'The answer differs by key and encoding.' }),
}

/** The header fields of a question. */
const requestHeaders = Type.Object({
  'if-none-match': Type.Optional(Type.String({ description: 'The `ETag` of an answer that the client has.' })),
})

/** What tells one question of the data from another. */
interface DataQuery {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly querystring: TObject
  readonly document: TObject
  readonly documentDescription: string
}

/** The options of a route that answers a question with a document of the store: its schema, and who may ask. */
export const dataRoute = ({ organisation }: Authentication, { document, documentDescription, ...question }: DataQuery) => ({
  schema: {
    ...question,
    tags: ['data'],
    security: [{ key: [] }],
    headers: requestHeaders,
    response: {
      200: { description: documentDescription, headers, content: { 'application/json': { schema: document } } },
      304: { ...Type.Null({ description: 'The client has this answer already.' }), headers },
      ...problemResponses(400, 401, 403, 429, 500, 503),
    },
  },
  onRequest: organisation('read'),
})
