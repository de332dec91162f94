/** Beyond this number of pairs of lines, the middle of two texts is shown as one change. */
const maximumPairs = 250_000

interface ChangedLines {
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

const sameLines = ({ removed, added }: ChangedLines, limit: number, at: (lines: readonly string[], index: number) => unknown): number => {
  let count = 0
  while (count < limit && at(removed, count) === at(added, count)) count += 1
  return count
}

/** Returns the length of the longest common subsequence of the rests that begin at each pair of lines. */
function commonLengths({ removed, added }: ChangedLines): Uint16Array {
  const width = added.length + 1
  const lengths = new Uint16Array((removed.length + 1) * width)
  for (let i = removed.length - 1; i >= 0; i -= 1) {
    for (let j = added.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        removed[i] === added[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
    }
  }
  return lengths
}

/** Compares the lines between the first and the last difference. */
function changes(lines: ChangedLines): readonly string[] {
  const { removed, added } = lines
  if (removed.length * added.length > maximumPairs) return [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)]
  const width = added.length + 1
  const lengths = commonLengths(lines)
  const shown: string[] = []
  let [i, j] = [0, 0]
  while (i < removed.length || j < added.length) {
    if (i < removed.length && j < added.length && removed[i] === added[j]) {
      shown.push(`  ${removed[i]}`)
      i += 1
      j += 1
    } else if (j >= added.length || (i < removed.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))) {
      shown.push(`- ${removed[i]}`)
      i += 1
    } else {
      shown.push(`+ ${added[j]}`)
      j += 1
    }
  }
  return shown
}

/** Returns two texts as a diff: `- ` before a line of the first, `+ ` before one of the second, and two spaces before one of both. */
export function lineDiff(removed: readonly string[], added: readonly string[]): readonly string[] {
  const shorter = Math.min(removed.length, added.length)
  const head = sameLines({ removed, added }, shorter, (lines, index) => lines[index])
  const tail = sameLines({ removed, added }, shorter - head, (lines, index) => lines[lines.length - 1 - index])
  const context = (line: string) => `  ${line}`
  return [
    ...removed.slice(0, head).map(context),
    ...changes({ removed: removed.slice(head, removed.length - tail), added: added.slice(head, added.length - tail) }),
    ...removed.slice(removed.length - tail).map(context),
  ].map((line) => line.trimEnd())
}
