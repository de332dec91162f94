import type { VerdictKind } from './verdict.js'

/** How reports group failed tests by their verdicts. `failed`: it is unknown whether the failure is new. */
export type VerdictGroup = 'new' | 'failed' | 'known' | 'flaky'

/** Returns the group of a verdict. */
export function verdictGroup(kind: VerdictKind | undefined): VerdictGroup {
  if (kind === undefined || kind === 'unknown') return 'failed'
  return kind === 'unseen' ? 'new' : kind
}
