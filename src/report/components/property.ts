import type { PropertyValue } from '../../history/history.js'
import { formatNumber } from '../../number-patterns/number-format.js'
import { parseNumberPattern } from '../../number-patterns/number-pattern.js'
import { formatPlainNumber } from '../../number-patterns/plain-number.js'
import type { Cell, Table } from '../../report-tree/node.js'
import { badge, dotted, text } from '../../report-tree/node-builders.js'
import { shorten } from '../../text/shorten.js'
import { type Change, changeOf } from '../change.js'
import { defineComponent } from '../component.js'
import { baselineSchema, querySchema } from '../property-query.js'
import { readProperty } from '../read-property.js'

/** Shared by all property components, so that `joinTables` joins adjacent ones. */
const plainHead: Table['head'] = ['Property', 'Value'].map((title) => [text(title)])
const comparedHead: Table['head'] = ['Property', 'Value', 'Baseline', 'Change', 'Trend'].map((title) => [text(title)])

const maximumValue = 200
const maximumPlace = 60

const noValue = 'no value'
const trends = { up: '↑ up', down: '↓ down', same: '→ same' } as const

type Format = (number: number) => string

/** Rejects a key of a string property. The description is the error message. */
const onlyForNumbers = (key: string) => ({ not: {}, description: `only a property of valueType "number" has a ${key}` })

/** Shows a property of the build and its change, in a row of a table. */
export const property = defineComponent({
  description: 'Shows a property of the build and its change.',
  properties: (builders) => {
    const { Type } = builders
    return {
      name: Type.String({ minLength: 1, description: 'The name of the property.', examples: ['coverage'] }),
      valueType: Type.Enum(['number', 'string'], { description: 'The type of its value.' }),
      format: Type.Optional(
        Type.String({
          format: 'number-pattern',
          description: 'The format of the number, as a pattern of java.text.DecimalFormat.',
          examples: ['#,##0.00', "0.0'%'"],
        }),
      ),
      currency: Type.Optional(
        Type.String({ pattern: '^[A-Z]{3}$', default: 'USD', description: 'The ISO code of the currency for "¤" in the pattern.' }),
      ),
      value: Type.Optional(querySchema(builders)),
      baseline: Type.Optional(baselineSchema(builders)),
    }
  },
  keywords: {
    if: { properties: { valueType: { const: 'string' } }, required: ['valueType'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: { format: onlyForNumbers('format'), currency: onlyForNumbers('currency'), baseline: onlyForNumbers('baseline') },
    },
  },
  async resolve(properties, context) {
    const { value: _value, baseline: _baseline, ...shown } = properties
    return { ...shown, reading: await readProperty(properties, context) }
  },
  build({ name, format, currency, reading: { value, baseline } }) {
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
  },
})

/** Returns the function that formats the numbers of a property. The pattern was checked with the configuration. */
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

/** Formats a change, with a plus if it is positive and the pattern does not write one. */
function signed(number: number, format: Format): string {
  const shown = format(number)
  return number > 0 && !shown.startsWith('+') ? `+${shown}` : shown
}
