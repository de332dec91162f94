import { join, resolve } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { InputOutputError } from '../../base/errors.js'
import { makeTemporaryFolder, removeTemporary } from '../../base/files/temporary-folder.js'
import type { Config } from '../../config/config.js'

/**
 * Returns the path of a temporary file in a folder of its own, which is removed when the process ends.
 * @throws InputOutputError if the folder cannot be made
 */
export function temporaryFile(name: string, env: Environment): string {
  const folder = makeTemporaryFolder('build-report-records', env)
  process.once('exit', () => removeTemporary(folder))
  return join(folder, name)
}

/** The place of the records of a run. */
export interface RecordsPlace {
  /** The records file, absolute: the requested one, else a temporary file if a reporter or the server needs one. */
  readonly path: string | undefined
  /** Why the run cannot keep its records. */
  readonly fault?: string
}

/** Returns the place of the records of a run. A temporary file is for an HTML report or for a server. */
export function recordsPlace(
  { report }: Pick<Config, 'report'>,
  {
    cwd,
    output,
    isSubmitted,
    env,
  }: { readonly cwd: string; readonly output: string | undefined; readonly isSubmitted: boolean; readonly env: Environment },
): RecordsPlace {
  if (output !== undefined) return { path: resolve(cwd, output) }
  if (!isSubmitted && !report.reporters.some(({ type }) => type === 'html')) return { path: undefined }
  try {
    return { path: temporaryFile('records.ndjson', env) }
  } catch (error) {
    if (!(error instanceof InputOutputError)) throw error
    return { path: undefined, fault: error.message }
  }
}
