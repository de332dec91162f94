import type { ReadAttachment } from '../../../records/evidence.js'
import { maximumContent } from '../fields/attachment-list.js'
import { isRecord, type JsonRecord, jsonText } from '../json/json-fields.js'
import { createJsonSetAside, type JsonSetAside } from '../json/json-set-aside.js'

/** The length of all data that is kept until the scenarios of a feature are read, in UTF-16 units. */
const maximumKept = 48 * 1024 * 1024

/** Leaves the data of embeddings out of a report. Most of them belong to scenarios that passed. */
export const createEmbeddedData = (): JsonSetAside => createJsonSetAside('data', maximumContent, maximumKept)

/** Returns the media type of an embedding, without its parameters. Its place depends on the implementation. */
export function embeddingType({ mime_type, media_type, media }: JsonRecord): string {
  const type = jsonText(mime_type) ?? jsonText(media_type) ?? (isRecord(media) ? jsonText(media.type) : undefined) ?? ''
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase()
}

/** Checks if an embedding is output. It then has no name and is a plain text, such as a line of a log. */
export function isOutput(type: string, name: unknown): boolean {
  return type === 'text/x.cucumber.log+plain' || (type === 'text/plain' && !(typeof name === 'string' && name.trim() !== ''))
}

/** Returns an embedding as an attachment. */
export function embeddedAttachment(embedding: JsonRecord, data: JsonSetAside): ReadAttachment | undefined {
  const written = jsonText(embedding.data)
  if (written === undefined) return undefined
  const type = embeddingType(embedding)
  const name = jsonText(embedding.name)?.trim() || nameOfType(type)
  const base = { name, ...(type !== '' && { type }) }
  const content = data.read(written)
  if (content === undefined) return { ...base, reason: data.lengthOf(written) === undefined ? 'limit' : 'size' }
  if (isAddress(type)) return linkTo(decodedText(content), jsonText(embedding.name))
  return {
    ...base,
    content: type.startsWith('text/') || type === 'application/json' ? { text: decodedText(content) } : { base64: content },
  }
}

/** Checks if the content of an embedding is an address. */
export const isAddress = (type: string): boolean => type === 'image/url' || type === 'text/uri-list'

/** Returns a link as an attachment. */
export function linkTo(address: string, name: string | undefined): ReadAttachment {
  const url = address.trim()
  return { name: name?.trim() || url, url }
}

/** Names an attachment without a name: `image` for `image/png`, `json` for `application/json`. */
export function nameOfType(type: string): string {
  const [main = '', sub = ''] = type.split('/')
  return (main === 'application' ? sub : main) || 'attachment'
}

/** Decodes a text. It is Base64 in most implementations and plain in some versions of cucumber-js. */
export function decodedText(text: string): string {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return text
  const decoded = Buffer.from(text, 'base64').toString('utf8')
  // A plain word may look like Base64, but it does not decode to text.
  return /[\ufffd\0-\x08]/.test(decoded) ? text : decoded
}
