import { countLines, moreLines, moreLinesPattern } from '../../../base/text/counted-lines.js'
import { shorten } from '../../../base/text/shorten.js'

/** The lines of context that are kept before and after a difference. */
const contextLines = 3

const maximumLineLength = 400

const isContext = (line: string | undefined) => line !== undefined && !/^[-+]/.test(line)

const note = (count: number): string => `  ${moreLines(count)}`

/** Replaces the middle of every long run of context. */
function withShortContext(lines: readonly string[]): readonly string[] {
  const shown: string[] = []
  for (let start = 0; start < lines.length; ) {
    let end = start + 1
    while (isContext(lines[start]) && isContext(lines[end])) end++
    const run = lines.slice(start, end)
    const hidden = run.length - 2 * contextLines
    if (hidden > 1)
      shown.push(...run.slice(0, contextLines), note(countLines(run.slice(contextLines, -contextLines))), ...run.slice(-contextLines))
    else for (const line of run) shown.push(line)
    start = end
  }
  return shown
}

/**
 * Shortens a diff to at most `limit` lines and one that counts the others. Context that is far from every difference is left out first.
 * @returns `lines` itself if nothing was left out
 */
export function diffExcerpt(lines: readonly string[], limit: number): readonly string[] {
  const near = lines.length <= limit ? lines : withShortContext(lines)
  const first = near.length <= limit ? near : withoutRest(near, limit)
  return first.some((line) => line.length > maximumLineLength) ? first.map((line) => shorten(line, maximumLineLength)) : first
}

/** Shows the first lines, and a last one that counts the others. */
function withoutRest(lines: readonly string[], limit: number): readonly string[] {
  const end = moreLinesPattern.test(lines[limit - 1] ?? '') ? limit - 1 : limit
  return [...lines.slice(0, end), note(countLines(lines.slice(end)))]
}
