import type { ComparedValue, Comparison, Side } from './comparison.js'

const context = (line: string) => `  ${line}`.trimEnd()
const signed = (sign: '-' | '+', line: string) => `${sign} ${line}`.trimEnd()

const signs: Readonly<Record<Side, '-' | '+'>> = { expected: '-', actual: '+', left: '-', right: '+' }

function sameLines(a: readonly string[], b: readonly string[], limit: number, at: (lines: readonly string[], index: number) => unknown) {
  let count = 0
  while (count < limit && at(a, count) === at(b, count)) count++
  return count
}

/** Returns two values as a diff. The lines that both begin with and those that both end with appear once. */
export function contrast(removed: ComparedValue, added: ComparedValue): readonly string[] {
  const shorter = Math.min(removed.value.length, added.value.length)
  const head = sameLines(removed.value, added.value, shorter, (lines, index) => lines[index])
  const tail = sameLines(removed.value, added.value, shorter - head, (lines, index) => lines[lines.length - 1 - index])
  const middle = ({ value }: ComparedValue) => value.slice(head, value.length - tail)
  return [
    ...removed.value.slice(0, head).map(context),
    ...middle(removed).map((line) => signed('-', line)),
    ...middle(added).map((line) => signed('+', line)),
    ...removed.value.slice(removed.value.length - tail).map(context),
  ]
}

const labelledContrast = (removed: ComparedValue, added: ComparedValue): readonly string[] => [
  signed('-', removed.label),
  signed('+', added.label),
  ...contrast(removed, added),
]

/** Returns a message as the lines of a diff: `-` was expected (or on the left), `+` was received (or on the right), the rest is context. */
export function comparisonDiff({ before, values, after }: Comparison): readonly string[] {
  const [first, second] = values
  const areShort = first.value.length <= 1 && second.value.length <= 1
  const shown = areShort
    ? values.flatMap((value) => value.lines.map((line) => signed(signs[value.side], line)))
    : signs[first.side] === '-'
      ? labelledContrast(first, second)
      : labelledContrast(second, first)
  return [...before.map(context), ...shown, ...after.map(context)]
}
