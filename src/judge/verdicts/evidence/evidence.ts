import { sameCause } from '../../failure/cause/cause-id.js'
import { historyId } from '../../history/history-id.js'
import type { OtherPullRequests } from '../verdict.js'

/** A failed test: its id and the id of its cause, if it is known. */
export interface FailureKey {
  readonly id: string
  readonly cause: string | undefined
}

/** The failures that a run of another pull request has left. */
export interface Evidence {
  readonly pullRequest: number
  /** When the run left them; unix ms. */
  readonly timestamp: number
  /** Whether the run tested the base of this run, so that this pull request is stacked on the other one. */
  readonly isParent: boolean
  /** The causes of each failed test, by the id of the test in a history. Undefined: an unknown cause. */
  readonly failures: ReadonlyMap<string, readonly (string | undefined)[]>
}

const maximumPullRequests = 5
const dayMs = 24 * 60 * 60 * 1000

/** Returns a function that finds the number of the parent that has the same failure: the same test, for the same cause. */
export function failsInParent(evidence: readonly Evidence[]): (id: string, cause: string | undefined) => number | undefined {
  const parents = evidence.filter(({ isParent }) => isParent)
  return (id, cause) => {
    const key = historyId(id)
    return parents.find(({ failures }) => failures.get(key)?.some((other) => sameCause(other, cause) === true))?.pullRequest
  }
}

/**
 * Returns the pull requests in which a test failed too. Failures with another cause do not count.
 * @param now unix ms
 */
export function otherPullRequests(evidence: readonly Evidence[], { id, cause }: FailureKey, now: number): OtherPullRequests | undefined {
  const key = historyId(id)
  const found = evidence.filter(({ failures }) => failures.get(key)?.some((other) => sameCause(other, cause) !== false))
  if (found.length === 0) return undefined
  const numbers = [...new Set(found.map(({ pullRequest }) => pullRequest))].slice(0, maximumPullRequests)
  const first = Math.min(...found.map(({ timestamp }) => timestamp))
  return {
    pullRequests: numbers.toSorted((one, other) => one - other),
    days: Math.max(0, Math.floor(now / dayMs) - Math.floor(first / dayMs)),
  }
}
