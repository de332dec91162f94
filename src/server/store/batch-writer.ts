import { createHash } from 'node:crypto'
import { BatchConflictError } from './batch-conflict-error.js'
import { type BatchHashes, type BatchRows, collectRows, sealRows } from './batch-rows.js'
import { coalesce } from './coalesce.js'
import type { Connection } from './connection.js'
import { createDataPartCheck } from './data-part-check.js'
import type { Batch } from './store.js'
import type { Layout } from './table-layout.js'

/** Stores batches: each whole or not at all, and once however often it comes. */
export interface BatchWriter {
  /** Takes in the records; an error is that of whoever gives them. */
  collect(records: Batch['records']): Promise<BatchRows>
  /** Throws a BatchConflictError if the key was stored with other content. */
  write(batch: WholeBatch): Promise<void>
}

interface WholeBatch {
  readonly org: string
  readonly idempotencyKey: string
  readonly contentHash: string
  readonly rows: BatchRows
}

/** How many rows of a batch are stored, by their content; empty for rows that are older than the column. */
type StoredContents = ReadonlyMap<string, number>

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
 * Writes batches to the connection. A batch that comes again is found by its rows, which carry the hashes of its key and of its
 * content: rows and hashes are one write, so a crash cannot separate them. If other servers write too, the engine's memory of
 * tokens decides a race; on a cluster it also makes only those shards take a batch that do not have it yet.
 */
export function createBatchWriter(
  connection: Connection,
  { cluster, asyncInserts }: Pick<Layout, 'cluster'> & { readonly asyncInserts: boolean },
  now: () => number,
): BatchWriter {
  const watchParts = createDataPartCheck(connection.client)
  const underway = new Map<string, { readonly content: string; readonly stored: Promise<void> }>()
  let arrived = 0
  const arrive = () => {
    // Later even where the clock stands still or goes back.
    arrived = Math.max(arrived + 1, now() * 1000)
    return arrived
  }

  /** Counts the stored rows of batches by content; a whole group costs as much as one batch. */
  const storedContents = coalesce(
    async (batches: readonly string[]): Promise<ReadonlyMap<string, StoredContents>> => {
      // The hashes are computed here, and bound parameters would have to wait for the parameters of all other questions.
      const query = `SELECT toString(batch) AS id, toStringCutToZero(content) AS hash, toFloat64(count()) AS count
FROM records WHERE batch IN (${batches.map((batch) => `'${batch}'`).join(', ')}) GROUP BY id, hash`
      const answer = await connection.client.query({ query, format: 'JSONEachRow' })
      const found = new Map<string, Map<string, number>>()
      for (const { id, hash, count } of await answer.json<{ readonly id: string; readonly hash: string; readonly count: number }>()) {
        found.set(id, (found.get(id) ?? new Map()).set(hash, count))
      }
      return found
    },
    { maximumWeight: batchesPerLook },
  )

  /** How many rows of the batch are stored; throws a BatchConflictError if they are only of other content. */
  const countStored = async ({ batch, content }: BatchHashes): Promise<number> => {
    const contents: StoredContents = (await storedContents(batch)).get(batch) ?? new Map()
    if (contents.size > 0 && !contents.has(content) && !contents.has('')) throw conflict()
    return contents.get(content) ?? contents.get('') ?? 0
  }

  const store = async (org: string, rows: BatchRows, hashes: BatchHashes): Promise<void> => {
    const { batch, content } = hashes
    const count = sealRows(rows, hashes)
    const found = await countStored(hashes)
    // On a cluster, one shard may have its rows of the batch when another has not.
    if (found >= (cluster === undefined ? 1 : count)) return
    if (connection.exclusive) {
      const check = await watchParts()
      // The engine notes a token before the rows are there, so a crash between the two would lose the batch: without rivals it is not used.
      await connection.insertRows(rows, { ...oneBlock, insert_deduplicate: 0 }, org)
      await check()
      return
    }
    // With one token for two contents, each of two shards could take another one of them, and neither would be whole.
    const token = cluster === undefined ? batch : `${batch}${content}`
    const once = { insert_deduplicate: 1, insert_deduplication_token: token }
    await connection.insertRows(rows, { ...oneBlock, ...(asyncInserts ? gatheredByEngine : {}), ...once }, org)
    // Another server may have stored other content since the first look; then the engine dropped this one as a repeat.
    await countStored(hashes)
  }

  return {
    collect: (records) => collectRows(records, arrive),
    async write({ org, idempotencyKey, contentHash, rows }) {
      // Another organisation may use the same key.
      const batch = shortHash(JSON.stringify([org, idempotencyKey]))
      const content = shortHash(contentHash)
      // A second batch with the same key waits for the first one, and is stored only if that one failed.
      for (let first = underway.get(batch); first !== undefined; first = underway.get(batch)) {
        const succeeded = await first.stored.then(
          () => true,
          () => false,
        )
        if (!succeeded) continue
        if (first.content === content) return
        throw conflict()
      }
      if (rows.length === 0) {
        // Nothing is stored, so the key stays free for other content, unless it is taken already.
        await countStored({ batch, content })
        return
      }
      const stored = store(org, rows, { batch, content }).finally(() => underway.delete(batch))
      underway.set(batch, { content, stored })
      await stored
    },
  }
}

const conflict = () => new BatchConflictError('The key of the batch was stored with other content.')

/** 128 bits in hexadecimal. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)
