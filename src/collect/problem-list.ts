import type { Problem } from '../records/problem.js'
import { formatCount } from '../text/counts.js'

/** The number of problems of one file, or of one step, that are listed individually. */
const maximumProblems = 20

/** A list that keeps only the first problems. */
export interface ProblemList {
  add(problem: Problem): void
  clear(): void
  /** Returns the first problems, and one that counts the others, with their worst severity and kind. */
  list(): readonly Problem[]
}

interface Omitted {
  errors: number
  warnings: number
  kind: Problem['kind']
}

const noneOmitted = (): Omitted => ({ errors: 0, warnings: 0, kind: undefined })

const kindsByWeight: readonly Problem['kind'][] = [undefined, 'missing', 'delivery', 'unreadable', 'incomplete']

const worstKind = (one: Problem['kind'], other: Problem['kind']): Problem['kind'] =>
  kindsByWeight.indexOf(one) >= kindsByWeight.indexOf(other) ? one : other

/** Makes an empty list. `path` is the path of every problem that has none. */
export function createProblemList(path?: string): ProblemList {
  const kept: Problem[] = []
  const omitted = noneOmitted()
  const withPath = (problem: Problem): Problem => (path === undefined ? problem : { path, ...problem })
  return {
    add(problem) {
      if (kept.length < maximumProblems) {
        kept.push(withPath(problem))
        return
      }
      if (problem.severity === 'error') omitted.errors += 1
      else omitted.warnings += 1
      // The kind decides the status of the run and the exit status.
      omitted.kind = worstKind(omitted.kind, problem.kind)
    },
    clear() {
      kept.length = 0
      Object.assign(omitted, noneOmitted())
    },
    list() {
      const { errors, warnings, kind } = omitted
      const count = errors + warnings
      if (count === 0) return [...kept]
      const severity = errors > 0 ? 'error' : 'warning'
      const message = count === 1 ? 'There is one more problem.' : `There are ${formatCount(count)} more problems.`
      return [...kept, withPath({ severity, message, ...(kind !== undefined && { kind }) })]
    },
  }
}
