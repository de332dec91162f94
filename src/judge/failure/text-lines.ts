import { displayText } from '../../base/text/display-text.js'

/** The front and the end of a text that are searched for a reason, in UTF-16 units each. */
const maximumPart = 32 * 1024

/** How much of a line is searched, in UTF-16 units. */
const maximumLine = 1_000

/** Returns the lines of a text, without terminal commands and control characters. Leaves out the middle of a long text. */
export function textLines(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return []
  const whole = text.length <= 2 * maximumPart ? text : `${text.slice(0, maximumPart)}\n${text.slice(-maximumPart)}`
  return displayText(whole).split('\n')
}

/** Trims a line. Leaves out the end of a long line. */
export const trimmed = (line: string | undefined): string => (line ?? '').slice(0, maximumLine).trim()

/** Returns the number of columns before the first character of a line. */
export const indentation = (line: string): number => line.length - line.trimStart().length

/** Returns the index of the first line from `from` that is not blank, or -1. */
export function nextLine(lines: readonly string[], from: number): number {
  for (let index = from; index < lines.length; index++) if (trimmed(lines[index]) !== '') return index
  return -1
}
