import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from '../../base/errors.js'
import { type NeededFile, refuseToOverwrite } from './output-conflict.js'

/** A file that the user asks for with an option, such as `--markdown`. */
export interface RequestedReport {
  /** The content and the option: `The Markdown report (--markdown "report.md")`. */
  readonly what: string
  /** As the user wrote it, relative to the working directory. */
  readonly path: string
}

/**
 * Returns the absolute paths of requested reports.
 * @param needed the files that the run needs or writes
 * @throws UserError if a path is not the name of a file, or if the report would overwrite a needed file or another report
 */
export function checkReportPaths(reports: readonly RequestedReport[], needed: readonly NeededFile[], cwd: string): readonly string[] {
  const others: NeededFile[] = [...needed]
  return reports.map(({ what, path }) => {
    const absolute = resolve(cwd, path)
    if (path.trim() === '' || /[\\/]$/.test(path) || path.includes('\0') || isFolder(absolute)) {
      throw new UserError(`${what} needs the name of a file.`, { hint: 'Name a file.' })
    }
    refuseToOverwrite({ what, path: absolute }, others, cwd)
    others.push({ path: absolute, because: 'which the run writes as well' })
    return absolute
  })
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()
