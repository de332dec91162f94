import { describe, expect, test } from 'vitest'
import { checkNumberPattern } from '../../src/config/number-pattern.js'

describe('checkNumberPattern', () => {
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
  ])('%s is right', (pattern) => {
    expect(checkNumberPattern(pattern)).toBeUndefined()
  })

  test.each([
    ['', 0, 'no digit'],
    ['abc', 0, 'no digit'],
    ["'0'", 0, 'no digit'],
    ['.', 0, 'no digit'],
    [',', 0, 'a digit must follow'],
    ["0'%", 1, 'quoted text is not closed'],
    ['0.0.0', 3, 'only one "."'],
    ['0#', 1, '"#" must stand before "0"'],
    ['0,#00', 2, '"#" must stand before "0"'],
    ['#0#.0', 2, '"#" must stand before "0"'],
    ['0.0#0', 4, '"0" must stand before "#"'],
    ['0.0,0', 3, '"," may stand only before'],
    ['#,##0,', 5, 'a digit must follow'],
    ['#,.0', 1, 'a digit must follow'],
    ['0%%', 2, 'only one "%"'],
    ['%0‰', 2, 'only one "%"'],
    ['0;(0%%)', 5, 'only one "%"'],
    ['0E', 1, '"0" must follow the "E"'],
    ['0E#', 1, '"0" must follow the "E"'],
    ['0E+0', 1, '"0" must follow the "E"'],
    ['.0E0', 2, 'a digit must stand before the decimal point'],
    ['#,##0E0', 1, 'cannot be used together with "E"'],
    ['0;0;0', 3, 'only one ";"'],
    [';0', 0, 'no digit'],
    ['0 0', 2, 'must be quoted'],
    ['0 (v1.0)', 5, 'must be quoted'],
    ['0;(0) 0', 6, 'must be quoted'],
    ['0'.repeat(201), 200, 'longer than 200'],
  ])('%s is wrong at %i', (pattern, offset, message) => {
    expect(checkNumberPattern(pattern)).toEqual({ offset, message: expect.stringContaining(message) })
  })
})
