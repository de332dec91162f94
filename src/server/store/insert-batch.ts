import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Connection } from './connection.js'
import { recordRow } from './record-row.js'
import type { Layout } from './schema.js'
import type { Batch } from './store.js'

/** Stores batches: each whole or not at all, and once however often it comes. */
export type BatchWriter = (batch: Batch) => Promise<void>

/**
 * One block, whatever its size: a block becomes one part, and a part is there or not. On a cluster the block is divided among
 * the shards; if one of them fails, so does the insert, and its repeat completes it.
 */
const oneBlock = {
  // The engine's own default is 1 from version 26 on.
  async_insert: 0,
  distributed_foreground_insert: 1,
  input_format_skip_unknown_fields: 1,
  max_insert_block_size: '1000000000',
  min_insert_block_size_rows: '1000000000',
  min_insert_block_size_bytes: '1000000000000',
} as const

/**
 * Small batches become one block, and each is answered when that is stored; a batch that is larger than what the engine gathers
 * (async_insert_max_data_size) is stored at once.
 */
const gathered = { async_insert: 1, wait_for_async_insert: 1, async_insert_deduplicate: 1 } as const

const settingsList = Object.entries(oneBlock).map(([name, value]) => `${name} = ${value}`)

/**
 * The engine notes a token before the rows are there, so that a crash between the two would lose the batch: without rivals it is
 * not used. The settings are in the statement, because chDB would keep others for the statements that follow.
 */
const exclusiveInsert = {
  query: `INSERT INTO records SETTINGS ${settingsList.join(', ')}, insert_deduplicate = 0 FORMAT JSONEachRow`,
}

/** The settings are beside the statement, because only batches of one statement are gathered; no status comes before all is stored. */
const rivalInsert = (id: string, asyncInserts: boolean) => ({
  query: 'INSERT INTO records FORMAT JSONEachRow',
  clickhouse_settings: {
    ...oneBlock,
    ...(asyncInserts ? gathered : {}),
    insert_deduplicate: 1 as const,
    insert_deduplication_token: id,
    wait_end_of_query: 1 as const,
  },
})

/** Rows are sent in pieces of about this many characters. */
const pieceLength = 64 * 1024

/**
 * Writes batches to the connection. A batch that comes again is found by its rows, which carry its hash: they and the memory
 * of them cannot part, not even by `kill -9`. Where others write too, the engine's own memory of tokens decides a race; on a
 * cluster it is all there is, because some shards may have the batch and others not, and those are to take it.
 */
export function createBatchWriter(
  { client, exclusive }: Connection,
  { cluster, asyncInserts }: Pick<Layout, 'cluster'> & { readonly asyncInserts: boolean },
  now: () => number,
): BatchWriter {
  const underway = new Map<string, Promise<void>>()
  let arrived = 0
  const arrive = () => {
    // Later even where the clock stands still or goes back.
    arrived = Math.max(arrived + 1, now() * 1000)
    return arrived
  }

  const isStored = async (id: string): Promise<boolean> => {
    const query = 'SELECT 1 FROM records WHERE batch = {id:String} LIMIT 1'
    const found = await client.query({ query, query_params: { id }, format: 'JSONEachRow' })
    return (await found.json()).length > 0
  }

  const write = async ({ records }: Batch, id: string): Promise<void> => {
    if (cluster === undefined && (await isStored(id))) return
    const { stream } = await client.exec({
      ...(exclusive ? exclusiveInsert : rivalInsert(id, asyncInserts)),
      values: Readable.from(pieces(records, id, arrive)),
    })
    // There is nothing in it, but it may break.
    await text(stream)
  }

  return async (batch) => {
    if (batch.records.length === 0) return
    const id = batchId(batch)
    // Whoever comes second waits, and tries for itself where the first one failed.
    for (let first = underway.get(id); first !== undefined; first = underway.get(id)) {
      const succeeded = await first.then(
        () => true,
        () => false,
      )
      if (succeeded) return
    }
    const written = write(batch, id).finally(() => underway.delete(id))
    underway.set(id, written)
    await written
  }
}

/** 128 bits in hexadecimal; another organisation may use the same key. */
const batchId = ({ org, idempotencyKey }: Batch): string =>
  createHash('sha256')
    .update(JSON.stringify([org, idempotencyKey]))
    .digest('hex')
    .slice(0, 32)

function* pieces(records: Batch['records'], batch: string, arrive: () => number): Generator<string> {
  let piece = ''
  for (const record of records) {
    piece += `${recordRow(record, { batch, arrived: arrive() })}\n`
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}
