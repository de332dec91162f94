import type { Query } from './query.js'

/**
 * The text of a question with its parameters in it, for an engine that cannot be given them apart. No character of a text gets into
 * the text of the query, only the digits of its bytes, so there is nothing that it could break out of.
 */
export function boundQuery({ sql: query, parameters }: Query): string {
  return query.replace(/\{(\w+):([\w()]+)\}/g, (_, name: string, type: string) => literal(type, parameters[name]))
}

function literal(type: string, value: unknown): string {
  if (type === 'String' && typeof value === 'string') return `unhex('${Buffer.from(value).toString('hex')}')`
  if (type === 'Int64' && Number.isSafeInteger(value)) return `toInt64(${value})`
  if (type === 'Array(String)' && Array.isArray(value)) {
    return `CAST([${value.map((one: unknown) => literal('String', one)).join(', ')}], 'Array(String)')`
  }
  throw new TypeError(`A parameter of the type ${type} has the value ${JSON.stringify(value)}.`)
}
