/** Why the server gave no data. `title` and `detail` are for the reader. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    /** 0 where there was no answer. */
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${title} ${detail}`, options)
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'The server does not understand the question.',
  401: 'The server does not know this key.',
  403: 'This key may not read that.',
  404: 'There is no data API at this address.',
  429: 'Too many questions in a short time.',
  503: 'The store does not answer at the moment.',
}

/** Reads what an answer other than 200 says: RFC 9457 problem+json, or whatever a proxy put in its place. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const { status } = response
  const wait = Number(response.headers.get('retry-after'))
  const problem: unknown = await response.json().catch(() => undefined)
  const told = typeof problem === 'object' && problem !== null && 'detail' in problem ? String(problem.detail).slice(0, 1000) : ''
  const advice = wait > 0 ? `Try again in ${wait} seconds.` : ''
  return new ApiError(status, titles[status] ?? `The server answered with status ${status}.`, [told, advice].filter(Boolean).join(' '))
}
