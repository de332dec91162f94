import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { configFileNames } from '../config/config-source.js'
import { startingFile } from '../config/starting-file.js'
import { InputOutputError, messageOf, UserError } from '../errors.js'
import { createLog } from './log.js'
import { type CommonOptions, exitStatus, type Terminal, usesColor } from './options.js'

/** Runs `init`: writes a starting configuration file. Never overwrites a file. */
export function initCommand(options: CommonOptions, { env, cwd, stderr }: Terminal): number {
  const quiet = options.quiet ?? false
  const name = options.config ?? configFileNames[0]
  try {
    writeFileSync(resolve(cwd, options.cwd ?? '.', name), startingFile, { flag: 'wx' })
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') {
      throw new UserError(`The configuration file "${name}" already exists.`, {
        hint: 'Remove it first, or name another file with --config.',
        cause,
      })
    }
    throw new InputOutputError(`The configuration file "${name}" cannot be written: ${messageOf(cause)}.`, { cause })
  }
  createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet }).info(`Wrote ${name}. To check it, run: build-report validate`)
  return exitStatus.ok
}
