import type { Scope } from '../scope.js'

/** The number of failed tests that a report shows. */
export interface FailureBudget {
  /** With their messages and traces. */
  readonly open: number
  /** In one line each. */
  readonly lines: number
}

/** The lines of failed tests in a comment. */
export const commentLines = 20

const comment: FailureBudget = { open: 5, lines: commentLines }
const page: FailureBudget = { open: 20, lines: 200 }

/** Returns the number of failed tests for the place and the detail of a report. With less detail, the lines become fewer first. */
export function failureBudget({ place, detail }: Pick<Scope, 'place' | 'detail'>): FailureBudget {
  const limits = place === 'comment' ? comment : page
  const open = Math.min(limits.open, detail.tests)
  return { open, lines: Math.min(limits.lines, detail.tests - open) }
}
