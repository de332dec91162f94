import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createTextDecoder } from '../../../../src/base/files/text-decoder.js'
import { chunkLength, openTextSource } from '../../../../src/read/collect/text-source.js'
import { createJsonSetAside } from '../../../../src/read/formats/json/json-set-aside.js'

const long = 'QUJD'.repeat(1000)

function filter(text: string, size: number, maximumString = 1e6, maximumKept = 1e6) {
  const data = createJsonSetAside('data', maximumString, maximumKept)
  const bytes = Buffer.from(text)
  const decoder = createTextDecoder()
  let output = ''
  const pass = (piece: string) => {
    output += piece
    data.passed(piece, output.length)
  }
  for (let start = 0; start < bytes.length; start += size) {
    for (const part of data.parts(bytes.subarray(start, start + size))) {
      if (typeof part === 'string') pass(part)
      else decoder.decode(part, false).forEach(pass)
    }
  }
  return { output, data }
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
  // A short string that a chunk cuts is left out as well.
  expect({ ...parsed, a: values.a, b: { data: data.read(parsed.b.data) }, data: values.data }).toEqual(values)
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

test.each(sizes)('keeps texts that are not ASCII, with their escapes, in chunks of %d', (size) => {
  const values = { data: `${'ä→😀"\\n'.repeat(500)}${long}`, x: 1 }
  const text = JSON.stringify(values)
  const { output, data } = filter(text, size)
  const parsed = JSON.parse(output)
  expect(data.read(parsed.data)).toBe(values.data)
  expect(data.originalOffset(output.indexOf('"x"'))).toBe(text.indexOf('"x"'))
})

test('leaves out a string of the key only', () => {
  const values = { a: long, text: `"data":"${long}`, 'a "data': long, data: [long], x: { data: 'x' }, last: long }
  const { output } = filter(JSON.stringify(values), 1e9)
  expect(JSON.parse(output)).toEqual(values)
})

test('finds long strings wherever they begin', () => {
  for (let gap = 0; gap < 2100; gap += 7) {
    const { output } = filter(JSON.stringify({ gap: 'x"'.repeat(gap), data: long, end: [1, 'y'.repeat(gap)] }), 1e9)
    expect(output.length).toBeLessThan(4 * gap + 100)
  }
})

test('reuses the place of dropped strings', () => {
  const allocated = vi.spyOn(Buffer, 'allocUnsafeSlow')
  const data = createJsonSetAside('data', 1e6, 1e6)
  for (let count = 0; count < 1000; count += 1) {
    const value = data.parts(Buffer.from(`{"data":"${long}${count}"}`))[1] as string
    expect(data.read(value)).toBe(`${long}${count}`)
    data.dropUntil(value)
  }
  expect(allocated).toHaveBeenCalledTimes(1)
  allocated.mockRestore()
})

test('drops strings up to one that was used', () => {
  const { output, data } = filter(`[{"data":"${long}"},{"data":"${long}"},{"data":"${long}"}]`, 1e9)
  const [first, second, third] = JSON.parse(output)
  data.dropUntil(second.data)
  expect([first, second, third].map((each) => data.read(each.data)?.length)).toEqual([undefined, undefined, long.length])
})

test('leaves out strings of a file that is read from a disk, with its byte order mark', () => {
  const folder = mkdtempSync(join(tmpdir(), 'set-aside-'))
  const path = join(folder, 'x.json')
  const values = [{ data: long, x: 'ä' }, { data: `${long}B` }]
  const data = createJsonSetAside('data', 1e6, 1e6)
  try {
    writeFileSync(path, `\ufeff${JSON.stringify(values)}${' '.repeat(chunkLength)}`)
    const source = openTextSource(path, 'x.json')
    source.head()
    const text = [...(source.chunks(data) as Iterable<string>)].join('')
    source.close()
    const parsed = JSON.parse(text)
    expect(text.trim().length).toBeLessThan(100)
    expect(parsed.map((each: { data: string }) => ({ ...each, data: data.read(each.data) }))).toEqual(values)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('reads no string that a file only pretends to have', () => {
  const { data } = filter('{}', 10)
  expect(data.read('\x7f7')).toBeUndefined()
  expect(data.read('\x7fx')).toBe('\x7fx')
})
