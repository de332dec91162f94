import { compilePathPattern, type PathMatcher } from './path-pattern.js'

/** Returns the owners of a file by its path in the repository, with forward slashes. Empty if it has none. */
export type OwnersOfPath = (path: string) => readonly string[]

interface Rule {
  readonly line: number
  /** The beginning of every path that the pattern matches, such as `/src/cart`. Empty if the pattern is not tied to the root. */
  readonly prefix: string
  readonly matches: PathMatcher
  readonly owners: readonly string[]
}

/** GitHub ignores a larger file. */
export const maximumFileBytes = 3 * 1024 * 1024

/** Longer than any path that git can check out on a usual system. */
const maximumPatternLength = 4096
const maximumOwners = 100

/** The number of folders in a prefix. */
const maximumDepth = 20

/**
 * Limits the comparisons of patterns with paths to a few seconds. A hostile file has half a million patterns, and a run may contain the
 * tests of every file. The largest files of real projects have about ten thousand patterns in many folders.
 */
const maximumComparisons = 20_000_000

/** Reads the text of a CODEOWNERS file. The last matching line decides. Lines that are not valid are skipped. */
export function parseCodeOwners(text: string): OwnersOfPath {
  const byPrefix = new Map<string, Rule[]>()
  for (const [line, content] of text.split('\n').entries()) {
    const rule = ruleOf(content, line)
    if (rule === undefined) continue
    const group = byPrefix.get(rule.prefix)
    if (group === undefined) byPrefix.set(rule.prefix, [rule])
    else group.push(rule)
  }
  const answers = new Map<string, readonly string[]>()
  let comparisons = 0
  /** Returns the last rule of a group that matches a path. Stops at rules before `after`, which no longer matter. */
  const lastMatch = (group: readonly Rule[], names: readonly string[], after: number): Rule | undefined => {
    for (let index = group.length - 1; index >= 0; index -= 1) {
      const rule = group[index]
      if (rule === undefined || rule.line < after) return undefined
      comparisons += 1
      if (comparisons > maximumComparisons) return undefined
      if (rule.matches(names)) return rule
    }
    return undefined
  }
  return (path) => {
    const known = answers.get(path)
    if (known !== undefined) return known
    const names = path.split('/')
    // Patterns of inner folders are few and usually come late, so the many general ones before them need no comparison.
    const groups = prefixesOf(names).flatMap((prefix) => {
      const group = byPrefix.get(prefix)
      return group === undefined ? [] : [group]
    })
    let last: Rule | undefined
    for (const group of groups) last = lastMatch(group, names, last?.line ?? 0) ?? last
    if (comparisons > maximumComparisons) return []
    const owners = last?.owners ?? []
    answers.set(path, owners)
    return owners
  }
}

/** Returns the prefixes that the patterns for a path may have, the longest first. */
function prefixesOf(names: readonly string[]): readonly string[] {
  const prefixes = ['']
  let prefix = ''
  for (const name of names.slice(0, maximumDepth)) {
    prefix += `/${name}`
    prefixes.push(prefix)
  }
  return prefixes.reverse()
}

/** `@user`, `@org/team`, or an e-mail address. */
const owner = /^(?:@[\w.-]{1,100}(?:\/[\w.-]{1,100})?|[^@\s]{1,100}@[^@\s]{1,200})$/

function ruleOf(content: string, line: number): Rule | undefined {
  const trimmed = content.trim()
  if (trimmed === '' || trimmed.startsWith('#')) return undefined
  const end = endOfPattern(trimmed)
  const pattern = trimmed.slice(0, end)
  const matches = end > maximumPatternLength ? undefined : compilePathPattern(pattern)
  const words = trimmed.slice(end).split(/\s+/).filter(Boolean)
  const comment = words.findIndex((word) => word.startsWith('#'))
  const owners = comment === -1 ? words : words.slice(0, comment)
  if (matches === undefined || !owners.every((word) => owner.test(word))) return undefined
  return { line, prefix: prefixOf(pattern), matches, owners: owners.slice(0, maximumOwners) }
}

/** Returns the literal names at the beginning of a pattern that is tied to the root by a slash at its beginning or in its middle. */
function prefixOf(pattern: string): string {
  if (!/\/./.test(pattern)) return ''
  const names = pattern.replace(/^\//, '').split('/', maximumDepth)
  const end = names.findIndex((name) => name === '' || /[*?\\]/.test(name))
  return names
    .slice(0, end === -1 ? names.length : end)
    .map((name) => `/${name}`)
    .join('')
}

/** Returns the index of the first white space that is not escaped. */
function endOfPattern(line: string): number {
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '\\') index += 1
    else if (line[index] === ' ' || line[index] === '\t') return index
  }
  return line.length
}
