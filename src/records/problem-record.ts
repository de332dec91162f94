import type { Problem } from './problem.js'
import type { ProblemRecord } from './record.js'

const kinds = ['incomplete', 'unreadable', 'delivery'] as const

/** A problem as it stands in a records file. */
export const problemRecord = ({ kind, ...problem }: Problem): ProblemRecord => ({
  kind: 'problem',
  ...problem,
  ...(kind !== undefined && { problem: kind }),
})

/** The problem that a record tells of; a kind of problem that is not known is left out. */
export function problemOf({ severity, problem, message, path, line, column }: ProblemRecord): Problem {
  const kind = kinds.find((known) => known === problem)
  return {
    severity,
    ...(kind !== undefined && { kind }),
    message,
    ...(path !== undefined && { path }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  }
}
