import { expect, test } from 'vitest'
import { describeJsonFault } from '../../src/records/json-fault.js'

test.each([
  ['{"duration":NaN}', 'NaN'],
  ['{"name":"NaN", "value": -Infinity}', '-Infinity'],
  ['{"name":"a \\"quoted\\" NaN","value":Infinity}', 'Infinity'],
])('names the word in %s that is not a JSON number', (text, word) => {
  expect(describeJsonFault(text)).toBe(`is not JSON: JSON has no number ${word}; leave the field out`)
})

test.each(['{"name":"NaN"', '{"name":NaNo}', 'nothing', '', '{"a":"Infinity'])('gives no cause for %j', (text) => {
  expect(describeJsonFault(text)).toBe('is not JSON')
})

test('takes linear time for unfinished strings', () => {
  for (const text of ['"'.repeat(16_000_000), '\\"'.repeat(8_000_000), `"${'a'.repeat(16_000_000)}`]) {
    expect(describeJsonFault(text)).toBe('is not JSON')
  }
})
