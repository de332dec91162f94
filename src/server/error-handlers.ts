import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem, problemDocument, problemType, type RefusalReason, tooManyRequests, unavailable } from './http-problem.js'
import { DiskFullError } from './store/disk-full-error.js'
import { QueryCancelledError } from './store/query-cancelled-error.js'
import { StoreBusyError } from './store/store-busy-error.js'
import { StoreLimitError } from './store/store-limit-error.js'
import { StoreNotReadyError } from './store/store-not-ready-error.js'
import { StoreUnavailableError } from './store/store-unavailable-error.js'

declare module 'fastify' {
  interface FastifyReply {
    /** Why the request was refused with 429 or 503. */
    refusal: RefusalReason | undefined
  }
}

/** Sends a problem document. It contains the request id if the server is to blame, so that its log can be searched. */
function sendProblem(problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.refusal = problem.refusal
  return (
    reply
      .code(problem.statusCode)
      .headers(problem.headers)
      // The hooks that set this header do not run for a URL that cannot be decoded.
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .type(problemType)
      // As bytes, because Fastify adds a charset to strings, which this media type does not have.
      .send(Buffer.from(JSON.stringify(problemDocument(problem, problem.statusCode >= 500 ? request.id : undefined))))
  )
}

/** Responds with a problem document to every error and every unknown route. */
export function addErrorHandlers(app: FastifyInstance): void {
  app.decorateReply('refusal', undefined)
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const problem = problemOf(error)
    // A client that disconnected is not an error of the server.
    if (problem.statusCode >= 500 && !(error instanceof QueryCancelledError)) request.log.error({ err: error }, problem.message)
    // If a stream fails midway, the status has already been sent.
    if (!reply.raw.headersSent) return sendProblem(problem, request, reply)
    reply.raw.destroy()
    return reply
  })
  app.setNotFoundHandler((request, reply) => sendProblem(unknownEndpoint(request.url.split('?', 1)[0] ?? ''), request, reply))
  // By default, Node refuses these requests without an explanation.
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion !== '1.0') throw new HttpProblem(400, 'The Host header is missing.')
  })
  app.server.on('checkExpectation', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const problem = new HttpProblem(417, 'Unsupported Expect header. Only 100-continue is supported.')
    const id = logRefusal(app, problem, socket)
    response
      .writeHead(problem.statusCode, { 'content-type': problemType, 'x-request-id': id })
      .end(JSON.stringify(problemDocument(problem)))
  })
}

function unknownEndpoint(path: string): HttpProblem {
  const hint = /\/$|\/\//.test(path) ? 'Remove the extra slash. ' : ''
  return new HttpProblem(404, `There is no such endpoint. ${hint}See /docs for all endpoints.`)
}

/** Responds to an error that Fastify finds before routing, such as a URL that cannot be decoded. */
export const sendFrameworkProblem = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(problemOf(error), request, reply)
}

/** Replaces Fastify's messages for client errors. */
const frameworkDetails: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The URL cannot be decoded. Write a percent sign as %25.',
  FST_ERR_MAX_PARAM_LENGTH: 'A segment of the URL is too long.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The Content-Type header is missing or not supported. Use application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The content is empty. Send JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The content is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The content is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the content differs from the Content-Length header.',
}

function problemOf(error: FastifyError | Error): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (error instanceof StoreLimitError)
    return unavailable('query_limit', 'The query needs too much time or memory. Request a shorter range or a longer interval.', 30, error)
  if (error instanceof StoreBusyError)
    return tooManyRequests('queries_waiting', 'Too many queries of this organisation are waiting. Retry later, and send fewer at once.', 5)
  if (error instanceof StoreNotReadyError)
    return unavailable(error instanceof DiskFullError ? 'disk_full' : 'not_ready', error.message, 5, error)
  if (error instanceof StoreUnavailableError) return unavailable('database', 'The store does not respond.', 5, error)
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable('time_limit', 'The response took too long.', 30, error)
  const detail = frameworkDetails[code ?? '']
  if (detail !== undefined) return new HttpProblem(statusCode, detail, { cause: error })
  // Fastify's message is about the request. Messages of other errors may contain internal details.
  if (statusCode < 500) return new HttpProblem(statusCode, error.message, { cause: error })
  return new HttpProblem(500, 'Internal error. See the log of the server for this request id.', { cause: error })
}

const clientProblems: Readonly<Record<string, HttpProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, 'The request did not arrive in time.'),
  HPE_HEADER_OVERFLOW: new HttpProblem(431, 'The header fields are too large.'),
}

/** Logs a request that Node refuses before Fastify sees it. Returns the request id in the log. */
function logRefusal(app: FastifyInstance, { statusCode }: HttpProblem, socket: Socket): string {
  const reqId = randomUUID()
  app.log.info({ reqId, status: statusCode, ip: socket.remoteAddress }, 'request')
  return reqId
}

/** Writes a response to the socket if Node's parser refuses a request. Fastify calls it with the app as `this`. */
export function answerClientError(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = clientProblems[error.code ?? ''] ?? new HttpProblem(400, 'This is not a valid HTTP request.')
  const document = problemDocument(problem)
  const body = JSON.stringify(document)
  socket.end(
    [
      `HTTP/1.1 ${document.status} ${document.title}`,
      `content-type: ${problemType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${logRefusal(this, problem, socket)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    // Otherwise a client that does not read keeps the socket open.
    () => socket.destroySoon(),
  )
}
