/** An absolute path, split into its names. */
export interface SplitPath {
  /** The part before the first slash: empty, `C:` or `//server/share`. */
  readonly volume: string
  readonly names: readonly string[]
}

/** Returns a path with forward slashes. On POSIX, a backslash is an ordinary character. */
export const withSlashes = (path: string, isWindows: boolean): string => (isWindows ? path.replaceAll('\\', '/') : path)

/** Returns the drive or share at the front of a Windows path with forward slashes; empty if there is none. */
export const volumeOf = (path: string): string => /^(?:[A-Za-z]:|\/\/[^/]+(?:\/[^/]+)?)/.exec(path)?.[0] ?? ''

/** Splits an absolute path. Resolves `.` and `..`, and leaves out empty names. */
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

/** Joins a split path with forward slashes, which Node accepts on every system. */
export const joinedPath = ({ volume, names }: SplitPath): string => `${volume}/${names.join('/')}`

/** Returns the path of `file` relative to `folder`, with forward slashes, or the absolute path if they are on different volumes. */
export function relativePath(folder: SplitPath, file: SplitPath, isWindows: boolean): string {
  const same = (a: string | undefined, b: string | undefined) => a === b || (isWindows && a?.toLowerCase() === b?.toLowerCase())
  if (!same(folder.volume, file.volume)) return joinedPath(file)
  let shared = 0
  while (shared < folder.names.length && shared < file.names.length && same(folder.names[shared], file.names[shared])) shared += 1
  const up = folder.names.slice(shared).map(() => '..')
  return [...up, ...file.names.slice(shared)].join('/') || '.'
}

/** Returns whether a path is a folder or below it. Ignores links. */
export const isBelow = (folder: SplitPath, path: SplitPath, isWindows: boolean): boolean => {
  const relative = relativePath(folder, path, isWindows)
  return relative !== '..' && !relative.startsWith('../') && relative !== joinedPath(path)
}

/** Returns the paths that are not below another one of them. */
export function outermost(searchPaths: readonly SplitPath[], isWindows: boolean): SplitPath[] {
  const keyOf = (path: SplitPath) => `${isWindows ? joinedPath(path).toLowerCase() : joinedPath(path)}/`.replace(/(?<!\/)\/+$/, '/')
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
