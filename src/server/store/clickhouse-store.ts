import type { Readable } from 'node:stream'
import type { ClickHouseClient } from '@clickhouse/client'
import { version } from '../../../package.json'
import { messageOf, UserError } from '../../base/errors.js'
import { backupFormat } from '../backup/backup-format.js'
import { packBackup } from '../backup/pack-backup.js'
import type { OfOrganisation, StoreQuery } from '../queries/data-query.js'
import { queries, queryMethods } from '../queries/query-table.js'
import { BackupUnsupportedError } from './backup-unsupported-error.js'
import { createBatchIndex } from './batch-index.js'
import { createBatchWriter } from './batch-writer.js'
import { coalesce } from './coalesce.js'
import type { Connection } from './connection.js'
import { DiskFullError } from './disk-full-error.js'
import { engineError } from './engine-error.js'
import { createKeyStore } from './key-table.js'
import { openConnection } from './open-connection.js'
import { prepareSchema } from './prepare-schema.js'
import { defaultLimits, type QueryLimits } from './query-limits.js'
import { retainedRecords } from './retained-records.js'
import { applyRetention } from './retention.js'
import { selectRows } from './select-rows.js'
import { createStepExpiry } from './step-expiry.js'
import type { Store, StoreFigures, StoreLog } from './store.js'
import type { StoreLocation } from './store-location.js'
import { StoreNotReadyError } from './store-not-ready-error.js'
import { StoreUnavailableError } from './store-unavailable-error.js'
import { type Layout, onCluster, recordsTable } from './table-layout.js'

export interface StoreOptions {
  readonly place: StoreLocation
  /** A ClickHouse cluster. Its tables are replicated, and records are distributed over its shards. */
  readonly cluster?: string | undefined
  /** The age at which queries leave out records, and at which the engine starts to delete them. Default: never. */
  readonly retentionMs?: number | undefined
  /**
   * Lets a ClickHouse server, or each shard of a cluster, combine small batches of several servers before it stores them. It still responds
   * after they are stored.
   */
  readonly asyncInserts?: boolean | undefined
  readonly limits?: QueryLimits | undefined
  readonly now?: (() => number) | undefined
}

/** Opens the store, either embedded or on a ClickHouse server. Call {@link Store.prepare} before anything else. */
export async function openClickHouseStore(options: StoreOptions): Promise<Store> {
  const { place, cluster, retentionMs, asyncInserts = false, limits = defaultLimits, now = Date.now } = options
  if (cluster !== undefined && ('folder' in place || !/^[\w.-]+$/.test(cluster))) {
    throw 'folder' in place
      ? new UserError(`--cluster ${JSON.stringify(cluster)} requires a ClickHouse server.`, { hint: 'Set --store, or remove --cluster.' })
      : new UserError(`--cluster ${JSON.stringify(cluster)} is not a valid cluster name.`, {
          hint: 'Use a name that system.clusters lists.',
        })
  }
  if (asyncInserts && 'folder' in place) {
    throw new UserError('--async-inserts requires a ClickHouse server.', { hint: 'Set --store, or remove --async-inserts.' })
  }
  const connection = await openConnection(place, cluster)
  const { client, database } = connection
  const layout: Layout = { database, cluster }
  let log: StoreLog | undefined
  const index = createBatchIndex(connection, now, (error) => {
    if (error === undefined) log?.info('The index of batches is updated again.')
    else log?.warn(`${indexIsOld}: ${messageOf(engineError(error))}`)
  })
  const writer = createBatchWriter(connection, index, { ...layout, asyncInserts }, now)
  const keyTable = createKeyStore(client, now)
  const stepExpiry = createStepExpiry(connection, layout)
  /** Like {@link translated}, and reports a full disk as the reason. */
  const storing =
    <Arguments extends readonly unknown[], Result>(method: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      try {
        return await translated(method)(...given)
      } catch (error) {
        if (error instanceof StoreUnavailableError && connection.isFull()) throw new DiskFullError({ cause: error })
        throw error
      }
    }
  return {
    prepare: translated(async (given?: StoreLog) => {
      log = given
      // The engine (chDB 26.7) replaces the definition of a table with an empty file on a full disk, and then cannot open the folder again.
      const demandSpaceOfTables = () => demandSpace(connection)
      await prepareSchema(client, layout, demandSpaceOfTables)
      const retention = await attempted(
        () => applyRetention(client, layout, { retentionMs, demandSpace: demandSpaceOfTables }),
        'The retention of the tables was not changed, so records are deleted as before',
        DiskFullError,
      )
      await applyAsyncInserts(client, layout, asyncInserts)
      const refresh = await attempted(index.update, indexIsOld, StoreUnavailableError)
      return [retention, refresh].filter((warning) => warning !== undefined)
    }),
    checkReadiness: coalesce<void, void>(() => checkReadiness(connection, keyTable)),
    insert: async ({ org, idempotencyKey, contentHash, records }) => {
      const rows = await writer.collect(records)
      const key = typeof idempotencyKey === 'string' ? idempotencyKey : idempotencyKey()
      await storing(writer.write)({ org, idempotencyKey: key, contentHash: contentHash?.() ?? key, rows })
      stepExpiry.runIfDue()
    },
    ...queryMethods((name) => {
      const { read }: StoreQuery = queries[name]
      return translated((parameters: OfOrganisation, signal?: AbortSignal) =>
        read(
          { connection, caller: { organisation: parameters.org, signal }, limits, retained: retainedRecords(layout, retentionMs, now()) },
          parameters,
        ),
      )
    }),
    backup: translated(() => backupFolder(connection, now)),
    figures: () => readFigures(connection),
    addKey: storing(keyTable.addKey),
    removeKey: storing(keyTable.removeKey),
    keys: translated(keyTable.keys),
    close: async () => {
      await Promise.all([index.close(), stepExpiry.close()])
      await connection.close()
    },
  }
}

