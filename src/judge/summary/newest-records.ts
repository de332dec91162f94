import { excerpt } from '../../base/text/excerpt.js'
import type { KnownRecord } from '../../records/record.js'

const maximumText = 4_000
const maximumFields = 100

/** Keeps the newest record of each id, in bounded memory. */
export interface NewestRecords<Kind extends KnownRecord> {
  put(id: string, recorded: Kind): void
  /** Returns the number of ids that were left out. */
  leftOut(): number
  result(): readonly Kind[]
}

/** Copies a record without fields that contain several values (metadata). Reports do not show those, and no required field is one. */
function plainFields<Kind extends KnownRecord>(recorded: Kind): Kind {
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(recorded).slice(0, maximumFields)) {
    if (typeof value === 'string') copy[name] = excerpt(value, maximumText)
    else if (typeof value === 'number' || typeof value === 'boolean') copy[name] = value
  }
  return copy as Kind
}

/** Makes a table of the newest record of each of the first `limit` ids. Of records without a time, the later one is newer. */
export function createNewestRecords<Kind extends KnownRecord>(limit: number): NewestRecords<Kind> {
  const newest = new Map<string, Kind>()
  let leftOut = 0
  return {
    put(id, recorded) {
      const key = excerpt(id, maximumText)
      const known = newest.get(key)
      if (known === undefined && newest.size >= limit) leftOut += 1
      else if (known?.timestamp === undefined || recorded.timestamp === undefined || recorded.timestamp >= known.timestamp) {
        newest.set(key, plainFields(recorded))
      }
    },
    leftOut: () => leftOut,
    result: () => [...newest.values()],
  }
}
