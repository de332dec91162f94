import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { unavailable } from '../http-problem.js'
import { problemResponses } from '../problem-schema.js'
import type { RouteContext } from './route-context.js'

const ok = Type.Object({ status: Type.Literal('ok') }, { description: 'It does.' })

/** GET /healthz, /readyz and /metrics, for whoever runs the server; they tell nothing of the data. */
export function addHealthRoutes(app: FastifyInstance, { store, metrics }: RouteContext): void {
  const tags = ['operation']
  app.get(
    '/healthz',
    { schema: { tags, operationId: 'health', summary: 'Whether the server lives', response: { 200: ok } } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get(
    '/readyz',
    {
      schema: { tags, operationId: 'readiness', summary: 'Whether the store answers', response: { 200: ok, ...problemResponses(503) } },
      handlerTimeout: 5000,
    },
    async (_request, reply) => {
      if (!(await store.ping())) throw unavailable('The store does not answer.')
      return reply.header('cache-control', 'no-store').send({ status: 'ok' })
    },
  )
  app.get(
    '/metrics',
    {
      schema: {
        tags,
        operationId: 'metrics',
        summary: 'What Prometheus collects',
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
