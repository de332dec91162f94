// Tests that docs/number-patterns.md shows the actual results of its patterns (src/report/number-patterns).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatNumber } from '../../../src/report/number-patterns/number-format.js'
import { parseNumberPattern } from '../../../src/report/number-patterns/number-pattern.js'
import { formatPlainNumber } from '../../../src/report/number-patterns/plain-number.js'

const page = readFileSync(join(import.meta.dirname, '../../../docs/number-patterns.md'), 'utf8')

test('shows on the page the actual results of the patterns', () => {
  const rows = [...page.matchAll(/^\| `([^`]+)` +\| (\S+) +\| `([^`]+)` +\|$/gm)].map(([, pattern = '', number, shown]) => ({
    pattern,
    number,
    shown,
  }))
  expect(rows.length).toBeGreaterThan(25)
  const result = rows.map(({ pattern: source, number, shown }) => {
    const { pattern, fault } = parseNumberPattern(source)
    return { pattern: source, number, shown: pattern === undefined ? fault : shown && formatNumber(Number(number), pattern) }
  })
  expect(result).toEqual(rows)
})

test('shows on the page the actual results without a pattern', () => {
  const rows = [...page.matchAll(/^\| ([\d.]+) +\| `([^`]+)` +\|$/gm)].map(([, number = '', shown = '']) => [number, shown])
  expect(rows.length).toBe(4)
  expect(rows.map(([number]) => [number, formatPlainNumber(Number(number))])).toEqual(rows)
})
