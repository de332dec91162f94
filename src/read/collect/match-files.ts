import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { definedFields } from '../../base/defined-fields.js'
import { isUnfinished } from '../../base/files/unfinished-path.js'
import { groupBy } from '../../base/group-by.js'
import type { Problem } from '../../records/problem.js'
import type { FolderFormat, Format } from '../formats/format.js'
import type { Collector } from './collector.js'
import { type JobPlace, jobAt } from './job-place.js'
import { createMatcher, type Match } from './matcher.js'
import { mavenCollectors } from './maven-files.js'
import { type Pattern, parsePatterns, patternLines } from './pattern.js'
import { createSearchProblems } from './search-problems.js'
import { createSearchScope } from './search-scope.js'
import { joinedPath, outermost, relativePath, type SplitPath, splitPath } from './split-path.js'
import { isUnprintable } from './unprintable-path.js'
import { type FoundFile, type WalkOptions, walk } from './walk.js'

/** The files to find. */
export interface MatchOptions {
  /** Absolute, or relative to the working directory of the process. */
  readonly cwd: string
  readonly collectors: readonly Collector[]
  readonly readFolder?: WalkOptions['readFolder']
  readonly maximumEntries?: number
}

/**
 * The number of files and folders that a search may visit, which takes a few seconds. The largest public repositories have half a million
 * files, and a whole disk has more.
 */
const entriesOfOneSearch = 1_000_000

/** A file that at least one collector matches. */
export interface MatchedFile {
  /** With forward slashes. */
  readonly absolutePath: string
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** The collectors in their order, each with its patterns that match. */
  readonly matches: readonly { readonly collector: Collector; readonly patterns: readonly string[] }[]
  /** Whether a pattern of a collector that reads files is exactly this path, and not a folder or a glob. */
  readonly isNamed: boolean
  /** The job that produced the file, if a pattern with `<job>` matches it. */
  readonly job?: string
  /** The files that are read as one, if this is their folder. */
  readonly folder?: MatchedFolder
}

/** The files of a folder that are one result. */
export interface MatchedFolder {
  readonly format: Format & { readonly folder: FolderFormat }
  /** Sorted by path. */
  readonly files: readonly MatchedFile[]
}

export interface MatchedFiles {
  /** Sorted by path. Each file once, even if several paths lead to it. */
  readonly files: readonly MatchedFile[]
  /** The problems of what is left out: unreadable folders, links out of the search scope, paths with control characters. */
  readonly problems: readonly Problem[]
}

/**
 * Finds the files of all collectors in one walk, without those that a killed run has left unfinished. Patterns work as in `@actions/glob`,
 * except that they match nothing in `node_modules` and `.git` unless they name the folder.
 * @throws UserError if a pattern is invalid
 */
export function matchFiles({ cwd, collectors: own, readFolder, maximumEntries = entriesOfOneSearch }: MatchOptions): MatchedFiles {
  const collectors = [...own, ...mavenCollectors(own)]
  const isWindows = process.platform === 'win32'
  const context = { cwd: resolve(cwd), home: homedir(), isWindows }
  const groups = collectors.map(({ include, exclude }) => {
    // Exclusions come after all inclusions, so that they win.
    return parsePatterns([...include, ...patternLines(exclude).map((line) => `!${line}`)], context)
  })
  const here = splitPath(context.cwd, isWindows)
  const prefix = `${joinedPath(here)}/`
  const displayed = (path: string) =>
    path.startsWith(prefix) ? path.slice(prefix.length) : relativePath(here, splitPath(path, isWindows), isWindows)

  const problems = createSearchProblems(displayed, maximumEntries)
  const starts = groups.flat().flatMap((pattern) => (pattern.negated ? [] : [pattern.searchPath]))
  const isPrintable = (start: SplitPath) => {
    if (!isUnprintable(displayed(joinedPath(start)))) return true
    problems.add(joinedPath(start), { reason: 'unprintable' })
    return false
  }
  const scope = createSearchScope(here, collectors, groups, isWindows)
  const walked = walk(createMatcher(groups, isWindows), outermost(starts, isWindows).filter(isPrintable), {
    isWindows,
    isInside: scope.isInside,
    maximumEntries,
    onLeftOut: problems.add,
    ...definedFields({ readFolder }),
  })

  const describe = createDescriber(collectors, groups)
  const fold = (path: string) => (isWindows ? path.toLowerCase() : path)
  const files: MatchedFile[] = []
  for (const { path, realPath, matches: found } of unify(walked)) {
    if (isUnfinished(path)) continue
    const { all, named, literals, jobPlace } = describe(found)
    const matches = scope.isShared(realPath) ? all : named
    if (matches.length === 0) continue
    const isNamed = literals.some((literal) => fold(literal) === fold(path))
    const file = { absolutePath: path, path: displayed(path), matches, isNamed }
    const job = jobPlace && jobAt(jobPlace, splitPath(path, isWindows).names)
    files.push(job === undefined ? file : { ...file, job })
  }
  return { files: files.sort((a, b) => byCodeUnits(a.path, b.path)), problems: problems.list() }
}

interface DescribedMatches {
  /** The collectors and patterns. */
  readonly all: MatchedFile['matches']
  /** The entries of `all` whose collectors have paths of the user. */
  readonly named: MatchedFile['matches']
  /** The absolute paths of the patterns without wildcards, except the patterns of `files`. */
  readonly literals: readonly string[]
  readonly jobPlace?: JobPlace | undefined
}

/**
 * Makes a function that returns the collectors and patterns of some matches, in their order. Files with the same matches share one array.
 */
function createDescriber(collectors: readonly Collector[], groups: readonly (readonly Pattern[])[]) {
  const byKey = new Map<string, DescribedMatches>()
  const byList = new WeakMap<readonly Match[], DescribedMatches>()
  const describe = (matches: readonly Match[]): DescribedMatches => {
    const key = matches.map(({ group, index }) => `${group}:${index}`).join()
    const known = byKey.get(key)
    if (known !== undefined) return known
    const all = describeMatches(new Set(key.split(',')), collectors, groups)
    const described = {
      all,
      named: all.filter(({ collector }) => collector.named),
      literals: literalsOf(matches, collectors, groups),
      jobPlace: matches.flatMap(({ group, index }) => groups[group]?.[index]?.job ?? [])[0],
    }
    byKey.set(key, described)
    return described
  }
  return (matches: readonly Match[]): DescribedMatches => {
    const described = byList.get(matches) ?? describe(matches)
    byList.set(matches, described)
    return described
  }
}

function literalsOf(
  matches: readonly Match[],
  collectors: readonly Collector[],
  groups: readonly (readonly Pattern[])[],
): readonly string[] {
  const patterns = matches.flatMap(({ group, index }) => (collectors[group]?.key === 'files' ? [] : (groups[group]?.[index] ?? [])))
  const literal = patterns.filter(({ searchPath, segments }) => searchPath.names.length === segments.length)
  return [...new Set(literal.map(({ searchPath }) => joinedPath(searchPath)))]
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

/** Merges several paths of one file into the first path with the fewest symbolic links, with the matches of all. */
function unify(found: readonly FoundFile[]): readonly FoundFile[] {
  // Without links, each file has only one path.
  if (found.every(({ path, realPath }) => path === realPath)) return found
  const sorted = [...found].sort((a, b) => a.links - b.links || byCodeUnits(a.path, b.path))
  return [...groupBy(sorted, ({ realPath }) => realPath).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    return others.length === 0 ? [first] : [{ ...first, matches: [...first.matches, ...others.flatMap(({ matches }) => matches)] }]
  })
}
