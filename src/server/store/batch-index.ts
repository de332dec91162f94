import type { ClickHouseClient } from '@clickhouse/client'
import { type BatchHashes, firstStored, type Seal } from './batch-rows.js'
import { coalesce } from './coalesce.js'
import type { Connection } from './connection.js'
import { moduleKey } from './place-keys.js'
import { selectRows } from './select-rows.js'

/** The stored modules of a batch by content hash. The hash is empty for rows that are older than its column. */
export type StoredContents = ReadonlyMap<string, ReadonlySet<string>>

/** Finds stored batches in a time that does not depend on the length of the history. */
export interface BatchIndex {
  find(batch: string): Promise<StoredContents>
  /** Runs an insert. The batch is found as soon as it is stored. */
  add(hashes: BatchHashes, insert: (seal: Seal) => Promise<void>): Promise<void>
  /** Adds the batches to the index that it lacks. */
  update(): Promise<void>
  /** Waits for a running update. */
  close(): Promise<void>
}

/**
 * The longest time in seconds between the seal of a batch and the moment when its rows are stored on all ClickHouse servers. The same time
 * is left to the entries of the index.
 */
const settlingS = 10 * 60

const updateIntervalMs = 15 * 60 * 1000

/** The number of batches in memory that causes an update before the interval has passed. If the update fails, they are forgotten. */
const maximumRecent = 20_000

/** The maximum number of batches that one query searches for. */
const batchesPerQuery = 100

/** The entry whose time states up to when the index is complete. No batch has this hash. */
const mark = '0'.repeat(32)

/** The memory for adding a month to the index. Groups that need more are written to the disk. */
const updateSettings = `max_threads = 2, max_insert_threads = 1, max_bytes_before_external_group_by = ${512 * 1024 ** 2}, max_memory_usage = ${2 * 1024 ** 3}`

/**
 * Creates the index. The rows of `records` contain the hashes of their batch, and the table `batches` is derived from them up to a mark. So
 * no crash can separate a batch and its entry: batches after the mark are searched for in the rows, which have a time to find them by. A
 * process that is the only writer remembers these batches instead.
 * @param onChange called with an error when updates in the background begin to fail, and without one when they work again
 */
