import type { Connection } from './connection.js'
import { selectRows } from './select-rows.js'
import type { StoreFigures } from './store.js'

/** Reads the figures of a store. The rows of an embedded engine are counted by its parts, which does not read them. */
export async function readFigures({ client, exclusive, freeBytes, waitingQueries }: Connection): Promise<StoreFigures> {
  const known = { waitingQueries: waitingQueries(), freeBytes: freeBytes() }
  if (!exclusive) return known
  const [sums] = await selectRows<{ readonly rows: number; readonly parts: number }>(
    client,
    `SELECT toFloat64(sum(system.parts.rows)) AS rows, toFloat64(count()) AS parts FROM system.parts
WHERE database = currentDatabase() AND table = 'records' AND active`,
  )
  return { ...known, ...sums }
}
