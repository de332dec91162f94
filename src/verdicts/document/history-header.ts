import { type Status, statuses } from '../../records/record.js'
import { shortenWithHash } from '../../text/shorten.js'
import type { HistoryBuild } from '../history-build.js'
import { maximumBuilds } from '../history-rows.js'

/** Marks the first line of a history file. */
const format = 'build-report-history'
/** The version of the format. A change that older versions would misread needs a new one; unknown fields and lines are ignored. */
export const documentVersion = 1

const maximumId = 200
const hashLength = 16
const maximumText = 2_000
const maximumProperties = 200
const maximumValue = 200

/** Returns the first line of a history file. */
export function headerLine(builds: readonly HistoryBuild[]): string {
  return JSON.stringify({
    format,
    version: documentVersion,
    // A line with values beyond the limits might be too long for a reader.
    builds: builds.map(({ properties, ...build }) =>
      buildJson(properties === undefined ? build : { ...build, properties: limited(properties) }),
    ),
  })
}

const buildJson = ({ id, isIncomplete, ...fields }: HistoryBuild) => ({
  // A reader refuses a file with an id that is too long, and the user may choose any.
  build: shortenWithHash(id, maximumId, hashLength),
  ...fields,
  ...(isIncomplete && { incomplete: true }),
})

/** Why a file cannot be used, as a sentence. */
export interface RefusedHeader {
  readonly reason: string
  readonly isNewer: boolean
}

const refused = (reason: string, isNewer = false): RefusedHeader => ({ reason, isNewer })

/** Reads the value of the first line. */
export function readHeader(value: unknown): { readonly builds: readonly HistoryBuild[] } | RefusedHeader {
  if (!isObject(value) || value.format !== format) {
    return refused('The file is not a history: its first line lacks "format": "build-report-history".')
  }
  const { version, builds } = value
  if (typeof version !== 'number' || !(version >= 1)) {
    return refused('The file is not a history: "version" in its first line is not a number.')
  }
  if (version > documentVersion) {
    const read = `this version of Build Report reads ${documentVersion}. Update Build Report.`
    return refused(`The history has version ${version} of its format, but ${read}`, true)
  }
  if (!Array.isArray(builds) || builds.length > maximumBuilds) {
    return refused(`"builds" in the first line is not a list of at most ${maximumBuilds} builds.`)
  }
  const read = builds.map(readBuild)
  const known = read.filter((build) => build !== undefined)
  if (known.length < read.length) return refused('"builds" in the first line has an entry without the id of its build.')
  if (new Set(known.map(({ id }) => id)).size < known.length) return refused('"builds" in the first line lists a build twice.')
  return { builds: known }
}

/** Ignores fields that are not valid. */
function readBuild(value: unknown): HistoryBuild | undefined {
  if (!isObject(value)) return undefined
  const { build, commit, ref, timestamp, url, status, incomplete, properties } = value
  if (typeof build !== 'string' || build === '' || build.length > maximumId) return undefined
  const values = isObject(properties) ? limited(properties) : {}
  return {
    id: build,
    ...(isText(commit, maximumId) && { commit }),
    ...(isText(ref, maximumText) && { ref }),
    ...(isTime(timestamp) && { timestamp }),
    ...(isText(url, maximumText) && /^https?:\/\//.test(url) && { url }),
    status: statuses.find((known): known is Status => known === status) ?? 'unknown',
    ...(incomplete === true && { isIncomplete: true }),
    ...(Object.keys(values).length > 0 && { properties: values }),
  }
}

/** Keeps the first values that are valid. */
function limited(properties: Readonly<Record<string, unknown>>): Readonly<Record<string, string | number>> {
  const values: [string, string | number][] = []
  for (const [name, value] of Object.entries(properties)) {
    if (name.length > maximumId || values.length >= maximumProperties) continue
    if (isText(value, maximumValue) || (typeof value === 'number' && Number.isFinite(value))) values.push([name, value])
  }
  // Unlike an assignment, this creates a property even if its name is "__proto__".
  return Object.fromEntries(values)
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 8.64e15

const isText = (value: unknown, maximumLength: number): value is string => typeof value === 'string' && value.length <= maximumLength

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