export function createBatchIndex(
  { client, exclusive }: Pick<Connection, 'client' | 'exclusive'>,
  now: () => number,
  onChange: (error?: unknown) => void = () => {},
): BatchIndex {
  /** Entries exist for all rows that were stored before, in Unix seconds. Undefined until the mark was read. */
  let complete: number | undefined
  let lastStored = firstStored
  let updatedMs = Number.NEGATIVE_INFINITY
  /** The times of running inserts. */
  const running = new Set<Seal>()
  /** Batches that this process stored after the mark, if it is the only writer. */
  let recent = new Map<string, Seal>()
  /** The time from which batches may be stored that are in neither {@link recent} nor the index. */
  let unknownFrom: number | undefined = 0
  let failures = 0
  let isUpdateFailing = false

  const readMark = async (): Promise<number> => {
    const [row] = await selectRows<{ seconds: number }>(
      client,
      `SELECT toUnixTimestamp(max(stored)) AS seconds FROM batches WHERE batch = '${mark}'`,
    )
    complete = Math.max(complete ?? 0, row?.seconds ?? 0)
    lastStored = Math.max(lastStored, complete)
    if (exclusive) unknownFrom = unknownFrom === undefined ? undefined : Math.max(unknownFrom, complete)
    else unknownFrom = Math.max(0, complete - settlingS)
    return complete
  }
  const readMarkOnce = coalesce<void, void>(async () => {
    if (complete === undefined) await readMark()
  })

  /** Never decreases, and is never before the mark. */
  const storedNow = (): number => {
    lastStored = Math.max(lastStored, Math.floor(now() / 1000))
    return lastStored
  }

  const search = coalesce(
    async (batches: readonly string[]): Promise<ReadonlyMap<string, StoredContents>> => {
      // The hashes are computed by this server, so they need not be bound as parameters.
      const list = batches.map((batch) => `'${batch}'`).join(', ')
      const from = (table: string, condition: string) =>
        selectRows<{ id: string; hash: string; project: string; module: string }>(
          client,
          `SELECT toString(batch) AS id, toStringCutToZero(content) AS hash, project, module
FROM ${table} WHERE ${condition}batch IN (${list}) GROUP BY batch, content, project, module`,
        )
      const inRows = unknownFrom === undefined ? [] : [from('records', `stored >= toDateTime(${unknownFrom}, 'UTC') AND `)]
      const found = new Map<string, Map<string, Set<string>>>()
      for (const { id, hash, project, module } of (await Promise.all([from('batches', ''), ...inRows])).flat()) {
        const contents = found.get(id) ?? new Map<string, Set<string>>()
        const modules = contents.get(hash) ?? new Set()
        found.set(id, contents.set(hash, modules.add(moduleKey({ project, module }))))
      }
      return found
    },
    { maximumWeight: batchesPerQuery },
  )

  /** Adds the rows of a time, at most a month, so that memory is bounded. */
  const addEntries = async (from: number, to: number): Promise<void> => {
    await longStatement(
      client,
      `INSERT INTO batches SELECT batch, content, project, module, max(records.stored) FROM records
WHERE records.stored >= toDateTime(${from}, 'UTC') AND records.stored < toDateTime(${to}, 'UTC')
GROUP BY batch, content, project, module SETTINGS ${updateSettings}`,
    )
    await client.insert({ table: 'batches', values: [{ batch: mark, content: mark, stored: to }], format: 'JSONEachRow' })
    complete = to
  }

  /** Returns the time of the first rows from a time on. */
  const nextStored = async (from: number): Promise<number | undefined> => {
    const [row] = await selectRows<{ first: number; count: number }>(
      client,
      `SELECT toUnixTimestamp(min(stored)) AS first, toFloat64(count()) AS count FROM records WHERE stored >= toDateTime(${from}, 'UTC')`,
    )
    return row === undefined || row.count === 0 ? undefined : row.first
  }

  const latestStored = async (): Promise<number> =>
    (await selectRows<{ seconds: number }>(client, 'SELECT toUnixTimestamp(max(stored)) AS seconds FROM records'))[0]?.seconds ?? 0

  const update = coalesce<void, void>(async () => {
    updatedMs = performance.now()
    const from = await readMark()
    // Rows of an earlier process may have the same second, or a later one if the clock was set back. New rows are later than these.
    const latest = exclusive && unknownFrom !== undefined ? await latestStored() : 0
    lastStored = Math.max(lastStored, latest + 1)
    const to = exclusive ? Math.min(storedNow(), ...[...running].map(({ stored }) => stored)) : Math.floor(now() / 1000) - settlingS
    if (to <= from) return
    const failuresBefore = failures
    for (let begin = await nextStored(from); begin !== undefined && begin < to; begin = await nextStored(complete ?? to)) {
      await addEntries(begin, Math.min(nextMonth(begin), to))
    }
    if (!exclusive) {
      unknownFrom = Math.max(0, to - settlingS)
      return
    }
    recent = new Map([...recent].filter(([, { stored }]) => stored >= to))
    if (unknownFrom !== undefined && unknownFrom < to) unknownFrom = failures === failuresBefore && latest < to ? undefined : to
  })

  const remember = (seal: Seal): void => {
    if (recent.size >= 2 * maximumRecent) {
      for (const { stored } of recent.values()) unknownFrom = Math.min(unknownFrom ?? stored, stored)
      recent.clear()
    }
    recent.set(seal.batch, seal)
  }

  const updateNow = async (): Promise<void> => {
    try {
      await update()
      isUpdateFailing = false
    } catch (error) {
      isUpdateFailing = true
      throw error
    }
  }

  let updating: Promise<void> = Promise.resolve()
  const updateIfDue = (): void => {
    const waitedMs = performance.now() - updatedMs
    if (waitedMs < updateIntervalMs && !(recent.size > maximumRecent && waitedMs > 1000)) return
    updatedMs = performance.now()
    // If it fails, searches include more rows until the next one.
    const wasFailing = isUpdateFailing
    updating = updateNow().then(
      () => {
        if (wasFailing) onChange()
      },
      (error: unknown) => {
        if (!wasFailing) onChange(error)
      },
    )
  }

  return {
    async find(batch) {
      await readMarkOnce()
      const known = recent.get(batch)
      return known === undefined ? ((await search(batch)).get(batch) ?? new Map()) : new Map([[known.content, new Set()]])
    },
    async add(hashes, insert) {
      await readMarkOnce()
      const seal = { ...hashes, stored: storedNow() }
      running.add(seal)
      try {
        await insert(seal)
        if (exclusive) remember(seal)
      } catch (error) {
        // The rows may be stored nevertheless.
        failures += 1
        if (exclusive) unknownFrom = Math.min(unknownFrom ?? seal.stored, seal.stored)
        throw error
      } finally {
        running.delete(seal)
      }
      updateIfDue()
    },
    update: updateNow,
    close: () => updating,
  }
}

/** Returns the start of the next month. */
function nextMonth(seconds: number): number {
  const date = new Date(seconds * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / 1000
}

/** Runs a statement that may take longer than a request. The server keeps the connection alive with header lines. */
async function longStatement(client: ClickHouseClient, query: string): Promise<void> {
  await client.command({
    query,
    clickhouse_settings: { send_progress_in_http_headers: 1, http_headers_progress_interval_ms: '30000' },
  })
}
