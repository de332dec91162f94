/** Returns the line and column of an offset, both from 1. Lines end with LF, CRLF or CR. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/)
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** Returns the line of each offset, from 1. Reads the text once; the offsets must ascend. */
export function linesOf(text: string, offsets: readonly number[]): readonly number[] {
  let line = 1
  let start = 0
  return offsets.map((offset) => {
    line += text.slice(start, offset).split(/\r\n|\n|\r/).length - 1
    start = offset
    return line
  })
}
