import type { MatchedFile } from './match-files.js'
import { patternLines } from './pattern.js'

/**
 * Returns the patterns that match no file.
 * @param matches what the files match that were found with these patterns
 */
export function unmatchedPatterns(include: readonly string[], matches: readonly MatchedFile['matches'][number][]): readonly string[] {
  const matched = new Set(matches.flatMap(({ patterns }) => patterns))
  return [...new Set(patternLines(include))].filter((pattern) => !pattern.startsWith('!') && !matched.has(pattern))
}
