import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findWorkTree } from '../../host/git/work-tree.js'
import type { TrackedFiles } from './tracked-files.js'

/** Returns the lines of a source file by its path in the repository. Undefined if the file must not or cannot be shown. */
export type SourceLines = (path: string) => readonly string[] | undefined

const maximumFileBytes = 1024 * 1024
/** Further files are not read. */
const maximumFiles = 1_000

/**
 * Makes a function that reads source files of the repository around a folder. Result files and records are untrusted, so it reads only
 * files that {@link TrackedFiles} finds under exactly this path. Without git, these may be any files, so it leaves out names that begin
 * with a dot, such as `.env` and `.git/config`. It does not follow links, because a repository may contain links to other folders.
 */
export function createSourceLines(cwd: string, tracked: TrackedFiles): SourceLines {
  const known = new Map<string, readonly string[] | undefined>()
  let top: string | undefined
  const read = (path: string): readonly string[] | undefined => {
    if (known.size >= maximumFiles || tracked.locate(path) !== path) return undefined
    if (tracked.whyOnDisk() !== undefined && path.split('/').some((name) => name.startsWith('.'))) return undefined
    try {
      top ??= realpathSync(findWorkTree(cwd) ?? cwd)
      const file = join(top, path)
      if (realpathSync(file) !== file) return undefined
      const stats = statSync(file)
      if (!stats.isFile() || stats.size > maximumFileBytes) return undefined
      const text = readFileSync(file, 'utf8')
      return text.includes('\0') ? undefined : text.split(/\r\n|\r|\n/)
    } catch {
      // The file was removed, or may not be read. The report is complete without it.
      return undefined
    }
  }
  return (path) => {
    if (!known.has(path)) known.set(path, read(path))
    return known.get(path)
  }
}
