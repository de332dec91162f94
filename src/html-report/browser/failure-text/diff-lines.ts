import { changedWords, type LinePart } from './changed-words.js'

/** A line of a diff. Its parts do not contain the sign. */
export interface DiffLine {
  readonly sign: '-' | '+' | ' '
  readonly parts: readonly LinePart[]
}

/** The compared values of a failure. */
export interface DiffView {
  /** The first line of the message. */
  readonly title: string | undefined
  readonly lines: readonly DiffLine[]
}

/** Lines that only explain the signs: the box has a legend. */
const legend = /^[-+]{1,4} ?(?:expected|received|actual|snapshot|want|got)(?: {0,4}[-+] ?\d{1,9})?:?$/i

/** Values after these words are shown without them. */
const label = /^[-+] {0,4}(?:expected|received|actual|want|got|but was|found|pattern|string)\b(?: (?:value|was))?(?::? {1,20}|:(?=<))/i

/** Converts the lines of a diff, `- ` expected and `+ ` received, and marks the words that differ. */
export function diffView(diff: readonly string[]): DiffView {
  const first = diff.findIndex((line) => /^[-+]/.test(line))
  const before = diff.slice(0, Math.max(first, 0)).map((line) => line.replace(/^ {2}/, ''))
  const title = before.find((line) => line.trim() !== '')
  const rest = diff.slice(Math.max(first, 0)).filter((line) => !legend.test(line.trim()))
  const body = withoutLabels(rest).map((line) => (line.trim() === '' ? '' : line))
  const head = before.slice(title === undefined ? 0 : before.indexOf(title) + 1)
  const lines = withoutBlankEnds([...head.map((line) => (line.trim() === '' ? '' : `  ${line}`)), ...body])
  return { title, lines: markedLines(lines) }
}

/** Removes `Expected:` and `Received:` if every signed line has such a label. */
function withoutLabels(lines: readonly string[]): readonly string[] {
  const signed = lines.filter((line) => /^[-+]/.test(line))
  if (signed.length !== 2 || !signed.every((line) => label.test(line))) return lines
  return lines.map((line) => (/^[-+]/.test(line) ? `${line[0]} ${line.replace(label, '')}` : line))
}

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
        ? lines.slice(start, start + removed).map((line, index) => changedWords(textOf(line), textOf(lines[start + removed + index])))
        : []
    const plain = (line = '') => [{ text: textOf(line), isChanged: false }]
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
const textOf = (line = ''): string => (/^[-+ ]/.test(line) ? line.slice(line[1] === ' ' ? 2 : 1) : line)
