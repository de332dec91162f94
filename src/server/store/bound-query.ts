import type { Query } from './query.js'

/**
 * The size in bytes to which an engine must accept queries; its default is 256 KiB. A query can name 500 tests and the 1,000 builds of their
 * flips, each with a name of up to 4,096 characters.
 */
export const maximumQueryBytes = 256 * 1024 * 1024

/**
 * Returns the SQL with its parameters inlined. The embedded engine does not accept them separately, and a ClickHouse server only in the
 * address of a request, which has at most 1 MB. Parameters are literals and not calls of functions, because the engine spends some 20 µs on
 * each call before it runs a query.
 */
export function boundQuery({ sql: query, parameters }: Query): string {
  return query.replace(/\{(\w+):([\w()]+)\}/g, (_, name: string, type: string) => literal(type, parameters[name]))
}

function literal(type: string, value: unknown): string {
  if (type === 'String' && typeof value === 'string') return textLiteral(value)
  if (type === 'Int64' && Number.isSafeInteger(value)) return `toInt64(${value})`
  // JavaScript has no exact number for all of these.
  if (type === 'UInt64' && typeof value === 'string' && /^\d{1,20}$/.test(value)) return value
  if (type === 'Bool' && typeof value === 'boolean') return String(value)
  const [, ofElements] = /^Array\((\w+)\)$/.exec(type) ?? []
  if (ofElements !== undefined && Array.isArray(value)) {
    // The engine cannot infer the type of an empty array.
    if (value.length === 0) return `CAST([], '${type}')`
    return `[${value.map((one: unknown) => literal(ofElements, one)).join(', ')}]`
  }
  throw new TypeError(`A parameter of type ${type} cannot have the value ${JSON.stringify(value)}.`)
}

/** Writes all bytes of a text as escape sequences, except harmless characters, so that the text cannot break out of the literal. */
const textLiteral = (value: string): string =>
  `'${Buffer.from(value)
    .toString('latin1')
    .replace(/[^\w ./:-]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`
