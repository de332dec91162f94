/** Decides whether a pattern matches a path, which is split at its slashes. */
export type PathMatcher = (path: readonly string[]) => boolean

/** Matches any number of folders. */
const anyFolders = Symbol('**')

type Segment = string | typeof anyFolders

/**
 * Compiles a pattern of a CODEOWNERS file. It follows gitignore without negation and character ranges, so brackets are ordinary characters.
 * Like GitHub, `folder/*` matches only the files in the folder itself, although gitignore would also match the files of its subfolders.
 * Returns undefined if the pattern is not valid. Matching takes at most the product of both lengths, whatever the pattern.
 * @see https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 */
export function compilePathPattern(pattern: string): PathMatcher | undefined {
  if (pattern === '' || /^!|^\\#|\*\*\*|\/\//.test(pattern)) return undefined
  if (pattern === '/') return () => false
  const names = pattern.split('/')
  const isFolder = names.length > 1 && names.at(-1) === ''
  if (isFolder) names.pop()
  // A slash at the beginning or in the middle ties a pattern to the root.
  if (names[0] === '') names.shift()
  else if (names.length === 1) names.unshift('**')
  const last = names.at(-1) ?? ''
  const segments: Segment[] = names.map((name) => (name === '**' ? anyFolders : name))
  const onlyDirectFiles = !isFolder && last === '*' && names.length > 1 && names[names.length - 2] !== '**'
  if (onlyDirectFiles) return (path) => matchesSegments(segments, path, 'whole')
  return (path) => matchesSegments(segments, path, isFolder ? 'folder' : 'any')
}

/** The part of a path that the segments must match: all of it, a folder in it, or either. */
type Extent = 'whole' | 'folder' | 'any'

/** Matches segments like {@link matchesName}: after a failure, only the last `**` takes one more folder. */
function matchesSegments(segments: readonly Segment[], path: readonly string[], extent: Extent): boolean {
  const longest = extent === 'folder' ? path.length - 1 : path.length
  let segment = 0
  let name = 0
  let afterStar = -1
  let starEnd = 0
  while (true) {
    const expected = segments[segment]
    if (expected === anyFolders) {
      segment += 1
      afterStar = segment
      starEnd = name
      // At the end, `**` matches everything in the folder, but not the folder itself.
      if (segment === segments.length) return name < path.length
      continue
    }
    if (expected === undefined && (extent !== 'whole' || name === path.length)) return true
    if (expected !== undefined && name < longest && matchesName(expected, path[name] ?? '')) {
      segment += 1
      name += 1
      continue
    }
    if (afterStar === -1 || starEnd >= longest) return false
    starEnd += 1
    segment = afterStar
    name = starEnd
  }
}

/** Matches one name. After a failure, only the last `*` takes one more character, so the time is the product of the lengths. */
function matchesName(pattern: string, name: string): boolean {
  let at = 0
  let index = 0
  let afterStar = -1
  let starEnd = 0
  while (index < name.length) {
    const expected = pattern[at]
    if (expected === '*') {
      at += 1
      afterStar = at
      starEnd = index
    } else if (expected === '\\' && pattern[at + 1] === name[index]) {
      at += 2
      index += 1
    } else if (expected !== undefined && expected !== '\\' && (expected === '?' || expected === name[index])) {
      at += 1
      index += 1
    } else if (afterStar === -1) return false
    else {
      starEnd += 1
      at = afterStar
      index = starEnd
    }
  }
  while (pattern[at] === '*') at += 1
  return at === pattern.length
}
