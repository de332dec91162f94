import type { Query } from './query.js'

/**
 * Returns the SQL with its parameters inlined, for an engine that does not accept them separately. Texts are written as hexadecimal digits,
 * so they cannot break out of a literal.
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
