import { UserError } from '../../base/errors.js'
import { createBatchIndex } from './batch-index.js'
import { createBatchWriter } from './batch-writer.js'
import { readBranches } from './branches.js'
import { readBuilds } from './builds.js'
import { coalesce } from './coalesce.js'
import { readComparison } from './comparison.js'
import { engineError } from './engine-error.js'
import { type ExportParameters, exportRecords, type RunPage } from './export-records.js'
import { readFailureCauses } from './failure-causes.js'
import { readFlakyTests } from './flaky-tests.js'
import { backupFolder } from './folder-backup.js'
import { jsonDocument, jsonLines } from './json-document.js'
import { createKeyTable } from './key-table.js'
import { migrate, migrations } from './migrations.js'
import { readModulesHealth } from './modules-health.js'
import { openConnection } from './open-connection.js'
import { readQuarantinedTests } from './quarantined-tests.js'
import { type BranchParameters, type BranchRow, branchQuery } from './queries/branch-query.js'
import type { BranchesParameters } from './queries/branches-query.js'
import type { BuildsParameters } from './queries/builds-query.js'
import type { CausesParameters } from './queries/causes-query.js'
import type { CompareParameters } from './queries/compare-query.js'
import { coordinatesQuery } from './queries/coordinates-query.js'
import type { FactsParameters } from './queries/facts-query.js'
import type { FlakyParameters } from './queries/flaky-query.js'
import type { HistoryParameters } from './queries/history-query.js'
import { jobsQuery } from './queries/jobs-query.js'
import type { ModulesParameters } from './queries/modules-query.js'
import { propertiesQuery } from './queries/properties-query.js'
import type { QuarantinedParameters } from './queries/quarantined-query.js'
import type { RunsParameters } from './queries/runs-query.js'
import { testsQuery } from './queries/tests-query.js'
import { type JobsTotalsParameters, jobsTotalsQuery, type TestsTotalsParameters, testsTotalsQuery } from './queries/totals-query.js'
import type { Query } from './query.js'
import { defaultLimits, type QueryLimits } from './query-limits.js'
import { listOf, rowsOf } from './query-rows.js'
import { readPage, startedIteration } from './read-page.js'
import { checkReadiness } from './readiness.js'
import { applyRetention } from './retention.js'
import type { Report } from './rewrite-records.js'
import { applyAsyncInserts } from './shard-settings.js'
import type { Store } from './store.js'
import type { StoreLocation } from './store-location.js'
import type { Layout } from './table-layout.js'
import { readTestFacts } from './test-facts.js'
import { readTestRuns } from './test-runs.js'
import { readTestsHistory } from './tests-history.js'
import { readTotals } from './totals.js'

export interface StoreOptions {
  readonly place: StoreLocation
  /** A ClickHouse cluster. Its tables are replicated, and records are distributed over its shards. */
  readonly cluster?: string | undefined
  /** The age at which records are deleted. Default: never. */
  readonly retentionMs?: number | undefined
  /**
   * Lets a ClickHouse server, or each shard of a cluster, combine small batches of several servers before it stores them. It still responds
   * after they are stored.
   */
  readonly asyncInserts?: boolean | undefined
  readonly limits?: QueryLimits | undefined
  /** Receives the progress of a long migration. */
  readonly report?: Report | undefined
  readonly now?: (() => number) | undefined
}

/** Opens the store, either embedded or on a ClickHouse server. Call {@link Store.migrate} before anything else. */
export async function openClickHouseStore(options: StoreOptions): Promise<Store> {
  const { place, cluster, retentionMs, asyncInserts = false, limits = defaultLimits, report, now = Date.now } = options
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
  const index = createBatchIndex(connection, now)
  const writer = createBatchWriter(connection, index, { ...layout, asyncInserts }, now)
  const keyTable = createKeyTable(client, now)
  const query = <Parameters extends { readonly org: string }>(name: string, toQuery: (parameters: Parameters) => Query) =>
    translated((parameters: Parameters, signal?: AbortSignal) =>
      jsonDocument(connection, name, toQuery(parameters), { organisation: parameters.org, signal }, limits),
    )
  return {
    migrate: translated(async () => {
      await migrate(client, layout, migrations, report)
      await applyRetention(client, layout, retentionMs)
      await applyAsyncInserts(client, layout, asyncInserts)
      await index.update()
    }),
    checkReadiness: coalesce<void, void>(() => checkReadiness(connection, keyTable)),
    insert: async ({ org, idempotencyKey, contentHash, records }) => {
      const rows = await writer.collect(records)
      const key = typeof idempotencyKey === 'string' ? idempotencyKey : idempotencyKey()
      await translated(writer.write)({ org, idempotencyKey: key, contentHash: contentHash?.() ?? key, rows })
    },
    jobsAggregated: query('jobs', jobsQuery),
    testsAggregated: query('tests', testsQuery),
    testsHistory: translated((parameters: HistoryParameters, signal?: AbortSignal) =>
      readTestsHistory(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    testRuns: translated((parameters: RunsParameters, signal?: AbortSignal) =>
      readTestRuns(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    flakyTests: translated((parameters: FlakyParameters, signal?: AbortSignal) =>
      readFlakyTests(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    testFacts: translated((parameters: FactsParameters, signal?: AbortSignal) =>
      readTestFacts(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    quarantinedTests: translated((parameters: QuarantinedParameters, signal?: AbortSignal) =>
      readQuarantinedTests(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    failureCauses: translated((parameters: CausesParameters, signal?: AbortSignal) =>
      readFailureCauses(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    builds: translated((parameters: BuildsParameters, signal?: AbortSignal) =>
      readBuilds(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    comparison: translated((parameters: CompareParameters, signal?: AbortSignal) =>
      readComparison(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    modulesHealth: translated((parameters: ModulesParameters, signal?: AbortSignal) =>
      readModulesHealth(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    testsTotals: translated((parameters: TestsTotalsParameters, signal?: AbortSignal) =>
      readTotals(connection, parameters, testsTotalsQuery, { organisation: parameters.org, signal }, limits),
    ),
    jobsTotals: translated((parameters: JobsTotalsParameters, signal?: AbortSignal) =>
      readTotals(connection, parameters, jobsTotalsQuery, { organisation: parameters.org, signal }, limits),
    ),
    branches: translated((parameters: BranchesParameters, signal?: AbortSignal) =>
      readBranches(connection, parameters, { organisation: parameters.org, signal }, limits),
    ),
    branch: translated(async (parameters: BranchParameters, signal?: AbortSignal) => {
      const lines = await jsonLines(connection, branchQuery(parameters), { organisation: parameters.org, signal }, limits)
      return (await listOf(rowsOf<BranchRow>(lines)))[0]
    }),
    property: query('properties', propertiesQuery),
    coordinates: query('coordinates', coordinatesQuery),
    exportRecords: translated(async (parameters: ExportParameters, signal?: AbortSignal) => {
      const run: RunPage = (query) => readPage(connection, query, { organisation: parameters.org, signal }, limits)
      return startedIteration(exportRecords(run, parameters))
    }),
    backup: translated(() => backupFolder(connection, now)),
    addKey: translated(keyTable.addKey),
    removeKey: translated(keyTable.removeKey),
    keys: translated(keyTable.keys),
    close: async () => {
      await index.close()
      await connection.close()
    },
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
