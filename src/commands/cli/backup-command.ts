import { resolve } from 'node:path'
import { UserError } from '../../base/errors.js'
import { formatSize } from '../../base/text/sizes.js'
import { safeLogJson } from '../../host/process/safe-log-text.js'
import { downloadAnswer } from '../../host/server-api/download.js'
import { readServer, type Server } from '../../host/server-api/server.js'
import { saveBackup } from '../../server/backup/save-backup.js'
import { namedServer } from './named-server.js'
import { exitStatus, type ServerOptions, type Terminal } from './options.js'

/** Runs `backup`: writes everything that a running server stores to a file. */
export async function backupCommand(file: string, options: ServerOptions, terminal: Terminal): Promise<number> {
  const { env, stdout, signal } = terminal
  const keyName = 'SERVICE_ADMIN_KEY'
  const server = requestedServer(options, env)
  const path = resolve(terminal.cwd, options.cwd ?? '.', file)
  const summary = await saveBackup(path, `of ${server.baseUrl}`, (read) => downloadAnswer(server, '/v1/backup', read, { keyName, signal }))
  const { files, bytes } = summary
  stdout.write(
    options.json
      ? `${safeLogJson(JSON.stringify({ path, files, bytes, ...summary.manifest }))}\n`
      : `The backup ${file} is complete: ${files} files, ${formatSize(bytes)}.\n`,
  )
  return exitStatus.ok
}

/** Reads the server and the administration key. No option sets the key, because every user of a machine can see its command lines. */
function requestedServer({ serverUrl }: ServerOptions, env: Terminal['env']): Server {
  const url = namedServer(serverUrl, env)
  if (!env.SERVICE_ADMIN_KEY?.trim()) {
    throw new UserError('SERVICE_ADMIN_KEY is not set.', { hint: 'Set it to the administration key of the server.' })
  }
  return readServer(url, env.SERVICE_ADMIN_KEY, 'SERVICE_ADMIN_KEY')
}
