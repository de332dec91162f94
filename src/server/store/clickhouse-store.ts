import { UserError } from '../../errors.js'
import { openConnection, type StorePlace } from './connection.js'
import { coordinates } from './coordinates.js'
import { engineError } from './engine-error.js'
import { createBatchWriter } from './insert-batch.js'
import { jobsAggregated } from './jobs-aggregated.js'
import { jsonDocument } from './json-document.js'
import { createKeyTable } from './key-table.js'
import { migrate } from './migrations.js'
import { property } from './property.js'
import { applyRetention } from './retention.js'
import type { Layout } from './schema.js'
import type { Store } from './store.js'
import { testsAggregated } from './tests-aggregated.js'

/** Where the history is kept, how, and for how long. */
export interface StoreOptions {
  readonly place: StorePlace
  /** The name of a ClickHouse cluster: its tables are replicated, and tests are divided among its shards. */
  readonly cluster?: string | undefined
  /** Records this many ms old are deleted; none where it is left out. */
  readonly retentionMs?: number | undefined
  readonly now?: (() => number) | undefined
}

/** Opens the history in ClickHouse: embedded or a server, by the same schema and questions. {@link Store.migrate} comes first. */
export async function openClickHouseStore({ place, cluster, retentionMs, now = Date.now }: StoreOptions): Promise<Store> {
  if (cluster !== undefined && ('folder' in place || !/^[\w.-]+$/.test(cluster))) {
    const wrong = 'folder' in place ? 'a data folder has no clusters' : 'that is not the name of a cluster'
    throw new UserError(`--cluster ${JSON.stringify(cluster)}: ${wrong}.`, { cure: 'Name a cluster of the server that --store names.' })
  }
  const connection = await openConnection(place)
  const { client, database } = connection
  const layout: Layout = { database, cluster }
  const write = createBatchWriter(connection, layout, now)
  const keyTable = createKeyTable(client, now)
  return {
    migrate: answered(async () => {
      await migrate(client, layout)
      await applyRetention(client, layout, retentionMs)
    }),
    ping: async () => (await client.ping({ select: true })).success,
    insert: answered(write),
    jobsAggregated: answered((question) => jsonDocument(client, 'jobs', jobsAggregated(question))),
    testsAggregated: answered((question) => jsonDocument(client, 'tests', testsAggregated(question))),
    property: answered((question) => jsonDocument(client, 'properties', property(question))),
    coordinates: answered((org) => jsonDocument(client, 'coordinates', coordinates(org))),
    addKey: answered(keyTable.addKey),
    removeKey: answered(keyTable.removeKey),
    keys: answered(keyTable.keys),
    close: () => client.close(),
  }
}

/** The same, with trouble of the engine as a StoreUnavailableError. */
const answered =
  <Arguments extends readonly unknown[], Result>(ask: (...given: Arguments) => Promise<Result>) =>
  async (...given: Arguments): Promise<Result> => {
    try {
      return await ask(...given)
    } catch (error) {
      throw engineError(error)
    }
  }
