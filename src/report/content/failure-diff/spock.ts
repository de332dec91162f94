import type { Comparison } from './comparison.js'
import { isConstant } from './literal.js'
import { expectedAndActual, leftAndRight, pairBelow } from './wording.js'

/** A name, or a chain of members with a call of plain arguments at its end. Only those have their value at a known column. */
const chain = /^[\w$.]{1,200}(?:\([\w$,.'" ]{0,200}\))?$/

const maximumRows = 200

/** The rows below an expression that draw its values. */
function drawing(lines: readonly string[], first: number): readonly string[] {
  let end = first
  while (end < Math.min(lines.length, first + maximumRows) && lines[end]?.trim() !== '') end++
  return lines.slice(first, end)
}

/** The column of the last member of a chain, below which its value is. */
function anchorOf(source: string, column: number): number {
  const members = source.split('(', 1)[0] ?? ''
  return column + members.lastIndexOf('.') + 1
}

/**
 * The value at a column: it replaces the bar there. It ends before the next bar that the row above has at that place.
 * @returns undefined if the value has several lines
 */
function valueAt(rows: readonly string[], column: number): string | undefined {
  const bars = [...(rows[0] ?? '')].flatMap((character, at) => (character === '|' ? [at] : []))
  if (!bars.includes(column)) return undefined
  const index = rows.findIndex((row) => row[column] !== '|')
  const row = rows[index]
  if (row === undefined || row.slice(column).trimStart() !== row.slice(column)) return undefined
  const next = bars.find((at) => at > column && rows[index - 1]?.[at] === '|' && row[at] !== ' ')
  const below = rows[index + 1]
  const isContinued =
    below?.[column] !== undefined && below[column] !== ' ' && !bars.some((at) => at < column && below[at] !== '|' && below[at] !== ' ')
  return isContinued ? undefined : row.slice(column, next).trim()
}

function operand(source: string, rows: readonly string[], column: number): string | undefined {
  // A literal has no value below it.
  if (isConstant(source) && rows[0]?.[column] !== '|') return source
  return chain.test(source) ? valueAt(rows, anchorOf(source, column)) : undefined
}

function operandsOf(lines: readonly string[], index: number, column: number): readonly [left: string, right: string] | undefined {
  const expression = lines[index] ?? ''
  const operator = expression.indexOf(' == ', column)
  if (operator === -1 || expression.length > 1_000 || expression.indexOf(' == ', operator + 1) !== -1) return undefined
  const rows = drawing(lines, index + 1)
  if (rows[0]?.includes('|') !== true || !/^[\s|]*$/.test(rows[0])) return undefined
  const left = operand(expression.slice(column, operator), rows, column)
  const right = operand(expression.slice(operator + 4).trim(), rows, operator + 4)
  return left === undefined || right === undefined ? undefined : [left, right]
}

/** Where the drawing of an expression ends. */
const endOf = (lines: readonly string[], index: number) => index + 1 + drawing(lines, index + 1).length

/** Reads the conditions of Spock, which takes the right operand as the expected one. */
function condition(lines: readonly string[]): Comparison | undefined {
  const header = lines.findIndex((line) => line.trimEnd().endsWith('Condition not satisfied:'))
  const index = lines.findIndex((line, at) => at > header && line.trim() !== '')
  const [actual, expected] = (header !== -1 && operandsOf(lines, index, 0)) || []
  return actual === undefined || expected === undefined
    ? undefined
    : pairBelow(lines, endOf(lines, index), expectedAndActual(expected, actual))
}

/** Reads the drawing of Groovy's own `assert`, whose operands have no fixed order. */
function powerAssertion(lines: readonly string[]): Comparison | undefined {
  const index = lines.findIndex((line) => line.startsWith('assert '))
  const [left, right] = (index !== -1 && operandsOf(lines, index, 'assert '.length)) || []
  return left === undefined || right === undefined ? undefined : pairBelow(lines, endOf(lines, index), leftAndRight(left, right))
}

/** Reads an equality whose values are drawn below it. */
export const drawnValues = (lines: readonly string[]): Comparison | undefined => condition(lines) ?? powerAssertion(lines)
