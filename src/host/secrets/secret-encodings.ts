import { wellFormed } from '../../records/well-formed.js'

type Encode = (text: string) => string

const xmlNames: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const xmlNumbers = (numberOf: (code: number) => string): Encode => inEach(/[&<>"'\s]|[^ -~]/gu, (code) => `&#${numberOf(code)};`)

const json: Encode = (text) => JSON.stringify(text).slice(1, -1)
const codeUnit = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`

const percent: Encode = (text) =>
  encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** The encodings of producers of JSON, XML or URLs. They differ in which characters they escape, and how. */
export const encodings: readonly Encode[] = [
  (text) => text.replace(/[&<>"']/g, (character) => xmlNames[character] ?? character),
  // Python: `escape` and `html.escape`.
  (text) => text.replace(/[&<>]/g, (character) => xmlNames[character] ?? character),
  (text) => text.replace(/[&<>"']/g, (character) => (character === "'" ? '&#x27;' : (xmlNames[character] ?? character))),
  xmlNumbers(String),
  // PHP writes `&#039;`.
  xmlNumbers((code) => String(code).padStart(3, '0')),
  xmlNumbers((code) => `x${code.toString(16)}`),
  xmlNumbers((code) => `x${code.toString(16).toUpperCase()}`),
  json,
  // PHP.
  (text) => json(text).replaceAll('/', '\\/'),
  // Go.
  (text) => inEach(/[&<>]/g, codeUnit)(json(text)),
  // Python: ASCII only.
  (text) => inEach(/[^ -~]/g, codeUnit)(json(text)),
  inEach(/[^A-Za-z0-9]/g, codeUnit),
  inEach(/[^A-Za-z0-9]/g, (code) => `\\u${codeUnit(code).slice(2).toUpperCase()}`),
  (text) => text.replace(/[\\']/g, '\\$&'),
  (text) => encodeURIComponent(wellFormed(text)),
  percent,
  (text) => percent(text).replace(/%../g, (escaped) => escaped.toLowerCase()),
  (text) => percent(text).replaceAll('%20', '+'),
]

function inEach(characters: RegExp, replacementOf: (code: number) => string): Encode {
  return (text) => text.replace(characters, (character) => replacementOf(character.codePointAt(0) ?? 0))
}
