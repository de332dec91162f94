import type { FastifyInstance } from 'fastify'

/** A self-contained page. */
export interface DashboardPage {
  readonly html: string
  readonly contentSecurityPolicy: string
}

/** GET / */
export function addDashboardRoute(app: FastifyInstance, { html, contentSecurityPolicy }: DashboardPage): void {
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', contentSecurityPolicy)
      // Otherwise a cached page of an older version would query a newer server.
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html),
  )
}
