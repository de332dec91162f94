import type { ReadAttachment } from '../../records/evidence.js'
import { maximumFileBytes } from './attachment-store.js'

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
  const base64 = (address === null ? content.base64 : content.base64.slice(address[0].length)).replace(/\s+/g, '')
  if (base64.length > (maximumFileBytes / 3) * 4) return 'size'
  return base64 === '' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(base64) || base64.replace(/={1,2}$/, '').length % 4 === 1
    ? 'damaged'
    : Buffer.from(base64, 'base64')
}

function percentDecoded(text: string): Buffer | 'damaged' | 'size' {
  if (text.length > maximumFileBytes) return 'size'
  try {
    return Buffer.from(decodeURIComponent(text))
  } catch {
    return 'damaged'
  }
}
