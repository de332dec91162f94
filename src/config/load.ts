import { type Config, defaultConfig } from './config.js'
import type { ConfigProblem } from './config-error.js'
import { readConfigSource } from './config-source.js'

/**
 * Finds, reads and checks the configuration file. Returns the default configuration if there is no file.
 * @param options.path the file to use instead of the usual ones, relative to `cwd`
 * @throws ConfigError with all problems in the file; UserError if it cannot be read
 */
export async function loadConfig(options: {
  readonly cwd: string
  readonly path?: string | undefined
}): Promise<{ readonly config: Config; readonly warnings: readonly ConfigProblem[] }> {
  const source = await readConfigSource(options.cwd, options.path)
  if (source === undefined) return { config: defaultConfig(), warnings: [] }
  // Its libraries would take half of the start-up time, and most runs have no configuration file.
  const { parseConfig } = await import('./parse-config.js')
  return parseConfig(source)
}
