import type { QuarantineList } from '../../config/quarantine/parse-quarantine.js'
import { findQuarantine, findQuarantineNextTo, loadQuarantine } from '../../config/quarantine/quarantine-file.js'
import type { RunContext, RunRequest } from './run-request.js'
import { distrust } from './workspace-trust.js'

/**
 * Loads the quarantine file of a request and passes its warnings to `onWarning`. Returns undefined if there is none. If an attacker may
 * have written to the folder, only the file next to a configuration that the request names is used.
 */
export async function requestedQuarantine(
  request: Pick<RunRequest, 'cwd' | 'configPath'>,
  { env, onWarning }: Pick<RunContext, 'env' | 'onWarning'>,
): Promise<QuarantineList | undefined> {
  const path = pathOf(request, { env, onWarning })
  if (path === undefined) return undefined
  const { list, warnings } = await loadQuarantine(request.cwd, path)
  for (const warning of warnings) onWarning(warning)
  return list
}

function pathOf(
  { cwd, configPath }: Pick<RunRequest, 'cwd' | 'configPath'>,
  { env, onWarning }: Pick<RunContext, 'env' | 'onWarning'>,
): string | undefined {
  const named = configPath === undefined ? undefined : findQuarantineNextTo(configPath, cwd)
  if (named !== undefined) return named
  const found = findQuarantine(cwd, env)
  if (found === undefined) return undefined
  const warning = distrust(
    { ...found, noun: 'The quarantine file', outcome: 'is ignored', naming: 'name the configuration next to it' },
    env,
  )
  if (warning === undefined) return found.path
  onWarning(warning)
  return undefined
}
