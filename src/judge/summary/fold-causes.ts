import { definedFields } from '../../base/defined-fields.js'
import { type CauseFold, causeFold, groupCauses } from '../failure/cause/cause-fold.js'
import type { Cause } from '../failure/cause.js'
import { verdictOrder } from '../verdicts/judgement.js'
import type { VerdictKind } from '../verdicts/verdict.js'
import { distinctTests } from './distinct-tests.js'
import type { CauseSummary } from './merged-failure.js'
import type { RunSummary } from './run-summary.js'

const maximumFirst = 3

/** Several reports show the same run. */
const folded = new WeakMap<RunSummary, RunSummary>()

/** Returns the fold of a cause in a summary. */
export const foldOfCause = ({ cause: { id, signature, frame } }: Pick<CauseSummary, 'cause'>): CauseFold | undefined =>
  causeFold({ id, signature, hasFunction: frame?.function !== undefined })

/**
 * Returns a summary in which three or more causes that differ only in an address, or in the test of a weak signature, are one. Its failures
 * refer to this cause, so that every list of causes and tests shows them together.
 */
export function foldCauses(summary: RunSummary): RunSummary {
  const known = folded.get(summary)
  if (known !== undefined) return known
  const result = fold(summary)
  folded.set(summary, result)
  return result
}

function fold(summary: RunSummary): RunSummary {
  const groups = groupCauses(summary.causes, foldOfCause)
  if (groups.length === summary.causes.length) return summary
  const causeOf = new Map<string, Cause>()
  const causes = groups.map((group) => {
    if (group.fold === undefined) return group.causes[0]
    const joined = joinCauses(group.causes, group.fold)
    for (const { cause } of group.causes) causeOf.set(cause.id, joined.cause)
    return joined
  })
  return {
    ...summary,
    causes: causes.toSorted((a, b) => rank(a.verdict) - rank(b.verdict) || b.executions - a.executions),
    failures: summary.failures.map((failure) => {
      const cause = causeOf.get(failure.cause.id)
      return cause === undefined ? failure : { ...failure, cause }
    }),
  }
}

const rank = (kind: VerdictKind = 'unknown'): number => verdictOrder.indexOf(kind)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Joins causes. The id is the first one, so that a link opens the group in the HTML report. */
function joinCauses(causes: readonly [CauseSummary, ...CauseSummary[]], { signature, differ }: CauseFold): CauseSummary {
  const verdicts = causes.flatMap(({ verdict }) => verdict ?? []).toSorted((a, b) => rank(a) - rank(b))
  return {
    cause: { id: causes[0].cause.id, signature },
    executions: sum(causes.map(({ executions }) => executions)),
    tests: sum(causes.map(({ tests }) => tests)),
    jobs: [...new Set(causes.flatMap(({ jobs }) => jobs))].toSorted((a, b) => a - b),
    first: [...distinctTests(causes.flatMap(({ first }) => first.map((test) => ({ test })))).values()].slice(0, maximumFirst),
    folded: { causes: causes.length, differ },
    ...definedFields({ verdict: verdicts[0] }),
  }
}
