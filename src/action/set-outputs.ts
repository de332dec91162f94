import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type * as actionsCore from '@actions/core'
import type { DeliveryResult } from '../reporters/deliver-report.js'
import type { RunRequest } from '../run/run-request.js'
import type { SummaryJson } from '../summary/summary-json.js'

/** Sets the outputs of the step, and writes the summary into a file that an output names. */
export function setOutputs(
  core: Pick<typeof actionsCore, 'setOutput'>,
  json: SummaryJson,
  { cwd, output, commentUrl, htmlPath, reportUrl }: RunRequest & Partial<DeliveryResult>,
  env: Readonly<Record<string, string | undefined>>,
): void {
  const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'build-report-'))
  const file = join(folder, 'summary.json')
  writeFileSync(file, `${JSON.stringify(json)}\n`)
  const outputs = {
    status: json.status,
    ...json.tests,
    // Absolute, because later steps may have another working directory.
    records: output === undefined ? '' : resolve(cwd, output),
    'summary-json': file,
    html: htmlPath ?? '',
    'html-url': reportUrl ?? '',
    'comment-url': commentUrl ?? '',
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
}
