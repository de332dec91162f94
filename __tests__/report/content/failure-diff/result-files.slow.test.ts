// Tests the compared values that src/report/content/failure-diff finds in the failures of real result files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { displayText } from '../../../../src/base/text/display-text.js'
import { recognise } from '../../../../src/read/formats/index.js'
import { failureComparison } from '../../../../src/report/content/failure-diff/failure-comparison.js'
import { corpus } from '../../../corpus.js'
import { decodeWhole, readText } from '../../../read/formats/reading.js'

const fixtures = join(import.meta.dirname, '../../../fixtures')

const isResultFile = (folder: string, path: string) =>
  path.includes('/') && !/^(?:__records__|openapi)\//.test(path) && statSync(join(folder, path)).isFile()

/** The failed tests of all files in the folders of a folder, one folder per format. */
async function failedTests(folder: string) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => isResultFile(folder, path))
    .sort()
  const failed: { readonly path: string; readonly name: string; readonly message: string; readonly details: string }[] = []
  for (const path of paths) {
    const text = decodeWhole(readFileSync(join(folder, path)))
    const { format } = recognise(path, text.slice(0, 64 * 1024))
    if (format === undefined) continue
    const { tests } = await readText(format, path, text)
    for (const { name, status, message = '', details = '' } of tests) {
      if (status === 'failed') failed.push({ path, name, message, details })
    }
  }
  return failed
}

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The failures whose values contain a word that the message does not. */
function inventions(failed: Awaited<ReturnType<typeof failedTests>>) {
  return failed.filter(({ message, details }) => {
    const known = new Set(words(displayText(`${message}\n${details}`)))
    const values = Object.values(failureComparison(message, details) ?? {})
    // A value may be cut within a word.
    const whole = values.map((value) => value.replace(/[\p{L}\p{N}]* ?…(?: \d+ more lines?)?[\p{L}\p{N}]*/gu, ' '))
    return whole.some((value) => !words(value).every((word) => known.has(word)))
  })
}

