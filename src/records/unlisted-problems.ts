import { definedFields } from '../base/defined-fields.js'
import { formatCount } from '../base/text/counts.js'
import type { Problem } from './problem.js'

/** Counts the problems that a bounded list leaves out. */
export interface UnlistedProblems {
  add(problem: Problem): void
  clear(): void
  /** Returns one problem that counts all of them, with their worst severity and kind. Empty if there is none. */
  list(): readonly Problem[]
}

const kindsByWeight: readonly Problem['kind'][] = ['attachment', undefined, 'missing', 'delivery', 'flaky', 'unreadable', 'incomplete']

const worstKind = (one: Problem['kind'], other: Problem['kind']): Problem['kind'] =>
  kindsByWeight.indexOf(one) >= kindsByWeight.indexOf(other) ? one : other

/** Makes an empty count. */
export function createUnlistedProblems(): UnlistedProblems {
  let count = 0
  let severity: Problem['severity'] = 'warning'
  let kind: Problem['kind']
  return {
    add(problem) {
      count += 1
      if (problem.severity === 'error') severity = 'error'
      // The kind decides the status of the run and the exit status.
      kind = count === 1 ? problem.kind : worstKind(kind, problem.kind)
    },
    clear() {
      count = 0
      severity = 'warning'
      kind = undefined
    },
    list() {
      if (count === 0) return []
      const message = count === 1 ? '1 more problem is not listed.' : `${formatCount(count)} more problems are not listed.`
      return [{ severity, ...definedFields({ kind }), message }]
    },
  }
}
