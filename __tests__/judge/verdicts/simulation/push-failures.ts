import type { PullRequest, Push } from './developers.js'
import type { Execution } from './execution.js'

/** The failures in the pushes of pull requests, as their comments keep them. */
export interface PushFailures {
  /** Adds the results of a push, which replace those that it had. */
  add(push: Push, executions: readonly Execution[]): void
  /** Counts the pushes directly before a push, at most three in a row, in which a test failed for the same cause. */
  count(push: Push, id: string, cause: string | undefined): number
}

const maximumPushes = 3
/** A comment has room for this number of failures per push. */
const maximumFailures = 50

/** The causes of the failed tests by their ids. */
type Causes = ReadonlyMap<string, readonly (string | undefined)[]>

export function createPushFailures(): PushFailures {
  const known = new WeakMap<PullRequest, { readonly index: number; readonly causes: Causes }[]>()
  return {
    add({ request, index }, executions) {
      const causes = new Map<string, (string | undefined)[]>()
      for (const { named, cause } of executions.flatMap(({ failures }) => failures)) {
        if (causes.size < maximumFailures || causes.has(named.id)) causes.set(named.id, [...(causes.get(named.id) ?? []), cause])
      }
      const others = known.get(request)?.filter((push) => push.index !== index) ?? []
      known.set(
        request,
        [...others, { index, causes }].sort((a, b) => b.index - a.index),
      )
    },
    count({ request, index }, id, cause) {
      const before = known.get(request)?.filter((push) => push.index < index) ?? []
      const isOther = ({ causes }: { readonly causes: Causes }): boolean =>
        causes.get(id)?.some((other) => other === cause || other === undefined || cause === undefined) !== true
      const row = before.slice(0, maximumPushes)
      const end = row.findIndex(isOther)
      return end === -1 ? row.length : end
    },
  }
}
