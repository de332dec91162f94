import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../../config/config.js'
import { shownPath } from '../../config/config-source.js'
import type { Coordinates } from '../../records/coordinates.js'
import { readFirstRecord } from '../../records/first-record.js'
import { hasExpression } from '../../report/expressions/scanner.js'
import { type CollectedInput, type NamedFilesRequest, namedFiles, refuseToOverwrite } from './output-conflict.js'

const outputOf = (path: string, shown: string) => ({ what: `The records (output ${JSON.stringify(shown)})`, path })

/**
 * Checks that the records file would neither overwrite a file that the request names nor be overwritten by an HTML report.
 * @throws UserError that names both files
 */
export function checkRecordsPath(
  { output, ...request }: NamedFilesRequest & { readonly output?: string | undefined },
  { path: configPath, report }: Config,
): void {
  if (output === undefined) return
  const path = resolve(request.cwd, output)
  const pages = report.reporters.flatMap((reporter) =>
    reporter.type === 'html' && !hasExpression(reporter.outputFile)
      ? [{ path: reporter.outputFile, because: `which report.${reporter.slot}.outputFile names` }]
      : [],
  )
  const named = existsSync(path) ? namedFiles(request, configPath) : []
  refuseToOverwrite(outputOf(path, output), [...pages, ...named], request.cwd)
}

/** The records file that a run writes. */
export interface RecordsTarget {
  /** Absolute. */
  readonly path: string
  /** Whether the existing file is the output of an earlier run. */
  readonly isOld: boolean
}

/**
 * Recognises the records of an earlier run: the file is empty, or its first record has a coordinate that this run writes, too. Events that
 * were written by hand have none.
 */
export async function isOldOutput(path: string, coordinates: Coordinates): Promise<boolean> {
  if (!existsSync(path)) return false
  const stats = statSync(path)
  if (!stats.isFile()) return false
  if (stats.size === 0) return true
  const first = await readFirstRecord(path)
  const names = Object.keys(coordinates)
  return first !== undefined && (names.length === 0 || names.some((name) => name in first))
}

/**
 * Checks that the records file does not overwrite a file that the run has found. The records of an earlier run may be overwritten, even if
 * this run keeps them.
 * @throws UserError that names both files
 */
export function checkInputs({ path, isOld }: RecordsTarget, inputs: readonly CollectedInput[], cwd: string): void {
  if (!existsSync(path)) return
  const needed = inputs.filter(({ kind }) => kind === 'read' || !isOld)
  refuseToOverwrite(outputOf(path, shownPath(cwd, path)), needed, cwd)
}
