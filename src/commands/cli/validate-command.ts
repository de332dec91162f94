import { resolve } from 'node:path'
import { safeLogJson } from '../../host/process/safe-log-text.js'
import { describeValidation, validate, validationHeadline } from '../../run/validate.js'
import { createLog } from './log.js'
import { type CommonOptions, exitStatus, type Terminal, usesColor } from './options.js'

/** The maximum number of listed files per pattern without `--verbose`. */
const listedFiles = 20

/** Runs `validate`: checks the configuration, and shows the files that each pattern matches and the format of each file. */
export async function validateCommand(paths: readonly string[], options: CommonOptions, terminal: Terminal): Promise<number> {
  const { env, stdout, stderr } = terminal
  const { json = false, quiet = false, verbose = false } = options
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
  const cwd = resolve(terminal.cwd, options.cwd ?? '.')
  const found = await validate(
    { cwd, configPath: options.config, paths, records: [], module: options.module },
    { env, onWarning: log.problem },
  )
  const color = usesColor(stdout, env, quiet)
  const limit = verbose ? Number.POSITIVE_INFINITY : listedFiles
  if (json) stdout.write(`${safeLogJson(JSON.stringify(found))}\n`)
  else stdout.write(quiet ? `${validationHeadline(found)}\n` : describeValidation(found, { color, limit }))
  for (const problem of found.problems) {
    if (problem.severity === 'notice') log.info(problem.message)
    else log.problem(problem)
  }
  return exitStatus.ok
}
