import { detach } from '../../../base/text/detach.js'
import type { ReadAttachment } from '../../../records/evidence.js'

/** Copies the texts of an attachment, so that it may outlive the chunk of the file that they are a part of. */
export function detachAttachment({ name, path, url, content, bases, ...rest }: ReadAttachment): ReadAttachment {
  return {
    ...rest,
    name: detach(name),
    ...(path !== undefined && { path: detach(path) }),
    ...(url !== undefined && { url: detach(url) }),
    ...(content !== undefined && { content: 'base64' in content ? { base64: detach(content.base64) } : { text: detach(content.text) } }),
    ...(bases !== undefined && { bases: bases.map(detach) }),
  }
}

/** Returns the length of the texts of attachments, in UTF-16 units. */
export function lengthOfAttachments(attachments: readonly ReadAttachment[] = []): number {
  let length = 0
  for (const { name, path = '', url = '', content, bases = [] } of attachments) {
    length += name.length + path.length + url.length + lengthOfContent(content)
    for (const base of bases) length += base.length
  }
  return length
}

/** Returns the length of inline data, in UTF-16 units. */
export const lengthOfContent = (content: ReadAttachment['content']): number =>
  content === undefined ? 0 : 'base64' in content ? content.base64.length : content.text.length

/** Returns attachments without their inline data, because too much of it is held. */
export const withoutContent = (attachments: readonly ReadAttachment[]): readonly ReadAttachment[] =>
  attachments.map(({ content, ...rest }) => (content === undefined ? rest : { ...rest, reason: 'limit' }))
