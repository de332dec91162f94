import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Resolves the links of a path as far as it exists; what is missing at its end is kept as it is. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), basename(path))
  }
}

/** Returns the first of several paths that lead to the same file, whatever links and spellings they use. */
export function findSameFile(path: string, others: Iterable<string>): string | undefined {
  const own = identityOf(path)
  for (const other of others) {
    // Names cannot be compared instead: a link may have any name.
    if (identityOf(other) === own) return other
  }
  return undefined
}

/** The file itself if it exists, otherwise its place. */
function identityOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return placeOf(path)
  }
}

/** The disks of Windows and macOS usually ignore case. */
function placeOf(path: string): string {
  const place = realPath(path)
  return process.platform === 'win32' || process.platform === 'darwin' ? place.toLowerCase() : place
}
