import { changedWords, type LinePart } from './changed-words.js'

/** A line of a diff. Its parts do not contain the sign. */
export interface DiffLine {
  readonly sign: '-' | '+' | ' '
  readonly parts: readonly LinePart[]
}

/** The words for the two compared values. */
export type Sides = readonly [removed: string, added: string]

/** The compared values of a failure. */
export interface DiffView {
  /** The first line of the message. */
  readonly title: string | undefined
  /** The words for `-` and `+` if each is one value. */
  readonly sides: Sides | undefined
  readonly lines: readonly DiffLine[]
}

/** The words before two values of one line each. They are padded to the same width. */
const labels: readonly Sides[] = [
  ['expected', 'received'],
  ['left', 'right'],
]

/**
 * Converts the lines of a diff, `- ` expected and `+ ` received, and marks the words that differ. A blank first line stands for no title.
 */
export function diffView(diff: readonly string[]): DiffView {
  const first = Math.max(
    diff.findIndex((line) => /^[-+]/.test(line)),
    0,
  )
  const before = diff.slice(0, first).map((line) => line.replace(/^ {2}/, ''))
  const title = before[0] === '' ? undefined : before.find((line) => line.trim() !== '')
  const head = before.slice(title === undefined ? 0 : before.indexOf(title) + 1).map((line) => `  ${line}`)
  const values = diff.slice(first)
  const sides = sidesOf(values)
  const body = sides === undefined ? values : withoutLabels(values, sides)
  const lines = withoutBlankEnds([...head, ...body].map((line) => (line.trim() === '' ? '' : line)))
  return { title, sides, lines: markedLines(lines) }
}

/** Returns the length of the longer label. */
export const widthOf = (sides: Sides) => Math.max(...sides.map((word) => word.length))

/** Returns the words before the values; undefined if the lines have none. */
function sidesOf([removed = '', added = '', ...others]: readonly string[]): Sides | undefined {
  if (others.length > 0) return undefined
  const begins = (line: string, sign: string, word: string, width: number) => `${line}  `.startsWith(`${sign} ${word.padEnd(width)}  `)
  return labels.find((sides) => begins(removed, '-', sides[0], widthOf(sides)) && begins(added, '+', sides[1], widthOf(sides)))
}

const withoutLabels = (lines: readonly string[], sides: Sides): readonly string[] =>
  lines.map((line) => `${line[0]} ${line.slice(widthOf(sides) + 4)}`)

function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  const isText = (line: string) => line !== ''
  return lines.slice(Math.max(lines.findIndex(isText), 0), lines.findLastIndex(isText) + 1)
}

/** Compares the nth removed line of a change with its nth added line, if both numbers are equal. */
function markedLines(lines: readonly string[]): readonly DiffLine[] {
  const marked: DiffLine[] = []
  for (let start = 0; start < lines.length; ) {
    const removed = run(lines, start, '-')
    const added = run(lines, start + removed, '+')
    const pairs =
      removed === added
        ? lines.slice(start, start + removed).map((line, index) => changedWords(lineText(line), lineText(lines[start + removed + index])))
        : []
    const plain = (line = '') => [{ text: lineText(line), isChanged: false }]
    for (let index = 0; index < removed; index += 1) marked.push({ sign: '-', parts: pairs[index]?.[0] ?? plain(lines[start + index]) })
    for (let index = 0; index < added; index += 1)
      marked.push({ sign: '+', parts: pairs[index]?.[1] ?? plain(lines[start + removed + index]) })
    start += removed + added
    if (removed + added > 0) continue
    marked.push({ sign: ' ', parts: plain(lines[start]) })
    start += 1
  }
  return marked
}

function run(lines: readonly string[], start: number, sign: string): number {
  let end = start
  while (lines[end]?.startsWith(sign)) end += 1
  return end - start
}

/** Removes the sign, and the space after it that most lines have. */
const lineText = (line = ''): string => (/^[-+ ]/.test(line) ? line.slice(line[1] === ' ' ? 2 : 1) : line)
