import type { ReadAttachment } from '../../records/evidence.js'
import { maximumFileBytes } from './attachment-store.js'

const maximumBase64 = (maximumFileBytes / 3) * 4

const dataAddress = /^data:([^,;]{0,200})((?:;[^,;]{0,200}){0,5}),/

/** Returns the bytes of data in a result file, and why there are none. */
export function inlineContent(content: NonNullable<ReadAttachment['content']>): Buffer | 'damaged' | 'size' {
  if ('text' in content) {
    if (typeof content.text !== 'string') return 'damaged'
    return content.text.length > maximumFileBytes ? 'size' : Buffer.from(content.text)
  }
  if (typeof content.base64 !== 'string') return 'damaged'
  const address = dataAddress.exec(content.base64.slice(0, 2000))
  if (address !== null && address[2]?.endsWith(';base64') !== true) return percentDecoded(content.base64.slice(address[0].length))
  const written = address === null ? content.base64 : content.base64.slice(address[0].length)
  return written.length <= maximumBase64 ? (decoded(written) ?? withoutSpaces(written)) : withoutSpaces(written)
}

function withoutSpaces(written: string): Buffer | 'damaged' | 'size' {
  const base64 = written.replace(/\s+/g, '')
  return base64.length > maximumBase64 ? 'size' : (decoded(base64) ?? 'damaged')
}

/**
 * Decodes Base64. Returns undefined if it has another character. Node skips such a character, so that the result is shorter, which costs less to
 * find out than to look at each character.
 */
function decoded(base64: string): Buffer | undefined {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const length = base64.length - padding
  const bytes = Buffer.from(base64, 'base64')
  return base64 !== '' && length % 4 !== 1 && bytes.length === Math.floor((length * 3) / 4) ? bytes : undefined
}

function percentDecoded(text: string): Buffer | 'damaged' | 'size' {
  if (text.length > maximumFileBytes) return 'size'
  try {
    return Buffer.from(decodeURIComponent(text))
  } catch {
    return 'damaged'
  }
}
