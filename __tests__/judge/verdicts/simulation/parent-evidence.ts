import type { Push } from './developers.js'
import type { TestResult } from './execution.js'

/** The failures that the runs of pull requests leave for the pull requests that are based on them. */
export interface ParentEvidence {
  /** Adds failures of a push that its base does not explain. */
  add(push: Push, failures: readonly TestResult[]): void
  /** Returns the number of the parent of a push if the run of the tested base had the same failure. */
  find(push: Push, id: string, cause: string | undefined): number | undefined
}

/** All parents have one number, because only the verdict counts. */
const numberOfParent = 1

export function createParentEvidence(): ParentEvidence {
  const known = new WeakMap<Push, TestResult[]>()
  return {
    add(push, failures) {
      known.set(push, [...(known.get(push) ?? []), ...failures])
    },
    find({ parent }, id, cause) {
      const failures = (parent && known.get(parent)) ?? []
      return failures.some(({ named, cause: other }) => named.id === id && other === cause) ? numberOfParent : undefined
    },
  }
}
