import { isRecord, type JsonRecord, jsonText, outputOf, recordsOf } from '../json/json-fields.js'

/** Adds the output of a step or hook: its `output` and its text attachments. Other attachments, such as pictures, are dropped. */
export function cucumberOutput({ output, embeddings }: JsonRecord, texts: string[]): void {
  if (output !== undefined) {
    const text = outputOf(output)
    if (text !== '') texts.push(text)
  }
  for (const embedding of recordsOf(embeddings)) {
    const media = isRecord(embedding.media) ? embedding.media.type : undefined
    const type = jsonText(embedding.mime_type) ?? jsonText(embedding.media_type) ?? jsonText(media) ?? ''
    const data = jsonText(embedding.data)
    if (data && type.startsWith('text/')) texts.push(decodeData(data))
  }
}

/** Decodes a text attachment. It is Base64 in most implementations and plain in some versions of cucumber-js. */
function decodeData(text: string): string {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return text
  const decoded = Buffer.from(text, 'base64').toString('utf8')
  // A plain word may look like Base64, but it does not decode to text.
  return /[\ufffd\0-\x08]/.test(decoded) ? text : decoded
}
