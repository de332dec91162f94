import { GLOBSTAR, Minimatch } from 'minimatch'
import { UserError } from '../errors.js'
import type { SplitPath } from './split-path.js'
import { type PathContext, splitPattern } from './split-pattern.js'
import { withoutBacktracking } from './without-backtracking.js'

/** What one name on the way to a file must be, or `any-depth`: any number of folders, also none. */
export type Segment = ((name: string) => boolean) | 'any-depth'

/** A glob pattern as `@actions/glob` understands it. It matches a path, and everything below a folder that it matches. */
export interface Pattern {
  /** As it was given. */
  readonly text: string
  /** Whether it takes away what the patterns before it matched. */
  readonly negated: boolean
  /** Whether it matches folders alone, and so only files below them: it ends in a slash. */
  readonly foldersOnly: boolean
  /** Where a search begins: the pattern up to its first wildcard. It may be a file. */
  readonly searchPath: SplitPath
  /** The names from the root of the volume on; the last one is never `any-depth`. */
  readonly segments: readonly Segment[]
  /** The names that the pattern itself spells out. */
  readonly literals: ReadonlySet<string>
}

/** The patterns among some texts: one a line, without blank lines and those that begin with `#`. */
export const patternLines = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.split(/\r\n|\n|\r/))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/**
 * Reads patterns, as `patternLines` finds them; `!` in front takes matches away.
 * @throws UserError that quotes the pattern
 */
export const parsePatterns = (texts: readonly string[], context: PathContext): readonly Pattern[] =>
  patternLines(texts).map((line) => parsePattern(line, context))

function parsePattern(line: string, context: PathContext): Pattern {
  const { isWindows } = context
  const marks = /^[!\s]*/.exec(line)?.[0] ?? ''
  const text = line.slice(marks.length)
  if (text === '') throw new UserError(`The pattern "${line}" is empty.`)
  const { base, segments } = splitPattern(text, context)
  const parts = parseSegments(line, segments, isWindows)
  const isDots = (part: unknown) => part === '.' || part === '..'
  if (segments.some(isDots) || parts.some(isDots)) {
    throw new UserError(`The pattern "${line}" has a "." or ".." that is not at its front.`, { hint: 'Write the path without it.' })
  }
  const isLiteral = (part: Part): part is string => typeof part === 'string'
  const firstWildcard = parts.findIndex((part) => !isLiteral(part))
  const literals = parts.filter(isLiteral)
  const compiled = [...base.names, ...parts].map((part) => compile(part, isWindows))
  // `a/**` and `a` match the same files: everything below a match is matched.
  while (compiled.at(-1) === 'any-depth') compiled.pop()
  return {
    text: line,
    negated: marks.replaceAll(/\s/g, '').length % 2 === 1,
    foldersOnly: text.endsWith('/') || (isWindows && text.endsWith('\\')),
    searchPath: { volume: base.volume, names: [...base.names, ...(firstWildcard === -1 ? literals : literals.slice(0, firstWildcard))] },
    segments: compiled,
    literals: new Set(literals),
  }
}

type Part = Minimatch['set'][number][number]

function parseSegments(line: string, segments: readonly string[], isWindows: boolean): readonly Part[] {
  if (segments.length === 0) return []
  // Those of `@actions/glob`, but literal names stay strings where case is ignored.
  const options = {
    dot: true,
    nobrace: true,
    nocase: isWindows,
    nocaseMagicOnly: true,
    nocomment: true,
    noext: true,
    nonegate: true,
  } as const
  try {
    const parts = new Minimatch(segments.join('/'), { ...options, platform: isWindows ? 'win32' : 'linux' }).set[0]
    if (parts !== undefined) return parts
  } catch (cause) {
    // minimatch refuses patterns of more than 64 KiB.
    throw new UserError(`The pattern "${line.slice(0, 100)}…" cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    })
  }
  throw new UserError(`The pattern "${line}" is not a valid glob.`, { hint: 'A "[" that is meant as it stands is written "[[]".' })
}

function compile(part: Part, isWindows: boolean): Segment {
  if (part === GLOBSTAR) return 'any-depth'
  if (typeof part !== 'string') {
    const glob = withoutBacktracking(part)
    return (name) => glob.test(name)
  }
  if (!isWindows) return (name) => name === part
  const lowerCase = part.toLowerCase()
  return (name) => name.toLowerCase() === lowerCase
}
