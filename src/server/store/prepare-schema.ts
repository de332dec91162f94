import type { ClickHouseClient } from '@clickhouse/client'
import { UserError } from '../../base/errors.js'
import { engineCode } from './engine-error.js'
import { oldestSchemaVersion, requiredSchemaVersion, schema, schemaUpdate, schemaVersion, versionsTable } from './schema.js'
import { selectRows } from './select-rows.js'
import type { Layout } from './table-layout.js'

/**
 * Creates the tables of a new store, and updates the tables of an older version. Both continue if they were interrupted. Throws a UserError
 * if the store has a newer version of the schema, or one that was never released.
 * @param demandSpace called before tables are created or changed; throws if the disk is full
 */
export async function prepareSchema(client: ClickHouseClient, layout: Layout, demandSpace = () => {}): Promise<void> {
  const known = await storedVersion(client)
  // On a cluster, DDL waits for all servers. Skipping it lets this server start while a database server is down.
  if (known === schemaVersion) return
  demandSpace()
  if (known === undefined) await create(client, versionsTable(layout))
  // A ClickHouse server that was added to a cluster has no tables yet, but Keeper fills the one with the version.
  const version = known ?? (await storedVersion(client)) ?? 0
  if (version > 0) requireVersion(version)
  if (known === undefined || version < requiredSchemaVersion) await createTables(client, layout, version)
  const reached = (await hasEvents(client, layout, version)) ? schemaVersion : requiredSchemaVersion
  if (reached === known) return
  await client.insert({ table: 'migrations', columns: ['version'], values: [{ version: reached }], format: 'JSONEachRow' })
}

/** Creates the tables of {@link requiredSchemaVersion}, or updates them. */
async function createTables(client: ClickHouseClient, layout: Layout, version: number): Promise<void> {
  // The tables of an added server must have the version of the others, or Keeper refuses them. Without a version, an older build-report may
  // have begun to create the tables.
  for (const statement of schema(layout, version === 0 ? requiredSchemaVersion : version)) await create(client, statement)
  if (version >= requiredSchemaVersion) return
  for (const statement of schemaUpdate(layout, requiredSchemaVersion)) await create(client, statement)
}

/** SYNTAX_ERROR: ClickHouse is older than 26.7. */
const syntaxError = '62'

/** Updates the tables to {@link schemaVersion}. Returns whether ClickHouse supports that version. */
async function hasEvents(client: ClickHouseClient, layout: Layout, version: number): Promise<boolean> {
  if (version === schemaVersion) return true
  try {
    for (const statement of schemaUpdate(layout, schemaVersion)) await create(client, statement)
    return true
  } catch (error) {
    if (engineCode(error) === syntaxError) return false
    throw error
  }
}

function requireVersion(version: number): void {
  if (version > schemaVersion) {
    throw new UserError(`The store has schema version ${version}, but this server only supports versions up to ${schemaVersion}.`, {
      hint: 'Use a newer version of build-report, or another store.',
    })
  }
  if (version < oldestSchemaVersion) {
    throw new UserError(`The store has schema version ${version}, but this server requires version ${oldestSchemaVersion} or later.`, {
      hint: 'Export its records with the version of build-report that wrote it and submit them to a new store, or delete it.',
    })
  }
}

/** TABLE_ALREADY_EXISTS and DATABASE_ALREADY_EXISTS: another server created it after this one checked. */
const alreadyThere = new Set(['57', '82'])

async function create(client: ClickHouseClient, statement: string): Promise<void> {
  try {
    await client.command({ query: statement })
  } catch (error) {
    if (!alreadyThere.has(engineCode(error) ?? '')) throw error
  }
}

const unknownTable = '60'

/** Returns 0 if the table of the version is empty, and undefined if it does not exist. */
async function storedVersion(client: ClickHouseClient): Promise<number | undefined> {
  try {
    const [row] = await selectRows<{ readonly version: number }>(client, 'SELECT max(version) AS version FROM migrations')
    return Number(row?.version ?? 0)
  } catch (error) {
    if (engineCode(error) === unknownTable) return undefined
    throw error
  }
}
