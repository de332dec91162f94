import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { InputOutputError } from '../../base/errors.js'
import { guardedAppend, guardedWrite } from '../../base/files/guarded-write.js'
import { makeTemporaryFolder } from '../../base/files/temporary-folder.js'
import type { DeliveryResult } from '../../deliver/reporters/deliver-report.js'
import type * as actionsCore from '../../host/process/actions-core.js'
import { shortFailuresJson } from '../../judge/summary/failures-json.js'
import type { HistoryFacts } from '../../judge/summary/history-facts.js'
import type { SummaryJson } from '../../judge/summary/summary-json.js'
import type { Problem } from '../../records/problem.js'
import type { CollectedRun } from '../../run/collect/collected-run.js'

/** The outputs of a job may have 1 MB together (GitHub's limits of workflow syntax). */
const maximumFailuresBytes = 100_000

/**
 * Sets the outputs of the step, and writes the summary and the failed tests into files that outputs name. An output is empty if its file
 * cannot be written.
 * @param facts the numbers of failed tests by their verdicts
 * @param places the paths and addresses of the reports; `recordsPath` is absent if no records file was written
 * @param failuresMarkdown the failed tests and the reasons for missing results; undefined if there are none
 * @returns what the disk did not accept
 */
export function setOutputs(
  core: Pick<typeof actionsCore, 'setOutput'>,
  json: SummaryJson,
  facts: Pick<HistoryFacts, 'new' | 'known'>,
  { recordsPath = '', commentUrl, htmlPath, reportUrl, attachmentsUrl }: Pick<CollectedRun, 'recordsPath'> & Partial<DeliveryResult>,
  env: Environment,
  failuresMarkdown: string | undefined,
): readonly Problem[] {
  const problems: Problem[] = []
  const attempt = <Result>(write: () => Result): Result | undefined => {
    try {
      return write()
    } catch (error) {
      if (!(error instanceof InputOutputError)) throw error
      problems.push({ severity: 'error', kind: 'delivery', message: error.message })
      return undefined
    }
  }
  const folder = attempt(() => makeTemporaryFolder('build-report', env))
  const write = (output: string, name: string, text: string | undefined): string => {
    if (folder === undefined || text === undefined) return ''
    const path = join(folder, name)
    const written = attempt(() => {
      guardedWrite({ what: `The file "${path}" of the output ${output}` }, () => writeFileSync(path, text))
      return path
    })
    return written ?? ''
  }
  const outputs = {
    status: json.status,
    ...json.tests,
    new: facts.new,
    known: facts.known,
    // Absolute, because later steps may have another working directory.
    records: recordsPath,
    'summary-json': write('summary-json', 'summary.json', `${JSON.stringify(json)}\n`),
    failures: shortFailuresJson(json.failures, maximumFailuresBytes),
    'failures-file': write('failures-file', 'failures.md', failuresMarkdown),
    html: htmlPath ?? '',
    'html-url': reportUrl ?? '',
    'attachments-url': attachmentsUrl ?? '',
    'comment-url': commentUrl ?? '',
  }
  const setAll = () => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  }
  attempt(() => guardedAppend('The outputs of the step (GITHUB_OUTPUT)', env.GITHUB_OUTPUT, setAll))
  return problems
}
