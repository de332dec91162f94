import { definedFields } from '../base/defined-fields.js'
import type { Problem } from './problem.js'
import type { ProblemRecord } from './record.js'

const kinds = ['incomplete', 'unreadable', 'delivery', 'missing', 'attachment', 'flaky'] as const

/** Converts a problem to its record. */
export const problemRecord = ({ kind, ...problem }: Problem): ProblemRecord => ({
  kind: 'problem',
  ...problem,
  ...definedFields({ problem: kind }),
})

/** Converts a record to its problem. Leaves out an unknown kind of problem. */
export function problemOf({ severity, problem, message, path, line, column }: ProblemRecord): Problem {
  const kind = kinds.find((known) => known === problem)
  return {
    severity,
    ...definedFields({ kind }),
    message,
    ...definedFields({ path, line, column }),
  }
}
