import { quotedList } from '../collect/quoted-list.js'
import type { Config } from '../config/config.js'
import { formats, wellKnownNames } from '../formats/index.js'
import type { Problem } from '../records/problem.js'
import { countOf } from '../text/counts.js'
import type { FinishedRun } from './run.js'
import { examplePaths } from './search-guide.js'

/** The maximum number of names in one message. */
const shownNames = 4

/** Warns that a run that needs no tests has nothing to report at all. */
export const nothingFoundProblem = (cwd: string, { path = 'the configuration' }: Config): Problem => ({
  severity: 'warning',
  message: `Nothing was found in ${cwd}: no file that ${path} includes, and no test results under well-known names. See what each pattern matches: build-report validate`,
})

type Searched = Pick<FinishedRun, 'request' | 'config' | 'leftOut' | 'scope'>

/** Returns the searched places and the next step for the user of the command line; undefined if a result file was found or none is needed. */
export function commandSearchHint({ request: { cwd, paths, records }, config, leftOut, scope }: Searched): string | undefined {
  if (scope.summary.files.length > 0 || config.collect.testsAreOptional) return undefined
  const others = leftOut.length
  const lookedAt =
    others === 0
      ? ''
      : ` ${others === 1 ? 'One file was' : `${others} files were`} found and left out as no test results; validate lists them.`
  if (records.length > 0)
    return `No records files match ${records.join(', ')}, as seen from ${cwd}. The command collect writes them, in the jobs before.`
  if (paths.length > 0)
    return `No test results were found in ${paths.join(', ')}, as seen from ${cwd}.${lookedAt} See what is looked at: build-report validate ${paths.join(' ')}`
  const own = pathWithPatterns(config)
  if (own !== undefined)
    return `No result file in ${cwd} matches the patterns of ${own}.${lookedAt} See what each of them matches: build-report validate`
  return [
    `No test results were found in ${cwd}. Looked for ${wellKnown()}.${lookedAt}`,
    'Name the files: build-report report path/to/results.xml',
    'or a folder: build-report report path/to/results/',
  ].join('\n')
}

/** Returns the same in one line for the user of the action, who writes its inputs into a workflow. */
export function actionSearchHint({ request: { cwd, paths, records }, config, leftOut, scope }: Searched): string | undefined {
  if (scope.summary.files.length > 0 || config.collect.testsAreOptional) return undefined
  const others = leftOut.length
  const found = others === 0 ? '' : ` ${countOf(others, 'file')} without test results ${others === 1 ? 'was' : 'were'} left out.`
  const example = `under "with:", for example: paths: ${examplePaths}`
  if (records.length > 0)
    return `No records files match ${quotedList(records, shownNames)}, as seen from ${cwd}. Correct "records" under "with:", or download the records of the earlier jobs first.`
  if (paths.length > 0)
    return `No test results were found in ${quotedList(paths, shownNames)}, as seen from ${cwd}.${found} Correct "paths" under "with:".`
  const own = pathWithPatterns(config)
  if (own !== undefined)
    return `No result file in ${cwd} matches the patterns of ${own}.${found} Correct them, or name the files ${example}`
  return `No test results were found in ${cwd}. Looked for ${wellKnown()}.${found} Name their files or folders ${example}`
}

/** Returns the path of the configuration if it has patterns of its own. */
const pathWithPatterns = ({ path, collect }: Config): string | undefined =>
  collect.collectors.some(({ include }) => include !== undefined) ? path : undefined

function wellKnown(): string {
  const names = wellKnownNames(formats).all
  return `${names.slice(0, shownNames).join(', ')} and ${names.length - shownNames} more well-known names`
}
