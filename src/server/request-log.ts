import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { LogController } from 'fastify'

/** Where lines of JSON go, and how many. */
export interface LogTarget {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly stream: { write(line: string): void }
}

/** The options of Fastify for a log of one line a request, and for ids that clients cannot choose. */
export const logOptions = (target: LogTarget | undefined) =>
  ({
    logger: target ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  }) satisfies FastifyServerOptions

/** Logs each request when it has been answered. No header, no body and no query is logged: they may hold keys. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip, organisationKey } = request
    const path = url.split('?', 1)[0]?.slice(0, 200)
    const line = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip, keyId: organisationKey?.id }
    request.log.info(line, 'request')
  })
}
