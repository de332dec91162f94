import { type TSchema, Type } from 'typebox'
import { problemType } from './http-problem.js'

/** The schema of an RFC 9457 problem, as {@link problemDocument} makes it. */
export const problemSchema = Type.Object(
  {
    type: Type.String({ description: 'Always `about:blank`: the status says what kind of problem it is.' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'What is wrong, and what to do.' }),
    errors: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), message: Type.String() }), {
        description: 'What is wrong with which parameter or field.',
      }),
    ),
    requestId: Type.Optional(Type.String({ description: 'Finds the request in the log of the server.' })),
  },
  { description: 'A problem as of RFC 9457.' },
)

const meanings = {
  400: 'Something about the request is wrong; `errors` says what.',
  401: 'The key is missing or wrong.',
  403: 'The key does not have the scope, or is of another organisation.',
  404: 'There is none.',
  413: 'The request is too large.',
  415: 'The server does not read this type or encoding of content.',
  422: 'The `Idempotency-Key` was used for other content before; nothing was stored. Choose another key.',
  429: 'Too many requests; `Retry-After` says when to come again.',
  500: 'A bug of the server; its log has the request id.',
  503: 'The store does not answer, or the server is busy; `Retry-After` says when to come again.',
} as const

const retryAfter = { 'Retry-After': Type.Integer({ minimum: 1, description: 'How many seconds to wait.' }) }

const headers: Readonly<Partial<Record<keyof typeof meanings, Readonly<Record<string, TSchema>>>>> = {
  401: { 'WWW-Authenticate': Type.Literal('Service-Api-Key', { description: 'The name of the header that takes a key.' }) },
  415: {
    Accept: Type.String({ description: 'The types that are read, where the type is wrong.' }),
    'Accept-Encoding': Type.String({ description: 'The encodings that are read, where the encoding is wrong.' }),
  },
  429: retryAfter,
  503: retryAfter,
}

/** The responses of a route that are problems, for its schema. */
export const problemResponses = (...statuses: readonly (keyof typeof meanings)[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: meanings[status], headers: headers[status] ?? {}, content: { [problemType]: { schema: problemSchema } } },
    ]),
  )
