import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from '../../base/text/content-security-policy.js'
import { docsPage, docsStyle } from '../docs-page.js'

const docsPolicy = contentSecurityPolicy({ style: docsStyle, directives: ["frame-ancestors 'none'"] })

/** GET /v1/openapi.json, generated from the schemas of the routes, and GET /docs, which shows it as a page. */
export function addDocumentationRoutes(app: FastifyInstance): void {
  app.get('/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  )
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(docsPage(app.swagger())),
  )
}
