import { shorten } from '../../../base/text/shorten.js'
import type { PropertyValue } from '../../../judge/earlier-builds/history.js'
import type { Cell, Table } from '../../tree/node.js'
import { badge, text } from '../../tree/node-builders.js'
import { type Change, changeOf } from '../change.js'
import { defineComponent } from '../component.js'
import { reportLimits } from '../limits.js'
import { type NumberFormat, numberFormat } from '../property-format.js'
import { exceededLimit, type PropertyLimits } from '../property-limits.js'
import { baselineSchema, querySchema } from '../property-query.js'
import type { BaselineReading } from '../property-reading.js'
import { readProperty } from '../read-property.js'

/** Shared by all property components, so that `joinTables` joins adjacent ones. */
const head: Table['head'] = ['Property', 'Value', 'Change'].map((title) => [text(title)])

const noValue = 'no value'

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
      min: Type.Optional(
        Type.Number({ description: 'The smallest good value. A smaller one, or none, is marked, and "regressed" of fail-on fails.' }),
      ),
      max: Type.Optional(
        Type.Number({ description: 'The largest good value. A larger one, or none, is marked, and "regressed" of fail-on fails.' }),
      ),
      value: Type.Optional(querySchema(builders)),
      baseline: Type.Optional(baselineSchema(builders)),
    }
  },
  keywords: {
    if: { properties: { valueType: { const: 'string' } }, required: ['valueType'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: {
        format: onlyForNumbers('format'),
        currency: onlyForNumbers('currency'),
        min: onlyForNumbers('min'),
        max: onlyForNumbers('max'),
        baseline: onlyForNumbers('baseline'),
      },
    },
  },
  async resolve(properties, context) {
    const { value: _value, baseline: _baseline, ...shown } = properties
    return { ...shown, reading: await readProperty(properties, context) }
  },
  build({ name, format, currency, reading: { value, baseline }, ...limits }) {
    const formatted = numberFormat(format, currency)
    const shown = (found: PropertyValue | undefined) => {
      if (found === undefined) return noValue
      return typeof found.value === 'number' ? formatted(found.value) : shorten(found.value, reportLimits.propertyValue)
    }
    const valueCell = [text(shown(value)), ...limitMark(value, limits, formatted)]
    const parts = baseline === undefined ? undefined : changeParts(value, baseline, formatted, shown(baseline.value))
    return [
      {
        type: 'table',
        align: ['left', 'right', 'left'],
        head,
        rows: [[[text(name)], valueCell, parts === undefined ? [] : changeCell(parts)]],
        facts: [{ label: name, value: [...valueCell, ...(parts === undefined ? [] : changeFact(parts))] }],
      },
    ]
  },
})

/** ` (min 80%) ❌`, after a value that exceeds a limit, and after "no value" if there is a limit. */
function limitMark(value: PropertyValue | undefined, limits: PropertyLimits, formatted: NumberFormat): Cell {
  const exceeded = typeof value?.value === 'string' ? undefined : exceededLimit(value?.value, limits)
  return exceeded === undefined ? [] : [text(` (${exceeded.kind} ${formatted(exceeded.limit)}) `), badge('failed')]
}

/** The change of a property, as texts. */
interface ChangeParts {
  /** `(main 86.9%)`. */
  readonly against: string
  /** `+0.4`; undefined if one of the values is not a number. */
  readonly difference: string | undefined
  readonly trend: Change['trend']
  readonly verdict: Cell
}

function changeParts(
  value: PropertyValue | undefined,
  baseline: BaselineReading,
  formatted: NumberFormat,
  shownBaseline: string,
): ChangeParts {
  const place = baseline.of === undefined ? 'baseline' : shorten(baseline.of, reportLimits.baseline)
  const against = `(${place} ${shownBaseline})`
  if (typeof value?.value !== 'number' || typeof baseline.value?.value !== 'number')
    return { against, difference: undefined, trend: 'same', verdict: [] }
  const { absolute, isExpected, trend } = changeOf(value.value, baseline.value.value, baseline)
  const verdict = isExpected === undefined ? [] : [text(' '), badge(isExpected ? 'successful' : 'failed')]
  return { against, difference: signed(absolute, formatted), trend, verdict }
}

/** `+0.4 (main 86.9%) ✅`. */
const changeCell = ({ against, difference, verdict }: ChangeParts): Cell => [
  text(difference === undefined ? against : `${difference} ${against}`),
  ...verdict,
]

const arrows = { up: '↑', down: '↓', same: '→' } as const

/** `(main 86.9%) ↑ +0.4 ✅`, after the value. */
const changeFact = ({ against, difference, trend, verdict }: ChangeParts): Cell => [
  text(` ${against}${difference === undefined ? '' : ` ${arrows[trend]} ${difference}`}`),
  ...verdict,
]

/** Formats a change with a sign, unless the pattern writes one. */
function signed(number: number, format: NumberFormat): string {
  const shown = format(number)
  if (number === 0) return `±${shown}`
  return number > 0 && !shown.startsWith('+') ? `+${shown}` : shown
}
