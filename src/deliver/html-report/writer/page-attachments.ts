import { closeSync, openSync, readSync } from 'node:fs'
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

/** Divisible by 3, so that the base64 of a file is the base64 of its parts. */
const partBytes = 48 * 1024

/** Writes the bytes of the files, each as an element of its own. A page decodes one when its test is opened. */
export function writeAttachmentBlocks(file: Pick<AtomicFile, 'write'>, { plan, pathOf }: PageAttachments): void {
  for (const [number, embedded] of plan.embedded.entries()) {
    const path = pathOf(embedded)
    if (path === undefined) continue
    file.write(`<script type="text/plain" class="${dataClasses.attachment}" id="${attachmentId(number)}">`)
    for (const part of base64Parts(path)) file.write(part)
    file.write('</script>\n')
  }
}

/** Returns the base64 of a file in parts. One text for each file would be freed long after its use. */
function* base64Parts(path: string): Generator<string> {
  const buffer = Buffer.allocUnsafe(partBytes)
  const descriptor = openSync(path, 'r')
  try {
    for (let position = 0; ; ) {
      const length = readSync(descriptor, buffer, 0, partBytes, position)
      if (length === 0) return
      const used = length < 3 ? length : length - (length % 3)
      yield buffer.toString('base64', 0, used)
      position += used
    }
  } finally {
    closeSync(descriptor)
  }
}
