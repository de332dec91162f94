import { readFileSync } from 'node:fs'
import type { AtomicFile } from '../../../base/files/atomic-file.js'
import type { AttachmentPlan } from '../../attachments/plan-attachments.js'
import type { AttachmentsData, PageAttachment, TestDetails } from '../data/page-data.js'
import { attachmentId, dataClasses } from '../data/page-elements.js'

/** The attachments of the tests of a page. */
export interface PageAttachments {
  readonly plan: Pick<AttachmentPlan, 'embedded' | 'shownAs'>
  readonly data: AttachmentsData
  /** Returns the absolute path of the bytes of a file. */
  readonly pathOf: (file: AttachmentPlan['embedded'][number]) => string | undefined
}

/** A record of a test. */
interface RecordPlace {
  /** Its position among the tests of the records file, from 0. */
  readonly position: number
  /** The number of attempts before the last one. A page may show fewer. */
  readonly attempts: number
}

/** Adds their places in the page to the attachments of a test. */
export function withShownFiles(details: TestDetails, record: RecordPlace, { plan }: Pick<PageAttachments, 'plan'>): TestDetails {
  const { attempts = [] } = details
  const hidden = record.attempts - attempts.length
  const shown = (all: readonly PageAttachment[] | undefined, attempt: number) =>
    all?.map((attachment) =>
      attachment.sha256 === undefined ? attachment : { ...attachment, ...plan.shownAs(record.position, attempt, attachment.sha256) },
    )
  const own = shown(details.attachments, record.attempts)
  if (own === undefined && attempts.every(({ attachments }) => attachments === undefined)) return details
  return {
    ...details,
    ...(own && { attachments: own }),
    ...(attempts.length > 0 && {
      attempts: attempts.map((attempt, index) => {
        const attachments = shown(attempt.attachments, hidden + index)
        return attachments === undefined ? attempt : { ...attempt, attachments }
      }),
    }),
  }
}

/** Writes the bytes of the files, each as an element of its own. A page decodes one when its test is opened. */
export function writeAttachmentBlocks(file: Pick<AtomicFile, 'write'>, { plan, pathOf }: PageAttachments): void {
  for (const [number, embedded] of plan.embedded.entries()) {
    const path = pathOf(embedded)
    if (path === undefined) continue
    const base64 = readFileSync(path).toString('base64')
    file.write(`<script type="text/plain" class="${dataClasses.attachment}" id="${attachmentId(number)}">${base64}</script>\n`)
  }
}
