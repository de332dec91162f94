import { createHash } from 'node:crypto'
import { BatchConflictError } from './batch-conflict-error.js'
import { type BatchHashes, type BatchRows, collectRows, sealRows } from './batch-rows.js'
import { coalesce } from './coalesce.js'
import type { Connection } from './connection.js'
import { createDataPartCheck } from './data-part-check.js'
import type { Batch } from './store.js'
import type { Layout } from './table-layout.js'

/** Stores batches atomically and exactly once. */
export interface BatchWriter {
  /** Reads the records. Errors of their iterator are not changed. */
  collect(records: Batch['records']): Promise<BatchRows>
  /** Throws a BatchConflictError if the key was already used for other content. */
  write(batch: WholeBatch): Promise<void>
}

interface WholeBatch {
  readonly org: string
  readonly idempotencyKey: string
  readonly contentHash: string
  readonly rows: BatchRows
}

/** The number of stored rows of a batch by content hash. The hash is empty for rows that are older than its column. */
type StoredContents = ReadonlyMap<string, number>

/**
 * Stores a batch as one block, whatever its size. A block becomes one part, which is stored atomically. On a cluster, the block is divided
 * among the shards; if one shard fails, the insert fails, and its repeat completes it.
 */
const oneBlock = {
  // The default is 1 since version 26.
  async_insert: 0,
  distributed_foreground_insert: 1,
  // Parallel parsing needs 50 % more CPU time, and the next batch is received in the meantime.
  input_format_parallel_parsing: 0,
  input_format_skip_unknown_fields: 1,
  max_insert_block_size: '1000000000',
  min_insert_block_size_rows: '1000000000',
  min_insert_block_size_bytes: '1000000000000',
} as const

/**
 * Lets the engine combine small batches into one block and respond to each when it is stored. A batch larger than
 * async_insert_max_data_size is stored at once.
 */
const asyncInsert = { async_insert: 1, wait_for_async_insert: 1, async_insert_deduplicate: 1 } as const

/** The maximum number of batches that one query searches for. */
const batchesPerQuery = 100

/**
 * Creates a writer. A repeated batch is found by its stored rows, which contain the hashes of its key and of its content: rows and hashes
 * are one write, so a crash cannot separate them. If other servers write too, the engine's deduplication tokens decide races. On a cluster,
 * the tokens also ensure that only shards without the batch store it.
 */
export function createBatchWriter(
  connection: Connection,
  { cluster, asyncInserts }: Pick<Layout, 'cluster'> & { readonly asyncInserts: boolean },
  now: () => number,
): BatchWriter {
  const watchParts = createDataPartCheck(connection.client)
  const running = new Map<string, { readonly content: string; readonly stored: Promise<void> }>()
  let arrived = 0
  const arrive = () => {
    // Increases even if the clock stands still or goes back.
    arrived = Math.max(arrived + 1, now() * 1000)
    return arrived
  }

  /** Counts the stored rows of batches by content. A query for many batches takes as long as for one. */
  const storedContents = coalesce(
    async (batches: readonly string[]): Promise<ReadonlyMap<string, StoredContents>> => {
      // The hashes are computed by this server, so they need not be bound as parameters.
      const query = `SELECT toString(batch) AS id, toStringCutToZero(content) AS hash, toFloat64(count()) AS count
FROM records WHERE batch IN (${batches.map((batch) => `'${batch}'`).join(', ')}) GROUP BY id, hash`
      const answer = await connection.client.query({ query, format: 'JSONEachRow' })
      const found = new Map<string, Map<string, number>>()
      for (const { id, hash, count } of await answer.json<{ readonly id: string; readonly hash: string; readonly count: number }>()) {
        found.set(id, (found.get(id) ?? new Map()).set(hash, count))
      }
      return found
    },
    { maximumWeight: batchesPerQuery },
  )

  /** Counts the stored rows of a batch. Throws a BatchConflictError if all of them have other content. */
  const countStored = async ({ batch, content }: BatchHashes): Promise<number> => {
    const contents: StoredContents = (await storedContents(batch)).get(batch) ?? new Map()
    if (contents.size > 0 && !contents.has(content) && !contents.has('')) throw conflict()
    return contents.get(content) ?? contents.get('') ?? 0
  }

  const store = async (org: string, rows: BatchRows, hashes: BatchHashes): Promise<void> => {
    const { batch, content } = hashes
    const count = sealRows(rows, hashes)
    const found = await countStored(hashes)
    // On a cluster, some shards may have stored their rows and others not.
    if (found >= (cluster === undefined ? 1 : count)) return
    if (connection.exclusive) {
      const check = await watchParts()
      // The engine records a token before it stores the rows, so a crash in between would lose the batch. A single writer needs no tokens.
      await connection.insertRows(rows, { ...oneBlock, insert_deduplicate: 0 }, org)
      await check()
      return
    }
    // With one token for two contents, two shards could each store a part of a different one.
    const token = cluster === undefined ? batch : `${batch}${content}`
    const once = { insert_deduplicate: 1, insert_deduplication_token: token }
    await connection.insertRows(rows, { ...oneBlock, ...(asyncInserts ? asyncInsert : {}), ...once }, org)
    // Another server may have stored other content in the meantime. The engine then dropped this batch as a repeat.
    await countStored(hashes)
  }

  return {
    collect: (records) => collectRows(records, arrive),
    async write({ org, idempotencyKey, contentHash, rows }) {
      // Organisations may use the same key.
      const batch = shortHash(JSON.stringify([org, idempotencyKey]))
      const content = shortHash(contentHash)
      // A second batch with the same key waits for the first and is stored only if the first failed.
      for (let first = running.get(batch); first !== undefined; first = running.get(batch)) {
        const succeeded = await first.stored.then(
          () => true,
          () => false,
        )
        if (!succeeded) continue
        if (first.content === content) return
        throw conflict()
      }
      if (rows.length === 0) {
        // An empty batch stores nothing, so its key stays free. Throws if the key is already in use.
        await countStored({ batch, content })
        return
      }
      const stored = store(org, rows, { batch, content }).finally(() => running.delete(batch))
      running.set(batch, { content, stored })
      await stored
    },
  }
}

const conflict = () => new BatchConflictError('The key of the batch was already used for other content.')

/** Returns 128 bits of a hash in hexadecimal. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)
