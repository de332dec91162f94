import { opendirSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { displayLine } from '../../base/text/display-text.js'
import { innerPath } from '../../base/text/inner-path.js'
import { findRepository } from '../../host/git/repository.js'
import { findWorkTree } from '../../host/git/work-tree.js'

const maximumPaths = 20_000
/** The number of folders above a file. */
const maximumDepth = 8
/** The number of entries that are visited if git cannot list the files. */
const maximumEntries = 100_000

/** Folders with the code of others, with output, and with projects that are examples or test data. */
const skippedFolders: ReadonlySet<string> = new Set([
  '.git',
  'node_modules',
  'bower_components',
  'vendor',
  'third_party',
  'site-packages',
  '.venv',
  'venv',
  '.tox',
  '.nox',
  '__pycache__',
  'Pods',
  '.gradle',
  '.dart_tool',
  'fixtures',
  '__fixtures__',
  'testdata',
  'examples',
  'example',
  'samples',
  'dist',
  'coverage',
])

/** More folders of output. If git lists the files, its ignored folders are left out instead. */
const outputFolders: ReadonlySet<string> = new Set(['build', 'out', 'obj', 'target'])

/**
 * Lists the files of a folder that belong to its repository: those that git tracks or does not ignore, else all outside of output folders.
 */
export function listPaths(root: string, env: Environment): readonly string[] {
  const paths = listByGit(root, env) ?? listOnDisk(root)
  return paths
    .filter(isWanted)
    .map((path) => ({ path, depth: depthOf(path) }))
    .sort((one, other) => one.depth - other.depth || (one.path < other.path ? -1 : 1))
    .slice(0, maximumPaths)
    .map(({ path }) => path)
}

const depthOf = (path: string) => path.split('/').length - 1

/** Leaves out paths that could not be written into a workflow, or would be expressions in it. */
const isWanted = (path: string): boolean =>
  path.length <= 1024 &&
  displayLine(path) === path &&
  !path.includes('${{') &&
  depthOf(path) <= maximumDepth &&
  !path.split('/').some((name) => skippedFolders.has(name))

function listByGit(root: string, env: Environment): readonly string[] | undefined {
  const workTree = findWorkTree(root)
  const prefix = workTree === undefined ? undefined : innerPath(workTree, root)
  if (prefix === undefined) return undefined
  const paths = findRepository(root, env)?.list('ls-files', '--cached', '--others', '--exclude-standard', '-z')
  if (paths === undefined || prefix === '') return paths
  return paths.filter((path) => path.startsWith(`${prefix}/`)).map((path) => path.slice(prefix.length + 1))
}

/** Lists the files of a folder without following links. */
function listOnDisk(root: string): readonly string[] {
  const found: string[] = []
  const folders = [{ path: '', depth: 0 }]
  let entries = 0
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    for (const { name, isFolder } of entriesOf(join(root, folder.path), maximumEntries - entries)) {
      entries += 1
      const path = folder.path === '' ? name : `${folder.path}/${name}`
      if (!isFolder) found.push(path)
      else if (folder.depth < maximumDepth && !skippedFolders.has(name) && !outputFolders.has(name))
        folders.push({ path, depth: folder.depth + 1 })
    }
    if (entries >= maximumEntries) break
  }
  return found
}

function entriesOf(folder: string, limit: number): readonly { readonly name: string; readonly isFolder: boolean }[] {
  const entries: { name: string; isFolder: boolean }[] = []
  try {
    const reader = opendirSync(folder)
    try {
      for (let seen = 0, entry = reader.readSync(); entry !== null && seen < limit; seen += 1, entry = reader.readSync()) {
        if (entry.isFile() || entry.isDirectory()) entries.push({ name: entry.name, isFolder: entry.isDirectory() })
      }
    } finally {
      reader.closeSync()
    }
  } catch {
    // A folder that cannot be read has nothing to detect.
  }
  return entries
}
