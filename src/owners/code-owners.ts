import { compilePathPattern, type PathMatcher } from './path-pattern.js'

/** Returns the owners of a file by its path in the repository, with forward slashes. Empty if it has none. */
export type OwnersOfPath = (path: string) => readonly string[]

interface Rule {
  readonly line: number
  /** The first folder of every path that the pattern matches, if it names one. */
  readonly folder: string | undefined
  readonly matches: PathMatcher
  readonly owners: readonly string[]
}

/** GitHub ignores a larger file. */
export const maximumFileBytes = 3 * 1024 * 1024

/** Longer than any path that git can check out on a usual system. */
const maximumPatternLength = 4096
const maximumOwners = 100

/**
 * Limits the comparisons of patterns with paths to a few seconds. A hostile file has half a million patterns, and a run a thousand failed
 * tests. The largest files of real projects have about ten thousand patterns in many folders.
 */
const maximumComparisons = 5_000_000

/** Reads the text of a CODEOWNERS file. The last matching line decides. Lines that are not valid are skipped. */
export function parseCodeOwners(text: string): OwnersOfPath {
  const anywhere: Rule[] = []
  const byFolder = new Map<string, Rule[]>()
  for (const [line, content] of text.split('\n').entries()) {
    const rule = ruleOf(content, line)
    if (rule === undefined) continue
    const { folder } = rule
    const group = folder === undefined ? anywhere : (byFolder.get(folder) ?? [])
    group.push(rule)
    if (folder !== undefined) byFolder.set(folder, group)
  }
  const answers = new Map<string, readonly string[]>()
  let comparisons = 0
  return (path) => {
    const known = answers.get(path)
    if (known !== undefined) return known
    const names = path.split('/')
    const inFolder = byFolder.get(names[0] ?? '') ?? []
    comparisons += anywhere.length + inFolder.length
    if (comparisons > maximumComparisons) return []
    const found = [anywhere, inFolder].flatMap((rules) => rules.findLast(({ matches }) => matches(names)) ?? [])
    const owners = found.toSorted((a, b) => b.line - a.line)[0]?.owners ?? []
    answers.set(path, owners)
    return owners
  }
}

/** `@user`, `@org/team`, or an e-mail address. */
const owner = /^(?:@[\w.-]{1,100}(?:\/[\w.-]{1,100})?|[^@\s]{1,100}@[^@\s]{1,200})$/

/** A pattern that begins with a slash or contains one is tied to the root. */
const firstFolder = /^(?:\/([^/*?\\]+)(?:\/|$)|([^/*?\\]+)\/.)/

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
  return { line, folder: folderOf(pattern), matches, owners: owners.slice(0, maximumOwners) }
}

const folderOf = (pattern: string): string | undefined => {
  const [, afterSlash, beforeSlash] = firstFolder.exec(pattern) ?? []
  return afterSlash ?? beforeSlash
}

/** Returns the index of the first white space that is not escaped. */
function endOfPattern(line: string): number {
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '\\') index += 1
    else if (line[index] === ' ' || line[index] === '\t') return index
  }
  return line.length
}
