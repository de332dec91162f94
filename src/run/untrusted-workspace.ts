import { dirname, resolve } from 'node:path'
import type { ConfigProblem } from '../config/config-error.js'
import type { Place } from '../errors.js'
import { formatCount } from '../text/counts.js'
import type { RunRequest } from './run-request.js'

/** A warning for the user that does not end the run. */
export type Warning = Pick<ConfigProblem, 'severity' | 'message'> & Place

type Environment = Readonly<Record<string, string | undefined>>

/** Workflows on these events have the secrets and permissions of the repository, and process files of pull requests. */
const privilegedEvents: readonly string[] = ['workflow_run', 'pull_request_target']

/** Returns the event of a privileged workflow that reads records of other jobs: an artifact with records may bring files of an attacker. */
export function privilegedEvent({ records }: Pick<RunRequest, 'records'>, env: Environment): string | undefined {
  const { GITHUB_ACTIONS: inActions, GITHUB_EVENT_NAME: event = '' } = env
  return inActions === 'true' && records.length > 0 && privilegedEvents.includes(event) ? event : undefined
}

/** Warns that the configuration in the root of the repository is ignored because it belongs to another user. */
export function foreignConfigWarning(path: string): Warning {
  const message = `The configuration ${path} in the root of the repository is ignored, and the default is used: it belongs to another user than the working directory. If you trust the file, name it with --config (input config).`
  return { severity: 'warning', message, path }
}

/** Warns that a configuration file was found and is ignored on an event. */
export function ignoredConfigWarning(path: string, event: string): Warning {
  const message = `The configuration ${path} is ignored, and the default is used: on ${event}, an artifact of a pull request may have brought the file. If the file is your own, name it with the input config (--config), and unpack artifacts into a folder of their own.`
  return { severity: 'warning', message, path }
}

/** Warns that the quarantine file in the root of the repository is ignored because it belongs to another user. */
export function foreignQuarantineWarning(path: string): Warning {
  const message = `The quarantine file ${path} in the root of the repository is ignored: it belongs to another user than the working directory. If you trust the file, name the configuration next to it with --config (input config).`
  return { severity: 'warning', message, path }
}

/** Warns that a quarantine file was found and is ignored on an event. */
export function ignoredQuarantineWarning(path: string, event: string): Warning {
  const message = `The quarantine file ${path} is ignored: on ${event}, an artifact of a pull request may have brought it. If the file is your own, name the configuration next to it with the input config (--config), and unpack artifacts into a folder of their own.`
  return { severity: 'warning', message, path }
}

/**
 * Warns that records are in the root of the workspace, where the unpacked artifact could replace any file. Returns undefined if no records
 * are there, or if the workflow is not privileged.
 * @param paths the records files that were read, relative to the working directory
 */
export function unpackedWarning(request: RunRequest, paths: readonly string[], env: Environment): Warning | undefined {
  if (privilegedEvent(request, env) === undefined) return undefined
  const root = resolve(env.GITHUB_WORKSPACE || request.cwd)
  const [path, ...others] = paths.filter((file) => dirname(resolve(request.cwd, file)) === root)
  if (path === undefined) return undefined
  const files = others.length === 0 ? `${path} is` : `${path} and ${formatCount(others.length)} more records files are`
  const message = `${files} in the root of the workspace. An artifact that is unpacked there can replace any file. Give actions/download-artifact a path, such as "records", and read the records from there.`
  return { severity: 'warning', message, path }
}
