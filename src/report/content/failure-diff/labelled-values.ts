import type { ComparedValue, Comparison } from './comparison.js'

/** A label ends within this many characters: enough for the source text of Qt's operands, and a bound for the search. */
const maximumLabel = 200

// Words between the label's name and its colon: `Expected number of calls:` (jest), `Actual   (list.size()):`, `Expected (a) size:` (Qt).
const untilColon = String.raw`(?: \w+){0,4}\s*(?:\(.*?\)[^:()]*)?:`

// Vitest 4 and CppUnit put a sign before the label. Hamcrest's `but:`, NUnit's and AssertJ's `but was:`, Truth's `but was :`, RSpec's
// `got:`, NFluent's `The checked value:`.
const actualLabel = new RegExp(String.raw`^\s*(?:[-+] )?(?:actual|received|got|but|the checked|expecting)${untilColon}`, 'i')
const expectedLabel = new RegExp(String.raw`^\s*(?:[-+] )?(?:expected|the expected|to be equal to)${untilColon}`, 'i')

const stackFrame = /^\s*at\s/

/** Ends a value: an arrow below it (NUnit, xUnit.net), the explanation of a matcher (Dart, AssertJ, RSpec), a stack. */
const terminator =
  /^\s*(?:-*\^\s*$|[↑↓]|(?:which|message|stack ?trace|call log|diff\w*)\b.{0,40}:|but (?:was|were) not\b|\(compared using )/i

interface Label {
  readonly side: ComparedValue['side']
  /** With its indentation. */
  readonly text: string
  readonly index: number
}

const length = /\blength:\s*\d+$/

function labelAt(lines: readonly string[], index: number): Label | undefined {
  const head = (lines[index] ?? '').slice(0, maximumLabel)
  const expected = expectedLabel.exec(head)?.[0]
  if (expected !== undefined) return { side: 'expected', text: expected, index }
  const actual = actualLabel.exec(head)?.[0]
  return actual === undefined ? undefined : { side: 'actual', text: actual, index }
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
const indentation = (line: string) => line.length - line.trimStart().length

/** Removes up to `columns` columns of indentation from each line. */
const outdented = (lines: readonly string[], columns: number) => lines.map((line) => line.slice(Math.min(columns, indentation(line))))

function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  let end = lines.length
  while (end > 0 && isBlank(lines[end - 1])) end--
  return lines.slice(0, end)
}

function labelledValue({ side, text, index }: Label, lines: readonly string[], end: number): ComparedValue {
  const [first = '', ...continuation] = withoutBlankEnd(lines.slice(index, end))
  const sign = /^[-+] /.test(first) ? 2 : 0
  const line = first.slice(sign)
  const begin = first.slice(text.length).trimStart()
  const column = line.length - begin.length
  const isAligned = continuation.every((more) => isBlank(more) || indentation(more) >= column)
  return {
    side,
    label: text.slice(sign).trim(),
    value: begin === '' ? continuation : [begin, ...(isAligned ? outdented(continuation, column) : continuation)],
    lines: [line, ...continuation],
  }
}

/** The index of the line after the value of the second label. */
function endOfSecond(lines: readonly string[], second: Label, first: ComparedValue): number {
  const line = lines[second.index] ?? ''
  const isAlone = isBlank(line.slice(second.text.length))
  const hasBlankLines = first.value.some(isBlank)
  let index = second.index + 1
  for (; index < lines.length; index++) {
    const next = lines[index] ?? ''
    if (terminator.test(next) || stackFrame.test(next) || labelAt(lines, index) !== undefined) break
    if (first.value.length > 1) {
      if (isBlank(next) && !hasBlankLines) break
    } else if (isAlone) {
      // `to be equal to:` and its one line.
      if (isBlank(next) || index > second.index + 1) break
    } else if (isBlank(next) || indentation(next) <= indentation(line)) break
  }
  return index
}

function comparison(lines: readonly string[], first: Label, second: Label): Comparison {
  const columns = Math.min(indentation(first.text), indentation(second.text))
  const all = outdented(lines, columns)
  const firstLabel = { ...first, text: first.text.slice(columns) }
  const secondLabel = { ...second, text: second.text.slice(columns) }
  const firstValue = labelledValue(firstLabel, all, second.index)
  const end = endOfSecond(all, secondLabel, firstValue)
  const secondValue = labelledValue(secondLabel, all, end)
  return {
    values: [firstValue, secondValue],
    isLast: second.index + secondValue.lines.length >= all.length,
  }
}

function firstPair(lines: readonly string[], ignored: (line: string) => boolean): Comparison | undefined {
  let first: Label | undefined
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (stackFrame.test(line)) first = undefined
    const label = ignored(line) ? undefined : labelAt(lines, index)
    if (label === undefined) continue
    if (first !== undefined && first.side !== label.side) return comparison(lines, first, label)
    first = label
  }
  return undefined
}

/** RSpec's `not_to eq(1)` expects `value != 1`, NUnit's `Is.Not.EqualTo(1)` expects `not equal to 1`. */
const negation = /^(?:value != |not equal to )/
const negatedLabel = /^(?:expected|actual|received|got) not\b/i

/** RSpec shows only the first 101 and the last 100 characters of a longer value. */
const isShortened = (value: string) => value.length > 200 && value.startsWith('...', 101)

/** Whether two labelled values are whole, and compared for equality. */
const areComparable = ({ values }: Comparison): boolean =>
  values.every(({ label, value: [first = ''] }) => !negatedLabel.test(label) && !negation.test(first) && !isShortened(first))

/** Finds an expected and an actual value on lines of their own, each after its label: `Expected: 3`, `But was:  4`. */
export function labelledValues(lines: readonly string[]): Comparison | undefined {
  const isLength = (line: string) => length.test(line.slice(0, maximumLabel))
  // Pester shows the lengths of two strings before the strings, Jest shows only the lengths.
  const found = firstPair(lines, isLength) ?? (lines.some(isLength) ? firstPair(lines, () => false) : undefined)
  return found !== undefined && areComparable(found) ? found : undefined
}
