import { detach } from './detach.js'

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff

/**
 * A copy of a text of at most about `limit` UTF-16 units: what is too long keeps its head and its tail, because a stack trace
 * begins with what went wrong and ends with why.
 */
export function excerpt(text: string, limit: number): string {
  if (text.length <= limit) return detach(text)
  const half = limit >> 1
  const headEnd = isHighSurrogate(text.charCodeAt(half - 1)) ? half - 1 : half
  const cut = text.length - half
  const tailStart = isHighSurrogate(text.charCodeAt(cut - 1)) ? cut + 1 : cut
  return detach(`${text.slice(0, headEnd)}\n… ${tailStart - headEnd} characters left out …\n${text.slice(tailStart)}`)
}
