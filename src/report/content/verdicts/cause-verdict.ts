import type { CauseSummary, MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Verdict } from '../../../judge/verdicts/verdict.js'
import type { Inline } from '../../tree/node.js'
import { strong, text } from '../../tree/node-builders.js'
import type { Scope } from '../scope.js'
import { isVerdictGiven } from './verdict-counts.js'
import { withCapital } from './verdict-facts.js'
import { verdictWords } from './verdict-words.js'

/** Finds the verdict of a cause: the verdict of its first listed test with the most important kind. */
export function causeVerdicts(failures: readonly MergedFailure[]): (cause: CauseSummary) => Verdict | undefined {
  const known = new Map<string, Verdict>()
  for (const { cause, verdict } of failures) {
    const key = `${cause.id} ${verdict?.kind}`
    if (verdict !== undefined && !known.has(key)) known.set(key, verdict)
  }
  return ({ cause, verdict }) => (verdict === undefined ? undefined : (known.get(`${cause.id} ${verdict}`) ?? { kind: verdict }))
}

/**
 * Returns the verdict on a cause: `**New**`, `Fails on main since abc1234 (6 builds, 2 days)`. Empty if it is unknown, or if a title or the
 * headline contains all of it.
 */
export function causeVerdictWords(
  verdict: Verdict | undefined,
  scope: Pick<Scope, 'summary' | 'source' | 'isVerdictTitled'>,
): readonly Inline[] {
  const isGiven = isVerdictGiven(scope)
  switch (verdict?.kind) {
    case 'new':
    case 'unseen':
      return isGiven ? [] : [strong('New')]
    case 'known': {
      const [first = []] = verdictWords(verdict, scope, isGiven).facts
      return withCapital(first)
    }
    case 'flaky':
      return isGiven ? [] : [text('Known flaky')]
    default:
      return []
  }
}
