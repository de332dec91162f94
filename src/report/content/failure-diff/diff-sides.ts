import type { ReadyMadeDiff } from './comparison.js'

const stackFrame = /^\s*(?:at|❯)\s/
/** The second line of the legend of jest and Vitest, whose diffs may have parts with `@@`. Unified diffs have three signs. */
const ofJest = /^[-+] \w/
const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
const isSigned = (line: string | undefined) => line !== undefined && /^[-+]/.test(line)

/** The index after the last line of a diff: it ends before a stack, and at a blank line that text without an indentation follows. */
function endOf(lines: readonly string[]): number {
  const isEnd = (line: string, index: number) => stackFrame.test(line) || (/^[^\s\-+@?\\]/.test(line) && isBlank(lines[index - 1]))
  const end = lines.findIndex(isEnd)
  const within = end === -1 ? lines : lines.slice(0, end)
  let last = within.findLastIndex(isSigned) + 1
  while (last < within.length && !isBlank(within[last])) last++
  return last
}

/** The two texts that a ready-made diff compares, as far as it shows them. */
interface DiffSides {
  /** The text that `-` marks. */
  readonly removed: string
  /** The text that `+` marks. */
  readonly added: string
  /** The diff without notes, with a space after each sign. */
  readonly lines: readonly string[]
  /** Whether the diff is the end of the message. */
  readonly isLast: boolean
}

/** Reads the two texts that a ready-made diff compares. */
export function diffSides({ lines, from, to }: ReadyMadeDiff): DiffSides {
  const all = lines.slice(from, to)
  const end = endOf(all)
  // Python's ndiff marks changed characters on a line of its own and a blank one, and a unified diff begins each part with `@@`.
  const own = all
    .slice(0, end)
    .filter((line, index, { [index - 1]: previous }) => !/^(?:\?|@@)/.test(line) && !(line === '' && previous?.startsWith('?')))
  while (own.length > 0 && isBlank(own[0])) own.shift()
  // jest and ndiff write a space after each sign, unified diffs and mocha do not.
  const hasSpace = own.every((line) => line.length < 2 || line[1] === ' ')
  const isUnified = all.some((line) => line.startsWith('@@')) && !ofJest.test(lines[from - 1] ?? '')
  const columns = !isUnified && hasSpace ? 2 : 1
  // A line of text may follow the diff without a blank line.
  const textOf = (line: string) => (/^[-+\s]/.test(line) ? line.slice(columns) : line)
  const without = (sign: string) =>
    own
      .filter((line) => !line.startsWith(sign))
      .map(textOf)
      .join('\n')
      .trimEnd()
  return {
    removed: without('+'),
    added: without('-'),
    lines: own.map((line) => `${/^[-+]/.exec(line)?.[0] ?? ' '} ${textOf(line)}`.trimEnd()),
    isLast: from + end === lines.length,
  }
}
