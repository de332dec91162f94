/** An absolute path in pieces. */
export interface SplitPath {
  /** What stands before the first slash: nothing, `C:` or `//server/share`. */
  readonly volume: string
  readonly names: readonly string[]
}

/** The same path with forward slashes; on POSIX a backslash is a character like any other. */
export const withSlashes = (path: string, isWindows: boolean): string => (isWindows ? path.replaceAll('\\', '/') : path)

/** The drive or share that a path with forward slashes begins with on Windows; empty where it names none. */
export const volumeOf = (path: string): string => /^(?:[A-Za-z]:|\/\/[^/]+(?:\/[^/]+)?)/.exec(path)?.[0] ?? ''

/** Takes an absolute path to pieces, without `.`, `..` and empty ones. */
export function splitPath(absolutePath: string, isWindows: boolean): SplitPath {
  const path = withSlashes(absolutePath, isWindows)
  const volume = isWindows ? volumeOf(path) : ''
  const names: string[] = []
  for (const name of path.slice(volume.length).split('/')) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return { volume, names }
}

/** The path of a location, with forward slashes, which Node takes on every system. */
export const pathOf = ({ volume, names }: SplitPath): string => `${volume}/${names.join('/')}`

/**
 * The path of `file` as seen from `folder`, with forward slashes; the absolute path where they are on different volumes.
 * Both are absolute.
 */
export function relativePath(folder: SplitPath, file: SplitPath, isWindows: boolean): string {
  const same = (a: string | undefined, b: string | undefined) => a === b || (isWindows && a?.toLowerCase() === b?.toLowerCase())
  if (!same(folder.volume, file.volume)) return pathOf(file)
  let shared = 0
  while (shared < folder.names.length && shared < file.names.length && same(folder.names[shared], file.names[shared])) shared += 1
  const up = folder.names.slice(shared).map(() => '..')
  return [...up, ...file.names.slice(shared)].join('/') || '.'
}

/** Whether a location is this folder or below it by its path, whatever links lead elsewhere. */
export const isBelow = (folder: SplitPath, path: SplitPath, isWindows: boolean): boolean => {
  const relative = relativePath(folder, path, isWindows)
  return relative !== '..' && !relative.startsWith('../') && relative !== pathOf(path)
}

/** The places to begin a search at: none of them below another one. */
export function outermost(searchPaths: readonly SplitPath[], isWindows: boolean): SplitPath[] {
  const keyOf = (path: SplitPath) => `${isWindows ? pathOf(path).toLowerCase() : pathOf(path)}/`.replace(/(?<!\/)\/+$/, '/')
  const byKey = new Map(searchPaths.map((path) => [keyOf(path), path]))
  const outer: SplitPath[] = []
  let last = ''
  for (const key of [...byKey.keys()].sort()) {
    if (last !== '' && key.startsWith(last)) continue
    last = key
    const path = byKey.get(key)
    if (path !== undefined) outer.push(path)
  }
  return outer
}
