import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem, problemDocument, problemType, tooManyRequests, unavailable } from './http-problem.js'
import { QueryCancelledError } from './store/query-cancelled-error.js'
import { StoreBusyError } from './store/store-busy-error.js'
import { StoreLimitError } from './store/store-limit-error.js'
import { StoreUnavailableError } from './store/store-unavailable-error.js'

/** Answers with a problem, in bytes, or Fastify would add a charset that the type does not have; what the server is to blame for carries the request id, by which its log is searched. */
export function sendProblem(problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return (
    reply
      .code(problem.statusCode)
      .headers(problem.headers)
      // Hooks that would do it do not run for what is no address.
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .type(problemType)
      .send(Buffer.from(JSON.stringify(problemDocument(problem, problem.statusCode >= 500 ? request.id : undefined))))
  )
}

/** Answers whatever is thrown, and every unknown route, with a problem. */
export function addErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const problem = problemOf(error)
    // A client that has gone is not an error of the server.
    if (problem.statusCode >= 500 && !(error instanceof QueryCancelledError)) request.log.error({ err: error }, problem.message)
    // Whoever hung up reads no answer, and a stream that broke off midway has sent its status.
    if (!reply.raw.headersSent) return sendProblem(problem, request, reply)
    reply.raw.destroy()
    return reply
  })
  app.setNotFoundHandler((request, reply) => sendProblem(nothingAt(request.url.split('?', 1)[0] ?? ''), request, reply))
  // Node would refuse these by itself, with no word of why.
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion !== '1.0') throw new HttpProblem(400, 'The header Host is missing.')
  })
  app.server.on('checkExpectation', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const problem = new HttpProblem(417, 'The server knows no expectation but 100-continue.')
    const id = logRefusal(app, problem, socket)
    response
      .writeHead(problem.statusCode, { 'content-type': problemType, 'x-request-id': id })
      .end(JSON.stringify(problemDocument(problem)))
  })
}

function nothingAt(path: string): HttpProblem {
  const hint = /\/$|\/\//.test(path) ? 'It has a slash too many.' : '/docs lists what there is.'
  return new HttpProblem(404, `There is nothing at this address. ${hint}`)
}

/** What Fastify finds wrong before there is a route: an address that does not decode, or is too long. */
export const sendFrameworkProblem = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(problemOf(error), request, reply)
}

/** Fastify's faults of clients, in words that say what to do. */
const frameworkDetails: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address does not decode. A percent sign in it is written as %25.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the address is longer than anything that is here.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The header Content-Type is missing, or its type is not read here. JSON is application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The content is empty. It is to be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The content is not JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The content is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The content is not as long as the header Content-Length says.',
}

function problemOf(error: FastifyError | Error): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (error instanceof StoreLimitError)
    return unavailable('The answer takes too much time or memory. Ask for a shorter range of time, or for longer intervals.', 30, error)
  if (error instanceof StoreBusyError)
    return tooManyRequests('Too many questions of this organisation are waiting. Ask again later, and ask fewer at once.', 5)
  if (error instanceof StoreUnavailableError) return unavailable('The store does not answer.', 5, error)
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable('The answer took too long.', 30, error)
  const detail = frameworkDetails[code ?? '']
  if (detail !== undefined) return new HttpProblem(statusCode, detail, { cause: error })
  // Fastify's own words for what a client did wrong; everything else may tell what is nobody's business.
  if (statusCode < 500) return new HttpProblem(statusCode, error.message, { cause: error })
  return new HttpProblem(500, 'The server failed. Its log says more under the request id.', { cause: error })
}

const clientProblems: Readonly<Record<string, HttpProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, 'The request did not come in time.'),
  HPE_HEADER_OVERFLOW: new HttpProblem(431, 'The header fields are too large.'),
}

/** Logs a request that Node refuses before Fastify sees it; returns the id under which the log has it. */
function logRefusal(app: FastifyInstance, { statusCode }: HttpProblem, socket: Socket): string {
  const reqId = randomUUID()
  app.log.info({ reqId, status: statusCode, ip: socket.remoteAddress }, 'request')
  return reqId
}

/** Answers bytes that Node's parser refuses as a request, on the bare socket. Fastify calls it with the app as `this`. */
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
    // A client that does not read must not keep the socket.
    () => socket.destroySoon(),
  )
}
