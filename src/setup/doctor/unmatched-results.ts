import { UserError } from '../../base/errors.js'
import type { Config } from '../../config/config.js'
import { workspacePrefix } from '../../host/ci-context/workspace-prefix.js'
import { findWorkTree } from '../../host/git/work-tree.js'
import { listGitFiles } from '../../judge/source-locations/git-files.js'
import { matchFiles } from '../../read/collect/match-files.js'
import { formatTitle } from './format-title.js'

/** A file that looks like test results and that no pattern of a run matches. */
export interface UnmatchedResult {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** The title of its format. */
  readonly title: string
}

/** The endings of result files. */
const patterns = ['**/*.xml', '**/*.trx', '**/*.json', '**/*.tap', '**/*.ndjson']
/** Opening a file takes about 0.1 ms. */
const maximumOpened = 2_000
const maximumFound = 10
/** A search through the files of a whole disk would take too long for a hint. */
const maximumEntries = 100_000

/**
 * Finds files with results that a run would not read. Leaves out files that are excluded on purpose or that git tracks: results are not
 * committed, but examples of them are.
 * @param known the files that the run has read or left out
 */
export function findUnmatchedResults(cwd: string, { collect }: Config, known: ReadonlySet<string>): readonly UnmatchedResult[] {
  const exclude = [...new Set(collect.collectors.flatMap((collector) => collector.exclude))]
  const tracked = trackedPaths(cwd)
  const prefix = workspacePrefix(findWorkTree(cwd), cwd)
  const found: UnmatchedResult[] = []
  let opened = 0
  for (const { path, absolutePath } of search(cwd, exclude)) {
    if (known.has(path) || tracked.has(prefix + path)) continue
    opened += 1
    if (opened > maximumOpened || found.length >= maximumFound) break
    const title = formatTitle(absolutePath, path)
    if (title !== undefined) found.push({ path, title })
  }
  return found
}

function search(cwd: string, exclude: readonly string[]): ReturnType<typeof matchFiles>['files'] {
  try {
    const collector = { key: 'junit', include: patterns, exclude, metadata: {} } as const
    return matchFiles({ cwd, collectors: [collector], maximumEntries }).files
  } catch (error) {
    // The run itself has reported an invalid pattern.
    if (error instanceof UserError) return []
    throw error
  }
}

/** Returns the tracked files, relative to the top of the repository. */
function trackedPaths(cwd: string): ReadonlySet<string> {
  const listed = listGitFiles(cwd)
  return new Set('files' in listed ? listed.files : [])
}
