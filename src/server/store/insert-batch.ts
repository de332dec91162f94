import { createHash } from 'node:crypto'
import { type BatchRows, collectRows, nameBatch } from './batch-rows.js'
import type { Connection } from './connection.js'
import { gather } from './gather.js'
import { createPartCheck } from './part-check.js'
import type { Layout } from './schema.js'
import type { Batch } from './store.js'

/** Stores batches: each whole or not at all, and once however often it comes. */
export interface BatchWriter {
  /** Takes in the records; an error is that of whoever gives them. */
  collect(records: Batch['records']): Promise<BatchRows>
  write(batch: { readonly org: string; readonly idempotencyKey: string; readonly rows: BatchRows }): Promise<void>
}

/**
 * One block, whatever its size: a block becomes one part, and a part is there or not. On a cluster the block is divided among
 * the shards; if one of them fails, so does the insert, and its repeat completes it.
 */
const oneBlock = {
  // The engine's own default is 1 from version 26 on.
  async_insert: 0,
  distributed_foreground_insert: 1,
  // Several threads take half as much time again in all, and the next batch is read meanwhile.
  input_format_parallel_parsing: 0,
  input_format_skip_unknown_fields: 1,
  max_insert_block_size: '1000000000',
  min_insert_block_size_rows: '1000000000',
  min_insert_block_size_bytes: '1000000000000',
} as const

/**
 * Small batches become one block, and each is answered when that is stored; a batch that is larger than what the engine gathers
 * (async_insert_max_data_size) is stored at once.
 */
const gatheredByEngine = { async_insert: 1, wait_for_async_insert: 1, async_insert_deduplicate: 1 } as const

/** More batches are not looked for at once. */
const batchesPerLook = 100

/**
 * Writes batches to the connection. A batch that comes again is found by its rows, which carry its hash: they and the memory
 * of them cannot part, not even by `kill -9`. Where others write too, the engine's own memory of tokens decides a race; on a
 * cluster it also lets the shards take a batch that have not got it, and no others.
 */
export function createBatchWriter(
  connection: Connection,
  { cluster, asyncInserts }: Pick<Layout, 'cluster'> & { readonly asyncInserts: boolean },
  now: () => number,
): BatchWriter {
  const watchParts = createPartCheck(connection.client)
  const underway = new Map<string, Promise<void>>()
  let arrived = 0
  const arrive = () => {
    // Later even where the clock stands still or goes back.
    arrived = Math.max(arrived + 1, now() * 1000)
    return arrived
  }

  /** Those of the batches that are there; a whole group costs what one of them does. */
  const stored = gather(
    async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      // The name of a batch is of our making, and bound parameters would have to wait for those of all other questions.
      const query = `SELECT DISTINCT toString(batch) AS id FROM records WHERE batch IN (${ids.map((id) => `'${id}'`).join(', ')})`
      const found = await connection.client.query({ query, format: 'JSONEachRow' })
      return new Set((await found.json<{ readonly id: string }>()).map(({ id }) => id))
    },
    { maximumWeight: batchesPerLook },
  )

  const hasRows = async (id: string, count: number): Promise<boolean> => {
    if (cluster === undefined) return (await stored(id)).has(id)
    // One of the shards may have its rows and another not.
    const query = `SELECT 1 FROM records WHERE batch = '${id}' LIMIT 1 OFFSET ${count - 1}`
    const found = await connection.client.query({ query, format: 'JSONEachRow' })
    return (await found.json()).length > 0
  }

  const store = async (rows: BatchRows, id: string): Promise<void> => {
    const count = nameBatch(rows, id)
    if (await hasRows(id, count)) return
    // The engine notes a token before the rows are there, so that a crash between the two would lose the batch: without rivals it is not used.
    const once = connection.exclusive ? { insert_deduplicate: 0 } : { insert_deduplicate: 1, insert_deduplication_token: id }
    const check = connection.exclusive ? await watchParts() : undefined
    await connection.insertRows(rows, { ...oneBlock, ...(asyncInserts ? gatheredByEngine : {}), ...once })
    await check?.()
  }

  return {
    collect: (records) => collectRows(records, arrive),
    async write({ org, idempotencyKey, rows }) {
      if (rows.length === 0) return
      const id = batchId(org, idempotencyKey)
      // Whoever comes second waits, and tries for itself where the first one failed.
      for (let first = underway.get(id); first !== undefined; first = underway.get(id)) {
        const succeeded = await first.then(
          () => true,
          () => false,
        )
        if (succeeded) return
      }
      const stored = store(rows, id).finally(() => underway.delete(id))
      underway.set(id, stored)
      await stored
    },
  }
}

/** 128 bits in hexadecimal; another organisation may use the same key. */
const batchId = (org: string, idempotencyKey: string): string =>
  createHash('sha256')
    .update(JSON.stringify([org, idempotencyKey]))
    .digest('hex')
    .slice(0, 32)
