import type { VerdictKind } from '../../judge/verdicts/verdict.js'
import { attachmentKind } from '../../records/attachment-kind.js'
import type { TestAttachment } from '../../records/evidence.js'
import { createOwnRecordsReader } from '../../records/read-records.js'
import type { RecordedTest } from '../../records/recorder.js'
import { createAttachmentPlaces } from './attachment-place.js'
import { attemptRanks, kindRank, verdictRank } from './attachment-worth.js'
import type { FoundAttachment } from './found-attachment.js'

/** The number of attachments that are considered for a report. */
const maximumFound = 20_000

/** The attachments of a run whose bytes are stored. */
export interface FoundAttachments {
  /** In the order of the records. */
  readonly found: readonly FoundAttachment[]
  /** The number of further ones. */
  readonly leftOut: number
}

/**
 * Finds the stored attachments in a records file.
 * @param recordsPath absolute
 * @param verdictOf returns the verdict on a failed test
 */
export async function findAttachments(
  recordsPath: string,
  verdictOf: (test: RecordedTest) => VerdictKind | undefined,
): Promise<FoundAttachments> {
  const places = createAttachmentPlaces()
  const testsOfCause = new Map<string, number>()
  const found: FoundAttachment[] = []
  let leftOut = 0
  let position = -1
  await createOwnRecordsReader().read(recordsPath, recordsPath, {
    test(test) {
      position += 1
      const attempts = [...(test.attempts ?? []), test]
      if (!attempts.some(({ attachments = [] }) => attachments.some(isStored))) return
      const verdict = verdictRank(test, test.status === 'failed' ? verdictOf(test) : undefined)
      // The first test of each cause comes before the second one.
      const before = test.cause === undefined ? 0 : (testsOfCause.get(test.cause) ?? 0)
      if (test.cause !== undefined) testsOfCause.set(test.cause, before + 1)
      const ranks = attemptRanks(attempts.map(({ status }) => status))
      for (const [attempt, { attachments = [] }] of attempts.entries()) {
        const lastImage = attachments.findLast(({ type }) => attachmentKind(type) === 'image')
        for (const attachment of attachments) {
          if (!isStored(attachment)) continue
          if (found.length === maximumFound) {
            leftOut += 1
            continue
          }
          found.push({
            test: position,
            attempt,
            attachment,
            place: places.placeOf(test, attempts.length === 1 ? undefined : attempt, attachment),
            isOfFailure: test.status === 'failed' || test.flaky === true,
            worth: [verdict, before, ranks[attempt] ?? 0, kindRank(attachment, attachment === lastImage), attachment.size],
          })
        }
      }
    },
    record() {},
  })
  return { found, leftOut }
}

const isStored = (attachment: TestAttachment): attachment is FoundAttachment['attachment'] =>
  attachment.sha256 !== undefined && attachment.type !== undefined && attachment.size !== undefined
