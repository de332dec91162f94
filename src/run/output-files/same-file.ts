import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Resolves the links of a path. Keeps the end of the path that does not exist. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), basename(path))
  }
}

/** Returns the first path that leads to the same file, whatever links and spellings it uses. */
export function findSameFile(path: string, others: Iterable<string>): string | undefined {
  const own = identityOf(path)
  for (const other of others) {
    // Comparing names is not enough, because a link may have any name.
    if (identityOf(other) === own) return other
  }
  return undefined
}

/** Returns the device and inode of the file if it exists, else its real path. */
function identityOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return filePlace(path)
  }
}

/** Lowers the case on Windows and macOS, whose file systems usually ignore it. */
function filePlace(path: string): string {
  const place = realPath(path)
  return process.platform === 'win32' || process.platform === 'darwin' ? place.toLowerCase() : place
}
