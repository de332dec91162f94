import { parseJson } from '../json/json-text.js'

/** Who wrote a text in quotes: node:test with `util.inspect`, Vitest, which escapes only double quotes, or another tool. */
export type QuotedBy = 'node:test' | 'vitest' | undefined

/** Returns a text without its double quotes and escapes. */
export function unquoted(text: string, by: QuotedBy): string {
  if (!text.endsWith('"') || text.length < 2) return text.slice(1)
  const inner = text.slice(1, -1)
  if (by === 'node:test') return unescapeInspected(inner)
  const value = by === 'vitest' ? undefined : parseJson(text.replaceAll('\n', '\\n').replaceAll('\t', '\\t'))
  return typeof value === 'string' ? value : inner.replaceAll('\\"', '"')
}

/** Removes the escapes of a text in single quotes. YAML doubles quotes; tape and `util.inspect` write a backslash. */
export function singleQuoted(inner: string, by: QuotedBy): string {
  const hasBackslash = by === 'node:test' || (inner.includes("\\'") && !inner.includes("''"))
  return hasBackslash ? unescapeInspected(inner) : inner.replaceAll("''", "'")
}

const escaped = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|([^xu]))/g

const controls: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' }

/** Removes the escapes that `util.inspect` of Node writes. */
export const unescapeInspected = (text: string): string =>
  text.replace(escaped, (_, hex?: string, unicode?: string, other = '') => {
    const code = hex ?? unicode
    return code === undefined ? (controls[other] ?? other) : String.fromCharCode(Number.parseInt(code, 16))
  })
