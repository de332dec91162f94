import { baseName } from '../../../base/text/base-name.js'
import type { ReadAttachment } from '../../../records/evidence.js'

const address = /^https?:\/\//i
const inlineData = /^data:([\w.+-]{1,50}\/[\w.+-]{1,50})?[^,]{0,100};base64,/i
/** Matches what a link of a page may contain besides a file. */
const otherReference = /^(?:#|about:|blob:|data:|javascript:|mailto:)/i

/**
 * Returns the attachment that a path, an address or data in base64 refers to, or undefined if it refers to nothing of these.
 * @param name the name that the producer gave; default: the base name
 */
export function attachmentOf(reference: string, name?: string): ReadAttachment | undefined {
  const text = reference.trim()
  const data = inlineData.exec(text)
  if (data !== null) return { name: name || (data[1] ?? 'attachment').replace(/\/.*/, ''), content: { base64: text } }
  if (text === '' || otherReference.test(text)) return undefined
  if (address.test(text)) return { name: name || nameOf(text.replace(/[?#].*/s, '')), url: text }
  return { name: name || nameOf(text), path: text }
}

const nameOf = (path: string): string => {
  const name = baseName(path.replace(/[\\/]{1,9}$/, '')) || path
  return /^file:/i.test(path) ? decoded(name) : name
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
