import type { VerdictKind } from '../../judge/verdicts/verdict.js'
import { attachmentKind } from '../../records/attachment-kind.js'
import type { TestAttachment } from '../../records/evidence.js'
import type { RecordedTest } from '../../records/recorder.js'

/** The most useful failures first. */
const verdictRanks: Readonly<Record<VerdictKind, number>> = { new: 0, unseen: 1, unknown: 1, flaky: 2, known: 4 }
const quarantinedRank = 3
const passedRank = 5

/** Returns the rank of a test among all tests, by its verdict. */
export function verdictRank(test: RecordedTest, verdict: VerdictKind | undefined): number {
  if (test.status !== 'failed') return test.flaky === true ? verdictRanks.flaky : passedRank
  return test.quarantine === undefined ? verdictRanks[verdict ?? 'unknown'] : quarantinedRank
}

/** Returns the rank of each attempt of a test: failed before passed ones, and later before earlier ones. */
export function attemptRanks(statuses: readonly RecordedTest['status'][]): readonly number[] {
  const order = [...statuses.keys()].sort((a, b) => Number(statuses[a] !== 'failed') - Number(statuses[b] !== 'failed') || b - a)
  const ranks = new Array<number>(statuses.length).fill(0)
  for (const [rank, attempt] of order.entries()) ranks[attempt] = rank
  return ranks
}

/** Returns the rank of an attachment among the attachments of its attempt. The last image shows the moment of the failure. */
export function kindRank(attachment: TestAttachment, isLastImage: boolean): number {
  switch (attachmentKind(attachment.type)) {
    case 'image':
      if (attachment.comparison !== undefined) return 0
      return isLastImage ? 1 : 2
    case 'text':
      return 3
    case 'video':
      return 4
    case 'trace':
      return 5
    case 'other':
      return 6
  }
}
