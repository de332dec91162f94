import type { ReadAttachment } from '../../../records/evidence.js'
import { lengthOfContent } from './held-attachment.js'

/** Collects the attachments of one test at a time, in bounded memory. */
export interface AttachmentList {
  /**
   * Adds an attachment and returns its position, or undefined if there are too many. Content beyond the limits is left out, and the reason
   * is stated.
   */
  add(attachment: ReadAttachment): number | undefined
  /** Returns and removes the attachments, or returns undefined if there are none. */
  take(): readonly ReadAttachment[] | undefined
  /** Removes the attachments, which then do not count against a shared limit. */
  drop(): void
}

/** The maximum length of the content of one attachment, in UTF-16 units. As base64, it has 12 MB. */
export const maximumContent = 16 * 1024 * 1024

/** Far more than are kept of a test. */
const maximumAttachments = 1_000

/** How much content may be held, in UTF-16 units. */
export interface Contents {
  left: number
}

const maximumContents = 2 * maximumContent

/**
 * Creates an empty list.
 * @param shared what several lists may hold together, if a format holds their tests. Default: a limit for each test
 */
export function createAttachmentList(shared?: Contents): AttachmentList {
  let list: ReadAttachment[] = []
  const contents = shared ?? { left: maximumContents }
  return {
    add(attachment) {
      if (list.length >= maximumAttachments) return undefined
      const { content, ...rest } = attachment
      const length = lengthOfContent(content)
      if (length > maximumContent) list.push({ ...rest, reason: 'size' })
      else if (length > contents.left) list.push({ ...rest, reason: 'limit' })
      else {
        contents.left -= length
        list.push(attachment)
      }
      return list.length - 1
    },
    take() {
      if (list.length === 0) return undefined
      const taken = list
      list = []
      if (shared === undefined) contents.left = maximumContents
      return taken
    },
    drop() {
      for (const { content } of list) contents.left += lengthOfContent(content)
      list = []
    },
  }
}
