import type { ErrorObject } from 'ajv'
import { formatCount } from '../base/text/counts.js'
import { nearestName, suggestion } from '../base/text/nearest-name.js'
import { wordList } from '../base/text/word-list.js'
import type { Checks } from './checks.js'
import type { ValuePath } from './value-path.js'

/** A violation of the schema, described for users. */
export interface SchemaFault {
  readonly severity: 'error' | 'warning'
  readonly path: ValuePath
  readonly message: string
  /** The position of the error: the key of the value, or an offset in its string; default: the start of the value. */
  readonly at?: 'key' | number
}

type Schema = Readonly<Record<string, unknown>>

/**
 * Describes an error of the validator in our own words. Returns nothing for an error that only repeats others.
 * @param path the path of the value
 */
export function describeSchemaError(error: ErrorObject, path: ValuePath, checks: Checks): readonly SchemaFault[] {
  const schema = recordOf(error.parentSchema)
  const fault = (message: string, more: Partial<SchemaFault> = {}): readonly SchemaFault[] => [
    { severity: 'error', path, message, ...more },
  ]
  const { params, data } = error
  switch (error.keyword) {
    case 'if':
      // Its `then` or `else` reports an error of its own.
      return []
    case 'not':
      return fault(String(schema.description), { at: 'key' })
    case 'type':
      return fault(describeMismatch(schema, data))
    case 'enum':
      return fault(describeUnknown(typeof schema.title === 'string' ? schema.title : 'value', data, stringsOf(schema.enum)))
    case 'required': {
      const key = String(params.missingProperty)
      const expected = recordOf(recordOf(schema.properties)[key])
      return fault(`is missing; expected ${nounOf(expected)}`, { path: [...path, key] })
    }
    case 'additionalProperties':
      return describeUnknownKey(path, String(params.additionalProperty), schema)
    case 'format':
      return (checks[String(params.format)]?.(String(data)) ?? []).map(({ message, offset, severity }) => ({
        severity: severity ?? 'error',
        path,
        message,
        at: offset,
      }))
    case 'minLength':
      return fault('must not be empty')
    case 'maxLength':
      return fault(`must have at most ${formatCount(Number(params.limit))} characters`)
    case 'maxItems':
      return fault(`must have at most ${formatCount(Number(params.limit))} entries`)
    case 'minimum':
      return fault(`expected a number of at least ${params.limit}, found ${show(data)}`)
    case 'maximum':
      return fault(`expected a number of at most ${params.limit}, found ${show(data)}`)
    case 'pattern':
      return fault(`expected a text like ${show(schema.default)}, found ${show(data)}`)
    default:
      return fault(`${show(data)} is not allowed here`)
  }
}

function describeMismatch(schema: Schema, data: unknown): string {
  const message = `expected ${nounOf(schema)}, found ${show(data)}`
  return schema.type === 'array' && typeof data === 'string' ? `${message}; write [${show(data)}]` : message
}

function describeUnknown(noun: string, data: unknown, known: readonly string[]): string {
  if (typeof data !== 'string') return `expected ${oneOf(known)}, found ${show(data)}`
  const nearest = nearestName(data, known)
  return `unknown ${noun} ${show(data)}; ${nearest === undefined ? `expected ${oneOf(known)}` : `did you mean "${nearest}"?`}`
}

function describeUnknownKey(path: ValuePath, key: string, schema: Schema): readonly SchemaFault[] {
  const known = Object.keys(recordOf(schema.properties))
  return [{ severity: 'warning', path: [...path, key], message: `unknown key; ${suggestion(key, known)}`, at: 'key' }]
}

const nouns: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  array: 'an array',
  object: 'an object',
}

function nounOf(schema: Schema): string {
  if (Array.isArray(schema.enum)) return oneOf(stringsOf(schema.enum))
  return nouns[String(schema.type)] ?? (schema.$ref === undefined ? 'a value' : 'an object')
}

const oneOf = (names: readonly string[]): string =>
  wordList(
    names.map((name) => `"${name}"`),
    'or',
  )

/** Returns a short description of a value. */
function show(value: unknown): string {
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > 80 ? `${json.slice(0, 80)}…` : json
}

const recordOf = (value: unknown): Schema => (typeof value === 'object' && value !== null ? (value as Schema) : {})

const stringsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
