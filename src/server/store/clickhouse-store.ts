import { UserError } from '../../errors.js'
import type { Asker } from './connection.js'
import { coordinates } from './coordinates.js'
import { engineError } from './engine-error.js'
import { gather } from './gather.js'
import { createBatchWriter } from './insert-batch.js'
import { jobsAggregated } from './jobs-aggregated.js'
import { jsonDocument } from './json-document.js'
import { createKeyTable } from './key-table.js'
import { migrate } from './migrations.js'
import { openConnection } from './open-connection.js'
import { property } from './property.js'
import type { Question } from './question.js'
import { defaultLimits, type QuestionLimits } from './question-limits.js'
import { checkReadiness } from './readiness.js'
import { applyRetention } from './retention.js'
import type { Layout } from './schema.js'
import type { Store } from './store.js'
import type { StorePlace } from './store-place.js'
import { testsAggregated } from './tests-aggregated.js'

/** Where the history is kept, how, and for how long. */
export interface StoreOptions {
  readonly place: StorePlace
  /** The name of a ClickHouse cluster: its tables are replicated, and tests are divided among its shards. */
  readonly cluster?: string | undefined
  /** Records this many ms old are deleted; none where it is left out. */
  readonly retentionMs?: number | undefined
  /**
   * Has a ClickHouse server gather small batches of many servers before it stores them. It still answers when they are stored;
   * only one that is not a cluster can tell a repeat then.
   */
  readonly asyncInserts?: boolean | undefined
  readonly limits?: QuestionLimits | undefined
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
  const answer = (name: string, question: Question, asker: Asker) => jsonDocument(connection, name, question, asker, limits)
  return {
    migrate: answered(async () => {
      await migrate(client, layout)
      await applyRetention(client, layout, retentionMs)
    }),
    checkReadiness: gather<void, void>(() => checkReadiness(connection, keyTable)),
    insert: async ({ org, idempotencyKey, contentHash, records }) => {
      const rows = await writer.collect(records)
      const key = typeof idempotencyKey === 'string' ? idempotencyKey : idempotencyKey()
      await answered(writer.write)({ org, idempotencyKey: key, contentHash: contentHash?.() ?? key, rows })
    },
    jobsAggregated: answered((question, signal) => answer('jobs', jobsAggregated(question), { organisation: question.org, signal })),
    testsAggregated: answered((question, signal) => answer('tests', testsAggregated(question), { organisation: question.org, signal })),
    property: answered((question, signal) => answer('properties', property(question), { organisation: question.org, signal })),
    coordinates: answered((org, signal) => answer('coordinates', coordinates(org), { organisation: org, signal })),
    addKey: answered(keyTable.addKey),
    removeKey: answered(keyTable.removeKey),
    keys: answered(keyTable.keys),
    close: connection.close,
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
