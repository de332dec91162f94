import { type JsonRecord, jsonText, outputOf, recordsOf } from '../json/json-fields.js'
import type { JsonSetAside } from '../json/json-set-aside.js'
import { decodedText, embeddingType, isOutput } from './cucumber-embedding.js'

/**
 * Adds the output of a step or hook: its `output` and the texts that it logged. Other embeddings are attachments.
 * @returns the data of the last embedding as written, or undefined if there is none
 */
export function cucumberOutput({ output, embeddings }: JsonRecord, texts: string[], data: JsonSetAside): string | undefined {
  let last: string | undefined
  if (output !== undefined) {
    const text = outputOf(output)
    if (text !== '') texts.push(text)
  }
  for (const embedding of recordsOf(embeddings)) {
    const written = jsonText(embedding.data)
    last = written ?? last
    if (!written || !isOutput(embeddingType(embedding), embedding.name)) continue
    const text = data.read(written)
    if (text !== undefined) texts.push(decodedText(text))
  }
  return last
}
