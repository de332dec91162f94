import { definedFields } from '../../../base/defined-fields.js'
import { type Status, statuses } from '../../../records/record.js'
import { limitBuildId, maximumBuildId } from '../build-id.js'
import { commitLimits } from '../commit-facts.js'
import type { HistoryBuild, PropertyValues } from '../history-build.js'
import { maximumBuilds } from '../history-rows.js'

/** Marks the first line of a history file. */
const format = 'build-report-history'
/** The version of the format. A change that older versions would misread needs a new one; unknown fields and lines are ignored. */
const documentVersion = 1

/** The first characters of every history file. */
export const documentStart = `{"format":"${format}",`

const maximumId = 200
const maximumText = 2_000
/** Limits for the properties of a build, of all modules together. Texts are counted in UTF-16 units, names included. */
const maximumProperties = 200
const maximumPropertyText = 20_000
const maximumValue = 200

/** Returns the first line of a history file. */
export function headerLine(builds: readonly HistoryBuild[]): string {
  return JSON.stringify({
    format,
    version: documentVersion,
    builds: builds.map(buildJson),
  })
}

function buildJson({ id, isIncomplete, properties: own = {}, moduleProperties = {}, ...fields }: HistoryBuild) {
  // A line with values beyond the limits might be too long for a reader.
  const { properties, moduleProperties: modules } = limited(own, moduleProperties)
  return {
    // A reader refuses a file with an id that is too long.
    build: limitBuildId(id),
    ...fields,
    ...definedFields({ incomplete: isIncomplete ? true : undefined, properties, modules }),
  }
}

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
  const { build, commit, parent, subject, author, tree, ref, timestamp, url, status, incomplete, properties, modules } = value
  if (typeof build !== 'string' || build === '' || build.length > maximumBuildId) return undefined
  return {
    id: build,
    ...definedFields({
      commit: isText(commit, maximumId) ? commit : undefined,
      parent: isText(parent, maximumId) ? parent : undefined,
      subject: isText(subject, commitLimits.subject) ? subject : undefined,
      author: isText(author, commitLimits.author) ? author : undefined,
      tree: isText(tree, maximumId) ? tree : undefined,
      ref: isText(ref, maximumText) ? ref : undefined,
      timestamp: isTime(timestamp) ? timestamp : undefined,
      url: isText(url, maximumText) && /^https?:\/\//.test(url) ? url : undefined,
    }),
    status: statuses.find((known): known is Status => known === status) ?? 'unknown',
    ...definedFields({ isIncomplete: incomplete === true ? true : undefined }),
    ...limited(properties, modules),
  }
}

/** Keeps the first values that are valid. Values of the own module come first. */
function limited(properties: unknown, modules: unknown): Pick<HistoryBuild, 'properties' | 'moduleProperties'> {
  const take = createValueLimit()
  const own = take(properties)
  const others: [string, PropertyValues][] = []
  for (const [module, values] of entriesOf(modules)) {
    const taken = module.length > maximumId ? undefined : take(values, module)
    if (taken !== undefined) others.push([module, taken])
  }
  return definedFields({ properties: own, moduleProperties: others.length > 0 ? Object.fromEntries(others) : undefined })
}

/** Makes a function that returns the values that still fit into a build, or undefined if there are none. */
function createValueLimit(): (values: unknown, module?: string) => PropertyValues | undefined {
  let valuesLeft = maximumProperties
  let textLeft = maximumPropertyText
  return (values, module = '') => {
    const taken: [string, string | number][] = []
    for (const [name, value] of entriesOf(values)) {
      const isValid = isText(value, maximumValue) || (typeof value === 'number' && Number.isFinite(value))
      if (!isValid || name.length > maximumId) continue
      const length = name.length + (typeof value === 'string' ? value.length : 0) + (taken.length === 0 ? module.length : 0)
      if (valuesLeft === 0 || length > textLeft) continue
      valuesLeft -= 1
      textLeft -= length
      taken.push([name, value])
    }
    // Unlike an assignment, this creates a property even if its name is "__proto__".
    return taken.length === 0 ? undefined : Object.fromEntries(taken)
  }
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => (isObject(value) ? Object.entries(value) : [])

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 8.64e15

const isText = (value: unknown, maximumLength: number): value is string => typeof value === 'string' && value.length <= maximumLength

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
