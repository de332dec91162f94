import { definedFields } from '../base/defined-fields.js'
import { displayLine } from '../base/text/display-text.js'
import { causeOf } from '../judge/failure/cause.js'
import type { Failure } from '../judge/failure/failure.js'
import { identifyJob } from '../records/job-identity.js'
import { recordLimits } from '../records/limits.js'
import { isPlausibleTime } from '../records/plausible-time.js'
import { attemptSchema, quarantineSchema, recordSchemas } from '../records/schema.js'
import { testId } from '../records/test-identity.js'
import type { RecordValidator } from '../records/validate.js'
import { HttpProblem } from './http-problem.js'
import { evidenceFields, leftOutFields } from './left-out-fields.js'
import type { RecordFields } from './store/store.js'
import { storedEvidence } from './stored-evidence.js'

/** A record in the form that the store accepts, or a sentence that explains why it is refused. */
export type Storable = { readonly record: RecordFields } | { readonly refusal: string }

interface StorableOptions {
  /** The organisation of the key. Records without an organisation belong to it; records of others are refused. */
  readonly org: string
  /** The only project of the key; records of others are refused. Default: any. */
  readonly project?: string | undefined
  /** Unix ms. A timestamp may be at most a day later. */
  readonly now: number
  /** Replaces a missing timestamp, in Unix ms. */
  readonly defaultTimestamp: number
  readonly validate: RecordValidator
}

const isEvidence = (name: string): boolean => (evidenceFields as readonly string[]).includes(name)
const fieldsOf = (schema: { readonly properties: object }): ReadonlySet<string> =>
  new Set(Object.keys(schema.properties).filter((name) => !leftOutFields.has(name)))
const fieldsOfKind: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(recordSchemas).map(([kind, schema]) => [kind, fieldsOf(schema)]),
)
const attemptFields: ReadonlySet<string> = new Set([...fieldsOf(attemptSchema)].filter((name) => !isEvidence(name)))
const quarantineFields = fieldsOf(quarantineSchema)

/** The store sorts by coordinates, names and ids, so their length is limited. */
const keys = ['project', 'module', 'pipeline', 'job', 'build', 'ref', 'id', 'name', 'runner', 'cause'] as const

/**
 * Validates the value of a line and completes it: removes unknown fields, and adds coordinates, the timestamp and the id of a test or job.
 * Throws an HttpProblem if the record belongs to another organisation.
 */
export function storableRecord(
  value: unknown,
  length: number,
  { org, project, now, defaultTimestamp, validate }: StorableOptions,
): Storable {
  const wrong = validate(value, length)
  if (wrong !== undefined) return { refusal: `The line is not a valid record: ${wrong}.` }
  const given = value as RecordFields & { readonly kind: string }
  const fields = fieldsOfKind.get(given.kind)
  if (fields === undefined) return { refusal: `Unknown kind of record: "${displayLine(given.kind.slice(0, 60))}".` }
  if (given.org !== undefined && given.org !== org) {
    throw new HttpProblem(403, 'A record belongs to another organisation than the key. Nothing was stored.')
  }
  if (project !== undefined && !isMissing(given.project) && given.project !== project) {
    throw new HttpProblem(403, 'The key gives no access to the project of a record. Nothing was stored.')
  }
  const refusal = refusalOf(given, now)
  if (refusal !== undefined) return { refusal }
  // Adds missing fields at the end, so that records of one writer keep one shape. The object was just parsed, so it may be changed.
  const record: Record<string, unknown> = pick(given, fields)
  record.org = org
  record.pipeline ??= ''
  record.build ??= ''
  record.ref ??= ''
  record.timestamp ??= defaultTimestamp
  if (given.kind === 'test') completeTest(record)
  else if (given.kind === 'job') identifyJob(record)
  return { record }
}

function refusalOf(record: RecordFields, now: number): string | undefined {
  if (isMissing(record.project)) return '"project" is missing.'
  if (isMissing(record.module)) return '"module" is missing.'
  if (record.kind === 'job' && isMissing(record.pipeline)) return '"pipeline" is missing.'
  const { timestamp } = record
  if (typeof timestamp === 'number' && !isPlausibleTime(timestamp, now)) return `"timestamp" is ${implausibleTime(timestamp, now)}`
  for (const name of keys) {
    const text = record[name]
    if (typeof text === 'string' && text.length > recordLimits.name) return `"${name}" must have at most ${recordLimits.name} characters.`
  }
  return undefined
}

/** Explains why a timestamp is refused and what to do. */
export function implausibleTime(timestamp: number, now: number): string {
  const isEarly = timestamp < now
  const fault = isEarly ? 'before the year 2000' : 'more than a day in the future'
  const given = Math.abs(timestamp) <= lastDate ? `${timestamp} (${new Date(timestamp).toISOString()})` : String(timestamp)
  return `${given}, which is ${fault}. Use Unix milliseconds, or omit the timestamp.`
}

/** The largest time of a JavaScript Date, in ms. */
const lastDate = 8.64e15

const isMissing = (coordinate: unknown): boolean => coordinate === undefined || coordinate === ''

function completeTest(record: Record<string, unknown>): void {
  record.suite ??= []
  record.id ??= testId(record.module as string, record.suite as readonly string[], record.name as string)
  if (record.attempts !== undefined) {
    record.attempts = (record.attempts as readonly RecordFields[]).map((attempt) => pick(attempt, attemptFields))
  }
  // Before the steps are bounded, because clients compute causes from complete records.
  if (record.status === 'failed' && record.cause === undefined) addCause(record)
  if (evidenceFields.some((name) => record[name] !== undefined)) {
    const evidence = storedEvidence(record)
    for (const name of evidenceFields) delete record[name]
    Object.assign(record, evidence)
  }
  if (record.quarantine !== undefined) record.quarantine = pick(record.quarantine as RecordFields, quarantineFields)
}

/** The number of characters of each text in which a cause is looked for. The time per record grows with it. */
const examinedLength = 32 * 1024

/** Adds the cause of a failure that its sender did not state, such as an event file or `curl`. A failure without a text gets none. */
function addCause(record: Record<string, unknown>): void {
  const { name, suite, message, details, stdout, stderr, steps } = record
  const start = (text: unknown): string | undefined => (typeof text === 'string' ? text.slice(0, examinedLength) : undefined)
  if (!message && !details) return
  const texts = definedFields({
    message: start(message),
    details: start(details),
    stdout: start(stdout),
    stderr: start(stderr),
    steps: steps as Failure['steps'],
  })
  record.cause = causeOf({ name: String(name), suite: suite as readonly string[], ...texts }).id
}

/** Returns `from` itself if it has no other fields (the common case). */
function pick(from: RecordFields, names: ReadonlySet<string>): Record<string, unknown> {
  const given = Object.keys(from)
  if (given.every((name) => names.has(name))) return from
  return Object.fromEntries(given.filter((name) => names.has(name)).map((name) => [name, from[name]]))
}
