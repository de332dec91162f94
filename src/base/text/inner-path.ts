import { isAbsolute, relative, sep } from 'node:path'

/**
 * Returns a path relative to a folder, with forward slashes. Empty for the folder itself, undefined for a path that is not in it. Ignores
 * links.
 */
export function innerPath(folder: string, path: string): string | undefined {
  const way = relative(folder, path)
  // On Windows, the way to another drive is absolute.
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) return undefined
  return way.split(sep).join('/')
}
