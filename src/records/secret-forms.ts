import { wellFormed } from './well-formed.js'

const xmlNames: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/**
 * Returns a secret and its encodings that tests are likely to print: JSON, XML, a part of a URL, and base64, both by itself and as a part
 * of a longer text such as `user:password` in an `Authorization` header.
 */
export function secretForms(secret: string): readonly string[] {
  const forms = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    secret.replace(/[&<>"']/g, (character) => xmlNames[character] ?? character),
    encodeURIComponent(wellFormed(secret)),
    ...base64Forms(secret),
  ]
  return [...new Set(forms)]
}

/** A character of base64 holds 6 bits, so the text depends on the position of the secret within a group of three bytes. */
const base64Forms = (secret: string): readonly string[] =>
  [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
    const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)]
    return [bytes.toString('base64').slice(first, end), bytes.toString('base64url').slice(first, end)]
  })
