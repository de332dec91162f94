import { type TSchema, Type } from 'typebox'
import { problemType } from './http-problem.js'

/** The schema of the problem documents that {@link problemDocument} returns. */
export const problemSchema = Type.Object(
  {
    type: Type.String({ description: 'Always `about:blank`: the status defines the kind of problem.' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'Explains what is wrong and what to do.' }),
    errors: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), message: Type.String() }), {
        description: 'The parameters or fields that are not valid.',
      }),
    ),
    requestId: Type.Optional(Type.String({ description: 'Identifies the request in the log of the server.' })),
  },
  { description: 'A problem document (RFC 9457).' },
)

const meanings = {
  400: 'The request is not valid; see `errors`.',
  401: 'The key is missing or not valid.',
  403: 'The key lacks the scope, or belongs to another organisation.',
  404: 'Not found.',
  413: 'The request is too large.',
  415: 'The type or encoding of the content is not supported.',
  422: 'The `Idempotency-Key` was already used for other content; nothing was stored. Use another key.',
  429: 'Too many requests; retry after the time in `Retry-After`.',
  500: 'An internal error; see the log of the server for the request id.',
  501: 'The store of this server does not support it.',
  503: 'The store does not respond, or the server is busy; retry after the time in `Retry-After`.',
} as const

const retryAfter = { 'Retry-After': Type.Integer({ minimum: 1, description: 'The number of seconds to wait.' }) }

const headers: Readonly<Partial<Record<keyof typeof meanings, Readonly<Record<string, TSchema>>>>> = {
  401: { 'WWW-Authenticate': Type.Literal('Service-Api-Key', { description: 'The header that must contain a key.' }) },
  415: {
    Accept: Type.String({ description: 'The supported types, if the type is not supported.' }),
    'Accept-Encoding': Type.String({ description: 'The supported encodings, if the encoding is not supported.' }),
  },
  429: retryAfter,
  503: retryAfter,
}

/** Returns the error responses of a route for its schema. */
export const problemResponses = (...statuses: readonly (keyof typeof meanings)[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: meanings[status], headers: headers[status] ?? {}, content: { [problemType]: { schema: problemSchema } } },
    ]),
  )
