import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import type { Environment } from '../../../base/environment.js'
import { UserError } from '../../../base/errors.js'
import type { HtmlReporterConfig } from '../../../config/config.js'
import type { Evaluator } from '../../../report/expressions/evaluator.js'
import { hasExpression } from '../../../report/expressions/scanner.js'
import { namedFiles, refuseToOverwrite } from '../../../run/output-files/output-conflict.js'
import { outputPath } from '../../../run/output-files/output-path.js'
import type { FinishedRun } from '../../../run/run.js'
import { pageGenerator } from '../../html-report/data/page-elements.js'

/** An HTML report and its run. */
export interface PagePathRequest {
  readonly reporter: HtmlReporterConfig
  readonly evaluator: Pick<Evaluator, 'parts'>
  readonly request: FinishedRun['prepared']['request']
  readonly env: Environment
}

/**
 * Returns the absolute path of an HTML report.
 * @throws UserError if it is empty or outside of the allowed folders
 */
export function pagePath({ reporter, evaluator, request: { cwd, allowOutputOutside }, env }: PagePathRequest): string {
  const allowOutside = allowOutputOutside ? true : undefined
  return outputPath(reporter.outputFile, optionName(reporter), { cwd, evaluator, env, allowOutside })
}

/**
 * Checks that an HTML report does not overwrite a file that its run needs. An earlier HTML report may be overwritten, even if the run keeps
 * it.
 * @throws UserError, which ends the run. A wrong value of an expression is reported later, when the report is written
 */
export function checkPagePath(
  { reporter, evaluator, env }: Omit<PagePathRequest, 'request'>,
  { prepared: { request, config }, collected: { recordsPath, inputs } }: Pick<FinishedRun, 'prepared' | 'collected'>,
): void {
  const path = pathOrNone({ reporter, evaluator, request, env })
  if (path === undefined) return
  const output = { what: `The HTML report (${optionName(reporter)} ${JSON.stringify(reporter.outputFile)})`, path }
  // Only an existing file can be overwritten.
  if (!existsSync(path)) return
  const records = recordsPath === undefined ? [] : [{ path: recordsPath, because: 'the records of the run' }]
  const isOwn = isPage(path)
  const needed = inputs.filter(({ kind }) => kind === 'read' || !isOwn)
  refuseToOverwrite(output, [...records, ...namedFiles(request, config.path), ...needed], request.cwd)
}

const optionName = ({ slot }: HtmlReporterConfig) => `report.${slot}.outputFile`

function pathOrNone(request: PagePathRequest): string | undefined {
  try {
    return pagePath(request)
  } catch (error) {
    if (error instanceof UserError && hasExpression(request.reporter.outputFile)) return undefined
    throw error
  }
}

const headBytes = 4096

/** Returns whether Build Report wrote the file. */
function isPage(path: string): boolean {
  try {
    const descriptor = openSync(path, 'r')
    try {
      const head = Buffer.alloc(headBytes)
      return head.subarray(0, readSync(descriptor, head)).includes(pageGenerator)
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return false
  }
}
