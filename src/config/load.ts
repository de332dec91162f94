import { type Config, defaultConfig } from './config.js'
import type { ConfigProblem } from './config-error.js'
import { readConfigSource } from './config-source.js'

/**
 * Finds, reads and checks the configuration file. Without a file the default is used.
 * @param options.path the file to take instead of the usual ones, relative to `cwd`
 * @throws ConfigError with everything that is wrong in the file; UserError if it cannot be read
 */
export async function loadConfig(options: {
  readonly cwd: string
  readonly path?: string | undefined
}): Promise<{ readonly config: Config; readonly warnings: readonly ConfigProblem[] }> {
  const source = await readConfigSource(options.cwd, options.path)
  if (source === undefined) return { config: defaultConfig(), warnings: [] }
  // Half of the start-up time would be its libraries, and most runs have no file.
  const { parseConfig } = await import('./parse-config.js')
  return parseConfig(source)
}
