import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { causeOf } from '../../../src/judge/failure/cause.js'
import { createCauseReader } from '../../../src/judge/failure/cause-reader.js'
import { recognise } from '../../../src/read/formats/index.js'
import type { TestResult } from '../../../src/records/record.js'
import { decodeWhole, readText } from '../../read/formats/reading.js'

const fixtures = join(import.meta.dirname, '../../fixtures')

async function failuresIn(path: string): Promise<readonly TestResult[]> {
  const text = decodeWhole(readFileSync(join(fixtures, path)))
  const { format } = recognise(path, text.slice(0, 64 * 1024))
  if (format === undefined) return []
  return (await readText(format, path, text)).tests.filter(({ status }) => status === 'failed')
}

const paths = readdirSync(fixtures)
  .filter((folder) => !folder.startsWith('_') && existsSync(join(fixtures, folder)))
  .flatMap((folder) =>
    readdirSync(join(fixtures, folder), { withFileTypes: true }).flatMap((file) => (file.isFile() ? `${folder}/${file.name}` : [])),
  )

test('returns the same causes as a reader without caches, in any order', async () => {
  const failures = (await Promise.all(paths.map(failuresIn))).flat()
  expect(failures.length).toBeGreaterThan(150)
  const read = createCauseReader()
  for (const order of [failures, failures, failures.toReversed()]) {
    for (const failure of order) expect(read(failure)).toEqual(causeOf(failure))
  }
})

test('does not take the name of the test for a headline because another test has the same message', () => {
  const read = createCauseReader()
  const details = 'no price'
  const message = 'rounds half a cent'
  const other = { name: 'adds', suite: [], message, details }
  const own = { name: message, suite: [], message, details }
  for (const failure of [other, other, own]) expect(read(failure)).toEqual(causeOf(failure))
  expect(read(own).signature).not.toBe(read(other).signature)
})

test('does not repeat a headline that is the last choice', () => {
  const read = createCauseReader()
  const message = '# Subtest: rounds half a cent'
  const bare = { name: 'adds', suite: [], message }
  const explained = { ...bare, details: 'no price for item 7' }
  for (const failure of [bare, bare, explained]) expect(read(failure)).toEqual(causeOf(failure))
  expect(read(explained).signature).toBe('no price for item #')
})

test.each([
  [
    'a text of PHPUnit',
    (text: string) => ({
      message: 'CartTest::testTotal',
      details: `CartTest::testTotal\ntotal\nFailed asserting that ${text} is identical to 1.`,
    }),
    'total',
  ],
  [
    'a text of GoogleTest',
    (text: string) => ({ message: `g.cc:3\nExpected equality of these values:\n  1\n  2\n${text} was lost` }),
    'Expected equality of these values: #',
  ],
  [
    'the code of ExUnit',
    (text: string) => ({ message: 'Assertion with == failed', details: `     code:  assert ${text} == 3\n     left:  2\n     right: 3` }),
    'Assertion with == failed',
  ],
  [
    'the values of a matcher of Jest',
    (text: string) => ({
      message: 'Error: expect(received).toBe(expected) // Object.is equality',
      details: `Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: "${text}"\nReceived: "cart"\n    at a.js:1:1`,
    }),
    'expect(received).toBe(expected)',
  ],
])('a cause does not depend on %s in the headline', (_what, failureOf, signature) => {
  const read = createCauseReader()
  for (const text of ['price', 'total', 'sum', 'price']) {
    const failure = { name: 'testTotal', suite: ['CartTest'], ...failureOf(text) }
    expect(read(failure)).toEqual(causeOf(failure))
    expect(read(failure).signature).toBe(signature)
  }
})

const line = fc.oneof(
  fc
    .tuple(fc.constantFrom('Order', 'at most', 'def total(', 'status', ''), fc.nat(2000), fc.constantFrom('', ' is wrong', ':', ')'))
    .map((parts) => parts.join(' ')),
  fc.constantFrom('main.add(0x1)', '   4: shop::cart::total', 'Traceback (most recent call last):', '---- Captured stdout', '', '\r'),
  fc
    .tuple(fc.constantFrom('src/cart.ts', 'node_modules/chai/index.js', 'test/cart.test.ts'), fc.integer({ min: 1, max: 30 }))
    .map(([file, at]) => `    at ${at % 2 === 0 ? 'assertTotal ' : ''}(/home/runner/work/shop/shop/${file}:${at}:7)`),
  fc.integer({ min: 1, max: 30 }).map((at) => `  File "/shop/cart.py", line ${at}, in total`),
  fc.integer({ min: 1, max: 30 }).map((at) => `\t/shop/cart.go:${at} +0x1d`),
)
const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'))
const name = fc.constantFrom('adds', 'is wrong', 'wrong', 'order 7', 'a status 200', 'öffnet')

test('returns the same causes as a reader without caches for failures whose lines are alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ name, suite: fc.constant([]), message: text, details: text }), { minLength: 20, maxLength: 60 }),
      (failures) => {
        const read = createCauseReader()
        for (const failure of failures) expect(read(failure)).toEqual(causeOf(failure))
      },
    ),
    { numRuns: 60 },
  )
})
