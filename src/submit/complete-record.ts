import type { TrustedPlace } from '../github/reported-run.js'
import type { Coordinates } from '../records/coordinates.js'
import { isPlausibleTime } from '../records/plausible-time.js'
import { createTestIdentities } from '../records/test-identity.js'
import { noSecretMask, type SecretMask } from '../secrets/secret-mask.js'

/** What is said of the records of one file. */
export interface Completion {
  /** Where a record belongs that does not say it. */
  readonly coordinates: Coordinates
  /**
   * Where every record belongs, whatever it says, and which builds it may name: the file is a stranger's.
   */
  readonly trusted?: TrustedPlace | undefined
  /** Replaces secrets: the file may be another tool's. */
  readonly mask?: SecretMask | undefined
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Makes what completes the lines of one file, in their order: with the coordinates that a record leaves out and the identity of a
 * test. The other members of a line stay as they are, to the character, except for secrets, which are replaced, and for a timestamp for
 * which the server would refuse the record: it is left out. A line that is not a record is left for the server to refuse.
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
    const changed = { ...(trusted === undefined ? {} : differing(fields, trusted)), ...withoutWrongTime(fields, now) }
    if (Object.keys(changed).length > 0) {
      const whole = { ...fields, ...changed }
      return withMembers(JSON.stringify(whole), { ...missing(whole, coordinates), ...idOf(whole) })
    }
    return withMembers(text, { ...missing(fields, coordinates), ...idOf(fields) })
  }
}

/** Masks the texts of a record and not its JSON, whose quotes and commas may be part of a secret. */
function withoutSecrets(json: string, mask: SecretMask): string {
  const masked = mask.text(json)
  if (masked === json) return json
  const fields = recordIn(json)
  return fields === undefined ? masked : JSON.stringify(mask.value(fields))
}

/** JSON has no member that is undefined. */
const withoutWrongTime = ({ timestamp }: Fields, now: number): object =>
  typeof timestamp === 'number' && !isPlausibleTime(timestamp, now) ? { timestamp: undefined } : {}

/** The same record with members more, which it does not have. */
function withMembers(json: string, members: object): string {
  const added = JSON.stringify(members).slice(1, -1)
  return added === '' ? json : `${json.slice(0, -1)},${added}}`
}

function recordIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    // One without a kind may be empty, and is no record.
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
