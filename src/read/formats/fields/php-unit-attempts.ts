import { recordLimits } from '../../../records/limits.js'
import type { TestAttempt, WritableResult } from '../../../records/record.js'

/** Matches the end of a name in PHPUnit 13 (`#[Retry]`), which lists only the last attempt. */
const attempt = / \(attempt (\d{1,3}) of \d{1,3}\)$/

/** Moves the number of the attempt from the name of a test of PHPUnit to its attempts, because the history compares names. */
export function addPhpUnitAttempts(result: WritableResult): void {
  if (!result.name.endsWith(')')) return
  const match = attempt.exec(result.name)
  if (match === null) return
  result.name = result.name.slice(0, match.index)
  const earlier = Math.min(Number(match[1]) - 1, recordLimits.attempts)
  if (earlier < 1) return
  result.attempts = Array.from({ length: earlier }, (): TestAttempt => ({ status: 'failed' }))
  if (result.status === 'successful') result.flaky = true
}
