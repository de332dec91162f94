import { countOf, formatCount } from '../../../base/text/counts.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { baseBranch } from './base-branch.js'

/** The changes that the quiet line and the titles of lists count, in their order, each with its word. */
export const changeWords = { gone: 'gone', newlySkipped: 'newly skipped', slower: 'slower' } as const

/** Returns the numbers of tests that are gone, newly skipped and slower. */
export const changeFacts = ({ changes }: Pick<RunSummary, 'changes'>): readonly string[] =>
  Object.entries(changeWords).flatMap(([kind, word]) => {
    const count = changes?.[kind as keyof typeof changeWords].count ?? 0
    return count === 0 ? [] : [`${formatCount(count)} ${word}`]
  })

/** States that tests pass again because an outage is over: `an outage on main is over: 340 tests pass again`. */
export function recoveredFact(summary: Pick<RunSummary, 'changes' | 'history'>): readonly string[] {
  const { recovered = 0 } = summary.changes ?? {}
  if (recovered === 0) return []
  return [`an outage on ${baseBranch(summary)} is over: ${countOf(recovered, 'test')} ${recovered === 1 ? 'passes' : 'pass'} again`]
}
