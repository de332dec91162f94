import { UserError } from '../../errors.js'
import { createBatchWriter } from './batch-writer.js'
import { coalesce } from './coalesce.js'
import { engineError } from './engine-error.js'
import { jsonDocument } from './json-document.js'
import { createKeyTable } from './key-table.js'
import { migrate } from './migrations.js'
import { openConnection } from './open-connection.js'
import { coordinatesQuery } from './queries/coordinates-query.js'
import { jobsQuery } from './queries/jobs-query.js'
import { propertiesQuery } from './queries/properties-query.js'
import { testsQuery } from './queries/tests-query.js'
import type { Query } from './query.js'
import { defaultLimits, type QueryLimits } from './query-limits.js'
import { checkReadiness } from './readiness.js'
import { applyRetention } from './retention.js'
import type { Store } from './store.js'
import type { StoreLocation } from './store-location.js'
import type { Layout } from './table-layout.js'

/** Where the history is kept, how, and for how long. */
export interface StoreOptions {
  readonly place: StoreLocation
  /** The name of a ClickHouse cluster: its tables are replicated, and tests are divided among its shards. */
  readonly cluster?: string | undefined
  /** Records this many ms old are deleted; none where it is left out. */
  readonly retentionMs?: number | undefined
  /**
   * Has a ClickHouse server gather small batches of many servers before it stores them. It still answers when they are stored;
   * only one that is not a cluster can tell a repeat then.
   */
  readonly asyncInserts?: boolean | undefined
  readonly limits?: QueryLimits | undefined
  readonly now?: (() => number) | undefined
}

/** Opens the history in ClickHouse: embedded or a server, by the same schema and questions. {@link Store.migrate} comes first. */
export async function openClickHouseStore(options: StoreOptions): Promise<Store> {
  const { place, cluster, retentionMs, asyncInserts = false, limits = defaultLimits, now = Date.now } = options
  if (cluster !== undefined && ('folder' in place || !/^[\w.-]+$/.test(cluster))) {
    const wrong = 'folder' in place ? 'a data folder has no clusters' : 'that is not the name of a cluster'
    throw new UserError(`--cluster ${JSON.stringify(cluster)}: ${wrong}.`, { hint: 'Name a cluster of the server that --store names.' })
  }
  if (asyncInserts && ('folder' in place || cluster !== undefined)) {
    const wrong = 'folder' in place ? 'a data folder has one server' : 'a cluster divides what was gathered, and could not tell a repeat'
    throw new UserError(`--async-inserts: ${wrong}.`, { hint: 'Leave it out.' })
  }
  const connection = await openConnection(place, cluster)
  const { client, database } = connection
  const layout: Layout = { database, cluster }
  const writer = createBatchWriter(connection, { ...layout, asyncInserts }, now)
  const keyTable = createKeyTable(client, now)
  const query = <Parameters extends { readonly org: string }>(name: string, toQuery: (parameters: Parameters) => Query) =>
    translated((parameters: Parameters, signal?: AbortSignal) =>
      jsonDocument(connection, name, toQuery(parameters), { organisation: parameters.org, signal }, limits),
    )
  return {
    migrate: translated(async () => {
      await migrate(client, layout)
      await applyRetention(client, layout, retentionMs)
    }),
    checkReadiness: coalesce<void, void>(() => checkReadiness(connection, keyTable)),
    insert: async ({ org, idempotencyKey, contentHash, records }) => {
      const rows = await writer.collect(records)
      const key = typeof idempotencyKey === 'string' ? idempotencyKey : idempotencyKey()
      await translated(writer.write)({ org, idempotencyKey: key, contentHash: contentHash?.() ?? key, rows })
    },
    jobsAggregated: query('jobs', jobsQuery),
    testsAggregated: query('tests', testsQuery),
    property: query('properties', propertiesQuery),
    coordinates: query('coordinates', coordinatesQuery),
    addKey: translated(keyTable.addKey),
    removeKey: translated(keyTable.removeKey),
    keys: translated(keyTable.keys),
    close: connection.close,
  }
}

/** The same, with trouble of the engine as a StoreUnavailableError. */
const translated =
  <Arguments extends readonly unknown[], Result>(ask: (...given: Arguments) => Promise<Result>) =>
  async (...given: Arguments): Promise<Result> => {
    try {
      return await ask(...given)
    } catch (error) {
      throw engineError(error)
    }
  }
