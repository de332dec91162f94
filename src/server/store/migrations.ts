import type { ClickHouseClient } from '@clickhouse/client'
import { UserError } from '../../base/errors.js'
import { engineCode } from './engine-error.js'
import { checkSpace, type Report, rewriteRecords } from './rewrite-records.js'
import { migrationsTable, schemaV1 } from './schema-v1.js'
import { schemaV2 } from './schema-v2.js'
import { schemaV3 } from './schema-v3.js'
import { schemaV4, wholeSchemaV4 } from './schema-v4.js'
import { schemaV5, wholeSchemaV5 } from './schema-v5.js'
import { schemaV6, wholeSchemaV6 } from './schema-v6.js'
import type { Layout } from './table-layout.js'

/**
 * The versions of the schema, in order from version 1. A released version never changes. Each statement can be repeated (`IF NOT EXISTS`),
 * because DDL has no transactions: two servers may run it at the same time, and a server may crash during it.
 */
export const migrations: readonly ((layout: Layout) => readonly string[])[] = [schemaV1, schemaV2, schemaV3, schemaV4, schemaV5, schemaV6]

/** Versions that a store without tables can begin with. */
const wholeSchemas = new Map([
  [schemaV4, wholeSchemaV4],
  [schemaV5, wholeSchemaV5],
  [schemaV6, wholeSchemaV6],
])

/** TABLE_ALREADY_EXISTS and DATABASE_ALREADY_EXISTS: another server created it after this one checked. */
const alreadyThere = new Set(['57', '82'])

/**
 * Migrates the schema to the newest version of this server. An interrupted migration continues. Throws a UserError if the store has a newer
 * version, which includes a migration to it that is not complete.
 */
export async function migrate(client: ClickHouseClient, layout: Layout, steps = migrations, report?: Report): Promise<void> {
  const known = await schemaVersion(client)
  // On a cluster, DDL waits for all servers. Skipping it lets this server start while a database server is down.
  if (known === undefined) await define(client, migrationsTable(layout))
  const current = known ?? (await schemaVersion(client)) ?? 0
  if (current > steps.length) {
    throw new UserError(`The store has schema version ${current}, but this server only supports versions up to ${steps.length}.`, {
      hint: 'Use a newer version of build-report, or another store.',
    })
  }
  // `known` is undefined for a new store, and for a ClickHouse server that was added to a cluster. Neither has rows to rewrite. The tables
  // of an added server must have the version of the others, or Keeper refuses them.
  const begun =
    known === undefined ? steps.findLastIndex((step, index) => wholeSchemas.has(step) && (current === 0 || index < current)) : -1
  const beginning = begun < 0 ? undefined : steps[begun]
  for (const statement of (beginning && wholeSchemas.get(beginning)?.(layout)) ?? []) await define(client, statement)
  for (const [index, step] of steps.entries()) {
    if (known === undefined || index >= known) {
      // Before the version is stored, so that the older version can still be used.
      if (step === schemaV4 && begun < 0) await checkSpace(client, layout)
      if (index > begun) for (const statement of step(layout)) await define(client, statement)
      await client.insert({ table: 'migrations', columns: ['version'], values: [{ version: index + 1 }], format: 'JSONEachRow' })
    }
    // At every start, because the version is stored before the rewrite, so that servers of an older version do not start during it.
    if (step === schemaV4) await rewriteRecords(client, layout, report)
  }
}

async function define(client: ClickHouseClient, statement: string): Promise<void> {
  try {
    await client.command({ query: statement })
  } catch (error) {
    if (!alreadyThere.has(engineCode(error) ?? '')) throw error
  }
}

const unknownTable = '60'

/** Returns undefined if the store has never been migrated. */
async function schemaVersion(client: ClickHouseClient): Promise<number | undefined> {
  try {
    const rows = await client.query({ query: 'SELECT max(version) AS version FROM migrations', format: 'JSONEachRow' })
    const [row] = await rows.json<{ version: number }>()
    return Number(row?.version ?? 0)
  } catch (error) {
    if (engineCode(error) === unknownTable) return undefined
    throw error
  }
}
