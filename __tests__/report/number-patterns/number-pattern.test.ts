import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNumberPattern } from '../../../src/report/number-patterns/number-pattern.js'

describe('parseNumberPattern', () => {
  test.each([
    '0',
    '#',
    '0.00',
    '#.##',
    '#,##0',
    '#,##0.00',
    "0.00'%'",
    "#,##0.##'%'",
    '0.00E0',
    '#,##0.00;(#,##0.00)',
    '##0.###E0',
    '#,##,##0',
    '0%',
    '0‰',
    '%0',
    '¤#,##0.00',
    '¤¤ 0',
    "'#'0",
    "0 'it''s'",
    "''0",
    '.00',
    '#.',
    '0E00',
    '-0',
    '0 points',
    'x0',
    '0;-0',
    '0%;(0%)',
    '0;',
    '0.0E0',
    '.0',
    '.0E0',
    ',000',
    '0;LATE',
    '0.0;(0.0.0)',
    "0;'a;b' 0",
  ])('accepts the pattern %s', (pattern) => {
    expect(parseNumberPattern(pattern).fault).toBeUndefined()
  })

  test.each([
    ['', 0, 'no digit'],
    ['abc', 0, 'no digit'],
    ["'0'", 0, 'no digit'],
    ['.', 0, 'no digit'],
    ['%.', 1, 'no digit'],
    [',', 0, 'a digit must follow'],
    ["0'%", 1, 'quoted text is not closed'],
    ['0.0.0', 3, 'only one "."'],
    ['0#', 1, '"#" must come before "0"'],
    ['0,#00', 2, '"#" must come before "0"'],
    ['#0#.0', 2, '"#" must come before "0"'],
    ['0.0#0', 4, '"0" must come before "#"'],
    ['0.0,0', 3, '"," is allowed only before'],
    ['#,##0,', 5, 'a digit must follow'],
    ['#,.0', 1, 'a digit must follow'],
    ['#,,##0', 1, 'a digit must follow'],
    ['0%%', 2, 'only one "%"'],
    ['%0‰', 2, 'only one "%"'],
    ['0;(0%%)', 5, 'only one "%"'],
    ['0E', 1, '"0" must follow the "E"'],
    ['0E#', 1, '"0" must follow the "E"'],
    ['0E+0', 1, '"0" must follow the "E"'],
    ['0;0Error', 3, '"0" must follow the "E"'],
    ['.E0', 0, 'no digit'],
    ['#,##0E0', 1, 'cannot be used together with "E"'],
    ['0;0;0', 3, 'only one ";"'],
    [';0', 0, 'no digit'],
    ['0 0', 2, 'must be quoted'],
    ['0 (v1.0)', 5, 'must be quoted'],
    ['0;(0) 0', 6, 'must be quoted'],
    ['0'.repeat(201), 200, 'longer than 200'],
  ])('reports an error in the pattern %s at offset %i', (pattern, offset, message) => {
    expect(parseNumberPattern(pattern).fault).toEqual({ offset, message: expect.stringContaining(message) })
  })

  test('parses any text, and reports every error at an offset inside it', () => {
    const symbols = fc.constantFrom('#', '0', ',', '.', 'E', 'E0', '%', '‰', '-', ';', "'", '¤', 'a', '\u{1f680}')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(symbols, { maxLength: 12 }).map((parts) => parts.join('')),
        ),
        (source) => {
          const { pattern, fault } = parseNumberPattern(source)
          if (fault === undefined) expect(pattern.integerPlaces + pattern.maximumFraction).toBeGreaterThan(0)
          else expect(fault.offset).toBeLessThanOrEqual(source.length)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
