import type { Failure } from '../failure.js'
import { signatureOf } from './signature.js'
import { isAssertion } from './weak-signature.js'

const maximumLines = 5
const maximumMessage = 4_000
const maximumLine = 300
/** A headline may be shortened, or completed by another line. */
const comparedLength = 60

/**
 * Returns the signatures of the lines below the headline in a message, if the headline has hardly any words of its own: `Request 4711`, and
 * then the answer of the server. The lines below an assertion are the compared values.
 */
export function linesBelow(headline: string, signature: string, { message = '' }: Failure): readonly string[] {
  if (headline === '' || !message.includes('\n') || isAssertion(signature)) return []
  const lines = message
    .slice(0, maximumMessage)
    .split('\n')
    .map((line) => line.slice(0, maximumLine).trim())
  const start = lines.findIndex((line) => line !== '' && line.startsWith(headline.slice(0, comparedLength)))
  if (start === -1) return []
  return lines
    .slice(start + 1)
    .filter((line) => line !== '')
    .slice(0, maximumLines)
    .map(signatureOf)
}
