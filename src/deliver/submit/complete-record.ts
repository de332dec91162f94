import type { TrustedPlace } from '../../host/github/reported-run.js'
import { noSecretMask, type SecretMask } from '../../host/secrets/secret-mask.js'
import type { Coordinates } from '../../records/coordinates.js'
import { isPlausibleTime } from '../../records/plausible-time.js'
import { createTestIdentities } from '../../records/test-identity.js'
import { sentEvidence } from './sent-evidence.js'

/** The changes to the records of one file. */
export interface Completion {
  /** The defaults for missing coordinates. */
  readonly coordinates: Coordinates
  /** The coordinates of every record of an untrusted file, and the builds that it may name. */
  readonly trusted?: TrustedPlace | undefined
  /** Replaces secrets, because another tool may have written the file. */
  readonly mask?: SecretMask | undefined
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Creates a function that completes the lines of one file, in their order. Adds missing coordinates and the identities of tests, replaces
 * secrets, and removes a timestamp for which the server would refuse the record, and the paths and texts of attachments. Keeps the other
 * members unchanged, to the character. A line that is not a record is also kept, so that the server refuses it.
 */
export function createRecordCompleter(
  { coordinates, trusted, mask = noSecretMask }: Completion,
  now: number = Date.now(),
): (line: string) => string {
  const identities = createTestIdentities(coordinates.module ?? '')
  const idOf = ({ kind, id, name, suite = [], module }: Fields): object => {
    if (kind !== 'test' || id !== undefined || typeof name !== 'string' || !isTexts(suite)) return {}
    return { id: identities.next(suite, name, typeof module === 'string' ? module : coordinates.module) }
  }
  return (line) => {
    const text = withoutSecrets(line.trim().replace(/^\ufeff/, ''), mask)
    const fields = recordIn(text)
    if (fields === undefined) return text
    const changed = {
      ...(trusted === undefined ? {} : differing(fields, trusted)),
      ...withoutWrongTime(fields, now),
      ...sentEvidence(fields),
    }
    if (Object.keys(changed).length > 0) {
      const whole = { ...fields, ...changed }
      return withMembers(JSON.stringify(whole), { ...missing(whole, coordinates), ...idOf(whole) })
    }
    return withMembers(text, { ...missing(fields, coordinates), ...idOf(fields) })
  }
}

/** Masks the texts of a record instead of its JSON, because quotes and commas of the JSON may be part of a secret. */
function withoutSecrets(json: string, mask: SecretMask): string {
  const masked = mask.text(json)
  if (masked === json) return json
  const fields = recordIn(json)
  return fields === undefined ? masked : JSON.stringify(mask.value(fields))
}

/** `JSON.stringify` leaves out undefined members. */
const withoutWrongTime = ({ timestamp }: Fields, now: number): object =>
  typeof timestamp === 'number' && !isPlausibleTime(timestamp, now) ? { timestamp: undefined } : {}

/** Appends members that the record does not have. */
function withMembers(json: string, members: object): string {
  const added = JSON.stringify(members).slice(1, -1)
  return added === '' ? json : `${json.slice(0, -1)},${added}}`
}

function recordIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    // An object without a kind is not a record.
    return typeof value === 'object' && value !== null && 'kind' in value ? (value as Fields) : undefined
  } catch {
    return undefined
  }
}

const missing = (fields: Fields, coordinates: Coordinates): object =>
  Object.fromEntries(Object.entries(coordinates).filter(([name, value]) => value !== undefined && fields[name] === undefined))

const differing = (fields: Fields, { coordinates, isOwnBuild }: TrustedPlace): object =>
  Object.fromEntries(
    Object.entries(coordinates).filter(([name, value]) =>
      name === 'build' ? !isOwnBuild(fields.build) : value !== undefined && fields[name] !== value,
    ),
  )

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')
