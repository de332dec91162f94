/** Returns a line number, given as a number or as text. Line numbers count from 1. */
export function lineNumber(value: unknown): number | undefined {
  const line = typeof value === 'string' ? Number(value) : value
  return typeof line === 'number' && Number.isSafeInteger(line) && line > 0 ? line : undefined
}
