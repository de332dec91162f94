import type { TObject } from 'typebox'
import { displayLine } from '../base/text/display-text.js'
import { nearestName } from '../base/text/nearest-name.js'
import { type InputError, parameterProblem } from './http-problem.js'

/** The subset of JSON Schema that parameters use. */
interface ParameterSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly items?: ParameterSchema
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

type Raw = Readonly<Record<string, string | readonly string[] | undefined>>

/** The maximum number of errors in a response. A URL can contain thousands of parameters. */
const maximumErrors = 20

/**
 * Creates a parser for the parameters of a schema. Strings must not be empty. 64-bit integers that a number cannot hold become the nearest
 * safe integer. Lists may be written as `a=1&a=2` and, if they are lists of known values, as `a=1,2`. The parser throws one HttpProblem
 * with status 400 for all parameters that are unknown, repeated, missing or malformed.
 */
export function createParameterReader({ properties, required }: TObject): (raw: Raw) => Readonly<Record<string, unknown>> {
  const schemas = properties as Readonly<Record<string, ParameterSchema>>
  const names = Object.keys(schemas)
  const isRequired = new Set<string>(required)
  return (raw) => {
    const errors: InputError[] = []
    const values: Record<string, unknown> = {}
    for (const name of Object.keys(raw)) if (!Object.hasOwn(schemas, name)) errors.push(unknownParameter(name, names))
    for (const [name, schema] of Object.entries(schemas)) {
      const given = raw[name]
      if (given === undefined) {
        if (isRequired.has(name)) errors.push({ name, message: 'It is required.' })
        continue
      }
      const read = schema.type === 'array' ? readList(given, schema) : readScalar(given, schema)
      if ('error' in read) errors.push({ name, message: read.error })
      else values[name] = read.value
    }
    const [first] = errors
    if (first === undefined) return values
    throw parameterProblem(first, ...errors.slice(1, maximumErrors))
  }
}

type Read = { readonly value: unknown } | { readonly error: string }

function unknownParameter(given: string, names: readonly string[]): InputError {
  const nearest = nearestName(given, names)
  const message =
    nearest === undefined ? `Unknown parameter. Known parameters: ${names.join(', ')}.` : `Unknown parameter. Did you mean "${nearest}"?`
  return { name: shown(given), message }
}

function readList(given: string | readonly string[], { items = {}, maxItems = Number.POSITIVE_INFINITY }: ParameterSchema): Read {
  const values = new Set<unknown>()
  // A comma may be part of a free text, such as the id of a test.
  const texts = [given].flat().flatMap((piece) => (items.enum === undefined ? [piece] : piece.split(',')))
  for (const text of texts) {
    const read = readScalar(text, items)
    if ('error' in read) return read
    values.add(read.value)
  }
  return values.size > maxItems ? { error: `It must be given at most ${maxItems} times.` } : { value: [...values] }
}

function readScalar(given: string | readonly string[], schema: ParameterSchema): Read {
  if (typeof given !== 'string') return { error: 'It must be given only once.' }
  if (schema.type === 'integer') return readInteger(given, schema)
  if (schema.type === 'boolean') {
    return given === 'true' || given === 'false' ? { value: given === 'true' } : { error: `"${shown(given)}" must be true or false.` }
  }
  if (schema.enum !== undefined) {
    return schema.enum.includes(given) ? { value: given } : { error: `"${shown(given)}" must be one of: ${schema.enum.join(', ')}.` }
  }
  if (given === '') return { error: 'It must not be empty.' }
  if (given.length > (schema.maxLength ?? Number.POSITIVE_INFINITY))
    return { error: `It must have at most ${schema.maxLength} characters.` }
  return { value: given }
}

const int64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n } as const

function readInteger(given: string, { minimum, maximum }: ParameterSchema): Read {
  const value = /^-?\d{1,19}$/.test(given) ? BigInt(given) : undefined
  if (value === undefined || value < int64.least || value > int64.most) {
    const expected = /^-?\d+$/.test(given) ? ` between ${int64.least} and ${int64.most}` : ', such as 86400000'
    return { error: `"${shown(given)}" must be a 64-bit integer${expected}.` }
  }
  const number = Math.min(Math.max(Number(value), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)
  if (minimum !== undefined && number < minimum) return { error: `${given} must be at least ${minimum}.` }
  if (maximum !== undefined && number > maximum) return { error: `${given} must be at most ${maximum}.` }
  return { value: number }
}

function shown(text: string): string {
  const line = displayLine(text.slice(0, 200))
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
