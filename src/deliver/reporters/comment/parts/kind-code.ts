import type { MergedFailure } from '../../../../judge/summary/merged-failure.js'
import type { VerdictCounts } from '../../../../judge/verdicts/verdict.js'

/** A verdict as one character. `p` is a failure of the parent of a stacked pull request, `x` one that the base branch has fixed since. */
export type KindCode = 'n' | 's' | 'u' | 'k' | 'p' | 'x' | 'f' | 'q'

/** The codes in the order of their importance. */
const codes: Readonly<Record<KindCode, Exclude<keyof VerdictCounts, 'knownFixed' | 'knownInParent'>>> = {
  n: 'new',
  s: 'unseen',
  u: 'unknown',
  k: 'known',
  p: 'known',
  x: 'known',
  f: 'flaky',
  q: 'quarantined',
}

const order = Object.keys(codes).join('')

/** Returns the verdict on a failure. */
export function failureKind({ verdict, quarantine }: Pick<MergedFailure, 'verdict' | 'quarantine'>): KindCode {
  if (quarantine !== undefined) return 'q'
  const kind = verdict?.kind ?? 'unknown'
  if (kind === 'known') return verdict?.parent !== undefined ? 'p' : verdict?.fixed === undefined ? 'k' : 'x'
  return kind === 'unseen' ? 's' : (kind.slice(0, 1) as KindCode)
}

/** Returns the more important one of two verdicts. A test that is new in one job is new. */
export const moreImportant = (one: KindCode, other: KindCode): KindCode => (order.indexOf(one) <= order.indexOf(other) ? one : other)

/** Counts verdicts. */
export function countKinds(kinds: Iterable<KindCode>): VerdictCounts {
  const counts = { new: 0, unseen: 0, unknown: 0, known: 0, flaky: 0, quarantined: 0 }
  let [knownFixed, knownInParent] = [0, 0]
  for (const kind of kinds) {
    counts[codes[kind]] += 1
    if (kind === 'x') knownFixed += 1
    if (kind === 'p') knownInParent += 1
  }
  return { ...counts, ...(knownFixed > 0 && { knownFixed }), ...(knownInParent > 0 && { knownInParent }) }
}

/** Returns the rank of a verdict: 0 for the most important one. */
export const rankOf = (failure: Pick<MergedFailure, 'verdict' | 'quarantine'>): number => order.indexOf(failureKind(failure))
