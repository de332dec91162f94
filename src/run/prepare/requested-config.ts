import { UserError } from '../../base/errors.js'
import { withKeptEvidence } from '../../config/attachments-override.js'
import { type Config, defaultConfig } from '../../config/config.js'
import { findConfig } from '../../config/find-config.js'
import { replacedExpectations } from '../../config/idle-expectations.js'
import { loadConfig } from '../../config/load.js'
import { configForPaths } from '../../config/path-config.js'
import { withReporterOverrides } from '../../config/reporter-overrides.js'
import type { RunContext, RunRequest } from './run-request.js'
import { checkWorkingDirectory } from './working-directory.js'
import { distrust, type Warning } from './workspace-trust.js'

/**
 * Loads the configuration of a request and passes its warnings to `onWarning`. If an attacker may have written to the folder, only a
 * file that the request names is used.
 */
export async function requestedConfig(request: RunRequest, { env, onWarning }: Pick<RunContext, 'env' | 'onWarning'>): Promise<Config> {
  const { cwd, configPath, paths, reporters = {} } = request
  checkWorkingDirectory(cwd)
  const { config: found, warnings } = configPath === undefined ? await foundConfig(cwd, env) : await loadConfig({ cwd, path: configPath })
  const config = withKeptEvidence(found, request.attachments)
  for (const warning of warnings) onWarning(warning)
  if (paths.length === 0) return withReporterOverrides(config, reporters)
  const ofPaths = await configForPaths(config, paths, cwd)
  for (const warning of replacedExpectations(config)) onWarning(warning)
  return withReporterOverrides(ofPaths, reporters)
}

/**
 * Checks that a request names one source of results.
 * @throws UserError if it names records files and paths, of which only the records files would be read
 */
export function checkSources({ records, paths }: Pick<RunRequest, 'records' | 'paths'>): void {
  const [path] = paths
  if (records.length === 0 || path === undefined) return
  throw new UserError(`The path "${path}" cannot be reported together with records files.`, {
    hint: 'Leave out --records (input records) or the paths. Quote a glob after --records, or the shell replaces it by several paths.',
  })
}

/** Loads the configuration file with a usual name, or the default configuration if there is no such file or it is not trusted. */
async function foundConfig(
  cwd: string,
  env: RunContext['env'],
): Promise<{ readonly config: Config; readonly warnings: readonly Warning[] }> {
  const found = findConfig(cwd, env)
  if (found === undefined) return { config: defaultConfig(), warnings: [] }
  const warning = distrust({ ...found, noun: 'The configuration', outcome: 'is ignored, and the default is used', naming: 'name it' }, env)
  if (warning !== undefined) return { config: defaultConfig(), warnings: [warning] }
  return loadConfig({ cwd, path: found.path })
}
