import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem, problemDocument, problemType, unavailable } from './http-problem.js'
import { StoreUnavailableError } from './store/store-unavailable-error.js'

/** Answers with a problem, in bytes, or Fastify would add a charset that the type does not have; what the server is to blame for carries the request id, by which its log is searched. */
export function sendProblem(problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(problem.statusCode)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type(problemType)
    .send(Buffer.from(JSON.stringify(problemDocument(problem, problem.statusCode >= 500 ? request.id : undefined))))
}

/** Answers whatever is thrown, and every unknown route, with a problem. */
export function addProblemAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.statusCode >= 500) request.log.error({ err: error }, problem.message)
    // Whoever hung up reads no answer, and a stream that broke off midway has sent its status.
    if (!reply.raw.headersSent) return sendProblem(problem, request, reply)
    reply.raw.destroy()
    return reply
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new HttpProblem(404, 'There is nothing at this address. /docs lists what there is.'), request, reply),
  )
}

/** What Fastify finds wrong before there is a route: an address that does not decode. */
export const sendFrameworkProblem = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(problemOf(error), request, reply)
}

function problemOf(error: FastifyError | Error): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (error instanceof StoreUnavailableError) return unavailable('The store does not answer.', 5, error)
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable('The answer took too long.', 30, error)
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new HttpProblem(415, 'The header Content-Type is missing, or its type is not read here.')
  // Fastify's own words for what a client did wrong; everything else may tell what is nobody's business.
  if (statusCode < 500) return new HttpProblem(statusCode, error.message, { cause: error })
  return new HttpProblem(500, 'The server failed. Its log says more under the request id.', { cause: error })
}

const clientProblems: Readonly<Record<string, HttpProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, 'The request did not come in time.'),
  HPE_HEADER_OVERFLOW: new HttpProblem(431, 'The header fields are too large.'),
}

/** Answers what Node's parser takes for no request at all, on the bare socket. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
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
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    // A client that does not read must not keep the socket.
    () => socket.destroySoon(),
  )
}
