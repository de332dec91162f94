import type { ComparedValue, Comparison, Side } from './comparison.js'
import { lineDiff } from './line-diff.js'

const context = (line: string) => `  ${line}`.trimEnd()
const signed = (sign: '-' | '+', line: string) => `${sign} ${line}`.trimEnd()

const signs: Readonly<Record<Side, '-' | '+'>> = { expected: '-', actual: '+', left: '-', right: '+' }

/** Two values under their labels. The lines that both have appear once. */
const labelledContrast = (removed: ComparedValue, added: ComparedValue): readonly string[] => [
  signed('-', removed.label),
  signed('+', added.label),
  ...lineDiff(removed.value, added.value),
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
