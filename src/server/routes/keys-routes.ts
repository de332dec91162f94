import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import { isAdministrationKey } from '../administration-key.js'
import { type Key, keysAnswer, type ManagedKey, managedKeyAnswer, newKeyAnswer, newKeyRequest } from '../answers/keys.js'
import { hashApiKey, newApiKey } from '../api-key.js'
import { fieldProblem, HttpProblem } from '../http-problem.js'
import { problemResponses } from '../problem-schema.js'
import type { StoredKey } from '../store/store.js'
import type { RouteContext } from './route-context.js'

const created = {
  description: 'The new key.',
  headers: { Location: Type.String({ description: 'The address of the key, relative to the address of the request.' }) },
  content: { 'application/json': { schema: newKeyAnswer } },
}

const idSchema = Type.Object({ id: Type.String({ description: 'The id of a key.' }) })

/** Returns the public fields of a key, without its hash. */
export const shownKey = ({ id, org, scopes, name, createdAt, expiresAt, project }: StoredKey): Key => ({
  id,
  org,
  scopes,
  name,
  createdAt,
  ...definedFields({ expiresAt, project }),
})

const managedKey = (key: StoredKey): ManagedKey => ({ ...shownKey(key), ...definedFields({ lastUsedAt: key.lastUsedAt }) })

/** Checks what the schema cannot express. */
function demandUsable({ scopes, expiresAt }: Static<typeof newKeyRequest>, now: number): void {
  if (scopes.includes('badge') && scopes.length > 1) throw fieldProblem({ name: 'scopes', message: '"badge" must be the only scope.' })
  if (expiresAt !== undefined && expiresAt <= now) {
    throw fieldProblem({ name: 'expiresAt', message: `${expiresAt} must be later than now, which is ${now}.` })
  }
}

/** Refuses compressed content, which would otherwise be reported as invalid JSON. */
const demandPlain = async ({ headers }: FastifyRequest): Promise<void> => {
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity') return
  throw new HttpProblem(415, 'This endpoint does not accept compressed content.', { headers: { 'accept-encoding': 'identity' } })
}

const noSuchKey = () => new HttpProblem(404, 'There is no key with this id.')

const unstored = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store')

/** POST and GET /v1/keys, GET and DELETE /v1/keys/{id}. All require the administration key. */
export async function addKeysRoutes(app: FastifyInstance, { store, authentication, keyRing, now }: RouteContext): Promise<void> {
  const common = { tags: ['keys'], security: [{ key: [] }] }
  const onRequest = authentication.administration
  const organisationKeys = async () => (await store.keys()).filter((key) => !isAdministrationKey(key))

  app.post<{ Body: Static<typeof newKeyRequest> }>(
    '/v1/keys',
    {
      schema: {
        ...common,
        operationId: 'createKey',
        summary: 'Create a key',
        body: newKeyRequest,
        response: { 201: created, ...problemResponses(400, 401, 403, 413, 415, 429, 500, 503) },
      },
      onRequest,
      preParsing: demandPlain,
      bodyLimit: 16 * 1024,
    },
    async ({ body }, reply) => {
      demandUsable(body, now())
      const key = newApiKey()
      const stored = { id: randomUUID(), hash: hashApiKey(key), ...body, createdAt: now() }
      await store.addKey(stored)
      keyRing.invalidate()
      return unstored(reply)
        .code(201)
        .header('location', `keys/${stored.id}`)
        .send({ ...shownKey(stored), key })
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
          200: keysAnswer,
          ...problemResponses(401, 403, 429, 500, 503),
        },
      },
      onRequest,
    },
    async (_request, reply) => unstored(reply).send({ keys: (await organisationKeys()).map(managedKey) }),
  )

  app.get<{ Params: Static<typeof idSchema> }>(
    '/v1/keys/:id',
    {
      schema: {
        ...common,
        operationId: 'showKey',
        summary: 'Show a key',
        params: idSchema,
        response: { 200: managedKeyAnswer, ...problemResponses(401, 403, 404, 429, 500, 503) },
      },
      onRequest,
    },
    async ({ params }, reply) => {
      const found = (await organisationKeys()).find(({ id }) => id === params.id)
      if (found === undefined) throw noSuchKey()
      return unstored(reply).send(managedKey(found))
    },
  )

  // In a scope of its own, because the content of a DELETE request is ignored (RFC 9110, 9.3.5).
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
          description: 'The server refuses the key from the next request on. Other servers on the same store refuse it within a second.',
          params: idSchema,
          response: { 204: Type.Null({ description: 'The key is revoked.' }), ...problemResponses(401, 403, 404, 429, 500, 503) },
        },
        onRequest,
      },
      async ({ params }, reply) => {
        // The list excludes the administration key, so it cannot be revoked by mistake.
        const known = (await organisationKeys()).some(({ id }) => id === params.id)
        if (!known || !(await store.removeKey(params.id))) throw noSuchKey()
        keyRing.invalidate()
        return reply.code(204).send()
      },
    )
  })
}
