import type { PropertyRecord } from '../records/record.js'
import { excerpt } from '../text/excerpt.js'
import type { History, PropertyCoordinates, PropertyQuestion, PropertyValue } from './history.js'
import { compareAge } from './property-age.js'

/** A value, and where it belongs. */
type Placed = Pick<PropertyRecord, 'name' | 'value' | 'timestamp'> & PropertyCoordinates

const coordinateNames = ['org', 'project', 'module', 'build', 'ref'] as const satisfies readonly (keyof PropertyCoordinates)[]

/** How much of a text is kept: more than a branch may have characters, and than a report shows of a value. */
const maximumText = 500

/** What the records of the current run say; a coordinate that one of them leaves out is that of the run. */
export function createRunHistory(
  properties: readonly PropertyRecord[],
  { org, project, module, build, ref }: PropertyCoordinates,
): History {
  const placed = properties.map((property) => ({ org, project, module, build, ref, ...property }))
  return { latest: async (question) => newest(placed, question, (found, asked) => found === asked) }
}

/** What records of earlier builds say, in bounded memory. */
export interface EarlierProperties {
  put(recorded: PropertyRecord): void
  /** How many values found no room: the oldest ones. */
  leftOut(): number
  /** A coordinate that a record leaves out may be any. */
  readonly history: History
}

/** Keeps about `limit` of the newest values; they are thinned out a quarter at a time, since that means to sort them. */
export function createEarlierProperties(limit: number): EarlierProperties {
  const kept = new Map<string, Placed>()
  let leftOut = 0
  return {
    put(recorded) {
      const copy = plainCopy(recorded)
      const key = JSON.stringify([copy.name, ...coordinateNames.map((name) => copy[name])])
      const known = kept.get(key)
      if (known !== undefined && compareAge(copy, known) < 0) return
      // Taken away first, so that the order of the table is that in which the values were read.
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
    ...(timestamp !== undefined && { timestamp }),
  }
}