/** The compared values of all fixtures per format, with white space folded: actual != expected, or left == right without an order. */
const valuesOfFixtures = [
  'allure: 17.95 != 17.96 (10 times)',
  'allure: 1 != 2 (2 times)',
  'allure: 0 != 1 (3 times)',
  "allure: 'abc' != 2",
  'ctrf: 0 != 1',
  'dart: <10> != <9>',
  'dart: <null> != <true>',
  'go: 7 != 19',
  'go: 17.95 != 17.96 (2 times)',
  'go: 19 != 18',
  'go: 1 != 2',
  'go: two other lines != two lines',
  'go: (map[string]int) (len=1) { (string) (len=1) "a": (int) 2 } != (map[string]int) (len=1) { (string) (len=1) "a": (int) 1 }',
  'jest: 17.95 != 17.96 (2 times)',
  'jest: Object { "name": "tea", "price": 3, "tags": Array [ "a", "b", ], } != Object { "name": "tea", "price": 4, "tags": Array [ "a", "c", ], }',
  'jest: one two three != one 2 three',
  'jest: 3 != 4 (2 times)',
  'jest: 1 != 2 (6 times)',
  'jest: [1, 2] != 3',
  'jest: "a" != /b/',
  'jest: 2 != 7',
  'jest: 4 != 2',
  'jest: { "a": 1, } != { "a": 2, }',
  'jest: Object { "a": "x", "b": 3, } != Object { "a": Any<Number>, "b": ObjectNotContaining { "x": 1, }, }',
  'jest: Object { "a": "x", } != Object { "a": "y", }',
  'jest: "x" != "y"',
  'jest: 1.5 != 1.4',
  'jest: Map { 1 => 2, } != Map { 1 => 3, }',
  'jest: undefined != null',
  'jest: NaN != null',
  'jest: "a" != "b"',
  'jest: 1970-01-01T00:00:00.000Z != 1970-01-01T00:00:00.001Z',
  'jest: Object { "a": undefined, "b": 1, } != Object { "b": 1, }',
  'jest: Object { "a": 1, } != Object { "a": 2, }',
  'jest: { "a": 2, "b": [ 1, 2, ], } != { "a": 1, "b": [ 1, 2, ], }',
  "jest: 'one\\ntwo\\nthree' != 'one\\n2\\nthree'",
  'jest: 6 != +0',
  'junit: 1 + 1 == 3',
  'junit: 1 == 2',
  'junit: 2 == 3 (2 times)',
  'junit: 4 == 5',
  'junit: -1 != 0',
  'junit: 2 != 1 (3 times)',
  'junit: 17.95 != 17.96 (6 times)',
  'junit: 19 != 18',
  'junit: 1 != 2 (7 times)',
  'junit: 0.30000000000000004 != 0.3',
  "junit: { goods: [ 'book', 'pen' ], sum: 12 } != { goods: [ 'book', 'pencil' ], sum: 12 }",
  'junit: one two three != one 2 three',
  'junit: false != true',
  "junit: <ref *1> { name: 'one', self: [Circular *1] } != { name: 'two' }",
  'junit: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab != aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac',
  'junit:  "price": 12.5 } { "article": "pen" "price": 1 } ] } != "price": 12.5 } { "article": "pen" "price": 2 } ] }',
  'junit: { a: 1, b: 2 } != { a: 1, b: 3 }',
  "junit: 'actual text' != 'expected text'",
  'junit: 4 != 3',
  'junit: Object { "item": "mug", "price": 17.95, "sizes": Array [ 1, 2, ], } != Object { "item": "mug", "price": 17.96, "sizes": Array [ 1, 3, ], }',
  'junit: 0 times != 1 time with arguments: (3)',
  'junit: {:a=>1, :b=>[1, 2]} != {:a=>1, :b=>[1, 3]}',
  'junit: "EUR" != "USD"',
  'junit: "one\\ntwo\\nthree\\n" != "one\\n2\\nthree\\n"',
  'junit: "b" != "a"',
  'junit: "a\\nb\\nc" != "a\\nx\\nc"',
  `junit: <b> "x" & 'y' != other`,
  'mocha: 17.95 != 17.96 (7 times)',
  'mocha: 2 == 1 (6 times)',
  'mocha: 0.30000000000000004 != 0.3 (3 times)',
  "mocha: { goods: [ 'book', 'pen' ], sum: 12 } != { goods: [ 'book', 'pencil' ], sum: 12 } (3 times)",
  "mocha: 'one\\ntwo\\nthree' == 'one\\n2\\nthree' (3 times)",
  "mocha: <ref *1> { name: 'one', self: [Circular *1] } != { name: 'two' } (3 times)",
  'nunit: 2 != 1',
  'nunit: 4 != 5',
  'otr: 17.95 != 17.96 (4 times)',
  'otr: 2 != 1 (2 times)',
  'otr: first line third line != first line second line',
  'otr: false != true (2 times)',
  "otr: Array &0 [ 0 => 'coffee', ] != Array &0 [ 0 => 'tea', ]",
  'otr: 2 != 3',
  'playwright: 1 != 2 (2 times)',
  'playwright: Object { "item": "mug", "price": 17.95, "sizes": Array [ 1, 2, ], } != Object { "item": "mug", "price": 17.96, "sizes": Array [ 1, 3, ], }',
  'playwright: "17.95" != "17.96"',
  'playwright: 17.95 != 17.96 (2 times)',
  'qt: 2 != 1 (2 times)',
  'robot: 1 == 2 (2 times)',
  'rspec: 0 times != 1 time with arguments: (3)',
  'rspec: 17.95 != 17.96',
  'rspec: {:a=>1, :b=>[1, 2]} != {:a=>1, :b=>[1, 3]}',
  'rspec: "EUR" != "USD"',
  'rspec: "one\\ntwo\\nthree\\n" != "one\\n2\\nthree\\n"',
  'rspec: "b" != "a"',
  'rspec: 1 != 2',
  'rspec: 2 != 3',
  'rspec: "today" != "tomorrow"',
  'tap: 0.30000000000000004 != 0.3 (11 times)',
  "tap: { id: 7, lines: [ 'tea', 'milk', ], } != { id: 7, lines: [ 'tea', 'sugar', ], }",
  "tap: { id: 7, lines: [ 'tea', 'milk' ] } != { id: 7, lines: [ 'tea', 'sugar' ] } (6 times)",
  'tap: Object { "lines": Array [ "tea", "milk", ], } != Object { "lines": Array [ "tea", "sugar", ], }',
  "tap: '0.3' != '0.4' (2 times)",
  'tap: { "id": 7, "lines": [ "tea", "milk", ], } != { "id": 7, "lines": [ "tea", "sugar", ], } (2 times)',
  'testng: 2 != 1',
  'testng: 1 != 2',
  'trx: 2 != 1',
  'xunit: True != False',
  'xunit: 1 != 2',
]

describe('the failures of the fixtures', () => {
  test('have these values, all of them words of the failure', async () => {
    const failed = await failedTests(fixtures)
    expect(inventions(failed)).toEqual([])
    const counts = new Map<string, number>()
    for (const { path, message, details } of failed) {
      const values = failureComparison(message, details)
      if (values === undefined) continue
      const shown = 'left' in values ? `${values.left} == ${values.right}` : `${values.actual} != ${values.expected}`
      const value = `${path.split('/')[0]}: ${shown.replace(/\s+/g, ' ')}`
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    expect([...counts].map(([value, count]) => (count > 1 ? `${value} (${count} times)` : value))).toEqual(valuesOfFixtures)
  }, 60_000)
})

describe.skipIf(!existsSync(corpus))(
  'the failures of the corpus',
  () => {
    test('have values in at least 306 of 1,150 failures, all of them words of the failure', async () => {
      const failed = await failedTests(corpus)
      expect(failed.length).toBeGreaterThan(1_150)
      expect(failed.filter(({ message, details }) => failureComparison(message, details) !== undefined).length).toBeGreaterThanOrEqual(306)
      expect(inventions(failed)).toEqual([])
    })

    test('have no values in the sentences that only look like a comparison', async () => {
      const failed = await failedTests(corpus)
      const prose = failed.filter(({ message }) =>
        /^(?:Expected element to be visible|expected 528 to be below 200|QCOMPARE\(1, 1\))/.test(message),
      )
      expect(prose.length).toBeGreaterThan(2)
      expect(prose.filter(({ message, details }) => failureComparison(message, details) !== undefined)).toEqual([])
    })
  },
  60_000,
)
