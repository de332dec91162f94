import { maximumCapturedLength } from '../fields/captured-text.js'
import { isRecord, type JsonRecord, outputOf, recordsOf, textOf } from '../json/json-fields.js'

/** Four characters of Base64 are three bytes; what is longer than is kept anyway is decoded only to there. */
const maximumEncodedLength = 4 * maximumCapturedLength

/** Adds what a step or hook wrote: its `output` and its text attachments. Pictures and the like are dropped. */
export function cucumberOutput({ output, embeddings }: JsonRecord, texts: string[]): void {
  if (output !== undefined) {
    const text = outputOf(output)
    if (text !== '') texts.push(text)
  }
  for (const embedding of recordsOf(embeddings)) {
    const media = isRecord(embedding.media) ? embedding.media.type : undefined
    const type = textOf(embedding.mime_type) ?? textOf(embedding.media_type) ?? textOf(media) ?? ''
    const data = textOf(embedding.data)
    if (data && type.startsWith('text/')) texts.push(decodeData(data))
  }
}

/** Text attachments are Base64 in most implementations, and plain in some versions of cucumber-js. */
function decodeData(data: string): string {
  const text = data.slice(0, maximumEncodedLength)
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return text
  const decoded = Buffer.from(text, 'base64').toString('utf8')
  // A word of plain text may look like Base64; what comes of it is no text.
  return /[\ufffd\0-\x08]/.test(decoded) ? text : decoded
}
