import { endsQuotedLines, indentationOf, opensQuote } from './yaml-fields.js'

/** A YAML block while its lines arrive. */
export interface YamlBlock {
  /** Returns whether the line belongs to the block, is its end, or shows that the block has no end. */
  add(line: string): 'inside' | 'end' | 'outside'
  /** Returns the lines without the indentation of the block. */
  lines(): readonly string[]
}

/** The characters of a block that are kept. */
const maximumLength = 256 * 1024

/** A text in quotes that has more lines has lost its end. */
const maximumQuotedLines = 10_000

/** The beginning of a line that ends a block without its last line `...`. */
const structure = /^\s*(?:(?:not )?ok(?:\s|$)|1\.\.\d|#|Bail out!|(?:K?TAP) version |\}\s*$)/

/** A value in quotes: Vitest continues it at the first column. */
const quotedValue = /^\s*[^\s:"'][^:"']{0,200}:\s+(?=")/

/**
 * Creates a block that begins with `---` at `indentation`. A block must be indented to its end. Lines that are not count as part of it if
 * they cannot be TAP, or if a quote is open.
 */
export function createYamlBlock(indentation: number): YamlBlock {
  const kept: string[] = []
  let length = 0
  let quotedLines = 0
  let isIndented = true
  return {
    add(line) {
      const column = indentationOf(line)
      if (column === indentation && line.trimEnd().length === column + 3 && line.startsWith('...', column)) return 'end'
      // Vitest does not indent the lines of a quoted text, so the spaces before them belong to it.
      if (quotedLines === 1) isIndented = column >= indentation
      const removed = quotedLines > 0 && !isIndented ? 0 : Math.min(column, indentation)
      if (quotedLines > 0) {
        quotedLines = endsQuotedLines(line) || quotedLines === maximumQuotedLines ? 0 : quotedLines + 1
      } else {
        if (column < indentation && structure.test(line)) return 'outside'
        // Most lines need no more than this look.
        const start = line.includes(': "') ? quotedValue.exec(line)?.[0].length : undefined
        if (start !== undefined && opensQuote(line.slice(start).trimEnd())) quotedLines = 1
      }
      length += line.length + 1
      if (length <= maximumLength) kept.push(line.slice(removed))
      return 'inside'
    },
    lines: () => kept,
  }
}
