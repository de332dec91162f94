import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { InputOutputError, messageOf, UserError } from '../../base/errors.js'
import { makeFolder } from '../../base/files/make-folder.js'
import { oldestSchemaVersion, schemaVersion } from '../store/schema.js'
import { type BackupManifest, backupFault } from './backup-format.js'
import { type BackupSummary, readBackup } from './read-backup.js'

/** File systems have this folder from the start. */
const ignoredEntries = new Set(['lost+found'])

/**
 * Restores a backup into a folder that is empty or does not exist. Checks the whole backup before it writes anything. The files are in
 * their places only when all of them are complete.
 * @throws UserError if the folder is not empty
 * @throws InputOutputError if the backup cannot be read or used, or the folder cannot be written
 */
export async function restoreFolder(file: string, folder: string): Promise<BackupSummary> {
  const title = JSON.stringify(file)
  if (entriesOf(folder).length > 0) {
    throw new UserError(`The data folder ${folder} is not empty.`, {
      hint: 'Choose a folder that is empty or does not exist with --data.',
    })
  }
  const summary = await reading(title, () => readBackup(createReadStream(file), title))
  requireSchemaVersion(title, summary.manifest)
  const temporary = join(folder, `.restore-${randomUUID()}`)
  try {
    makeFolder(temporary)
    await readBackup(createReadStream(file), title, async (path, content) => {
      const target = join(temporary, path)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(content, createWriteStream(target, { flags: 'wx' }))
    })
    // The folder itself may be a mount point, which cannot be renamed. Without `metadata`, which is last, the engine finds no tables.
    for (const name of (await readdir(temporary)).sort().reverse()) await rename(join(temporary, name), join(folder, name))
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    throw new InputOutputError(`Cannot write the data folder ${folder}: ${messageOf(cause)}.`, {
      hint: 'Remove its contents, then try again.',
      cause,
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  return summary
}

function requireSchemaVersion(title: string, { schemaVersion: stored }: BackupManifest): void {
  if (stored > schemaVersion) {
    throw backupFault(
      title,
      `has schema version ${stored}, but this version of build-report only supports versions up to ${schemaVersion}.`,
      'Use a newer version.',
    )
  }
  if (stored < oldestSchemaVersion) {
    throw backupFault(
      title,
      `has schema version ${stored}, but this version of build-report requires version ${oldestSchemaVersion} or later.`,
      'Restore it with the version that made it, export its records and submit them to a new store.',
    )
  }
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => !ignoredEntries.has(name))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw new InputOutputError(`Cannot read the data folder ${folder}: ${messageOf(cause)}.`, {
      hint: 'Choose another folder with --data.',
      cause,
    })
  }
}

async function reading<Result>(title: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    throw backupFault(title, `cannot be read: ${messageOf(cause)}.`, 'Name a file that "build-report backup" wrote.', cause)
  }
}
