import { resolve } from 'node:path'
import { UserError } from '../../base/errors.js'
import type { Config } from '../../config/config.js'
import { hasExpression } from '../../report/expressions/scanner.js'
import { type CollectedInput, type NamedFilesRequest, type NeededFile, namedFiles, refuseToOverwrite } from './output-conflict.js'

const outputOf = (path: string, cwd: string) => ({
  what: `The history (--history-output ${JSON.stringify(path)})`,
  path: resolve(cwd, path),
})

/**
 * Checks that the history overwrites no other file that the request names. It may overwrite the file that it continues.
 * @throws UserError that names both files
 */
export function checkHistoryPath(
  { cwd, output: records, baseline, history }: NamedFilesRequest & { readonly output?: string | undefined },
  { path: configPath, report }: Config,
): void {
  if (history?.output === undefined) return
  if (history.output.trim() === '' || /[\\/]$/.test(history.output) || history.output.includes('\0')) {
    throw new UserError(`Invalid --history-output ${JSON.stringify(history.output)}. It must be the name of a file.`)
  }
  const pages = report.reporters.flatMap((reporter): readonly NeededFile[] =>
    reporter.type === 'html' && !hasExpression(reporter.outputFile)
      ? [{ path: reporter.outputFile, because: `which report.${reporter.slot}.outputFile names` }]
      : [],
  )
  const named = records === undefined ? [] : [{ path: records, because: 'the records of the run' }]
  refuseToOverwrite(outputOf(history.output, cwd), [...pages, ...named, ...namedFiles({ cwd, baseline }, configPath)], cwd)
}

/**
 * Checks that the history does not overwrite a file that the run has found.
 * @throws UserError that names both files
 */
export function checkHistoryInputs({ cwd, history }: NamedFilesRequest, inputs: readonly CollectedInput[]): void {
  if (history?.output !== undefined) refuseToOverwrite(outputOf(history.output, cwd), inputs, cwd)
}
