import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type * as actionsCore from '@actions/core'
import type { Environment } from '../../base/environment.js'
import type { DeliveryResult } from '../../deliver/reporters/deliver-report.js'
import { shortFailuresJson } from '../../judge/summary/failures-json.js'
import type { HistoryFacts } from '../../judge/summary/history-facts.js'
import type { SummaryJson } from '../../judge/summary/summary-json.js'
import type { RunRequest } from '../../run/run-request.js'

/** The outputs of a job may have 1 MB together (GitHub's limits of workflow syntax). */
const maximumFailuresBytes = 100_000

/**
 * Sets the outputs of the step, and writes the summary and the failed tests into files that outputs name.
 * @param facts the numbers of failed tests by their verdicts
 * @param failuresMarkdown the failed tests and the reasons for missing results; undefined if there are none
 */
export function setOutputs(
  core: Pick<typeof actionsCore, 'setOutput'>,
  json: SummaryJson,
  facts: Pick<HistoryFacts, 'new' | 'known'>,
  { cwd, output, commentUrl, htmlPath, reportUrl, attachmentsUrl }: RunRequest & Partial<DeliveryResult>,
  env: Environment,
  failuresMarkdown: string | undefined,
): void {
  const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'build-report-'))
  const file = join(folder, 'summary.json')
  writeFileSync(file, `${JSON.stringify(json)}\n`)
  const failuresFile = failuresMarkdown === undefined ? '' : join(folder, 'failures.md')
  if (failuresMarkdown !== undefined) writeFileSync(failuresFile, failuresMarkdown)
  const outputs = {
    status: json.status,
    ...json.tests,
    new: facts.new,
    known: facts.known,
    // Absolute, because later steps may have another working directory.
    records: output === undefined ? '' : resolve(cwd, output),
    'summary-json': file,
    failures: shortFailuresJson(json.failures, maximumFailuresBytes),
    'failures-file': failuresFile,
    html: htmlPath ?? '',
    'html-url': reportUrl ?? '',
    'attachments-url': attachmentsUrl ?? '',
    'comment-url': commentUrl ?? '',
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
}
