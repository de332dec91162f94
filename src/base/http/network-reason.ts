/** Returns the reason of a network error. `fetch failed` hides it in its cause, and an AggregateError has only a code. */
export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return cause instanceof Error ? networkReason(cause) : error.message || code || error.name
}

/** Returns the reason of a request without an answer in time. */
export const timeoutReason = (limitMs: number): string => `no answer within ${Math.ceil(limitMs / 100) / 10} s`
