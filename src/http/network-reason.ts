/** What happened to a connection, from the error of whoever used it: `fetch failed` hides it, and an AggregateError has only a code. */
export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return cause instanceof Error ? networkReason(cause) : error.message || code || error.name
}
