import type { Judgement } from '../judgement.js'
import { type Evidence, otherPullRequests } from './evidence.js'

/**
 * Adds to the verdicts on new failures in which other pull requests the tests failed. It changes no kind of a verdict.
 * @param now unix ms
 */
export function withEvidence(judgement: Judgement, evidence: readonly Evidence[], now: number): Judgement {
  if (evidence.length === 0) return judgement
  return {
    ...judgement,
    verdictOf(id, cause, jobs) {
      const verdict = judgement.verdictOf(id, cause, jobs)
      if (verdict.kind !== 'new' && verdict.kind !== 'unseen') return verdict
      const alsoFailed = otherPullRequests(evidence, { id, cause }, now)
      return alsoFailed === undefined ? verdict : { ...verdict, alsoFailed }
    },
  }
}
