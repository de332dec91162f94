import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { unavailable } from '../http-problem.js'
import { problemResponses } from '../problem-schema.js'
import { StoreNotReadyError } from '../store/store-not-ready-error.js'
import type { RouteContext } from './route-context.js'

const ok = Type.Object({ status: Type.Literal('ok') }, { description: 'Yes.' })

/** GET /healthz, /readyz and /metrics, which reveal no data. */
export function addHealthRoutes(app: FastifyInstance, { store, metrics }: RouteContext): void {
  // An empty list means that no key is needed.
  const common = { tags: ['operation'], security: [] }
  app.get(
    '/healthz',
    { schema: { ...common, operationId: 'health', summary: 'Whether the server is running', response: { 200: ok } } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get(
    '/readyz',
    {
      schema: {
        ...common,
        operationId: 'readiness',
        summary: 'Whether the server can store and query records',
        description:
          'Checks that the store responds, the keys can be read, and the disk has space for new records. If not, `detail` gives the reason.',
        response: { 200: ok, ...problemResponses(503) },
      },
      handlerTimeout: 5000,
    },
    async (_request, reply) => {
      await store.checkReadiness().catch((error: unknown) => {
        // A probe is not a refused request.
        throw unavailable(undefined, error instanceof StoreNotReadyError ? error.message : 'The store does not respond.', 5, error)
      })
      return reply.header('cache-control', 'no-store').send({ status: 'ok' })
    },
  )
  app.get(
    '/metrics',
    {
      schema: {
        ...common,
        operationId: 'metrics',
        summary: 'Prometheus metrics',
        response: { 200: { description: 'Metrics.', content: { 'text/plain': { schema: Type.String() } } } },
      },
    },
    async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(metrics.registry.contentType)
        .send(await metrics.registry.metrics()),
  )
}
