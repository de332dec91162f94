import { messageOf, UserError } from '../../base/errors.js'
import type { OfOrganisation, StoreQuery } from '../queries/data-query.js'
import { queries, queryMethods } from '../queries/query-table.js'
import { createBatchIndex } from './batch-index.js'
import { createBatchWriter } from './batch-writer.js'
import { coalesce } from './coalesce.js'
import { DiskFullError } from './disk-full-error.js'
import { engineError } from './engine-error.js'
import { readFigures } from './figures.js'
import { backupFolder } from './folder-backup.js'
import { createKeyTable } from './key-table.js'
import { openConnection } from './open-connection.js'
import { prepareSchema } from './prepare-schema.js'
import { defaultLimits, type QueryLimits } from './query-limits.js'
import { checkReadiness, demandSpace } from './readiness.js'
import { retainedRecords } from './retained-records.js'
import { applyRetention } from './retention.js'
import { applyAsyncInserts } from './shard-settings.js'
import { createStepExpiry } from './step-expiry.js'
import type { Store, StoreLog } from './store.js'
import type { StoreLocation } from './store-location.js'
import { StoreUnavailableError } from './store-unavailable-error.js'
import type { Layout } from './table-layout.js'

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
  const keyTable = createKeyTable(client, now)
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
