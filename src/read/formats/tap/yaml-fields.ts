import { type QuotedBy, singleQuoted, unescapeInspected, unquoted } from './quoted-text.js'

/** The fields of a map in YAML. */
export interface YamlFields {
  /** Returns the value of the first of these keys that has one, else an empty text. A map or a list is returned as its lines. */
  text(...keys: readonly string[]): string
  /** Returns the value if it is a map. */
  map(key: string): YamlFields | undefined
  keys(): readonly string[]
}

const maximumFields = 200
const maximumKey = 200

interface Field {
  readonly key: string
  readonly inline: string
  readonly lines: string[]
}

/**
 * Reads the part of YAML that producers of TAP write: a map of scalars, block scalars and nested values. It is tolerant: Vitest does not
 * indent the lines of a quoted text, and QUnit writes JSON over several lines. A line that has no key belongs to the value before it.
 */
export function readYamlFields(lines: readonly string[], quotedBy?: QuotedBy): YamlFields {
  const fields: Field[] = []
  let column: number | undefined
  let isQuoted = false
  for (const line of lines) {
    const indentation = indentationOf(line)
    const current = fields.at(-1)
    if (isQuoted && current !== undefined) {
      current.lines.push(line)
      isQuoted = !endsQuotedLines(line)
      continue
    }
    const isBlank = indentation === line.length
    if (!isBlank) column ??= indentation
    const field = isBlank || indentation > (column ?? 0) ? undefined : parseField(line.slice(indentation))
    if (field !== undefined && fields.length < maximumFields) {
      fields.push(field)
      isQuoted = opensQuote(field.inline)
    } else if (current !== undefined) {
      current.lines.push(line)
      // Only the value of a map can be another map.
      isQuoted = current.inline === '' && opensQuote(inlineOf(line))
    }
  }
  const found = new Map<string, Field>()
  // The first of two equal keys counts.
  for (const field of fields) if (!found.has(field.key)) found.set(field.key, field)
  const textOf = (key: string): string => {
    const field = found.get(key)
    return field === undefined ? '' : fieldValue(field, column ?? 0, found.has('failureType') ? 'node:test' : quotedBy)
  }
  return {
    text: (...keys) => keys.map(textOf).find((text) => text !== '') ?? '',
    map(key) {
      const field = found.get(key)
      if (field === undefined || field.inline !== '') return undefined
      // Only Vitest writes the error as a map.
      const map = readYamlFields(dedent(field.lines), key === 'error' ? 'vitest' : undefined)
      return map.keys().length === 0 ? undefined : map
    },
    keys: () => [...found.keys()],
  }
}

/** Returns the value after the key of a line in a nested map. */
const inlineOf = (line: string): string => parseField(line.trimStart())?.inline ?? ''

export const indentationOf = (line: string): number => {
  let index = 0
  while (line.charCodeAt(index) === 0x20 || line.charCodeAt(index) === 0x09) index += 1
  return index
}

/** Parses `key: value`, with a key that may be quoted. */
function parseField(line: string): Field | undefined {
  const quote = line[0]
  const isQuoted = quote === '"' || quote === "'"
  const end = isQuoted ? line.indexOf(quote, 1) + 1 : line.indexOf(':')
  if (end <= 0 || end > maximumKey) return undefined
  const rest = line.slice(end).trimStart()
  if (!rest.startsWith(':') || (rest.length > 1 && rest[1] !== ' ')) return undefined
  const key = isQuoted ? line.slice(1, end - 1) : line.slice(0, end).trimEnd()
  return isQuoted || /^[\w$][\w$ .-]*$/.test(key) ? { key, inline: rest.slice(1).trim(), lines: [] } : undefined
}

/** Says whether a value begins a text in double quotes that the line does not end. */
export const opensQuote = (value: string): boolean => value.startsWith('"') && (value.length === 1 || !endsQuote(value))

/** Says whether a line ends with a double quote that is not escaped. */
function endsQuote(line: string): boolean {
  const text = line.trimEnd()
  if (!text.endsWith('"')) return false
  let backslashes = 0
  while (text[text.length - 2 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 0
}

/**
 * Says whether one of several lines ends a text in double quotes. Vitest, which writes such lines, puts a backslash before a quote but does
 * not repeat other backslashes.
 */
export function endsQuotedLines(line: string): boolean {
  const text = line.trimEnd()
  return text.endsWith('"') && !text.endsWith('\\"')
}

const block = /^([|>])([1-9]?)[+-]?([1-9]?)[+-]?$/

function fieldValue({ inline, lines }: Field, column: number, quotedBy: QuotedBy): string {
  const [, style, before = '', after = ''] = block.exec(inline) ?? []
  if (style !== undefined) {
    const stated = Number(before || after)
    const text = dedent(lines, stated > 0 ? column + stated : undefined)
    return style === '|' ? text.join('\n').trimEnd() : folded(text).trimEnd()
  }
  if (inline === '') return dedent(lines).join('\n').trimEnd()
  if (inline.startsWith('"')) return unquoted([inline, ...lines].join('\n').trim(), quotedBy)
  const text = [inline, ...withoutColumns(lines, column)].join('\n').trim()
  const isQuotedBy = (quote: string) => text.length > 1 && text.startsWith(quote) && text.endsWith(quote)
  if (quotedBy === 'node:test' && isQuotedBy('`')) return unescapeInspected(text.slice(1, -1))
  if (isQuotedBy("'")) return singleQuoted(text.slice(1, -1), quotedBy)
  return text === 'null' || text === '~' ? '' : text
}

/** Removes the indentation that all lines share, or the stated one. */
function dedent(lines: readonly string[], stated?: number): readonly string[] {
  const columns = stated ?? lines.reduce((least, line) => (line.trim() === '' ? least : Math.min(least, indentationOf(line))), Infinity)
  return withoutColumns(lines, columns)
}

const withoutColumns = (lines: readonly string[], columns: number) =>
  lines.map((line) => line.slice(Math.min(columns, indentationOf(line))))

/** Joins the lines of a folded scalar. Lines that are indented further, and the lines next to them, stay lines. */
function folded(lines: readonly string[]): string {
  let text = ''
  let wasText = false
  for (const line of lines) {
    const isText = line.trim() !== '' && indentationOf(line) === 0
    text += text === '' ? line : `${isText && wasText ? ' ' : '\n'}${line}`
    wasText = isText
  }
  return text
}
