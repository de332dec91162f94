import { UserError } from '../../base/errors.js'
import type { Config } from '../../config/config.js'
import { workspacePrefix } from '../../host/ci-context/workspace-prefix.js'
import { findWorkTree } from '../../host/git/work-tree.js'
import { listGitFiles } from '../../judge/source-locations/git-files.js'
import { matchFiles } from '../../read/collect/match-files.js'
import type { Notice } from '../../read/collect/notice.js'
import { folderOf } from '../../read/collect/unite-folders.js'
import { formatTitle } from './format-title.js'

/** A file that looks like test results and that no pattern of a run matches. */
export interface UnmatchedResult {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** The title of its format. */
  readonly title: string
}

/** The files of a project that a run would not read, if it found no results. */
export interface UnmatchedFiles {
  readonly unmatched: readonly UnmatchedResult[]
  /** Facts about files with results that cannot be read, and about files that show that a tool has run tests. */
  readonly notices: readonly Notice[]
}

/** The endings of result files. */
const patterns = ['*.xml', '*.trx', '*.json', '*.tap', '*.ndjson']

/** The names of further files with results that cannot be read. */
const unreadPatterns = ['*.jsonl', '*test*.log', 'index.html', '*.zip']

/** The size of a search. */
interface SearchLimits {
  /** A search through the files of a whole disk would take too long for a hint. */
  readonly entries: number
  /** Opening a file takes about 0.1 ms. */
  readonly opened: number
}

const inTree: SearchLimits = { entries: 100_000, opened: 2_000 }
/** Every run that finds results searches beside them, so this takes a few milliseconds at most. */
const besideResults: SearchLimits = { entries: 1_000, opened: 20 }
const maximumFolders = 20
const maximumFound = 10

/**
 * Finds files with results that a run would not read, and files that explain why it found none. Leaves out files that are excluded on purpose
 * or that git tracks: results are not committed, but examples of them are.
 * @param known the files that the run has read or left out
 */
export async function findUnmatchedFiles(
  cwd: string,
  config: Pick<Config, 'collect'>,
  known: ReadonlySet<string>,
): Promise<UnmatchedFiles> {
  const isTracked = trackedFilter(cwd)
  const include = [...patterns, ...unreadPatterns].map((pattern) => `**/${pattern}`)
  const files = search(cwd, config, include, inTree).filter(({ path }) => !isKnown(path, known) && !isTracked(path))
  const unmatched = resultsAmong(files, inTree)
  if (unmatched.length > 0 || files.length === 0) return { unmatched, notices: [] }
  const { describeTestFiles } = await import('../../read/collect/neighbours/test-files.js')
  return { unmatched, notices: describeTestFiles(files.slice(0, inTree.opened)) }
}

/** Finds the same only in the folders of the files that a run has read. */
export function findResultsBeside(
  cwd: string,
  config: Pick<Config, 'collect'>,
  read: readonly { readonly path: string }[],
  known: ReadonlySet<string>,
): readonly UnmatchedResult[] {
  const files = search(
    cwd,
    config,
    foldersOf(read).flatMap((folder) => patterns.map((pattern) => folder + pattern)),
    besideResults,
  ).filter(({ path }) => !isKnown(path, known))
  const found = resultsAmong(files, besideResults)
  if (found.length === 0) return found
  const isTracked = trackedFilter(cwd)
  return found.filter(({ path }) => !isTracked(path))
}

/** Returns whether a run has read a file, or its folder as one. */
const isKnown = (path: string, known: ReadonlySet<string>): boolean => known.has(path) || known.has(folderOf(path))

/** Matches folders that cannot be the front of a pattern. */
const unusable = /[\\\r\n]|^[!#\s]/

/** Returns patterns for the first folders of some files, with a slash at their ends; empty for the working directory. */
function foldersOf(read: readonly { readonly path: string }[]): readonly string[] {
  const folders = new Set<string>()
  for (const { path } of read) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    if (!unusable.test(folder)) folders.add(folder.replace(/[*?[]/g, '[$&]'))
    if (folders.size === maximumFolders) break
  }
  return [...folders]
}

function search(cwd: string, { collect }: Pick<Config, 'collect'>, include: readonly string[], { entries }: SearchLimits) {
  const exclude = [...new Set(collect.collectors.flatMap((collector) => collector.exclude))]
  try {
    return matchFiles({ cwd, collectors: [{ key: 'junit', include, exclude, metadata: {} }], maximumEntries: entries }).files
  } catch (error) {
    // The run itself has reported an invalid pattern.
    if (error instanceof UserError) return []
    throw error
  }
}

function resultsAmong(files: ReturnType<typeof search>, { opened }: SearchLimits): readonly UnmatchedResult[] {
  const found: UnmatchedResult[] = []
  // Most JSON files are the configurations of tools.
  const isJson = ({ path }: { readonly path: string }) => path.endsWith('.json')
  const sorted = [...files.filter((file) => !isJson(file)), ...files.filter(isJson)]
  for (const { path, absolutePath } of sorted.slice(0, opened)) {
    if (found.length >= maximumFound) break
    const title = formatTitle(absolutePath, path)
    if (title !== undefined) found.push({ path, title })
  }
  return found
}

/** Returns a function that recognises the paths of tracked files. */
function trackedFilter(cwd: string): (path: string) => boolean {
  const listed = listGitFiles(cwd)
  const tracked = new Set('files' in listed ? listed.files : [])
  const prefix = workspacePrefix(findWorkTree(cwd), cwd)
  return (path) => tracked.has(prefix + path)
}
