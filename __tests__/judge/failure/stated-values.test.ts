import { expect, test } from 'vitest'
import { jsonLines } from '../../../src/judge/failure/json-lines.js'
import { statedValues } from '../../../src/judge/failure/stated-values.js'

const limit = 2_000

test.each([
  ['only the expected value is stated', { expected: '1' }],
  ['only the actual value is stated', { actual: '1' }],
  ['a number and a text look alike', { expected: '1', actual: '1' }],
  ['only spaces at the end differ', { expected: 'a\n', actual: 'a' }],
  ['a value is blank', { expected: ' ', actual: 'a' }],
  ['only colours differ', { expected: '\u001b[32m1\u001b[39m', actual: '\u001b[31m1\u001b[39m' }],
  [
    'only the order of the keys differs',
    {
      expected: '{"name":"Earl Grey tea","price":17.96,"currency":"EUR","stock":3}',
      actual: '{"price":17.96,"name":"Earl Grey tea","currency":"EUR","stock":3}',
    },
  ],
  [
    'only the lengths of the parts that were left out differ',
    { expected: 'a\n… 70000 characters left out …\nb', actual: 'a\n… 80000 characters left out …\nb' },
  ],
])('has no values when %s', (_when, values) => {
  expect(statedValues(values, limit)).toBeUndefined()
})

test('keeps short values as they are', () => {
  const values = { expected: '{"a":1}', actual: '{"a":2}' }
  expect(statedValues(values, limit)).toEqual(values)
})

test('shows long JSON values with one member per line', () => {
  const value = (price: string) => `{"price":${price},"items":[{"name":"tea","count":1},{}],"currency":"EUR","customer":"ada"}`
  expect(statedValues({ expected: value('12345678901234567890'), actual: value('12345678901234567891') }, limit)?.expected).toBe(`{
  "currency": "EUR",
  "customer": "ada",
  "items": [
    {
      "count": 1,
      "name": "tea"
    },
    {}
  ],
  "price": 12345678901234567890
}`)
})

test('begins long values near their first difference', () => {
  const lines = (last: string) => [...Array.from({ length: 5_000 }, (_, index) => `line ${index}`), last, 'end'].join('\n')
  expect(statedValues({ expected: lines('one'), actual: lines('two') }, limit)).toEqual({
    expected: '… 4,997 more lines\nline 4997\nline 4998\nline 4999\none\nend',
    actual: '… 4,997 more lines\nline 4997\nline 4998\nline 4999\ntwo\nend',
  })
})

test('keeps the difference when the lines before it are long', () => {
  const value = (end: string) => `${'a'.repeat(5_000)}\n${'b'.repeat(5_000)}\n${end}`
  const { expected = '', actual = '' } = statedValues({ expected: value('one'), actual: value('two') }, limit) ?? {}
  expect([expected.endsWith('\none'), actual.endsWith('\ntwo'), expected.length < limit]).toEqual([true, true, true])
})

test.each(['1', '"{}"', '{a: 1}', '{"a":1', `${'['.repeat(200)}${']'.repeat(200)}`, ' {"a":1}'])('leaves %s as it is', (text) => {
  expect(jsonLines(text)).toBeUndefined()
})

test('prints keys as data when they are names of properties of objects', () => {
  expect(jsonLines('{"constructor":1,"__proto__":{"a":"\\"]"}}')).toBe('{\n  "__proto__": {\n    "a": "\\"]"\n  },\n  "constructor": 1\n}')
})

test('prints a value of 64 KiB in time', () => {
  const start = performance.now()
  jsonLines(`[${'0,'.repeat(32_000)}0]`)
  jsonLines(`{"a":"${'\\\\'.repeat(32_000)}"}`)
  jsonLines(`{${'"'.repeat(64_000)}}`)
  expect(performance.now() - start).toBeLessThan(2_000)
})
