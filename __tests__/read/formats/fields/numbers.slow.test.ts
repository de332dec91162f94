import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDuration, parseNumber, parseTimeSpan } from '../../../../src/read/formats/fields/numbers.js'
import { formats } from '../../../../src/read/formats/index.js'

describe('a number', () => {
  test.each([
    ['1,234.56', 1234.56],
    ['1.234,5', 1234.5],
    ['0,016', 0.016],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ["1'234.5", 1234.5],
    ['1\u00a0234,5', 1234.5],
    [' 12 ', 12],
    ['-1.5E-5', -0.000015],
    ['.5', 0.5],
    ['5.', 5],
    ['1234567890.12345678901234567890', 1234567890.1234567],
  ])('reads %j as the number %d', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  test.each(['', ' ', 'NaN', 'Infinity', '1e999', '1,5e999', 'one', '1x', '.', '1.2.3,4,5', '--1', '1e', '1'.repeat(101)])(
    'refuses %j when a number is wanted',
    (text) => {
      expect(parseNumber(text)).toBeUndefined()
    },
  )

  /** The grammar as it was, in quadratic time. */
  function parseSlowly(text: string): number | undefined {
    const plain = Number(text)
    if (Number.isFinite(plain)) return text.trim() === '' ? undefined : plain
    const compact = text.replace(/[\s\u00a0\u202f'’_]/g, '')
    const [commas, dots] = [compact.split(',').length - 1, compact.split('.').length - 1]
    const isCommaLast = compact.lastIndexOf(',') > compact.lastIndexOf('.')
    let normal = compact
    if (commas > 0 && dots > 0) normal = isCommaLast ? compact.replaceAll('.', '').replace(',', '.') : compact.replaceAll(',', '')
    else if (commas > 0) normal = commas === 1 ? compact.replace(',', '.') : compact.replaceAll(',', '')
    else if (dots > 1) normal = compact.replaceAll('.', '')
    const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(normal) ? Number(normal) : undefined
    return value !== undefined && Number.isFinite(value) ? value : undefined
  }

  test('reads any short text as the number that the plain grammar gives', () => {
    const piece = fc.constantFrom(..."0123456789.,,..eE+-xX_ \u00a0\u202f'’Nab", '12', '000', 'e5', '1.', ',5')
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((list) => list.join('')),
      fc.double().map(String),
      fc.string({ maxLength: 12 }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(parseNumber(text)).toBe(parseSlowly(text))
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('a duration', () => {
  test.each([
    ['1.5', 1500],
    ['12ms', 12],
    ['1,5 s', 1500],
    ['2 min', 120_000],
    ['250 µs', 0.25],
    ['-1', undefined],
    ['1e308', undefined],
    ['12 parsecs', undefined],
    ['12 constructor', undefined],
    [`${'1'.repeat(100)}ms`, undefined],
  ])('reads the duration %j as %j ms', (text, ms) => {
    expect(parseDuration(text, 1000)).toBe(ms)
  })

  test.each([
    ['00:00:01.5000000', 1500],
    ['1.02:03:04', 93_784_000],
    ['00:00:00,25', 250],
    ['1.5', 1500],
    [`${'1'.repeat(100)}:00:00`, undefined],
  ])('reads the time span %j as %j ms', (text, ms) => {
    expect(parseTimeSpan(text)).toBe(ms)
  })
})

// Half a million digits took two minutes.
describe('a text of 2,000,000 digits', () => {
  const digits = '1'.repeat(2_000_000)

  test.each([`${digits}x`, `${digits},${digits}x`, `${digits}e`, ` ${digits} `])(
    'refuses a text of 2,000,000 digits at once when a number is wanted',
    (text) => {
      expect(parseNumber(text)).toBeUndefined()
      expect(parseDuration(text, 1000)).toBeUndefined()
      expect(parseTimeSpan(text)).toBeUndefined()
    },
  )

  test.each([
    ['junit', (value: string) => `<testsuite><testcase name="a" time="${value}"/></testsuite>`],
    [
      'qt',
      (value: string) =>
        `<TestCase name="t"><TestFunction name="f"><Incident type="pass"/><Duration msecs="${value}"/></TestFunction></TestCase>`,
    ],
    ['nunit', (value: string) => `<test-run><test-case name="a" result="Passed" duration="${value}"/></test-run>`],
    [
      'xunit',
      (value: string) =>
        `<assemblies><assembly name="a"><collection><test name="t" result="Pass" time="${value}"/></collection></assembly></assemblies>`,
    ],
    [
      'testng',
      (value: string) =>
        `<testng-results><suite><test><class name="c"><test-method name="m" status="PASS" duration-ms="${value}"/></class></test></suite></testng-results>`,
    ],
    [
      'trx',
      (value: string) =>
        `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results><UnitTestResult testName="t" outcome="Passed" duration="${value}"/></Results></TestRun>`,
    ],
  ])('leaves out the duration of a test of %s when it has 2,000,000 digits', async (id, fileWith) => {
    const format = formats.find((candidate) => candidate.id === id)
    if (format === undefined) throw new Error(id)
    const durations: unknown[] = []
    // The parser keeps half a million characters of an attribute; many of them would have taken hours.
    const sink = { test: ({ duration }: { duration?: number }) => void durations.push(duration), problem() {}, notice() {}, restart() {} }
    for (let index = 0; index < 10; index += 1) await format.read({ path: 'a.xml', chunks: () => [fileWith(`${digits}x`)] }, sink)
    expect(durations).toEqual(Array.from({ length: 10 }, () => undefined))
  })
})
