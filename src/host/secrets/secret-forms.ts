import { encodings } from './secret-encodings.js'

/**
 * Returns a secret and its encodings that tests are likely to print: JSON, XML, a part of a URL, hexadecimal numbers, and base64, both by itself
 * and as a part of a longer text such as `user:password` in an `Authorization` header.
 */
export const secretForms = (secret: string): readonly string[] => [
  ...new Set([secret, ...encodings.map((encode) => encode(secret)), ...base64Forms(secret), ...hexForms(secret)]),
]

/** Matches characters that JSON, XML and URLs do not escape. */
const plainRun = /[\w-]+/g

/** Returns the longest part of a text (the first of several) that no escaping changes. */
export const longestPlainRun = (text: string): string => (text.match(plainRun) ?? ['']).reduce((a, b) => (b.length > a.length ? b : a))

/** Returns a secret as a part of longer base64. A character has 6 bits, so there is one form per position in a group of three bytes. */
const base64Forms = (secret: string): readonly string[] =>
  [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
    const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)]
    return [bytes.toString('base64').slice(first, end), bytes.toString('base64url').slice(first, end)]
  })

const hexForms = (secret: string): readonly string[] => {
  const hex = Buffer.from(secret).toString('hex')
  return [hex, hex.toUpperCase()]
}
