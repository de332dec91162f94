import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { LogController } from 'fastify'

/** The level and the destination of the JSON log. */
export interface LogTarget {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly stream: { write(line: string): void }
}

/** Returns Fastify's options for one log line per request, and for request ids that clients cannot choose. */
export const logOptions = (target: LogTarget | undefined) =>
  ({
    logger: target ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  }) satisfies FastifyServerOptions

/** Logs each request after its response. Headers, content and parameters are never logged, because they may contain keys. */
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
