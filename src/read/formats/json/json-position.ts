import type { TextSource } from '../format.js'

/** A line and a column, from 1. */
export interface JsonPlace {
  readonly line: number
  readonly column: number
}

/**
 * Finds the lines and columns of offsets by reading the file again up to the last of them. Counting lines while reading would take a tenth
 * more time for every file, and only files with problems need positions.
 * @param offsets in UTF-16 units, in any order
 */
export async function placesOf(source: TextSource, offsets: readonly number[]): Promise<ReadonlyMap<number, JsonPlace>> {
  const places = new Map<number, JsonPlace>()
  const sorted = [...offsets].sort((a, b) => a - b)
  let next = 0
  let start = 0
  let line = 1
  let lineStart = 0
  for await (const chunk of source.chunks()) {
    const end = start + chunk.length
    let lineBreak = chunk.indexOf('\n')
    for (let offset = sorted[next]; offset !== undefined && offset <= end; offset = sorted[next]) {
      while (lineBreak !== -1 && start + lineBreak < offset) {
        line += 1
        lineStart = start + lineBreak + 1
        lineBreak = chunk.indexOf('\n', lineBreak + 1)
      }
      // An offset at the end of a chunk is also the start of the next one.
      places.set(offset, { line, column: offset - lineStart + 1 })
      next += 1
    }
    if (next === sorted.length) break
    while (lineBreak !== -1) {
      line += 1
      lineStart = start + lineBreak + 1
      lineBreak = chunk.indexOf('\n', lineBreak + 1)
    }
    start = end
  }
  return places
}
