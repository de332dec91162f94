import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNumber, type NumberFormatOptions } from '../../../src/report/number-patterns/number-format.js'
import { parseNumberPattern } from '../../../src/report/number-patterns/number-pattern.js'

function format(value: number, source: string, options?: NumberFormatOptions): string {
  const { pattern, fault } = parseNumberPattern(source)
  if (pattern === undefined) throw new Error(`${source}: ${fault?.message}`)
  return formatNumber(value, pattern, options)
}

const anyNumber = fc.double()
const finite = fc.double({ noNaN: true, noDefaultInfinity: true })

test.each([
  ['0.00', 123.4, '123.40'],
  ['#.##', 123.4, '123.4'],
  ['#,##0', 1234567, '1,234,567'],
  ['#,##0.00', 1234.5, '1,234.50'],
  ["0.00'%'", 85.6, '85.60%'],
  ["#,##0.##'%'", 85.678, '85.68%'],
  ['0.00E0', 1234, '1.23E3'],
  ['#,##0.00;(#,##0.00)', -1234.5, '(1,234.50)'],
])('formats with %s the number %d as %s', (pattern, value, shown) => {
  expect(format(value, pattern)).toBe(shown)
})

describe('java.text.DecimalFormat', () => {
  const rows = readFileSync(join(import.meta.dirname, 'number-format/decimal-format.tsv'), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((row) => row.split('\t'))
  const shown = rows.filter((row) => row.length > 1)
  const refused = rows.filter((row) => row.length === 1)

  test('formats every number of the table like Java', () => {
    const read = shown.filter(([pattern = '']) => parseNumberPattern(pattern).fault === undefined)
    expect(read.length).toBeGreaterThan(5000)
    const differences = read.filter(([pattern = '', number = '', text, currency]) => format(Number(number), pattern, { currency }) !== text)
    expect(differences).toEqual([])
  })

  test('rejects patterns that Java accepts only for the reasons in docs/number-patterns.md', () => {
    const messages = shown.map(([pattern = '']) => parseNumberPattern(pattern).fault?.message).filter((message) => message !== undefined)
    expect(new Set(messages.map((message) => message.replace(/^".*(?= after)/, 'a digit')))).toEqual(
      new Set([
        'the pattern has no digit: "0" or "#"',
        'a digit after the number must be quoted',
        'a digit must follow the ","',
        '"," cannot be used together with "E"',
        '"0" must follow the "E"',
      ]),
    )
  })

  test('accepts no pattern that Java rejects', () => {
    expect(refused.length).toBeGreaterThan(200)
    expect(refused.filter(([pattern = '']) => parseNumberPattern(pattern).fault === undefined)).toEqual([])
  })
})

describe('differences to Java', () => {
  test('formats groups of another length before the last group', () => {
    expect(format(1234567, '#,##,##0')).toBe('12,34,567')
    expect(format(12, '0,00,000')).toBe('0,00,012')
    expect(format(123456789, '#,##,###,####')).toBe('12,345,6789')
  })

  test('keeps the sign of a negative number when both subpatterns look the same', () => {
    expect(format(-0.05, "0%;0'%'")).toBe('-5%')
    expect(format(-5, "0'ab';0a'b'")).toBe('-5ab')
  })

  test('groups numbers as in India', () => {
    const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(format(value, '#,##,##0')).toBe(indian.format(value))
      }),
    )
  })
})

describe('every number', () => {
  const patterns = ['0', '#', '#.##', '#,##0.00', '0.###E0', '##0.##E00', '#E0', '.00', '0%', '#,##,##0.#', '¤0;(¤0)', '0000‰']

  test('formats every number with every pattern', () => {
    fc.assert(
      fc.property(anyNumber, fc.constantFrom(...patterns), (value, pattern) => {
        expect(format(value, pattern)).toMatch(/^[-($]*(?:NaN|∞|[\d,]*\.?\d*(?:E-?\d+)?)[%‰)]?$/)
        expect(format(value, pattern)).toMatch(/\d|NaN|∞/)
      }),
    )
  })

  test('shows all digits that are needed to read a number again', () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(Number(format(value, `0.${'#'.repeat(16)}E0`))).toBe(value)
        if (Math.abs(value) > 1e-100) expect(Number(format(value, `0.${'#'.repeat(120)}`))).toBe(value)
      }),
    )
  })

  test('rounds the shown digits half away from zero', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 14n), 10n ** 14n), (thousandths) => {
        const value = Number(thousandths) / 1000
        const [away, sign] = thousandths < 0n ? [-thousandths, -1] : [thousandths, 1]
        expect(Number(format(value, '0.##'))).toBe((sign * Number((away + 5n) / 10n)) / 100)
      }),
    )
  })

  test('changes only the grouping when a pattern has commas', () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(format(value, '#,##0.0#').replaceAll(',', '')).toBe(format(value, '0.0#'))
        expect(format(value, '#,##0')).toMatch(/^-?\d{1,3}(?:,\d{3})*$/)
      }),
    )
  })

  test('uses an exponent in steps in engineering notation', () => {
    fc.assert(
      fc.property(finite, (value) => {
        const [mantissa = '', exponent] = format(value, '##0.##E0').split('E')
        expect(Math.abs(Number(exponent) % 3)).toBe(0)
        expect(mantissa).toMatch(/^-?(?:0|[1-9]\d{0,2})(?:\.\d{1,4})?$/)
      }),
    )
  })
})

test('shows the code of a currency without a symbol, and the dollar by default', () => {
  expect(format(5, '¤0', { currency: 'CHF' })).toBe('CHF5')
  expect(format(5, '¤0', { currency: 'EUR' })).toBe('€5')
  expect(format(-5, '0.00 ¤¤', { currency: 'EUR' })).toBe('-5.00 EUR')
  expect(format(5, '¤0')).toBe('$5')
})
