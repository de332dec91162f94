/** A failed request. `title` and `detail` are shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    /** HTTP status; 0 if there was no response. */
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    options?: ErrorOptions,
    /** The id of the request in the log of the server. Empty if there was no response of the server. */
    readonly requestId = '',
  ) {
    super(`${title} ${detail}`, options)
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'The server rejected the request.',
  401: 'The server rejected this key.',
  403: 'This key has no access to these results.',
  404: 'There is no data API at this address.',
  429: 'Too many requests.',
  503: 'The store is not available at the moment.',
}

/** Reads the response of a failed request: RFC 9457 problem+json, or any response of a proxy. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const { status } = response
  const wait = Number(response.headers.get('retry-after'))
  const problem: unknown = await response.json().catch(() => undefined)
  const explanation = typeof problem === 'object' && problem !== null && 'detail' in problem ? String(problem.detail).slice(0, 1000) : ''
  const advice = wait > 0 ? `Try again in ${wait} seconds.` : ''
  return new ApiError(
    status,
    titles[status] ?? `The server answered with status ${status}.`,
    [explanation, advice].filter(Boolean).join(' '),
    undefined,
    (response.headers.get('x-request-id') ?? '').slice(0, 64),
  )
}

/** Converts any error to an {@link ApiError}, so that a fault of the page is shown like a failed request. */
export const apiErrorOfAny = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, 'This page failed.', String(error), { cause: error })

/** Returns whether the server rejected the key: it is wrong, or it was revoked. */
export const isRejectedKey = (error: unknown): boolean => error instanceof ApiError && error.status === 401
