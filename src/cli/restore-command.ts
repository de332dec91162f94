import { resolve } from 'node:path'
import { safeLogJson } from '../process/safe-log-text.js'
import { restoreFolder } from '../server/backup/restore-folder.js'
import { formatSize } from '../text/sizes.js'
import { type CommonOptions, exitStatus, type Terminal } from './options.js'

/** The options of `restore` on the command line. */
export interface RestoreOptions extends CommonOptions {
  readonly data: string
}

/** Runs `restore`: writes a backup into an empty data folder. */
export async function restoreCommand(
  file: string,
  { data, json = false, ...options }: RestoreOptions,
  terminal: Terminal,
): Promise<number> {
  const cwd = resolve(terminal.cwd, options.cwd ?? '.')
  const folder = resolve(cwd, data)
  const { manifest, files, bytes } = await restoreFolder(resolve(cwd, file), folder)
  const time = new Date(manifest.createdAt).toISOString()
  terminal.stdout.write(
    json
      ? `${safeLogJson(JSON.stringify({ folder, files, bytes, ...manifest }))}\n`
      : `Restored the backup of ${time} into ${folder}: ${files} files, ${formatSize(bytes)}.\n`,
  )
  return exitStatus.ok
}
