import { resolve } from 'node:path'
import { UserError } from '../../base/errors.js'
import { countOf } from '../../base/text/counts.js'
import { safeLogJson } from '../../host/process/safe-log-text.js'
import { downloadAnswer } from '../../host/server-api/download.js'
import { readServer } from '../../host/server-api/server.js'
import { saveExport } from '../../server/backup/save-export.js'
import { namedServer } from './named-server.js'
import { exitStatus, type ServerOptions, type Terminal } from './options.js'

/** Runs `export`: writes all records of an organisation to a file that other commands can read. */
export async function exportCommand(file: string, options: ServerOptions, terminal: Terminal): Promise<number> {
  const { env, stdout, signal } = terminal
  const url = namedServer(options.serverUrl, env)
  const key = options.apiKey || env.SERVICE_API_KEY
  if (!key?.trim()) throw new UserError('No key is set.', { hint: 'Set --api-key or SERVICE_API_KEY to a key with the scope "read".' })
  const server = readServer(url, key)
  const path = resolve(terminal.cwd, options.cwd ?? '.', file)
  const records = await saveExport(path, (read) =>
    downloadAnswer(server, '/v1/data/records', read, { keyName: '--api-key or SERVICE_API_KEY', signal }),
  )
  stdout.write(
    options.json
      ? `${safeLogJson(JSON.stringify({ path, records }))}\n`
      : `The export ${file} is complete: ${countOf(records, 'record')}.\n`,
  )
  return exitStatus.ok
}
