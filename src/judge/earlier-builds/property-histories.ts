import { definedFields } from '../../base/defined-fields.js'
import { excerpt } from '../../base/text/excerpt.js'
import type { PropertyRecord } from '../../records/record.js'
import type { History, PropertyCoordinates, PropertyQuestion, PropertyValue } from './history.js'
import { compareAge } from './property-age.js'

/** A value with its coordinates. */
type Placed = Pick<PropertyRecord, 'name' | 'value' | 'timestamp'> & PropertyCoordinates

const coordinateNames = ['org', 'project', 'module', 'build', 'ref'] as const satisfies readonly (keyof PropertyCoordinates)[]

/** The longest text that is kept: longer than a branch name, and than the part of a value that a report shows. */
const maximumText = 500

/** Makes the history of the current run. Missing coordinates of a record are those of the run. */
export function createPropertyHistory(
  properties: readonly PropertyRecord[],
  { org, project, module, build, ref }: PropertyCoordinates,
): History {
  const placed = properties.map((property) => ({ org, project, module, build, ref, ...property }))
  return { latest: async (question) => newest(placed, question, (found, asked) => found === asked) }
}

/** Keeps the property records of earlier builds, in bounded memory. */
export interface EarlierProperties {
  put(recorded: PropertyRecord): void
  /** Returns the number of oldest values that were left out. */
  leftOut(): number
  /** A coordinate that a record lacks matches any question. */
  readonly history: History
}

/** Keeps at least `limit` of the newest values, and up to a quarter more, because removing values requires sorting them. */
export function createEarlierProperties(limit: number): EarlierProperties {
  const kept = new Map<string, Placed>()
  let leftOut = 0
  return {
    put(recorded) {
      const copy = plainCopy(recorded)
      const key = JSON.stringify([copy.name, ...coordinateNames.map((name) => copy[name])])
      const known = kept.get(key)
      if (known !== undefined && compareAge(copy, known) < 0) return
      // Deleting the key first keeps the table in reading order.
      kept.delete(key)
      kept.set(key, copy)
      if (kept.size <= limit * 1.25) return
      const oldestFirst = [...kept].sort(([, a], [, b]) => compareAge(a, b))
      const surplus = oldestFirst.slice(0, kept.size - limit)
      for (const [old] of surplus) kept.delete(old)
      leftOut += surplus.length
    },
    leftOut: () => leftOut,
    history: {
      latest: async (question) => newest(kept.values(), question, (found, asked) => found === undefined || found === asked),
    },
  }
}

function newest(
  known: Iterable<Placed>,
  question: PropertyQuestion,
  fits: (found: string | undefined, asked: string) => boolean,
): PropertyValue | undefined {
  const asked = coordinateNames.flatMap((name) => (question[name] === undefined ? [] : [[name, question[name]] as const]))
  let latest: Placed | undefined
  for (const recorded of known) {
    if (recorded.name !== question.name || (recorded.build !== undefined && recorded.build === question.exceptBuild)) continue
    if (!asked.every(([coordinate, wanted]) => fits(recorded[coordinate], wanted))) continue
    if (latest === undefined || compareAge(recorded, latest) >= 0) latest = recorded
  }
  if (latest === undefined) return undefined
  const { value, module, build, ref, timestamp } = latest
  return { value, module, build, ref, timestamp }
}

function plainCopy(recorded: PropertyRecord): Placed {
  const { value, timestamp } = recorded
  const place = coordinateNames.flatMap((name) => (recorded[name] === undefined ? [] : [[name, excerpt(recorded[name], maximumText)]]))
  return {
    ...Object.fromEntries(place),
    name: excerpt(recorded.name, maximumText),
    value: typeof value === 'string' ? excerpt(value, maximumText) : value,
    ...definedFields({ timestamp }),
  }
}
