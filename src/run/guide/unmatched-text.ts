import { formatCount } from '../../base/text/counts.js'
import { shellWord } from '../../judge/rerun/shell-word.js'
import type { UnmatchedResult } from './unmatched-results.js'

/** The maximum number of names in one message. */
const shownNames = 4

/** Returns a sentence that names the files: `out/e2e.xml looks like JUnit XML, but no pattern matches it.` */
function unmatchedSentence(unmatched: readonly UnmatchedResult[]): string {
  const [first, ...others] = unmatched
  if (first === undefined) return ''
  if (others.length === 0) return `${first.path} looks like ${first.title}, but no pattern matches it.`
  const names = unmatched.slice(0, shownNames).map(({ path, title }) => `${path} (${title})`)
  const more = unmatched.length - names.length
  const list = more > 0 ? `${names.join(', ')} and ${formatCount(more)} more` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return `${list} look like test results, but no pattern matches them.`
}

/** Matches paths that mean themselves as a pattern and as a value of YAML. */
const plainPath = /^[\p{L}\p{N}_./][\p{L}\p{N}_./@+-]*(?: [\p{L}\p{N}_./@+-]+)*$/u

/**
 * Returns the paths that a user can paste to read these files: the files or, if there are many, their folders. Leaves out names with
 * special characters.
 */
export function pathsToPaste(unmatched: readonly UnmatchedResult[]): readonly string[] {
  const paths = unmatched.map(({ path }) => path).filter((path) => plainPath.test(path))
  if (paths.length <= shownNames) return paths
  const inFolders = paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1) || path)
  return [...new Set(inFolders)].slice(0, shownNames)
}

/** Returns lines for a terminal that name the files, with the command that reads them; undefined for an empty list. */
export function unmatchedCommand(unmatched: readonly UnmatchedResult[]): readonly string[] | undefined {
  if (unmatched.length === 0) return undefined
  const words = pathsToPaste(unmatched).flatMap((path) => shellWord(path) ?? [])
  const command = `To report ${pronoun(unmatched)}, run: build-report report ${words.join(' ')}`
  return [unmatchedSentence(unmatched), ...(words.length === 0 ? [] : [command])]
}

/** Returns the same as one line with the input for a workflow. */
export function unmatchedInput(unmatched: readonly UnmatchedResult[]): string | undefined {
  if (unmatched.length === 0) return undefined
  const paths = pathsToPaste(unmatched)
  // YAML reads the two characters as a line break.
  const value = paths.length === 1 ? paths.join('') : `"${paths.join('\\n')}"`
  const step = ` To report ${pronoun(unmatched)}, add under "with:": paths: ${value}`
  return unmatchedSentence(unmatched) + (paths.length === 0 ? '' : step)
}

const pronoun = ({ length }: readonly UnmatchedResult[]): string => (length === 1 ? 'it' : 'them')

/**
 * Returns a notice for a run that has read other files; undefined for an empty list.
 * @param input names the place for further paths
 */
export function unmatchedNotice(unmatched: readonly UnmatchedResult[], input: string): string | undefined {
  if (unmatched.length === 0) return undefined
  const condition = unmatched.length === 1 ? 'If it belongs to this run, add it' : 'If they belong to this run, add them'
  return `${unmatchedSentence(unmatched)} ${condition} to the configuration or to ${input}.`
}
