import type { AttachmentList } from '../fields/attachment-list.js'
import { attachmentOf } from '../fields/attachment-reference.js'
import { unescapeEntities } from '../xml/entities.js'

/** Matches the tag of a link or an image that a test wrote with `Reporter.log`. */
const tag = /<(?:a|img)\s[^<>]*/gi

/** Matches the reference of a tag. It may have no quotes. */
const reference = /\s(?:href|src)\s{0,5}=\s{0,5}(?:"([^"]*)|'([^']*)|([^\s"']+))/i

/** Matches inline data of an image, which a reader cannot read. */
const imageData = /(data:image\/[\w.+-]{1,30};base64,)[\w+/=\s%]+/g

/** Checks cheaply if a line may have links. */
export const mayHaveLinks = (line: string): boolean => line.includes('<')

/** Adds the files that a line refers to. A link around the same image is one file. */
export function addLinks(attachments: AttachmentList, line: string): void {
  let last: string | undefined
  for (const [element] of line.matchAll(tag)) {
    const [, double, single, bare] = reference.exec(element) ?? []
    const text = unescapeEntities(double ?? single ?? bare ?? '').trim()
    if (text === last) continue
    last = text
    const attachment = attachmentOf(text)
    if (attachment !== undefined) attachments.add(attachment)
  }
}

/** Removes the inline data of images from a line. */
export const withoutImageData = (line: string): string => line.replace(imageData, '$1…')
