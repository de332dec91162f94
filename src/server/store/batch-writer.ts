import { createHash } from 'node:crypto'
import { BatchConflictError } from './batch-conflict-error.js'
import type { BatchIndex } from './batch-index.js'
import { type BatchHashes, type BatchRows, collectRows, rowsOfOtherModules, sealRows } from './batch-rows.js'
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

const ofSingleWriter = {
  // The engine records a token before it stores the rows, so a crash in between would lose the batch. A single writer needs no tokens.
  insert_deduplicate: 0,
  // A search of a new part is fast without indexes. The engine creates them when it merges the part (26.7).
  materialize_skip_indexes_on_insert: 0,
} as const

/**
 * Lets the engine combine small batches into one block and respond to each when it is stored. A batch larger than
 * async_insert_max_data_size is stored at once.
 */
const asyncInsert = { async_insert: 1, wait_for_async_insert: 1, async_insert_deduplicate: 1 } as const

/**
 * Lets each shard combine the batches that it receives, as a setting of its table asks it to. If the server that divides the batches
 * combined them, the shards would receive them without their tokens. Rows for its own shard are sent over the network as well, because
 * ClickHouse stores them at once otherwise.
 */
const asyncInsertOfShards = { wait_for_async_insert: 1, async_insert_deduplicate: 1, prefer_localhost_replica: 0 } as const

/**
 * Creates a writer. A repeated batch is found by its stored rows, which contain the hashes of its key and of its content: rows and hashes
 * are one write, so a crash cannot separate them. If other servers write too, the engine's deduplication tokens decide races. On a cluster,
 * a repeated batch only stores the modules that are missing.
 */
export function createBatchWriter(
  connection: Connection,
  index: BatchIndex,
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

  /** Returns the stored modules of a batch, or undefined if it is not stored. Throws a BatchConflictError if it has other content. */
  const storedModules = async ({ batch, content }: BatchHashes): Promise<ReadonlySet<string> | undefined> => {
    const contents = await index.find(batch)
    const modules = contents.get(content) ?? contents.get('')
    if (contents.size > 0 && modules === undefined) throw conflict()
    return modules
  }

  const insertRows = async (org: string, rows: BatchRows, { batch, content }: BatchHashes): Promise<void> => {
    if (connection.exclusive) {
      const check = await watchParts()
      await connection.insertRows(rows, { ...oneBlock, ...ofSingleWriter }, org)
      await check()
      return
    }
    // With one token for two contents, two shards could each store a part of a different one.
    const token = cluster === undefined ? batch : `${batch}${content}`
    const once = { insert_deduplicate: 1, insert_deduplication_token: token }
    const combined = asyncInserts ? (cluster === undefined ? asyncInsert : asyncInsertOfShards) : {}
    await connection.insertRows(rows, { ...oneBlock, ...combined, ...once }, org)
  }

  const store = async (org: string, rows: BatchRows, hashes: BatchHashes): Promise<void> => {
    const modules = await storedModules(hashes)
    // On a cluster, some shards may have stored their rows and others not.
    const missing = modules === undefined ? rows : cluster === undefined ? [] : rowsOfOtherModules(rows, modules)
    if (missing.length === 0) return
    await index.add(hashes, async (seal) => {
      sealRows(missing, seal)
      await insertRows(org, missing, seal)
    })
    // Another server may have stored other content in the meantime. The engine then dropped this batch as a repeat.
    if (!connection.exclusive) await storedModules(hashes)
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
        await storedModules({ batch, content })
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
