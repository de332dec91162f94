import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { isAdministrationKey } from '../administration-key.js'
import { hashApiKey, newApiKey } from '../api-key.js'
import { HttpProblem } from '../http-problem.js'
import { problemResponses } from '../problem-schema.js'
import type { StoredKey } from '../store/store.js'
import type { RouteContext } from './route-context.js'

const scopes = Type.Array(Type.Enum(['read', 'write'], { type: 'string' }), {
  minItems: 1,
  uniqueItems: true,
  description: 'What the key allows.',
})

const bodySchema = Type.Object(
  {
    org: Type.String({ minLength: 1, maxLength: 200, description: 'The organisation whose data the key is for.' }),
    scopes,
    name: Type.String({ minLength: 1, maxLength: 200, description: 'What people know the key by.' }),
  },
  { additionalProperties: false },
)

const keyFields = {
  id: Type.String(),
  org: Type.String(),
  scopes,
  name: Type.String(),
  createdAt: Type.Integer({ format: 'int64', description: 'In Unix ms.' }),
}
const keySchema = Type.Object(keyFields, { description: 'A key, without itself.' })
const newKeySchema = Type.Object({ ...keyFields, key: Type.String({ description: 'The key itself, shown this once.' }) })

const created = {
  description: 'The key, made.',
  headers: { Location: Type.String({ description: 'Where the key is shown again, without itself.' }) },
  content: { 'application/json': { schema: newKeySchema } },
}

const idSchema = Type.Object({ id: Type.String({ description: 'The id of a key.' }) })

/** A key as it is shown: without its hash. */
const shown = ({ id, org, scopes, name, createdAt }: StoredKey) => ({ id, org, scopes, name, createdAt })

/** Compressed JSON would be taken for damaged JSON. */
const demandPlain = async ({ headers }: FastifyRequest): Promise<void> => {
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity') return
  throw new HttpProblem(415, 'The server reads content that is plain here.', { headers: { 'accept-encoding': 'identity' } })
}

const noSuchKey = () => new HttpProblem(404, 'There is no such key.')

const unstored = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store')

/** POST and GET /v1/keys, GET and DELETE /v1/keys/{id}, all by the administration key. */
export async function addKeysRoutes(app: FastifyInstance, { store, authentication, keyRing, now }: RouteContext): Promise<void> {
  const common = { tags: ['keys'], security: [{ key: [] }] }
  const onRequest = authentication.administration
  const organisationKeys = async () => (await store.keys()).filter((key) => !isAdministrationKey(key))

  app.post<{ Body: Static<typeof bodySchema> }>(
    '/v1/keys',
    {
      schema: {
        ...common,
        operationId: 'createKey',
        summary: 'Make a key',
        body: bodySchema,
        response: { 201: created, ...problemResponses(400, 401, 403, 413, 415, 429, 500, 503) },
      },
      onRequest,
      preParsing: demandPlain,
      bodyLimit: 16 * 1024,
    },
    async ({ body }, reply) => {
      const key = newApiKey()
      const stored = { id: randomUUID(), hash: hashApiKey(key), ...body, createdAt: now() }
      await store.addKey(stored)
      keyRing.invalidate()
      return unstored(reply)
        .code(201)
        .header('location', `/v1/keys/${stored.id}`)
        .send({ ...shown(stored), key })
    },
  )

  app.get(
    '/v1/keys',
    {
      schema: {
        ...common,
        operationId: 'listKeys',
        summary: 'List the keys',
        response: {
          200: Type.Object({ keys: Type.Array(keySchema) }, { description: 'All keys but the administration key, without themselves.' }),
          ...problemResponses(401, 403, 429, 500, 503),
        },
      },
      onRequest,
    },
    async (_request, reply) => unstored(reply).send({ keys: (await organisationKeys()).map(shown) }),
  )

  app.get<{ Params: Static<typeof idSchema> }>(
    '/v1/keys/:id',
    {
      schema: {
        ...common,
        operationId: 'showKey',
        summary: 'Show a key',
        params: idSchema,
        response: { 200: keySchema, ...problemResponses(401, 403, 404, 429, 500, 503) },
      },
      onRequest,
    },
    async ({ params }, reply) => {
      const found = (await organisationKeys()).find(({ id }) => id === params.id)
      if (found === undefined) throw noSuchKey()
      return unstored(reply).send(shown(found))
    },
  )

  // In a scope of its own: content means nothing here, so it is not looked at (RFC 9110, 9.3.5).
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.delete<{ Params: Static<typeof idSchema> }>(
      '/v1/keys/:id',
      {
        schema: {
          ...common,
          operationId: 'revokeKey',
          summary: 'Revoke a key',
          description: 'The key is refused from the next request on; by other servers on the same store a second later.',
          params: idSchema,
          response: { 204: Type.Null({ description: 'It is revoked.' }), ...problemResponses(401, 403, 404, 429, 500, 503) },
        },
        onRequest,
      },
      async ({ params }, reply) => {
        // Nobody locks themselves out: the administration key is no key of this list.
        const known = (await organisationKeys()).some(({ id }) => id === params.id)
        if (!known || !(await store.removeKey(params.id))) throw noSuchKey()
        keyRing.invalidate()
        return reply.code(204).send()
      },
    )
  })
}
