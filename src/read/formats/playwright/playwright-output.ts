import { createCapturedText } from '../fields/captured-text.js'
import { recordsOf } from '../json/json-fields.js'

/** The maximum length of the Base64 text of binary output. */
const maximumBufferLength = 1024 * 1024

/** Returns the captured output of an attempt: a list of texts and of bytes in Base64. */
export function playwrightOutput(list: unknown): string | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined
  const output = createCapturedText()
  for (const { text, buffer } of recordsOf(list)) {
    if (typeof text === 'string') output.append(text)
    else if (typeof buffer === 'string' && buffer.length <= maximumBufferLength) {
      output.append(Buffer.from(buffer, 'base64').toString('utf8'))
    }
  }
  return output.take() || undefined
}
