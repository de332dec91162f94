import type { Readable } from 'node:stream'
import { version } from '../../../package.json'
import { backupFormat } from '../backup/backup-format.js'
import { packBackup } from '../backup/pack-backup.js'
import { BackupUnsupportedError } from './backup-unsupported-error.js'
import type { Connection } from './connection.js'

/** Takes a snapshot of the folder and packs it as the stream is read. Closing the stream removes the snapshot. */
export async function backupFolder({ snapshot }: Pick<Connection, 'snapshot'>, now: () => number): Promise<Readable> {
  if (snapshot === undefined) throw new BackupUnsupportedError('The store is a ClickHouse server.')
  const createdAt = now()
  const { schemaVersion, files, remove } = await snapshot()
  // If the snapshot cannot be removed, the next start removes it.
  return packBackup({ format: backupFormat, version, schemaVersion, createdAt }, files).once('close', () => void remove().catch(() => {}))
}
