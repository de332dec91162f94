import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { isIdentifiableJob } from './job-identity.js'
import { recordSchemas } from './schema.js'

/**
 * Returns why a value is not a valid record, in a few words (`"status" is missing`), or undefined if it is one.
 * `length` is the length of its JSON: a short record cannot nest deep.
 */
export type RecordValidator = (value: unknown, length?: number) => string | undefined

/**
 * How deep a record may nest. Known fields nest three deep, but unknown fields are passed on, and writing them must not exhaust the
 * stack.
 */
const maximumDepth = 1000

/** Makes a validator that compiles the schema of a kind at its first record. Accepts unknown kinds and unknown fields. */
export function createRecordValidator(): RecordValidator {
  const ajv = new Ajv({ verbose: true })
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (kind: string): ValidateFunction | undefined => {
    const known = validators.get(kind)
    if (known !== undefined || !isKnown(kind)) return known
    const compiled = ajv.compile(recordSchemas[kind])
    validators.set(kind, compiled)
    return compiled
  }
  return (value, length = Number.POSITIVE_INFINITY) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `it is ${typeOf(value)} and not an object`
    const { kind } = value as { readonly kind?: unknown }
    if (kind === undefined) return '"kind" is missing'
    if (typeof kind !== 'string') return `"kind" is ${typeOf(kind)} and not a string`
    if (length > 2 * maximumDepth && isDeeperThan(value, maximumDepth)) return `it nests more than ${maximumDepth} levels deep`
    if (kind === 'job' && !isIdentifiableJob(value)) return '"id" and "name" are missing'
    const validate = validatorOf(kind)
    if (validate === undefined || validate(value)) return undefined
    return describe(validate.errors ?? [])
  }
}

// An object inherits "constructor", which is not a kind.
const isKnown = (kind: string): kind is keyof typeof recordSchemas => Object.hasOwn(recordSchemas, kind)

function isDeeperThan(value: object, depth: number): boolean {
  if (depth === 0) return true
  // Objects of JSON.parse inherit no enumerable properties.
  for (const key in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[key]
    if (typeof inner === 'object' && inner !== null && isDeeperThan(inner, depth - 1)) return true
  }
  return false
}

function describe(errors: readonly ErrorObject[]): string {
  // Ajv lists the errors of the alternatives before the anyOf, which is more helpful.
  const error = errors.find(({ keyword }) => keyword === 'anyOf') ?? errors[0]
  if (error === undefined) return 'it is not a record'
  const { keyword, params, data } = error
  const field = fieldName(error.instancePath)
  // JSON.parse reads 1e999 as infinity, and a schema reports infinity as not a number.
  if (data === Number.POSITIVE_INFINITY || data === Number.NEGATIVE_INFINITY) return `"${field}" is a number beyond ±${Number.MAX_VALUE}`
  switch (keyword) {
    case 'required':
      return `"${fieldName(`${error.instancePath}/${params.missingProperty}`)}" is missing`
    case 'type':
      return `"${field}" is ${params.type === 'integer' && typeof data === 'number' ? data : typeOf(data)} and not ${article(params.type)}`
    case 'anyOf':
      return `"${field}" is ${shown(data)} and not ${alternatives(error.schema as readonly Alternative[])}`
    case 'minimum':
      return `"${field}" is ${data}, but must be at least ${params.limit}`
    case 'maxItems':
      return `"${field}" has ${(data as readonly unknown[]).length} values, but must have at most ${params.limit}`
    case 'maxLength':
      return `"${field}" must have at most ${params.limit} characters`
    case 'pattern':
      return `"${field}" is ${shown(data)} and does not match ${params.pattern}`
    default:
      return `"${field}" ${error.message}`
  }
}

interface Alternative {
  readonly const?: string
  readonly type?: string
}

function alternatives(schemas: readonly Alternative[]): string {
  const names = schemas.map(({ const: value, type }) => (value === undefined ? article(type ?? 'value') : value))
  return `${names.length > 2 ? 'one of ' : ''}${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

const fieldName = (pointer: string): string => pointer.slice(1, 200).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')

const shown = (value: unknown): string => (typeof value === 'string' && value.length <= 60 ? JSON.stringify(value) : typeOf(value))

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : article(typeof value)
}
