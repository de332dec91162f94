import { causeOf } from '../../../src/judge/failure/cause.js'
import type { Failure } from '../../../src/judge/failure/failure.js'

/** A failure, and a name of its cause that was given by reading it. */
export interface LabelledFailure extends Failure {
  readonly cause: string
}

/** The comparison of causes with their labels. */
export interface Comparison {
  /** The ids that failures of different labels share, with these labels. */
  readonly merged: readonly string[]
  /** The share of pairs with the same label that have the same id. */
  readonly found: number
}

const pairsOf = (count: number) => (count * (count - 1)) / 2

/** Computes the cause of each failure, and compares the ids with the labels. */
export function compareCauses(failures: readonly LabelledFailure[]): Comparison {
  const labelsOf = new Map<string, Set<string>>()
  const byLabel = new Map<string, Map<string, number>>()
  for (const failure of failures) {
    const { id } = causeOf(failure)
    labelsOf.set(id, (labelsOf.get(id) ?? new Set()).add(failure.cause))
    const counts = byLabel.get(failure.cause) ?? new Map<string, number>()
    byLabel.set(failure.cause, counts.set(id, (counts.get(id) ?? 0) + 1))
  }
  let pairs = 0
  let found = 0
  for (const counts of byLabel.values()) {
    pairs += pairsOf([...counts.values()].reduce((sum, count) => sum + count, 0))
    for (const count of counts.values()) found += pairsOf(count)
  }
  const merged = [...labelsOf].filter(([, labels]) => labels.size > 1).map(([id, labels]) => `${id}: ${[...labels].join(', ')}`)
  return { merged, found: found / pairs }
}
