import { homedir } from 'node:os'
import { resolve } from 'node:path'
import type { Problem } from '../records/problem.js'
import type { Collector } from './collector.js'
import { groupBy } from './group-by.js'
import { createMatcher, type Match } from './matcher.js'
import { type Pattern, parsePatterns, patternLines } from './pattern.js'
import { createSearchProblems } from './search-problems.js'
import { createSearchScope } from './search-scope.js'
import { outermost, pathOf, relativePath, type SplitPath, splitPath } from './split-path.js'
import { isUnprintable } from './unprintable-path.js'
import { type FoundFile, type WalkOptions, walk } from './walk.js'

/** Which files are wanted. */
export interface MatchOptions {
  /** Absolute, or relative to the process's. */
  readonly cwd: string
  readonly collectors: readonly Collector[]
  readonly readFolder?: WalkOptions['readFolder']
  readonly maximumEntries?: number
}

/**
 * How many files and folders a search may meet. The largest public repositories have half a million files; a search of this many takes
 * a few seconds, and a whole disk has more.
 */
const entriesOfOneSearch = 1_000_000

/** A file that belongs to a collector at least. */
export interface MatchedFile {
  /** With forward slashes. */
  readonly absolutePath: string
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** The collectors, in their order, each with those of its patterns that match. */
  readonly matches: readonly { readonly collector: Collector; readonly patterns: readonly string[] }[]
}

export interface MatchedFiles {
  /** Sorted by path; each file once, however many ways lead to it. */
  readonly files: readonly MatchedFile[]
  /** Folders that could not be read, links that lead elsewhere, paths with control characters: all that was left out. */
  readonly problems: readonly Problem[]
}

/**
 * Finds the files of all collectors in one walk, by the semantics of `@actions/glob`; only `node_modules` and `.git` are not
 * entered by patterns that do not name them.
 * @throws UserError where a pattern is wrong
 */
export function matchFiles({ cwd, collectors, readFolder, maximumEntries = entriesOfOneSearch }: MatchOptions): MatchedFiles {
  const isWindows = process.platform === 'win32'
  const context = { cwd: resolve(cwd), home: homedir(), isWindows }
  const groups = collectors.map(({ include, exclude }) => {
    // An exclusion takes matches away, behind all patterns that bring some.
    return parsePatterns([...include, ...patternLines(exclude).map((line) => `!${line}`)], context)
  })
  const here = splitPath(context.cwd, isWindows)
  const prefix = pathOf(here)
  const displayed = (path: string) =>
    path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : relativePath(here, splitPath(path, isWindows), isWindows)

  const problems = createSearchProblems(displayed, maximumEntries)
  const starts = groups.flat().flatMap((pattern) => (pattern.negated ? [] : [pattern.searchPath]))
  const isPrintable = (start: SplitPath) => {
    if (!isUnprintable(displayed(pathOf(start)))) return true
    problems.add(pathOf(start), { reason: 'unprintable' })
    return false
  }
  const scope = createSearchScope(here, collectors, groups, isWindows)
  const found = walk(createMatcher(groups, isWindows), outermost(starts, isWindows).filter(isPrintable), {
    isWindows,
    isInside: scope.isInside,
    maximumEntries,
    onLeftOut: problems.add,
    ...(readFolder && { readFolder }),
  })

  const describe = createDescriber(collectors, groups)
  const files = unify(found).flatMap(({ path, realPath, matches: found }) => {
    const all = describe(found)
    const matches = scope.isShared(realPath) ? all : all.filter(({ collector }) => collector.named)
    return matches.length === 0 ? [] : [{ absolutePath: path, path: displayed(path), matches }]
  })
  return { files: files.sort((a, b) => byCodeUnits(a.path, b.path)), problems: problems.list() }
}

/** Names what matched: the collectors in their order, with their patterns in theirs. Files matched alike share one array. */
function createDescriber(collectors: readonly Collector[], groups: readonly (readonly Pattern[])[]) {
  const known = new Map<string, MatchedFile['matches']>()
  return (matches: readonly Match[]): MatchedFile['matches'] => {
    const key = matches.map(({ group, index }) => `${group}:${index}`).join()
    const described = known.get(key) ?? describeMatches(new Set(key.split(',')), collectors, groups)
    known.set(key, described)
    return described
  }
}

function describeMatches(
  matches: ReadonlySet<string>,
  collectors: readonly Collector[],
  groups: readonly (readonly Pattern[])[],
): MatchedFile['matches'] {
  return collectors.flatMap((collector, group) => {
    const patterns = (groups[group] ?? []).filter((_, index) => matches.has(`${group}:${index}`)).map(({ text }) => text)
    return patterns.length === 0 ? [] : [{ collector, patterns }]
  })
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Makes one of what are several paths of one file: the first of those with the fewest symbolic links, with the matches of all. */
function unify(found: readonly FoundFile[]): FoundFile[] {
  const sorted = [...found].sort((a, b) => a.links - b.links || byCodeUnits(a.path, b.path))
  return [...groupBy(sorted, ({ realPath }) => realPath).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    return others.length === 0 ? [first] : [{ ...first, matches: [...first.matches, ...others.flatMap(({ matches }) => matches)] }]
  })
}
