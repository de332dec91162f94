type Sign = '-' | '+'

/** Returns the index after the lines from `start` that begin with a sign. */
function endOfSign(lines: readonly string[], start: number, sign: Sign): number {
  let end = start
  while (lines[end]?.startsWith(sign) === true) end += 1
  return end
}

/** Returns a diff whose changes begin with what was expected: if `+` lines precede their `-` lines, both change places. */
export function expectedFirst(lines: readonly string[]): readonly string[] {
  const ordered: string[] = []
  for (let start = 0; start < lines.length; ) {
    const isTurned = lines[start]?.startsWith('+') === true
    const middle = endOfSign(lines, start, isTurned ? '+' : '-')
    const end = Math.max(endOfSign(lines, middle, isTurned ? '-' : '+'), start + 1)
    const [first, second] = [lines.slice(start, middle), lines.slice(middle, end)]
    for (const line of isTurned ? [...second, ...first] : [...first, ...second]) ordered.push(line)
    start = end
  }
  return ordered
}
