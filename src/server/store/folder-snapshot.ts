import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ClickHouseClient } from '@clickhouse/client'
import type { BackupFile } from '../backup/pack-backup.js'
import { selectRows } from './select-rows.js'

/** The files of a data folder as of one moment. They do not change until the snapshot is removed. */
export interface FolderSnapshot {
  readonly schemaVersion: number
  /** Another data folder with these files has the same contents. */
  readonly files: AsyncIterable<BackupFile>
  remove(): Promise<void>
}

/** The folder in which the engine links the files of frozen tables. */
const frozenFolder = 'shadow'

/** The start of the names of snapshots. The engine escapes all characters except letters, digits and underscores. */
const namePrefix = 'build_report_'

interface Table {
  readonly name: string
  readonly definition: string
  readonly folders: readonly string[]
}

/**
 * Freezes all tables of the database. The engine links the files of the current parts, which takes no space until it merges them. A part is
 * never changed and contains whole batches, so a snapshot contains whole batches too. `records` is frozen last, because other tables may
 * be derived from it: they must not mention rows that the snapshot lacks.
 */
export async function takeSnapshot(client: ClickHouseClient, database: string, folder: string): Promise<FolderSnapshot> {
  const name = `${namePrefix}${randomUUID().replaceAll('-', '')}`
  const frozen = join(folder, frozenFolder, name)
  const remove = () => rm(frozen, { recursive: true, force: true })
  try {
    const tables = await selectRows<Table>(
      client,
      `SELECT name, metadata_path AS definition, data_paths AS folders FROM system.tables
WHERE database = currentDatabase() ORDER BY name = 'records', name`,
    )
    for (const table of tables) await client.command({ query: `ALTER TABLE \`${table.name}\` FREEZE WITH NAME '${name}'` })
    const [row] = await selectRows<{ readonly version: number }>(client, 'SELECT max(version) AS version FROM migrations')
    return { schemaVersion: Number(row?.version ?? 0), files: snapshotFiles({ folder, database, frozen, tables }), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Removes the snapshots that a process left when it was killed. Otherwise they keep the space of rows that were deleted or merged. */
export function removeSnapshots(folder: string): void {
  let names: readonly string[]
  try {
    names = readdirSync(join(folder, frozenFolder))
  } catch {
    return
  }
  for (const name of names.filter((one) => one.startsWith(namePrefix))) {
    rmSync(join(folder, frozenFolder, name), { recursive: true, force: true })
  }
}

interface FrozenFolder {
  readonly folder: string
  readonly database: string
  readonly frozen: string
  readonly tables: readonly Table[]
}

async function* snapshotFiles({ folder, database, frozen, tables }: FrozenFolder): AsyncGenerator<BackupFile> {
  const backupFile = async (source: string, base: string): Promise<BackupFile> => ({
    path: relative(base, source).split(sep).join('/'),
    source,
    bytes: (await stat(source)).size,
  })
  yield await backupFile(join(folder, 'metadata', `${database}.sql`), folder)
  for (const { definition, folders } of tables) {
    yield await backupFile(join(folder, definition), folder)
    // The files that belong to no part: the version of the layout, and mutations, which another folder must finish too.
    for (const path of folders) {
      for (const entry of await readdir(path, { withFileTypes: true })) {
        if (entry.isFile() && /^(format_version|mutation_\d+)\.txt$/.test(entry.name))
          yield await backupFile(join(path, entry.name), folder)
      }
    }
  }
  for await (const source of filesBelow(frozen)) yield await backupFile(source, frozen)
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}
