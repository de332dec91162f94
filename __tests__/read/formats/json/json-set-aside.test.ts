import { expect, test } from 'vitest'
import { createJsonSetAside } from '../../../../src/read/formats/json/json-set-aside.js'

const long = 'QUJD'.repeat(1000)

function filter(text: string, size: number, maximumString = 1e6, maximumKept = 1e6) {
  const data = createJsonSetAside('data', maximumString, maximumKept)
  let output = ''
  for (let start = 0; start < text.length; start += size) output += data.write(text.slice(start, start + size))
  return { output: output + data.end(), data }
}

const sizes = [1, 3, 7, 1000, 4001, 1e9]

test.each(sizes)('leaves out long strings of the key, in chunks of %d', (size) => {
  const values = { a: { data: long }, b: { data: 'short' }, data: `${long}"\\${long}`, other: long, 'my "data': 'x' }
  const { output, data } = filter(JSON.stringify(values, undefined, 1), size)
  const parsed = JSON.parse(output)
  expect(output.length).toBeLessThan(long.length + 1000)
  expect(data.read(parsed.a.data)).toBe(long)
  expect(data.lengthOf(parsed.a.data)).toBe(long.length)
  expect(data.read(parsed.data)).toBe(values.data)
  expect({ ...parsed, a: values.a, data: values.data }).toEqual(values)
  expect(data.read('short')).toBe('short')
})

test.each(sizes)('knows the offset in the file, in chunks of %d', (size) => {
  const text = `{"data":"${long}","x":1,"data": "${long}","y":2}`
  const { output, data } = filter(text, size)
  for (const key of ['"x"', '"y"']) expect(data.originalOffset(output.indexOf(key))).toBe(text.indexOf(key))
  expect(data.originalOffset(0)).toBe(0)
  expect(data.originalOffset(output.length)).toBe(text.length)
})

test.each(sizes)('knows the length of a truncated file, in chunks of %d', (size) => {
  const text = `{"data":"${long}`
  const { output, data } = filter(text, size)
  expect(data.originalOffset(output.length)).toBe(text.length)
})

test('keeps no string that is too long, and drops the oldest when there are too many', () => {
  const one = filter(`[{"data":"${long}"}]`, 100, 2000)
  const [{ data: value }] = JSON.parse(one.output)
  expect([one.data.read(value), one.data.lengthOf(value)]).toEqual([undefined, long.length])
  const two = filter(`[{"data":"${long}"},{"data":"${long}"}]`, 100, 1e6, 5000)
  const [first, second] = JSON.parse(two.output)
  expect([two.data.read(first.data), two.data.lengthOf(first.data)]).toEqual([undefined, undefined])
  expect(two.data.read(second.data)).toBe(long)
})

test('drops strings up to one that was used', () => {
  const { output, data } = filter(`[{"data":"${long}"},{"data":"${long}"},{"data":"${long}"}]`, 1e9)
  const [first, second, third] = JSON.parse(output)
  data.dropUntil(second.data)
  expect([first, second, third].map((each) => data.read(each.data)?.length)).toEqual([undefined, undefined, long.length])
})

test('reads no string that a file only pretends to have', () => {
  const { data } = filter('{}', 10)
  expect(data.read('\ufddc7')).toBeUndefined()
  expect(data.read('\ufddcx')).toBe('\ufddcx')
})
