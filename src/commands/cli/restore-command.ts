import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { UserError } from '../../base/errors.js'
import { countOf } from '../../base/text/counts.js'
import { formatSize } from '../../base/text/sizes.js'
import { safeLogJson } from '../../host/process/safe-log-text.js'
import { restoreFolder } from '../../server/backup/restore-folder.js'
import { copyHistory } from '../../server/store/copy-history.js'
import type { StoreLocation } from '../../server/store/store-location.js'
import { type CommonOptions, exitStatus, type Terminal } from './options.js'
import { type StorePlaceOptions, storePlace } from './store-place.js'

/** The options of `restore` on the command line. */
export interface RestoreOptions extends CommonOptions, StorePlaceOptions {
  readonly cluster?: string
}

/** Runs `restore`: writes a backup into an empty data folder, or copies a backup or a data folder to an empty ClickHouse database. */
export async function restoreCommand(source: string, options: RestoreOptions, terminal: Terminal): Promise<number> {
  const { stdout, env } = terminal
  const cwd = resolve(terminal.cwd, options.cwd ?? '.')
  const path = resolve(cwd, source)
  const place = storePlace(options, cwd, env)
  const write = (text: string, fields: object) => stdout.write(options.json ? `${safeLogJson(JSON.stringify(fields))}\n` : `${text}\n`)
  if ('url' in place) {
    const records = await restoreToServer(path, place, options.cluster)
    write(`Copied ${countOf(records, 'record')} to the ClickHouse server.`, { records })
    return exitStatus.ok
  }
  if (options.cluster !== undefined) throw new UserError('--cluster requires --store.')
  if (isFolder(path))
    throw new UserError(`${source} is a folder, not a backup.`, { hint: 'Copy a data folder, or set --store to move it.' })
  const { folder } = place
  const { manifest, files, bytes } = await restoreFolder(path, folder)
  const time = new Date(manifest.createdAt).toISOString()
  write(`Restored the backup of ${time} into ${folder}: ${countOf(files, 'file')}, ${formatSize(bytes)}.`, {
    folder,
    files,
    bytes,
    ...manifest,
  })
  return exitStatus.ok
}

/** Copies a data folder, or a backup that is first restored into a temporary folder. */
async function restoreToServer(
  path: string,
  place: Exclude<StoreLocation, { folder: string }>,
  cluster: string | undefined,
): Promise<number> {
  if (isFolder(path)) return await copyHistory(path, place, cluster)
  const temporary = mkdtempSync(join(tmpdir(), 'build-report-restore-'))
  try {
    await restoreFolder(path, temporary)
    return await copyHistory(temporary, place, cluster)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
