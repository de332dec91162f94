import type { PropertyValue } from '../../history/history.js'
import { formatNumber } from '../../number-patterns/number-format.js'
import { parseNumberPattern } from '../../number-patterns/number-pattern.js'
import { formatPlainNumber } from '../../number-patterns/plain-number.js'
import type { Cell, Table } from '../../report-tree/node.js'
import { badge, dotted, text } from '../../report-tree/node-builders.js'
import { shorten } from '../../text/shorten.js'
import { type Change, changeOf } from '../change.js'
import type { Component } from '../component.js'

/** Property components that follow each other are one table: `joinTables` knows it by these. */
const plainHead: Table['head'] = ['Property', 'Value'].map((title) => [text(title)])
const comparedHead: Table['head'] = ['Property', 'Value', 'Baseline', 'Change', 'Trend'].map((title) => [text(title)])

const maximumValue = 200
const maximumPlace = 60

const noValue = 'no value'
const trends = { up: '↑ up', down: '↓ down', same: '→ same' } as const

type Format = (number: number) => string

/** A named value of the build, and how it changed: a row of a table. */
export const property: Component<'property'> = ({ name, format, currency, reading: { value, baseline } }) => {
  const formatted = numberFormat(format, currency)
  const shown = (found: PropertyValue | undefined) => {
    if (found === undefined) return noValue
    return typeof found.value === 'number' ? formatted(found.value) : shorten(found.value, maximumValue)
  }
  if (baseline === undefined) {
    return [{ type: 'table', align: ['left', 'left'], head: plainHead, rows: [[[text(name)], [text(shown(value))]]] }]
  }
  const place = baseline.of === undefined ? '' : ` (${shorten(baseline.of, maximumPlace)})`
  const isComparable = typeof value?.value === 'number' && typeof baseline.value?.value === 'number'
  const change = isComparable ? changeOf(value.value, baseline.value.value, baseline) : undefined
  const cells = [[text(name)], [text(shown(value))], [text(shown(baseline.value) + place)], ...changeCells(change, formatted)]
  return [{ type: 'table', align: ['left', 'right', 'right', 'right', 'left'], head: comparedHead, rows: [cells] }]
}

/** How numbers are shown: the pattern was checked with the configuration. */
function numberFormat(format: string | undefined, currency?: string): Format {
  const pattern = format === undefined ? undefined : parseNumberPattern(format).pattern
  return pattern === undefined ? formatPlainNumber : (number) => formatNumber(number, pattern, { currency })
}

function changeCells(change: Change | undefined, formatted: Format): readonly Cell[] {
  if (change === undefined) return [[text('–')], [text('–')]]
  const { absolute, relative, trend, isExpected } = change
  const inParts = relative === undefined ? '' : ` (${signed(relative, numberFormat('#,##0.0%'))})`
  const verdict = isExpected === undefined ? [] : [isExpected ? badge('successful', 'as expected') : badge('failed', 'not as expected')]
  return [[text(signed(absolute, formatted) + inParts)], dotted([text(trends[trend])], verdict)]
}

/** With a plus where it grew, unless the pattern writes one; for less than nothing numbers have a sign of their own. */
function signed(number: number, format: Format): string {
  const shown = format(number)
  return number > 0 && !shown.startsWith('+') ? `+${shown}` : shown
}
