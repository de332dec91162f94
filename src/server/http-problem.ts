import { STATUS_CODES } from 'node:http'

/** What is wrong with one parameter of the query, or one field of the body. */
export interface InputError {
  readonly name: string
  readonly message: string
}

interface ProblemOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly errors?: readonly InputError[]
  readonly cause?: unknown
}

/** Ends a request with an error that its sender is told of. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  /** Fastify's name for it: a hook that throws one ends the request with this status. */
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly errors: readonly InputError[]

  constructor(statusCode: number, detail: string, { headers = {}, errors = [], cause }: ProblemOptions = {}) {
    super(detail, { cause })
    this.statusCode = statusCode
    this.headers = headers
    this.errors = errors
  }
}

/** The media type of RFC 9457. */
export const problemType = 'application/problem+json'

/** The document of RFC 9457; `about:blank` says that the status alone tells what kind of problem it is. */
export function problemDocument({ statusCode, message, errors }: HttpProblem, requestId?: string) {
  return {
    type: 'about:blank',
    title: STATUS_CODES[statusCode] ?? 'Error',
    status: statusCode,
    detail: message,
    ...(errors.length === 0 ? {} : { errors }),
    ...(requestId === undefined ? {} : { requestId }),
  }
}

/** Says that something answers later; clients and proxies honour `Retry-After`. */
export const unavailable = (detail: string, seconds = 5, cause?: unknown): HttpProblem =>
  new HttpProblem(503, detail, { headers: { 'retry-after': String(seconds) }, cause })

/** Says that somebody asks too often. */
export const tooManyRequests = (detail: string, seconds: number): HttpProblem =>
  new HttpProblem(429, detail, { headers: { 'retry-after': String(Math.max(1, seconds)) } })
