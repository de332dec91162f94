import { realpathSync } from 'node:fs'
import { withSlashes } from './split-path.js'

/** Returns the path of a file or folder without symbolic links, with forward slashes. Throws the error of the file system. */
export const realPathOf = (path: string, isWindows: boolean): string => withSlashes(realpathSync.native(path), isWindows)

/**
 * Returns a function that reports whether a real path is one of some folders or below one. Folders that do not exist are ignored.
 * @param folders absolute; their paths may contain symbolic links
 */
export function createRealRoots(folders: readonly string[], isWindows: boolean): (realPath: string) => boolean {
  const fold = (path: string) => (isWindows ? path.toLowerCase() : path)
  const roots = [...new Set(folders)].flatMap((folder) => {
    try {
      return [fold(realPathOf(folder, isWindows))]
    } catch {
      return []
    }
  })
  return (realPath) => {
    const path = fold(realPath)
    return roots.some((root) => path === root || path.startsWith(root.endsWith('/') ? root : `${root}/`))
  }
}
