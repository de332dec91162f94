// Tests how properties show their values, limits, baselines and changes, in reports of one job and of several (src/report/content).
import { describe, expect, test } from 'vitest'
import type { PropertyReading } from '../../../src/report/content/property-reading.js'
import { regressionOf } from '../../../src/report/content/property-regression.js'
import { buildReport } from '../../../src/report/content/report.js'
import type { ResolvedComponent } from '../../../src/report/content/template.js'
import { plainInline } from '../../../src/report/render/chat/plain-inline.js'
import { renderGithubMarkdown } from '../../../src/report/render/github-markdown.js'
import { exampleScope } from './example-run.js'

type Property = Extract<ResolvedComponent, { readonly type: 'property' }>

const show = (...components: readonly ResolvedComponent[]) => renderGithubMarkdown(buildReport({ components }, exampleScope())).trim()

const property = (reading: PropertyReading, fields: Partial<Property> = {}): Property => ({
  type: 'property',
  name: 'coverage',
  valueType: 'number',
  reading,
  ...fields,
})

function compared(
  value: number | undefined,
  baseline: number | undefined,
  fields: Partial<PropertyReading['baseline']> = {},
): PropertyReading {
  const found = (number: number | undefined) => (number === undefined ? undefined : { value: number })
  return { value: found(value), baseline: { value: found(baseline), tolerance: 0, of: 'main', ...fields } }
}

/** The cells of the only row, without the backslash that keeps a sign from beginning a list. */
const rowOf = (component: Property) =>
  show(component)
    .split('\n')[2]
    ?.split('|')
    .map((cell) => cell.trim().replace(/^\\(?=[-+])/, ''))
    .slice(1, -1)

describe('a property without a baseline', () => {
  test('shows the name and the value by its pattern', () => {
    expect(show(property({ value: { value: 48213.5 } }, { name: 'bundle size', format: '#,##0.00' }))).toBe(
      '| Property | Value |\n| --- | --: |\n| bundle size | 48,213.50 |',
    )
    expect(rowOf(property({ value: { value: 12.5 } }, { format: '¤0.00', currency: 'EUR' }))).toEqual(['coverage', '€12.50'])
    expect(rowOf(property({ value: { value: 0.00042 } }))).toEqual(['coverage', '0.00042'])
  })

  test('shows "no value" when a property has none', () => {
    expect(rowOf(property({ value: undefined }))).toEqual(['coverage', 'no value'])
  })

  test('shows a text value on one line, and shortens a long one', () => {
    const text = (value: string) => rowOf(property({ value: { value } }, { valueType: 'string' }))?.[1]
    expect(text('2026-01')).toBe('2026-01')
    expect(text('a *b*\nc <d>')).toBe('a \\*b\\* c &lt;d>')
    expect(text('x'.repeat(100_000))?.length).toBeLessThan(250)
  })
})

describe('a property with limits', () => {
  const percent = { format: "0.0'%'", min: 80, max: 95 }

  test.each([
    [79.95, '80.0% (min 80.0%) ❌'],
    [79, '79.0% (min 80.0%) ❌'],
    [80, '80.0%'],
    [95, '95.0%'],
    [95.1, '95.1% (max 95.0%) ❌'],
  ])('marks the value %d only when it is outside', (value, cell) => {
    expect(rowOf(property({ value: { value } }, percent))).toEqual(['coverage', cell])
  })

  test('marks the value and the change when both are bad', () => {
    expect(rowOf(property(compared(79, 83, { expectedTrend: 'up' }), percent))).toEqual([
      'coverage',
      '79.0% (min 80.0%) ❌',
      '-4.0% (main 83.0%) ❌',
    ])
  })

  test('marks a property with limits when it has no value', () => {
    expect(rowOf(property({ value: undefined }, percent))).toEqual(['coverage', 'no value (min 80.0%) ❌'])
    expect(rowOf(property({ value: undefined }, { max: 95 }))).toEqual(['coverage', 'no value (max 95) ❌'])
  })
})

describe('the regression of a property', () => {
  test.each<[Property, string | undefined]>([
    [property({ value: { value: 79 } }, { format: "0.0'%'", min: 80 }), 'coverage is 79.0%, below the minimum of 80.0%'],
    [property(compared(7, 9), { max: 6 }), 'coverage is 7, above the maximum of 6'],
    [property(compared(70, 90, { expectedTrend: 'up' })), 'coverage went from 90 (main) to 70'],
    [
      property({ value: { value: 70 }, baseline: { value: { value: 90 }, tolerance: 0, expectedTrend: 'same' } }),
      'coverage went from 90 to 70',
    ],
    [property(compared(70, 90, { expectedTrend: 'up', tolerance: 20 })), undefined],
    [property(compared(90, 70, { expectedTrend: 'up' })), undefined],
    [property(compared(70, 90)), undefined],
    [property(compared(70, undefined, { expectedTrend: 'up' })), undefined],
    [property(compared(undefined, 90, { expectedTrend: 'up' }), { format: "0'%'", min: 80 }), 'coverage has no value (min 80%)'],
    [property({ value: undefined }, { max: 80 }), 'coverage has no value (max 80)'],
    [property({ value: undefined }), undefined],
    [property({ value: { value: '1.2' } }, { valueType: 'string' }), undefined],
    [property({ value: { value: 80 } }, { min: 80, max: 80 }), undefined],
  ])('names both values, example %#', (component, expected) => {
    expect(regressionOf(component)).toBe(expected)
  })
})

