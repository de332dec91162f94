import type { FastifyInstance } from 'fastify'

/** A page that is whole in itself. */
export interface DashboardPage {
  readonly html: string
  readonly contentSecurityPolicy: string
}

/** GET / */
export function addDashboardRoute(app: FastifyInstance, { html, contentSecurityPolicy }: DashboardPage): void {
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', contentSecurityPolicy)
      // A page of an older server would ask a newer one.
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html),
  )
}
