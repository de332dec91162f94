import { resolve } from 'node:path'
import { submit } from '../../deliver/submit/submit.js'
import { safeLogJson } from '../../host/process/safe-log-text.js'
import { requestedServer } from '../../host/server-api/requested-server.js'
import { parseFailOn } from '../../judge/summary/fail-on.js'
import { createLog } from './log.js'
import { exitStatus, type ServerOptions, type Terminal, usesColor } from './options.js'

/** Runs `submit`. Fails if records did not arrive, unless `--fail-on` is set without `delivery`. */
export async function submitCommand(files: readonly string[], options: ServerOptions, terminal: Terminal): Promise<number> {
  const { env, stdout, stderr, signal } = terminal
  const { json = false, quiet = false, module } = options
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
  const cwd = resolve(terminal.cwd, options.cwd ?? '.')
  const failOn = parseFailOn(options.failOn ?? 'delivery')
  const { server } = requestedServer({ url: options.serverUrl, key: options.apiKey }, env)

  const say = json ? log.info : (text: string) => stdout.write(`${text}\n`)
  const context = { env, say, retry: { signal, say: log.info }, token: env.GITHUB_TOKEN }
  const result = await submit({ cwd, files, server, module }, context)

  for (const notice of result.notices) log.info(notice)
  for (const problem of result.problems) log.problem(problem)
  if (json) stdout.write(`${safeLogJson(JSON.stringify({ stored: result.stored, files: result.files, problems: result.problems }))}\n`)
  return result.problems.length > 0 && failOn.has('delivery') ? exitStatus.failed : exitStatus.ok
}
