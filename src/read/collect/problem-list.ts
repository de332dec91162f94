import type { Problem } from '../../records/problem.js'
import { createUnlistedProblems } from '../../records/unlisted-problems.js'

/** The number of problems of one file, or of one step, that are listed individually. */
const maximumProblems = 20

/** A list that keeps only the first problems. */
export interface ProblemList {
  add(problem: Problem): void
  clear(): void
  /** Returns the first problems, and one that counts the others, with their worst severity and kind. */
  list(): readonly Problem[]
}

/** Makes an empty list. `path` is the path of every problem that has none. */
export function createProblemList(path?: string): ProblemList {
  const kept: Problem[] = []
  const unlisted = createUnlistedProblems()
  const withPath = (problem: Problem): Problem => (path === undefined ? problem : { path, ...problem })
  return {
    add(problem) {
      if (kept.length < maximumProblems) kept.push(withPath(problem))
      else unlisted.add(problem)
    },
    clear() {
      kept.length = 0
      unlisted.clear()
    },
    list: () => [...kept, ...unlisted.list().map(withPath)],
  }
}
