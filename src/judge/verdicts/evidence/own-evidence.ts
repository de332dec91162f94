import type { BuildResults, BuildTest } from '../../history/build-results.js'
import type { Judgement } from '../judgement.js'
import type { VerdictCounts } from '../verdict.js'
import type { FailureKey } from './evidence.js'

/** The results of a run and the verdicts on them. */
export interface JudgedRunResults {
  readonly results: Pick<BuildResults, 'all'>
  /** Undefined without a history. */
  readonly judgement: Judgement | undefined
  /** Returns whether the failure of a test is excused. */
  readonly isQuarantined: (test: BuildTest) => boolean
}

/**
 * Returns the failures that are evidence for other pull requests: those that the base branch does not have. A failure of the parent of a
 * stacked pull request counts, because the next one in the stack knows only this run.
 */
export function ownEvidence({ results, judgement, isQuarantined }: JudgedRunResults): readonly FailureKey[] {
  if (judgement !== undefined && !hasEvidence(judgement.counts)) return []
  const failures: FailureKey[] = []
  for (const test of results.all()) {
    const { id, cause, job, outcome } = test
    if (outcome !== 'F' || isQuarantined(test)) continue
    const verdict = judgement?.verdictOf(id, cause, job === undefined ? [] : [job])
    if (verdict?.kind !== 'known' || verdict.parent !== undefined) failures.push({ id, cause })
  }
  return failures
}

const hasEvidence = ({ new: fresh, unseen, unknown, flaky, knownInParent = 0 }: VerdictCounts): boolean =>
  fresh + unseen + unknown + flaky + knownInParent > 0
