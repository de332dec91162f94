import type { Query } from './query.js'

/**
 * The size in bytes to which an engine must accept queries; its default is 256 KiB. A query can name 500 tests and the 1,000 builds of their
 * flips, each with a name of up to 4,096 characters.
 */
export const maximumQueryBytes = 128 * 1024 * 1024

/**
 * Returns the SQL with its parameters inlined. The embedded engine does not accept them separately, and a ClickHouse server only in the
 * address of a request, which has at most 1 MB. Texts are written as hexadecimal digits, so they cannot break out of a literal.
 */
export function boundQuery({ sql: query, parameters }: Query): string {
  return query.replace(/\{(\w+):([\w()]+)\}/g, (_, name: string, type: string) => literal(type, parameters[name]))
}

function literal(type: string, value: unknown): string {
  if (type === 'String' && typeof value === 'string') return `unhex('${Buffer.from(value).toString('hex')}')`
  if (type === 'Int64' && Number.isSafeInteger(value)) return `toInt64(${value})`
  if (type === 'Bool' && typeof value === 'boolean') return String(value)
  if (type === 'Array(String)' && Array.isArray(value)) {
    return `CAST([${value.map((one: unknown) => literal('String', one)).join(', ')}], 'Array(String)')`
  }
  throw new TypeError(`A parameter of type ${type} cannot have the value ${JSON.stringify(value)}.`)
}
