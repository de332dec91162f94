/** One side of a comparison, as a failure's message has it. */
export interface ComparedValue {
  readonly kind: 'expected' | 'actual'
  /** The words before the value: `But was:`. */
  readonly label: string
  /** The value alone, line by line. */
  readonly value: readonly string[]
  /** The lines of the message that hold label and value. */
  readonly lines: readonly string[]
}

/** What was expected and what came instead, and the lines of the message around them. */
export interface Comparison {
  readonly before: readonly string[]
  /** In the message's own order. */
  readonly values: readonly [ComparedValue, ComparedValue]
  readonly after: readonly string[]
}

const context = (line: string) => `  ${line}`.trimEnd()
const signed = (sign: '-' | '+', line: string) => `${sign} ${line}`.trimEnd()
const signOf = ({ kind }: ComparedValue) => (kind === 'expected' ? '-' : '+')

function sameLines(a: readonly string[], b: readonly string[], limit: number, at: (lines: readonly string[], index: number) => unknown) {
  let count = 0
  while (count < limit && at(a, count) === at(b, count)) count++
  return count
}

/** Two values under their labels; the lines that both begin with, and those that both end with, stand there once. */
function contrast(expected: ComparedValue, actual: ComparedValue): readonly string[] {
  const shorter = Math.min(expected.value.length, actual.value.length)
  const head = sameLines(expected.value, actual.value, shorter, (lines, index) => lines[index])
  const tail = sameLines(expected.value, actual.value, shorter - head, (lines, index) => lines[lines.length - 1 - index])
  const middle = ({ value }: ComparedValue) => value.slice(head, value.length - tail)
  return [
    signed('-', expected.label),
    signed('+', actual.label),
    ...expected.value.slice(0, head).map(context),
    ...middle(expected).map((line) => signed('-', line)),
    ...middle(actual).map((line) => signed('+', line)),
    ...expected.value.slice(expected.value.length - tail).map(context),
  ]
}

/** The lines of a diff that says what a comparison says: `-` was expected, `+` came instead, the rest of the message is context. */
export function comparisonDiff({ before, values, after }: Comparison): readonly string[] {
  const [first, second] = values
  const areShort = first.value.length <= 1 && second.value.length <= 1
  const shown = areShort
    ? values.flatMap((value) => value.lines.map((line) => signed(signOf(value), line)))
    : first.kind === 'expected'
      ? contrast(first, second)
      : contrast(second, first)
  return [...before.map(context), ...shown, ...after.map(context)]
}
