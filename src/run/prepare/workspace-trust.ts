import { dirname, resolve } from 'node:path'
import type { Environment } from '../../base/environment.js'
import type { Place } from '../../base/errors.js'
import { countOf } from '../../base/text/counts.js'
import type { ConfigProblem } from '../../config/config-error.js'
import type { FoundConfig } from '../../config/find-config.js'
import { untrustedEvent } from '../../host/ci-context/untrusted-event.js'
import type { RunRequest } from './run-request.js'

/** A warning for the user that does not end the run. */
export type Warning = Pick<ConfigProblem, 'severity' | 'message'> & Place

/** A file that a run finds by its usual name, and obeys. */
export interface UntrustedFile extends FoundConfig {
  /** Begins a sentence: `The configuration`. */
  readonly noun: string
  /** The predicate of the same sentence: `is ignored, and the default is used`. */
  readonly outcome: string
  /** How to make it count: `name it`. */
  readonly naming: string
}

/** Returns the warning that a found file is ignored because its author may be an attacker. Returns undefined if the file is trusted. */
export function distrust({ noun, outcome, naming, path, isForeign }: UntrustedFile, env: Environment): Warning | undefined {
  const event = untrustedEvent(env)
  if (event === undefined && !isForeign) return undefined
  const message =
    event === undefined
      ? `${noun} ${path} in the root of the repository ${outcome}: it belongs to another user than the working directory. If you trust the file, ${naming} with --config (input config).`
      : `${noun} ${path} ${outcome}: on ${event}, a pull request may have brought it. If the file is your own, ${naming} with the input config (--config), and unpack artifacts into a folder of their own.`
  return { severity: 'warning', message, path }
}

/**
 * Warns that results or records are in the root of the workspace: an artifact that is unpacked there can replace any file. Returns undefined
 * if none are there, or if the workspace is trusted.
 * @param paths the files that were read, relative to the working directory
 */
export function unpackedWarning({ cwd }: Pick<RunRequest, 'cwd'>, paths: readonly string[], env: Environment): Warning | undefined {
  if (untrustedEvent(env) === undefined) return undefined
  const root = resolve(env.GITHUB_WORKSPACE || cwd)
  const [path, ...others] = paths.filter((file) => dirname(resolve(cwd, file)) === root)
  if (path === undefined) return undefined
  const files = others.length === 0 ? `${path} is` : `${path} and ${countOf(others.length, 'more file')} with results are`
  const message = `${files} in the root of the workspace. An artifact that is unpacked there can replace any file. Give actions/download-artifact a path, such as "results", and read the files from there.`
  return { severity: 'warning', message, path }
}
