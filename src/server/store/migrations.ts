import type { ClickHouseClient } from '@clickhouse/client'
import { UserError } from '../../errors.js'
import { engineCode } from './engine-error.js'
import { migrationsTable, schemaV1 } from './schema-v1.js'
import { schemaV2 } from './schema-v2.js'
import type { Layout } from './table-layout.js'

/**
 * The steps of the schema, in order; the first is version 1. A step that was released never changes. Each statement can be run
 * again (`IF NOT EXISTS`): DDL knows no transactions, so two servers that start at once both run it, and one that died does not block the next.
 */
export const migrations: readonly ((layout: Layout) => readonly string[])[] = [schemaV1, schemaV2]

/** "Already exists", of a table or a database: another server was quicker between the look and the making. */
const alreadyThere = new Set(['57', '82'])

/** Brings the schema to the newest version that this server knows; throws a UserError where it is newer already. */
export async function migrate(client: ClickHouseClient, layout: Layout, steps = migrations): Promise<void> {
  const known = await schemaVersion(client)
  // On a cluster, DDL waits for every server: while one is down, the others can be started only because they do without.
  if (known === undefined) await define(client, migrationsTable(layout))
  const current = known ?? (await schemaVersion(client)) ?? 0
  if (current > steps.length) {
    throw new UserError(`The store has version ${current} of the schema, and this server knows versions up to ${steps.length}.`, {
      hint: 'Use a newer version of build-report, or another store.',
    })
  }
  for (const [index, step] of steps.entries()) {
    // A server that was added to a cluster hears of steps that were taken without it.
    if (known !== undefined && index < known) continue
    for (const statement of step(layout)) await define(client, statement)
    await client.insert({ table: 'migrations', columns: ['version'], values: [{ version: index + 1 }], format: 'JSONEachRow' })
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

/** Nothing where nobody has migrated yet. */
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
