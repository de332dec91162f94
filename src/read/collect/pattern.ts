import { GLOBSTAR, Minimatch } from 'minimatch'
import { definedFields } from '../../base/defined-fields.js'
import { messageOf, UserError } from '../../base/errors.js'
import { type JobPlace, withoutJob } from './job-place.js'
import type { SplitPath } from './split-path.js'
import { type PathContext, splitPattern } from './split-pattern.js'
import { withoutBacktracking } from './without-backtracking.js'

/** A condition for one name of a path, or `any-depth`: any number of folders, including none. */
export type Segment = ((name: string) => boolean) | 'any-depth'

/** A glob pattern with the semantics of `@actions/glob`. It matches a path, and everything below a folder that it matches. */
export interface Pattern {
  /** The pattern as the user wrote it. */
  readonly text: string
  /** Whether it excludes what earlier patterns matched. */
  readonly negated: boolean
  /** Whether it ends in a slash, and so matches only folders and the files below them. */
  readonly foldersOnly: boolean
  /** The start of the search: the pattern up to its first wildcard. It may be a file. */
  readonly searchPath: SplitPath
  /** The names from the root of the volume. The last one is never `any-depth`. */
  readonly segments: readonly Segment[]
  /** The names that the pattern contains without wildcards. */
  readonly literals: ReadonlySet<string>
  /** The place of `<job>`, if the pattern contains it. */
  readonly job?: JobPlace
}

/** Returns the patterns in some texts, one per line, without blank lines and lines that begin with `#`. */
export const patternLines = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.split(/\r\n|\n|\r/))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/**
 * Parses the patterns that {@link patternLines} finds. A `!` at the front excludes matches.
 * @throws UserError that quotes an invalid pattern
 */
export const parsePatterns = (texts: readonly string[], context: PathContext): readonly Pattern[] =>
  patternLines(texts).map((line) => parsePattern(line, context))

function parsePattern(line: string, context: PathContext): Pattern {
  const { isWindows } = context
  const marks = /^[!\s]*/.exec(line)?.[0] ?? ''
  const text = line.slice(marks.length)
  if (text === '') throw new UserError(`The pattern "${line}" is empty.`, { hint: 'Write a path or glob after "!".' })
  const { base, segments } = splitPattern(text, context)
  const { segments: globs, job } = withoutJob(line, segments, base.names.length)
  const parts = parseSegments(line, globs, isWindows)
  const isDots = (part: unknown) => part === '.' || part === '..'
  if (segments.some(isDots) || parts.some(isDots)) {
    throw new UserError(`The pattern "${line}" has a "." or ".." after its front.`, { hint: 'Write the path without it.' })
  }
  const isLiteral = (part: Part): part is string => typeof part === 'string'
  const firstWildcard = parts.findIndex((part) => !isLiteral(part))
  const literals = parts.filter(isLiteral)
  const compiled = [...base.names, ...parts].map((part) => compile(part, isWindows))
  // `a/**` and `a` match the same files, because everything below a match matches.
  while (compiled.at(-1) === 'any-depth') compiled.pop()
  return {
    text: line,
    negated: marks.replaceAll(/\s/g, '').length % 2 === 1,
    foldersOnly: text.endsWith('/') || (isWindows && text.endsWith('\\')),
    searchPath: { volume: base.volume, names: [...base.names, ...(firstWildcard === -1 ? literals : literals.slice(0, firstWildcard))] },
    segments: compiled,
    literals: new Set(literals),
    ...definedFields({ job }),
  }
}

type Part = Minimatch['set'][number][number]

function parseSegments(line: string, segments: readonly string[], isWindows: boolean): readonly Part[] {
  if (segments.length === 0) return []
  // The options of `@actions/glob`, except that literal names stay strings if case is ignored.
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
    throw new UserError(`The pattern "${line.slice(0, 100)}…" cannot be used: ${messageOf(cause)}.`, {
      cause,
    })
  }
  throw new UserError(`The pattern "${line}" is not a valid glob.`, { hint: 'Write a literal "[" as "[[]".' })
}

/** Returns the text that every match ends with. It refuses most names of a search faster than the expression. */
const literalEnding = ({ _glob = '' }: Exclude<Part, string | typeof GLOBSTAR>): string =>
  _glob.slice(Math.max(...['*', '?', '[', ']', '\\'].map((special) => _glob.lastIndexOf(special))) + 1)

function compile(part: Part, isWindows: boolean): Segment {
  if (part === GLOBSTAR) return 'any-depth'
  if (typeof part !== 'string') {
    const glob = withoutBacktracking(part)
    const ending = isWindows ? '' : literalEnding(part)
    return (name) => name.endsWith(ending) && glob.test(name)
  }
  if (!isWindows) return (name) => name === part
  const lowerCase = part.toLowerCase()
  return (name) => name.toLowerCase() === lowerCase
}
