import type { Problem } from '../records/problem.js'

/** How many problems of one file, or of one step, are told one by one. */
const maximumProblems = 20

/** Problems, of which only the first are kept one by one. */
export interface ProblemList {
  add(problem: Problem): void
  clear(): void
  /** The first problems, and one that says how many more there are and how bad the worst of them is. */
  list(): readonly Problem[]
}

/** Makes an empty list. `path` is given to every problem that names none. */
export function createProblemList(path?: string): ProblemList {
  const kept: Problem[] = []
  const omitted = { errors: 0, warnings: 0, incomplete: false }
  const withPath = (problem: Problem): Problem => (path === undefined ? problem : { path, ...problem })
  return {
    add(problem) {
      if (kept.length < maximumProblems) {
        kept.push(withPath(problem))
        return
      }
      if (problem.severity === 'error') omitted.errors += 1
      else omitted.warnings += 1
      // That a run is incomplete decides its status.
      if (problem.kind === 'incomplete') omitted.incomplete = true
    },
    clear() {
      kept.length = 0
      Object.assign(omitted, { errors: 0, warnings: 0, incomplete: false })
    },
    list() {
      const { errors, warnings, incomplete } = omitted
      const count = errors + warnings
      if (count === 0) return [...kept]
      const severity = errors > 0 ? 'error' : 'warning'
      const message = count === 1 ? 'There is one more problem.' : `There are ${count} more problems.`
      return [...kept, withPath({ severity, message, ...(incomplete && { kind: 'incomplete' as const }) })]
    },
  }
}
