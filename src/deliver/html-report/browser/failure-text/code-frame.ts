/** A line of source code. */
export interface CodeLine {
  /** The number of the line, which starts at 1. */
  readonly number: number | undefined
  readonly text: string
  /** Whether the failure is in this line. */
  readonly isHit: boolean
}

/** Source code around a failure, as a test framework printed it. */
export interface CodeFrame {
  readonly lines: readonly CodeLine[]
  /** The file, if the text names it next to the code. */
  readonly file: string | undefined
  /** The range of lines in the text, [from, to). */
  readonly from: number
  readonly to: number
}

/** The code frame is searched for in this number of lines. */
const maximumSearched = 400

const maximumLines = 60
const maximumLineLength = 1000

/** Finds the first code frame of Jest, Vitest, Playwright, Cypress or pytest in a text. */
export function codeFrame(text: string): CodeFrame | undefined {
  const lines = text.split('\n', maximumSearched).map((line) => line.slice(0, maximumLineLength).trimEnd())
  return numberedFrame(lines) ?? pytestFrame(lines)
}

// `> 42 |   expect(total)` (Babel), `     42|   expect(total)` (Vitest).
const numbered = /^ {0,12}(>?) {0,12}(\d{1,7}) ?\|(?: (.*)|$)/
// `     |     ^`
const pointer = /^ {0,24}\|? {0,400}\^+$/
const place = /(?:^|[\s(])([^\s():]{1,300}\.[A-Za-z]{1,6}):\d{1,9}(?::\d{1,9})?\)?$/

function numberedFrame(lines: readonly string[]): CodeFrame | undefined {
  const from = lines.findIndex((line, index) => numbered.test(line) && isNumberedOrPointer(lines[index + 1]))
  if (from === -1) return undefined
  let to = from
  while (to - from < maximumLines && isNumberedOrPointer(lines[to])) to += 1
  const found: CodeLine[] = []
  for (const line of lines.slice(from, to)) {
    const [, mark, number, text = ''] = numbered.exec(line) ?? []
    const last = found.length - 1
    const before = found[last]
    if (number !== undefined) found.push({ number: Number(number), text, isHit: mark === '>' })
    else if (before !== undefined && !found.some(({ isHit }) => isHit)) found[last] = { ...before, isHit: true }
  }
  // A table of numbers has no marked line.
  if (found.length < 2 || !found.some(({ isHit }) => isHit)) return undefined
  const file = place.exec(lines.slice(0, from).findLast((line) => line !== '') ?? '')?.[1]
  return { lines: found, file, from, to }
}

const isNumberedOrPointer = (line: string | undefined) => line !== undefined && (numbered.test(line) || pointer.test(line))

// `tests/test_cart.py:3: AssertionError`
const pytestPlace = /^([^\s:]{1,300}\.pyx?):(\d{1,9}): /

/** pytest prints the function up to the failed line, which begins with `>`. The lines of the explanation follow it, and the place. */
function pytestFrame(lines: readonly string[]): CodeFrame | undefined {
  const hit = lines.findIndex((line, index) => /^> {1,40}\S/.test(line) && /^E {3}/.test(lines[index + 1] ?? ''))
  if (hit === -1) return undefined
  let from = hit
  while (from > 0 && hit - from < maximumLines && /^(?: {4}|$)/.test(lines[from - 1] ?? '-')) from -= 1
  while (from < hit && lines[from] === '') from += 1
  const [, file, line] =
    lines
      .slice(hit)
      .map((each) => pytestPlace.exec(each))
      .find((each) => each !== null) ?? []
  const first = line === undefined ? undefined : Number(line) - (hit - from)
  const shown = lines.slice(from, hit + 1).map((text, index) => ({
    number: first === undefined || first < 1 ? undefined : first + index,
    text: text.replace(/^(?:> {3}| {4})/, ''),
    isHit: from + index === hit,
  }))
  return { lines: shown, file, from, to: hit + 1 }
}
