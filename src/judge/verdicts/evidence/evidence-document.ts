import { causeIdPattern } from '../../failure/cause/cause-id.js'
import { historyId } from '../../history/history-id.js'
import type { Evidence, FailureKey } from './evidence.js'

/** In bytes. */
export const maximumEvidenceBytes = 20_000

const version = 1
const idPattern = /^[0-9a-f]{10}$/
const maximumPullRequest = 2 ** 31 - 1

/** The failures of a pull request, by their causes. An unknown cause is an empty text. */
interface EvidenceRow {
  readonly version: typeof version
  readonly pullRequest: number
  readonly causes: Readonly<Record<string, readonly string[]>>
}

/** Writes the failures of a run of a pull request. Leaves out those that do not fit. */
export function writeEvidence(pullRequest: number, failures: readonly FailureKey[]): string {
  const causes: Record<string, string[]> = {}
  const empty: EvidenceRow = { version, pullRequest, causes }
  let bytes = JSON.stringify(empty).length
  const seen = new Set<string>()
  for (const { id, cause = '' } of failures) {
    const key = historyId(id)
    if (seen.has(`${key} ${cause}`)) continue
    seen.add(`${key} ${cause}`)
    const ids = causes[cause]
    // Quotes and a comma; a new cause also has a colon, brackets and a comma.
    bytes += key.length + 3 + (ids === undefined ? cause.length + 6 : 0)
    if (bytes > maximumEvidenceBytes) break
    if (ids === undefined) causes[cause] = [key]
    else ids.push(key)
  }
  return JSON.stringify({ ...empty, causes })
}

/** Reads evidence. Returns undefined if it is not valid: any workflow of the repository can store an artifact with such a name. */
export function readEvidence(content: Uint8Array): Pick<Evidence, 'pullRequest' | 'failures'> | undefined {
  if (content.length > maximumEvidenceBytes) return undefined
  let parsed: unknown
  try {
    parsed = JSON.parse(Buffer.from(content).toString('utf8'))
  } catch {
    return undefined
  }
  const { version: written, pullRequest, causes }: Partial<Record<keyof EvidenceRow, unknown>> = Object(parsed)
  if (written !== version || !isNumber(pullRequest) || typeof causes !== 'object' || causes === null) return undefined
  const failures = new Map<string, (string | undefined)[]>()
  for (const [cause, ids] of Object.entries(causes)) {
    if ((cause !== '' && !causeIdPattern.test(cause)) || !Array.isArray(ids)) return undefined
    for (const id of ids) {
      if (typeof id !== 'string' || !idPattern.test(id)) return undefined
      failures.set(id, [...(failures.get(id) ?? []), cause === '' ? undefined : cause])
    }
  }
  return { pullRequest, failures }
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maximumPullRequest
