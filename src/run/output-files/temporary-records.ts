import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { InputOutputError, messageOf } from '../../base/errors.js'
import type { Config } from '../../config/config.js'

/** Returns the path of a temporary file in a folder of its own, which is removed when the process ends. */
export function temporaryFile(name: string, purpose: string, env: Environment): string {
  const folder = makeFolder(env.RUNNER_TEMP || tmpdir(), purpose)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, name)
}

/**
 * Returns a temporary path for the records of a run without an output, if an HTML report or a server needs them.
 */
export function temporaryRecords({ report }: Pick<Config, 'report'>, isSubmitted: boolean, env: Environment): string | undefined {
  const isShown = report.reporters.some(({ type }) => type === 'html')
  if (!isShown && !isSubmitted) return undefined
  return temporaryFile('records.ndjson', isShown ? 'The HTML report' : 'The submission to the server', env)
}

function makeFolder(parent: string, purpose: string): string {
  try {
    return mkdtempSync(join(parent, 'build-report-records-'))
  } catch (cause) {
    const reason = messageOf(cause)
    throw new InputOutputError(`${purpose} requires a temporary file, which cannot be created in ${parent}: ${reason}.`, { cause })
  }
}
