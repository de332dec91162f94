import { countOf } from './counts.js'

/** Returns a line that replaces others. */
export const moreLines = (count: number): string => `… ${countOf(count, 'more line')}`

/** Matches the note of an earlier excerpt. */
export const moreLinesPattern = /^ *… ([\d,]{1,20}) more lines?$/

/** Returns the number of lines, including those that an earlier excerpt left out. */
export const countLines = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + Number(moreLinesPattern.exec(line)?.[1]?.replaceAll(',', '') ?? 1), 0)
