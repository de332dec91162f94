import type { Comparison } from './comparison.js'
import { type ComparedPair, pairBelow } from './wording.js'

/** Rust 1.73 and later, with an own message after a colon; before, the operands were in backquotes. */
const header = /assertion (?:`left == right` failed|failed: `\(left == right\)`)/
const left = /^ {0,20}left: /
const right = /^ {0,20}right: /
const endOfPanic = /^\s*(?:stack backtrace:|note: run with )/

/** pretty_assertions shows both values in one diff, with `<` and `>` as its signs. */
const legend = /^Diff < left \/ right > ?:$/

function operands(lines: readonly string[], from: number): readonly [end: number, pair: ComparedPair] | undefined {
  const second = lines.findIndex((line, index) => index > from && right.test(line))
  if (second === -1 || !left.test(lines[from] ?? '')) return undefined
  // A value of several lines may contain blank ones, so only the next line of the panic ends it.
  const isLong = second > from + 1
  const end = isLong ? endOf(lines, second + 1) : second + 1
  // A further label belongs to one of the values.
  if (lines.slice(second + 1, end + 1).some((line) => left.test(line) || right.test(line))) return undefined
  const removed = [(lines[from] ?? '').replace(left, ''), ...lines.slice(from + 1, second)]
  const added = [(lines[second] ?? '').replace(right, ''), ...lines.slice(second + 1, end)]
  return [end, { sides: ['left', 'right'], removed, added }]
}

function endOf(lines: readonly string[], from: number): number {
  const panic = lines.findIndex((line, index) => index >= from && endOfPanic.test(line))
  let end = panic === -1 ? lines.length : panic
  while (end > from && lines[end - 1]?.trim() === '') end--
  return end
}

/** The older form quotes the values, and has a comma after the first and the own message after the second. */
function unquoted({ sides, removed, added }: ComparedPair): ComparedPair | undefined {
  const first = /^`([^`]*)`,$/.exec(removed[0] ?? '')?.[1]
  const second = /^`([^`]*)`(?:: |$)/.exec(added[0] ?? '')?.[1]
  if (removed.length > 1 || added.length > 1 || first === undefined || second === undefined) return undefined
  return { sides, removed: [first], added: [second] }
}

function prettyDiff(lines: readonly string[], from: number): Comparison | undefined {
  let end = from
  while (end < lines.length && /^[ <>]/.test(lines[end] ?? '')) end++
  // If a report removed the space of a blank line, the diff goes on after it.
  if (end === from || lines.slice(end).some((line) => /^[<>]/.test(line))) return undefined
  const own = lines.slice(from, end)
  const without = (sign: string) => own.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1))
  return pairBelow(lines, end, { sides: ['left', 'right'], removed: without('>'), added: without('<') })
}

/** Reads `assert_eq!` of Rust and of pretty_assertions. Rust has no convention for the order of the operands. */
export function rustValues(lines: readonly string[]): Comparison | undefined {
  const diff = lines.findIndex((line) => legend.test(line))
  if (diff !== -1) return prettyDiff(lines, diff + 1)
  const start = lines.findIndex((line) => header.test(line.slice(0, 2_000)))
  if (start === -1) return undefined
  // An own message of several lines is before the operands.
  const first = lines.findIndex((line, index) => index > start && left.test(line))
  const found = operands(lines, first)
  if (found === undefined) return undefined
  const [end, pair] = found
  const shown = lines[start]?.includes('(left == right)') ? unquoted(pair) : pair
  return shown && pairBelow(lines, end, shown)
}
