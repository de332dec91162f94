import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { InputOutputError } from '../../../src/base/errors.js'
import { type BackupFile, packBackup } from '../../../src/server/backup/pack-backup.js'
import { restoreFolder } from '../../../src/server/backup/restore-folder.js'
import { makeFolder } from '../../read/collect/tree.js'

/** Writes a backup of one file. Returns its path and the path of a folder that does not exist. */
async function makeBackup(schemaVersion: number) {
  const cwd = makeFolder()
  const [source, file] = [join(cwd, 'source'), join(cwd, 'b.tar')]
  writeFileSync(source, 'tables')
  const files = async function* (): AsyncGenerator<BackupFile> {
    yield { path: 'metadata/build_report.sql', source, bytes: 6 }
  }
  await pipeline(packBackup({ format: 1, version: '1.2.3', schemaVersion, createdAt: 0 }, files()), createWriteStream(file))
  return { file, folder: join(cwd, 'data') }
}

test.each([6, 7, 8])('restores a backup of schema version %i', async (schemaVersion) => {
  const { file, folder } = await makeBackup(schemaVersion)
  expect((await restoreFolder(file, folder)).files).toBe(1)
  expect(readFileSync(join(folder, 'metadata/build_report.sql'), 'utf8')).toBe('tables')
})

test.each([
  [5, 'requires version 6 or later. Restore it with the version that made it, export its records and submit them to a new store.'],
  [9, 'only supports versions up to 8. Use a newer version.'],
])('refuses a backup of schema version %i and writes nothing', async (schemaVersion, message) => {
  const { file, folder } = await makeBackup(schemaVersion)
  const refused = restoreFolder(file, folder)
  await expect(refused).rejects.toThrow(InputOutputError)
  await expect(refused).rejects.toThrow(
    `The backup ${JSON.stringify(file)} has schema version ${schemaVersion}, but this version of build-report ${message}`,
  )
  expect(existsSync(folder)).toBe(false)
})