const indexIsOld = 'The index of batches was not updated, so uploads take longer'

/** Runs a step that is not needed to start. Returns a warning that starts with `consequence` if it throws an error of the given type. */
async function attempted(
  step: () => Promise<void>,
  consequence: string,
  type: new (...given: never[]) => StoreUnavailableError,
): Promise<string | undefined> {
  try {
    await step()
    return undefined
  } catch (error) {
    if (!(engineError(error) instanceof type)) throw error
    return `${consequence}: ${messageOf(error)}`
  }
}

/** Wraps a function and converts its errors with {@link engineError}. */
const translated =
  <Arguments extends readonly unknown[], Result>(method: (...given: Arguments) => Promise<Result>) =>
  async (...given: Arguments): Promise<Result> => {
    try {
      return await method(...given)
    } catch (error) {
      throw engineError(error)
    }
  }

/** Reads the figures of a store. The rows of an embedded engine are counted by its parts, which does not read them. */
async function readFigures({ client, exclusive, freeBytes, waitingQueries }: Connection): Promise<StoreFigures> {
  const known = { waitingQueries: waitingQueries(), freeBytes: freeBytes() }
  if (!exclusive) return known
  const [sums] = await selectRows<{ readonly rows: number; readonly parts: number }>(
    client,
    `SELECT toFloat64(sum(system.parts.rows)) AS rows, toFloat64(count()) AS parts FROM system.parts
WHERE database = currentDatabase() AND table = 'records' AND active`,
  )
  return { ...known, ...sums }
}

/** Takes a snapshot of the folder and packs it as the stream is read. Closing the stream removes the snapshot. */
async function backupFolder({ snapshot }: Pick<Connection, 'snapshot'>, now: () => number): Promise<Readable> {
  if (snapshot === undefined) throw new BackupUnsupportedError('The store is a ClickHouse server.')
  const createdAt = now()
  const { schemaVersion, files, remove } = await snapshot()
  // If the snapshot cannot be removed, the next start removes it.
  return packBackup({ format: backupFormat, version, schemaVersion, createdAt }, files).once('close', () => void remove().catch(() => {}))
}

/** Throws a StoreNotReadyError unless the engine responds, the keys can be read and the disk has space for new records. */
async function checkReadiness(connection: Connection, { keys }: Pick<Store, 'keys'>): Promise<void> {
  const answer = await connection.client.ping({ select: true })
  if (!answer.success) throw new StoreNotReadyError('The store does not respond.', { cause: answer.error })
  try {
    await keys()
  } catch (cause) {
    throw new StoreNotReadyError('The store responds, but its API keys cannot be read, so every request with a key fails.', {
      cause,
    })
  }
  demandSpace(connection)
}

/** Throws a DiskFullError if the disk is full. */
function demandSpace({ isFull }: Pick<Connection, 'isFull'>): void {
  if (isFull()) throw new DiskFullError()
}

/**
 * Sets whether the shards of a cluster combine small batches. It is a setting of their table, because only the shards know the tokens of
 * the batches that they receive. Alters the table only if the setting differs.
 */
async function applyAsyncInserts(client: ClickHouseClient, layout: Layout, asyncInserts: boolean): Promise<void> {
  if (layout.cluster === undefined) return
  const table = recordsTable(layout)
  const query = 'SELECT create_table_query AS ddl FROM system.tables WHERE database = {database:String} AND name = {table:String}'
  const rows = await client.query({ query, query_params: { database: layout.database, table }, format: 'JSONEachRow' })
  const isSet = /\basync_insert = 1\b/.test((await rows.json<{ ddl: string }>())[0]?.ddl ?? '')
  if (isSet === asyncInserts) return
  const change = asyncInserts ? 'MODIFY SETTING async_insert = 1' : 'RESET SETTING async_insert'
  await client.command({ query: `ALTER TABLE ${table}${onCluster(layout)} ${change}` })
}
