import { displayLine } from '../display-text.js'
import { attemptSchema, recordSchemas } from '../records/schema.js'
import { testId } from '../records/test-identity.js'
import type { RecordValidator } from '../records/validate.js'
import { HttpProblem } from './http-problem.js'

type Fields = Readonly<Record<string, unknown>>

/** A record as the store takes it, or why it is refused, in a sentence. */
export type Storable = { readonly record: Fields } | { readonly refusal: string }

interface Circumstances {
  /** The organisation of the key: records are its own, or say nothing. */
  readonly org: string
  /** Stands in for a missing timestamp, in Unix ms. */
  readonly now: number
  readonly validate: RecordValidator
}

const fieldsOfKind: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(recordSchemas).map(([kind, { properties }]) => [kind, Object.keys(properties)]),
)
const attemptFields = Object.keys(attemptSchema.properties)

/** The longest coordinate, name or id, in UTF-16 units: they are what the store sorts by. */
const maximumKeyLength = 4096

/**
 * Brings the value of a line to what the store takes: a record of a known kind, without unknown fields, with all coordinates and a
 * timestamp, and with an id if it is a test. Throws an HttpProblem where it is one of another organisation.
 */
export function storableRecord(value: unknown, length: number, { org, now, validate }: Circumstances): Storable {
  const wrong = validate(value, length)
  if (wrong !== undefined) return { refusal: `The line is no record: ${wrong}.` }
  const given = value as Fields & { readonly kind: string }
  const fields = fieldsOfKind.get(given.kind)
  if (fields === undefined) return { refusal: `The server does not know records of the kind "${displayLine(given.kind.slice(0, 60))}".` }
  if (given.org !== undefined && given.org !== org) {
    throw new HttpProblem(403, 'A record is of another organisation than the key. Nothing was stored.')
  }
  const record = { pipeline: '', build: '', ref: '', timestamp: now, ...pick(given, fields), org }
  const refusal = refusalOf(record)
  return refusal === undefined ? { record: given.kind === 'test' ? completeTest(record) : record } : { refusal }
}

function refusalOf(record: Fields): string | undefined {
  for (const name of ['project', 'module', ...(record.kind === 'job' ? ['pipeline'] : [])]) {
    if (record[name] === undefined || record[name] === '') return `"${name}" is missing.`
  }
  for (const name of ['project', 'module', 'pipeline', 'job', 'build', 'ref', 'id', 'name', 'runner']) {
    const text = record[name]
    if (typeof text === 'string' && text.length > maximumKeyLength) return `"${name}" is longer than ${maximumKeyLength} characters.`
  }
  return undefined
}

function completeTest(record: Fields): Fields {
  const { id, module, suite = [], name, attempts } = record
  return {
    ...record,
    suite,
    id: id ?? testId(module as string, suite as readonly string[], name as string),
    ...(attempts === undefined ? {} : { attempts: (attempts as readonly Fields[]).map((attempt) => pick(attempt, attemptFields)) }),
  }
}

function pick(from: Fields, names: readonly string[]): Fields {
  const picked: Record<string, unknown> = {}
  for (const name of names) if (Object.hasOwn(from, name)) picked[name] = from[name]
  return picked
}
