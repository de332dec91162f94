import type { Config } from '../config/config.js'
import { formats, wellKnownNames } from '../formats/index.js'
import type { Problem } from '../records/problem.js'
import type { Request } from './perform.js'

/** So many of the well-known names say what they look like. */
const shownNames = 4

/** Warns that a run that needs no tests has nothing to report at all. */
export const nothingFound = (cwd: string, { path = 'the configuration' }: Config): Problem => ({
  severity: 'warning',
  message: `Nothing was found in ${cwd}: no file that ${path} includes, and no test results under well-known names. See what each pattern matches: build-report validate`,
})

/** Explains to the user of a run without result files which places were searched, and what to do. */
export function whereToLook({ cwd, paths, records }: Request, { path, collect }: Config, leftOut: number): string {
  const lookedAt =
    leftOut === 0
      ? ''
      : ` ${leftOut === 1 ? 'One file was' : `${leftOut} files were`} found and left out as no test results; validate lists them.`
  if (records.length > 0)
    return `No records files match ${records.join(', ')}, as seen from ${cwd}. The command collect writes them, in the jobs before.`
  if (paths.length > 0)
    return `No test results were found in ${paths.join(', ')}, as seen from ${cwd}.${lookedAt} See what is looked at: build-report validate ${paths.join(' ')}`
  const usesOwnPatterns = collect.collectors.some(({ include }) => include !== undefined)
  if (path !== undefined && usesOwnPatterns)
    return `No result file in ${cwd} matches the patterns of ${path}.${lookedAt} See what each of them matches: build-report validate`
  const names = wellKnownNames(formats).all
  return [
    `No test results were found in ${cwd}. Looked for ${names.slice(0, shownNames).join(', ')} and ${names.length - shownNames} more well-known names.${lookedAt}`,
    'Name the files: build-report report path/to/results.xml',
    'or a folder: build-report report path/to/results/',
  ].join('\n')
}
