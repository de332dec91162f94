import { type TObject, Type } from 'typebox'

const headers = {
  ETag: Type.String({ description: 'Tells by `If-None-Match` whether anything changed; not with a document over 1 MiB.' }),
  'Cache-Control': Type.String({ description: 'Always `private, no-cache`: ask again, new records may come at any time.' }),
  Vary: Type.String({ description: 'The answer differs by key and encoding.' }),
}

/** The header fields of a question, for the schema of its route. */
export const dataHeaders = Type.Object({
  'if-none-match': Type.Optional(Type.String({ description: 'The `ETag` of an answer that the client has.' })),
})

/** The responses of a route that answers with a document of the store, for its schema. */
export const dataResponses = (document: TObject, description: string) => ({
  200: { description, headers, content: { 'application/json': { schema: document } } },
  304: { ...Type.Null({ description: 'The client has this answer already.' }), headers },
})
