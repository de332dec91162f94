/** Returns the line and column of an offset, both from 1. Lines end with LF, CRLF or CR. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/)
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
