import { displayText } from '../../../../base/text/display-text.js'
import { attachmentKind } from '../../../../records/attachment-kind.js'
import type { PageAttachment } from '../../data/page-data.js'
import { attachmentId } from '../../data/page-elements.js'

/** Returns whether the page contains a file as text. */
export const hasText = ({ type, text, block }: PageAttachment): boolean =>
  text !== undefined || (block !== undefined && attachmentKind(type) === 'text')

/**
 * Reads a text that the page contains. The content of a longer one is a data element, in base64.
 * @returns undefined if the element is missing, because the page is not loaded completely
 */
export function readText({ text, block }: PageAttachment): string | undefined {
  if (text !== undefined) return text
  const content = block === undefined ? undefined : document.getElementById(attachmentId(block))?.textContent
  if (content === undefined || content === null) return undefined
  const bytes = Uint8Array.from(atob(content.trim()), (character) => character.charCodeAt(0))
  return displayText(new TextDecoder(encodingOf(bytes)).decode(bytes))
}

/** Returns the encoding by the byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
