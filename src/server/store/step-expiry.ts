import type { Connection } from './connection.js'
import { selectRows } from './select-rows.js'
import { type Layout, onCluster, recordsTable } from './table-layout.js'

/** How long the steps of failed tests are shown after they were stored. */
const shownDays = 30

/** Keeps rows whose steps are shown. */
export const areStepsShown = `records.stored > now() - toIntervalDay(${shownDays})`

/** Deletes steps that are not shown any more. */
export interface StepExpiry {
  /** Clears the months whose steps have all expired. Does nothing if it did so in the last day. Errors are ignored until the next time. */
  runIfDue(): void
  /** Waits until no statement is running. */
  close(): Promise<void>
}

const intervalMs = 24 * 60 * 60 * 1000

/** Creates a {@link StepExpiry}. The engine clears a column of a month in the background, without a look at its rows. */
export function createStepExpiry({ client, isFull }: Pick<Connection, 'client' | 'isFull'>, layout: Layout): StepExpiry {
  let startedMs = Number.NEGATIVE_INFINITY
  let running: Promise<void> = Promise.resolve()
  const clear = async (): Promise<void> => {
    for (const partition of await expiredPartitions()) {
      await client.command({
        query: `ALTER TABLE ${recordsTable(layout)}${onCluster(layout)} CLEAR COLUMN evidence IN PARTITION ${partition}`,
      })
    }
  }
  const expiredPartitions = async (): Promise<readonly string[]> => {
    const { cluster, database } = layout
    const parts = cluster === undefined ? 'system.parts_columns' : `clusterAllReplicas('${cluster}', system.parts_columns)`
    // A cleared part lacks the column until it is merged.
    const rows = await selectRows<{ readonly partition: string }>(
      client,
      `SELECT DISTINCT partition FROM ${parts}
WHERE database = '${database}' AND table = '${recordsTable(layout)}' AND active AND column = 'evidence'
  AND partition < toString(toYYYYMM(now() - toIntervalDay(${shownDays}))) ORDER BY partition`,
    )
    return rows.map(({ partition }) => partition)
  }
  return {
    runIfDue() {
      // The engine (chDB 26.7) damages the definition of a table that it changes on a full disk.
      if (performance.now() - startedMs < intervalMs || isFull()) return
      startedMs = performance.now()
      running = clear().catch(() => {})
    },
    close: () => running,
  }
}
