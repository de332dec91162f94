import { STATUS_CODES } from 'node:http'
import { definedFields } from '../base/defined-fields.js'

/** An error in one parameter of the URL or one field of the content. */
export interface InputError {
  readonly name: string
  readonly message: string
}

/** Why the server refuses a request with 429 or 503, as a label of its metrics. */
export type RefusalReason =
  | 'backup_running'
  | 'database'
  | 'disk_full'
  | 'invalid_keys'
  | 'not_ready'
  | 'query_limit'
  | 'queries_waiting'
  | 'request_rate'
  | 'time_limit'
  | 'upload_memory'

interface ProblemOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly errors?: readonly InputError[]
  readonly cause?: unknown
  readonly refusal?: RefusalReason | undefined
}

/** Ends a request with an error response. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  /** Fastify responds with this status if a hook throws. */
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly errors: readonly InputError[]
  readonly refusal: RefusalReason | undefined

  constructor(statusCode: number, detail: string, { headers = {}, errors = [], cause, refusal }: ProblemOptions = {}) {
    super(detail, { cause })
    this.statusCode = statusCode
    this.headers = headers
    this.errors = errors
    this.refusal = refusal
  }
}

/** The media type of RFC 9457. */
export const problemType = 'application/problem+json'

/** Returns the RFC 9457 document. The type `about:blank` means that the status defines the kind of problem. */
export function problemDocument({ statusCode, message, errors }: HttpProblem, requestId?: string) {
  return {
    type: 'about:blank',
    title: STATUS_CODES[statusCode] ?? 'Error',
    status: statusCode,
    detail: message,
    ...definedFields({ errors: errors.length === 0 ? undefined : errors, requestId }),
  }
}

/** Returns a 503 that asks the client to retry later. */
export const unavailable = (refusal: RefusalReason | undefined, detail: string, seconds = 5, cause?: unknown): HttpProblem =>
  new HttpProblem(503, detail, { headers: { 'retry-after': String(seconds) }, cause, refusal })

/** Returns a 429 that asks the client to retry later. */
export const tooManyRequests = (refusal: RefusalReason, detail: string, seconds: number): HttpProblem =>
  new HttpProblem(429, detail, { headers: { 'retry-after': String(Math.max(1, seconds)) }, refusal })

/** Returns a 400 for a field of the content. */
export const fieldProblem = ({ name, message }: InputError): HttpProblem =>
  new HttpProblem(400, `Invalid field "${name}": ${message}`, { errors: [{ name, message }] })

/** Returns a 400 for parameters of the URL. The detail describes the first one. */
export function parameterProblem(...errors: readonly [InputError, ...InputError[]]): HttpProblem {
  const [{ name, message }] = errors
  return new HttpProblem(400, `Invalid parameter "${name}": ${message}`, { errors })
}
