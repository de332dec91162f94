import type { EvidenceStore } from '../../judge/earlier-builds/history-source.js'
import { failsInParent } from '../../judge/verdicts/evidence/evidence.js'
import { withEvidence } from '../../judge/verdicts/evidence/with-evidence.js'
import { type JudgeInput, judge } from '../../judge/verdicts/judge.js'
import type { Judgement } from '../../judge/verdicts/judgement.js'

/** The run whose failures are compared with the failures of other pull requests. */
export interface EvidenceReader {
  /** Unix ms. */
  readonly now: number
  /** Returns the tested base if the pull request is stacked on another one. May start Git. */
  readonly parentCommit: () => string | undefined
}

/** The verdicts of a run, and the number of the pull request below it whose failures are among the known ones. */
export interface JudgedWithEvidence {
  readonly judgement: Judgement
  readonly parent?: number
}

/**
 * Judges a run. Only if a failure is new, reads what other pull requests have left: the verdicts name those that failed too, and the parent of
 * a stacked pull request decides.
 */
export async function judgeWithEvidence(
  input: JudgeInput,
  store: EvidenceStore | undefined,
  { now, parentCommit }: EvidenceReader,
): Promise<JudgedWithEvidence> {
  const judgement = judge(input)
  const { counts } = judgement
  if (store === undefined || counts.new + counts.unseen === 0) return { judgement }
  const evidence = await store.read(parentCommit())
  const parent = evidence.find(({ isParent }) => isParent)?.pullRequest
  if (parent === undefined) return { judgement: withEvidence(judgement, evidence, now) }
  const decided = withEvidence(judge({ ...input, failsInParent: failsInParent(evidence) }), evidence, now)
  return decided.counts.knownInParent === undefined ? { judgement: decided } : { judgement: decided, parent }
}
