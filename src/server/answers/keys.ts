import { Type } from 'typebox'
import type { Answer } from './answer.js'

/** The access that a key grants. */
export const scopes = Type.Array(Type.Enum(['read', 'write', 'badge'], { type: 'string' }), {
  minItems: 1,
  uniqueItems: true,
  description: 'The access that the key grants. `badge` only opens `/v1/badge.svg`, and must be the only scope.',
})

/** The optional restrictions of a key. */
export const restrictions = {
  expiresAt: Type.Optional(
    Type.Integer({
      format: 'int64',
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The time from which the key is not valid, in Unix ms. Default: never.',
    }),
  ),
  project: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'The only project that the key gives access to. Default: all projects.' }),
  ),
}

/** The content of a request for a new key. */
export const newKeyRequest = Type.Object(
  {
    org: Type.String({ minLength: 1, maxLength: 200, description: 'The organisation whose data the key gives access to.' }),
    scopes,
    name: Type.String({ minLength: 1, maxLength: 200, description: 'A name that helps to recognise the key.' }),
    ...restrictions,
  },
  { additionalProperties: false },
)
export type NewKeyRequest = Answer<typeof newKeyRequest>

const keyFields = {
  id: Type.String(),
  org: Type.String(),
  scopes,
  name: Type.String(),
  createdAt: Type.Integer({ format: 'int64', description: 'The time of creation in Unix ms.' }),
  ...restrictions,
}

/** The answer of `/v1/key`. */
export const keyAnswer = Type.Object(keyFields, { description: 'A key, without its secret value.' })
/** A key of an organisation, without its secret value. */
export type Key = Answer<typeof keyAnswer>

/** A key in the answers for administrators. */
export const managedKeyAnswer = Type.Object(
  {
    ...keyFields,
    lastUsedAt: Type.Optional(
      Type.Integer({ format: 'int64', description: 'The start of the hour of the last request with the key, in Unix ms. Default: never.' }),
    ),
  },
  { description: 'A key, without its secret value.' },
)
export type ManagedKey = Answer<typeof managedKeyAnswer>

/** The answer to a request for a new key. */
export const newKeyAnswer = Type.Object({
  ...keyFields,
  key: Type.String({ description: 'The secret value of the key. It is returned only once.' }),
})
export type NewKey = Answer<typeof newKeyAnswer>

/** The answer of `/v1/keys`. */
export const keysAnswer = Type.Object(
  { keys: Type.Array(managedKeyAnswer) },
  { description: 'All keys except the administration key, without their secret values.' },
)
export type Keys = Answer<typeof keysAnswer>
