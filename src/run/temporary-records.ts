import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config/config.js'
import { InputOutputError } from '../errors.js'

/**
 * Where the records of a run go that nobody wants to keep and a reporter needs: the HTML report is written out of them. The folder is
 * removed when the process ends, however the report was delivered. Undefined where no reporter needs them.
 */
export function temporaryRecords(
  { report }: Pick<Config, 'report'>,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (!report.reporters.some(({ type }) => type === 'html')) return undefined
  const folder = makeFolder(env.RUNNER_TEMP || tmpdir())
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'records.ndjson')
}

function makeFolder(parent: string): string {
  try {
    return mkdtempSync(join(parent, 'build-report-records-'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new InputOutputError(`The HTML report needs a temporary file, and there can be none in ${parent}: ${reason}.`, { cause })
  }
}
