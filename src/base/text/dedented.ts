const isFilled = (line: string) => line.trim() !== ''

/** Returns the lines without the indentation that they share, and without blank lines at both ends. */
export function dedented(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex(isFilled)
  if (first === -1) return []
  const columns = lines.reduce(
    (least, line) => (isFilled(line) ? Math.min(least, line.length - line.trimStart().length) : least),
    Number.POSITIVE_INFINITY,
  )
  return lines.slice(first, lines.findLastIndex(isFilled) + 1).map((line) => line.slice(columns).trimEnd())
}
