import type { ReadAttachment } from '../../../records/evidence.js'
import { lengthOfContent } from './held-attachment.js'

/** Collects the attachments of one test at a time, in bounded memory. */
export interface AttachmentList {
  /** Adds an attachment. Content beyond the limits is left out, and the reason is stated. */
  add(attachment: ReadAttachment): void
  /** Returns and removes the attachments, or returns undefined if there are none. */
  take(): readonly ReadAttachment[] | undefined
}

/** The maximum length of the content of one attachment, in UTF-16 units. As base64, it has 12 MB. */
export const maximumContent = 16 * 1024 * 1024

/** Far more than are kept of a test. */
const maximumAttachments = 1_000

/** Creates an empty list. The contents of all tests of the list share a limit if a format holds tests. */
export function createAttachmentList(maximumContents = 2 * maximumContent, sharesLimit = false): AttachmentList {
  let list: ReadAttachment[] = []
  let left = maximumContents
  return {
    add(attachment) {
      if (list.length >= maximumAttachments) return
      const { content, ...rest } = attachment
      const length = lengthOfContent(content)
      if (length > maximumContent) list.push({ ...rest, reason: 'size' })
      else if (length > left) list.push({ ...rest, reason: 'limit' })
      else {
        left -= length
        list.push(attachment)
      }
    },
    take() {
      if (list.length === 0) return undefined
      const taken = list
      list = []
      if (!sharesLimit) left = maximumContents
      return taken
    },
  }
}
