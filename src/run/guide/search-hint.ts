import { countOf } from '../../base/text/counts.js'
import type { Config } from '../../config/config.js'
import { quotedList } from '../../read/collect/quoted-list.js'
import { allWellKnownNames } from '../../read/formats/index.js'
import type { CollectedRun } from '../collect/collected-run.js'
import type { PreparedRun } from '../prepare/prepared-run.js'
import { foundInstead } from './notices.js'
import { examplePaths } from './search-guide.js'
import type { UnmatchedFiles } from './unmatched-results.js'
import { unmatchedCommand, unmatchedInput } from './unmatched-text.js'

/** The maximum number of names in one message. */
const shownNames = 4

/** A run whose results may be missing. */
interface SearchedRun {
  readonly prepared: Pick<PreparedRun, 'request' | 'config'>
  readonly collected: Pick<CollectedRun, 'summary' | 'leftOut'>
  readonly guide: UnmatchedFiles
}

/** The text that a user of the command reads if nothing was found. */
export interface SearchHint {
  /** One sentence with the searched places. */
  readonly searched: string
  /** Lines with commands. */
  readonly next: readonly string[]
}

/** Returns the searched places and the next steps for a user of the command; undefined if results were found or are optional. */
export function commandSearchHint(run: SearchedRun): SearchHint | undefined {
  if (needsNoHint(run)) return undefined
  const { request, config } = run.prepared
  const { unmatched } = run.guide
  const { cwd, paths, records } = request
  const note = leftOutNote(run, '; "build-report validate" shows why')
  const command = unmatchedCommand(unmatched)
  if (records.length > 0)
    return {
      searched: `No records files match ${quotedList(records, shownNames)} in ${cwd}.`,
      next: ['Run "build-report collect" in the earlier jobs to write them.'],
    }
  if (paths.length > 0)
    return {
      searched: `No test results were found in ${paths.join(', ')} (relative to ${cwd}).${note}`,
      next: command ?? [`To see what each path matches, run: build-report validate ${paths.join(' ')}`],
    }
  const ownPatterns = pathWithPatterns(config)
  if (ownPatterns !== undefined)
    return {
      searched: `No result file in ${cwd} matches the patterns of ${ownPatterns}.${note}`,
      next: command ?? ['To see what each pattern matches, run: build-report validate'],
    }
  return {
    searched: `Looked for ${wellKnown()} in ${cwd}.${note}`,
    next: command ?? ['Name the files or the folder: build-report report path/to/results/'],
  }
}

/** Returns the same in one line for a user of the action, who sets inputs in a workflow. */
export function actionSearchHint(run: SearchedRun): string | undefined {
  if (needsNoHint(run)) return undefined
  const { request, config } = run.prepared
  const { unmatched } = run.guide
  const { cwd, paths, records } = request
  const note = leftOutNote(run)
  const example = `under "with:", for example: paths: ${examplePaths}`
  const input = unmatchedInput(unmatched)
  if (records.length > 0)
    return `No records files match ${quotedList(records, shownNames)} in ${cwd}. Correct "records" under "with:", or download the records of the earlier jobs first.`
  if (paths.length > 0)
    return `No test results were found in ${quotedList(paths, shownNames)} (relative to ${cwd}).${note} ${input ?? 'Correct "paths" under "with:".'}`
  const ownPatterns = pathWithPatterns(config)
  if (ownPatterns !== undefined)
    return `No result file in ${cwd} matches the patterns of ${ownPatterns}.${note} ${input ?? `Correct them, or name the files ${example}`}`
  return `No test results were found in ${cwd}. Looked for ${wellKnown()}.${note} ${input ?? `Name their files or folders ${example}`}`
}

const needsNoHint = ({ prepared: { config }, collected: { summary } }: SearchedRun): boolean =>
  summary.files.length > 0 || config.collect.testsAreOptional === true

/** Returns what was found instead of results: sentences about known kinds of files, else the number of files. */
function leftOutNote({ collected: { leftOut }, guide }: SearchedRun, more = ''): string {
  const sentences = foundInstead(guide.notices)
  if (sentences.length > 0) return ` ${sentences.join(' ')}`
  const count = leftOut.length
  return count === 0 ? '' : ` ${countOf(count, 'file')} without test results ${count === 1 ? 'was' : 'were'} left out${more}.`
}

/** Returns the path of the configuration if it has patterns of its own. */
const pathWithPatterns = ({ path, collect }: Config): string | undefined =>
  collect.collectors.some(({ include }) => include !== undefined) ? path : undefined

function wellKnown(): string {
  const names = allWellKnownNames()
  return `${names.slice(0, shownNames).join(', ')} and ${names.length - shownNames} more well-known names`
}
