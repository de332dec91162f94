import { mayHaveMargin } from '../../../base/text/cut-margin.js'
import { detach } from '../../../base/text/detach.js'
import { mayNameFile, namingParts, nextNaming, pathLinesAfter } from '../../../base/text/naming-line.js'

/** Collects the lines that may name a file from the part of a text that is left out, because the files are looked for later. */
export interface NamingLines {
  /** Adds the next piece of the part. */
  add(piece: string): void
  /**
   * Returns the lines, each with a line break after it.
   * @param after the text after the part, which contains the end of its last line
   */
  finish(after: string): string
}

const maximumLines = 50
/** Paths have at most 1,000 characters. Only the markers of a longer line are kept. */
const maximumLine = 2_000
/** The maximum length of all lines of a text. */
export const maximumNamingLength = 32 * 1024

/** The length of a line without an end that is held. */
const maximumHeld = 8 * maximumLine

/** How many lines before the part may be needed to understand its first line. */
const linesBefore = 3

const [marker] = namingParts.jenkins

/**
 * Creates a collector of bounded size. A line that is not complete in the texts around the part is in it as well.
 * @param before the text before the part
 */
export function createNamingLines(before: string): NamingLines {
  const found = new Set<string>()
  let length = 0
  let rest = lastLines(before)
  /** The index of `rest` in the part. */
  let position = -rest.length
  /** Whether `rest` is the end of a longer line. */
  let isCut = false

  const keep = (lines: string): void => {
    // The lines at the marks of an earlier cut are not complete, and the complete ones are beside its note.
    if (found.size >= maximumLines || mayHaveMargin(lines) || found.has(lines)) return
    length += lines.length + 1
    if (length <= maximumNamingLength) found.add(detach(lines))
  }

  const keepMarkers = (line: string): void => {
    for (let start = line.indexOf(marker); start !== -1; start = line.indexOf(marker, start + marker.length)) {
      const end = endOfMarker(line, start)
      if (end !== -1 && end - start <= maximumLine) keep(line.slice(start, end))
    }
  }

  /**
   * Looks through the lines of a text that are complete.
   * @param end keeps only lines that begin before this index
   * @returns the index of the first line that is not complete
   */
  const search = (text: string, end: number, isLast: boolean): number => {
    let from = 0
    for (let index = mayNameFile(text) ? nextNaming(text, from) : -1; index !== -1; index = nextNaming(text, from)) {
      const start = text.lastIndexOf('\n', index) + 1
      if (start >= end) return text.length
      let stop = text.indexOf('\n', index)
      const first = text.slice(start, stop === -1 ? text.length : stop)
      for (let more = pathLinesAfter(first); more > 0 && stop !== -1; more -= 1) stop = text.indexOf('\n', stop + 1)
      if (stop === -1 && !isLast) return start
      from = stop === -1 ? text.length : stop
      if (position + from <= 0) continue
      const isWhole = from - start <= maximumLine && !(isCut && start === 0)
      if (isWhole) keep(withoutReturn(text.slice(start, from)))
      else keepMarkers(text.slice(start, from))
    }
    return Math.max(from, text.lastIndexOf('\n') + 1)
  }

  return {
    add(piece) {
      const text = rest + piece
      let start = search(text, text.length, false)
      if (text.length - start > maximumHeld) {
        keepMarkers(text.slice(start))
        start = text.length - maximumLine
        isCut = true
      } else if (start > 0) isCut = false
      rest = text.slice(start)
      position += start
    },
    finish(after) {
      search(rest + firstLines(after), rest.length, true)
      return [...found].map((lines) => `${lines}\n`).join('')
    },
  }
}

/** Returns the index after a marker, which ends at the first `]]` that no `]` follows, or -1 if it does not end on its line. */
function endOfMarker(line: string, start: number): number {
  let end = line.indexOf(']]', start)
  if (end === -1) return -1
  while (line[end + 2] === ']') end += 1
  return line.slice(start, end).includes('\n') ? -1 : end + 2
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)

function lastLines(text: string): string {
  let start = text.length
  for (let line = 0; line < linesBefore && start > 0; line += 1) start = text.lastIndexOf('\n', start - 1)
  const lines = text.slice(Math.max(0, start + 1), text.length)
  return lines.slice(-maximumLine)
}

function firstLines(text: string): string {
  let end = 0
  for (let line = 0; line < linesBefore && end !== -1; line += 1) end = text.indexOf('\n', end + 1)
  return text.slice(0, Math.min(end === -1 ? text.length : end, maximumLine))
}
