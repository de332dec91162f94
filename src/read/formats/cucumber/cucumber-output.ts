import { type JsonRecord, jsonText, outputOf, recordsOf } from '../json/json-fields.js'
import type { JsonSetAside } from '../json/json-set-aside.js'
import { decodedText, embeddingType, isOutput } from './cucumber-embedding.js'

/** The output of a scenario. */
export interface CucumberOutput {
  /** The texts that it wrote and logged. */
  readonly logs: string[]
  /** The same, with the other texts that it embedded. They are attachments if those are wanted. */
  readonly texts: string[]
}

/**
 * Adds the output of a step or hook.
 * @returns the data of the last embedding as written, or undefined if there is none
 */
export function addCucumberOutput(
  { output, embeddings }: JsonRecord,
  { logs, texts }: CucumberOutput,
  data: JsonSetAside,
): string | undefined {
  let last: string | undefined
  if (output !== undefined) {
    const text = outputOf(output)
    if (text !== '') {
      logs.push(text)
      texts.push(text)
    }
  }
  for (const embedding of recordsOf(embeddings)) {
    const written = jsonText(embedding.data)
    last = written ?? last
    const type = embeddingType(embedding)
    if (!written || !type.startsWith('text/')) continue
    const text = data.read(written)
    if (text === undefined) continue
    const decoded = decodedText(text)
    texts.push(decoded)
    if (isOutput(type, embedding.name)) logs.push(decoded)
  }
  return last
}