describe('a property in one line', () => {
  /** The lines of adjacent properties in a chat. */
  function factsOf(...components: readonly Property[]) {
    const [table] = buildReport({ components }, exampleScope()).children
    return table?.type === 'table' ? table.facts?.map(({ label, value }) => `${label}: ${plainInline(value)}`) : undefined
  }

  test.each([
    [property(compared(87.3, 86.9, { expectedTrend: 'up' }), { format: "0.0'%'" }), 'coverage: 87.3% (main 86.9%) ↑ +0.4% ✅'],
    [property(compared(1, 2, { expectedTrend: 'up' })), 'coverage: 1 (main 2) ↓ −1 ❌'],
    [property(compared(5, 5)), 'coverage: 5 (main 5) → ±0'],
    [property(compared(5, undefined)), 'coverage: 5 (main no value)'],
    [property({ value: { value: 5 } }), 'coverage: 5'],
    [property({ value: undefined }), 'coverage: no value'],
    [property(compared(7, 9), { min: 8 }), 'coverage: 7 (min 8) ❌ (main 9) ↓ −2'],
  ])('shows value, baseline, direction and change, example %#', (component, line) => {
    expect(factsOf(component)).toEqual([line])
  })

  test('a property in one line has a line for each of several adjacent properties', () => {
    expect(factsOf(property({ value: { value: 5 } }), property({ value: { value: 6 } }, { name: 'size' }))).toEqual([
      'coverage: 5',
      'size: 6',
    ])
  })
})

describe('a property with a baseline', () => {
  test('shows the value, its change, the baseline and whether the change is expected', () => {
    expect(show(property(compared(83.5, 83.1, { expectedTrend: 'up' }), { format: "0.00'%'" }))).toBe(
      ['| Property | Value | Change |', '| --- | --: | --- |', '| coverage | 83.50% | \\+0.40% (main 83.10%) ✅ |'].join('\n'),
    )
  })

  test.each([
    ['down', compared(1_000, 1_250), ['1,000', '−250 (main 1,250)']],
    ['down against the expectation', compared(1, 2, { expectedTrend: 'up' }), ['1', '−1 (main 2) ❌']],
    ['down as expected', compared(1, 2, { expectedTrend: 'down' }), ['1', '−1 (main 2) ✅']],
    ['within the tolerance', compared(0.3, 0.1, { tolerance: 0.2, expectedTrend: 'down' }), ['0.3', '+0.2 (main 0.1)']],
    ['the same as expected', compared(5, 5, { expectedTrend: 'same' }), ['5', '±0 (main 5) ✅']],
    ['up from nothing', compared(5, 0), ['5', '+5 (main 0)']],
    ['up from less than nothing', compared(-5, -10), ['−5', '+5 (main −10)']],
    ['without a value', compared(undefined, 5), ['no value', '(main 5)']],
    ['without a baseline', compared(5, undefined), ['5', '(main no value)']],
  ])('shows a property that is %s', (_, reading, cells) => {
    expect(rowOf(property(reading))?.slice(1)).toEqual(cells)
  })

  test('shows a negative change with the negative subpattern', () => {
    expect(rowOf(property(compared(1, 2.5), { format: '0.00;(0.00)' }))?.[2]).toBe('(1.50) (main 2.50)')
  })

  test('names a baseline of unknown origin, and shortens a long one', () => {
    const { of: _, ...unknown } = compared(1, 2).baseline ?? { value: undefined, tolerance: 0 }
    expect(rowOf(property({ value: { value: 1 }, baseline: unknown }))?.[2]).toBe('−1 (baseline 2)')
    expect(rowOf(property(compared(1, 2, { of: 'b'.repeat(1_000) })))?.[2]?.length).toBeLessThan(80)
  })
})

describe('several properties', () => {
  const size = property({ value: { value: 1 } }, { name: 'size' })
  const time = property({ value: { value: 2 } }, { name: 'time' })
  const coverage = property(compared(2, 1))

  test('joins adjacent properties into one table', () => {
    expect(show(size, time)).toBe('| Property | Value |\n| --- | --: |\n| size | 1 |\n| time | 2 |')
    expect(show(coverage, coverage).match(/^\| coverage/gm)).toHaveLength(2)
    expect(show(coverage, coverage).match(/^\| Property/gm)).toHaveLength(1)
  })

  test('joins properties with and without a baseline into one table', () => {
    expect(show(size, coverage, time)).toBe(
      [
        '| Property | Value | Change |',
        '| --- | --: | --- |',
        '| size | 1 | – |',
        '| coverage | 2 | \\+1 (main 1) |',
        '| time | 2 | – |',
      ].join('\n'),
    )
  })

  test('starts a new table when something is between two properties', () => {
    const between: ResolvedComponent = { type: 'markdown', text: [{ kind: 'markdown', text: 'And:' }] }
    expect(show(size, between, time)).toMatch(/\| size \| 1 \|\n\nAnd:\n\n\| Property/)
    expect(show({ type: 'section', title: 'A', components: [size] }, { type: 'section', title: 'B', components: [time] })).toMatch(
      /\| size \| 1 \|\n\n### B\n\n\| Property/,
    )
  })

  test('joins adjacent properties in a section into one table', () => {
    expect(show({ type: 'section', title: 'A', components: [size, time] })).toContain('| size | 1 |\n| time | 2 |')
  })

  test('does not join the tables of other components', () => {
    const alone = show({ type: 'slowestTests' })
    expect(show({ type: 'slowestTests' }, { type: 'slowestTests' })).toBe(`${alone}\n\n${alone}`)
  })
})
