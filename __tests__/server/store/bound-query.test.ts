import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundQuery } from '../../../src/server/store/bound-query.js'

test('writes only the hexadecimal digits of a text into the SQL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (one, several) => {
      const text = boundQuery({ sql: 'SELECT {one:String}, {several:Array(String)}', parameters: { one, several } })
      expect(text).toMatch(/^SELECT unhex\('[0-9a-f]*'\), CAST\(\[(unhex\('[0-9a-f]*'\)(, )?)*\], 'Array\(String\)'\)$/)
      const [first] = [...text.matchAll(/unhex\('(.*?)'\)/g)].map(([, digits = '']) => Buffer.from(digits, 'hex').toString())
      expect(first).toBe(Buffer.from(one).toString())
    }),
  )
})

test('writes an integer in digits', () => {
  expect(boundQuery({ sql: 'SELECT {from:Int64}', parameters: { from: -(2 ** 53) + 1 } })).toBe('SELECT toInt64(-9007199254740991)')
})

test('writes a truth value as a word', () => {
  expect(boundQuery({ sql: 'SELECT {a:Bool}, {b:Bool}', parameters: { a: true, b: false } })).toBe('SELECT true, false')
})

test.each([
  ['{a:String}', 1],
  ['{a:Int64}', '1'],
  ['{a:Int64}', 2 ** 53],
  ['{a:Int64}', 1.5],
  ['{a:Bool}', 'true'],
  ['{a:Bool}', 1],
  ['{a:Array(String)}', [1]],
  ['{a:Float64}', 1],
  ['{a:String}', undefined],
])('throws a TypeError when the parameter %s has the value %j', (sql, a) => {
  expect(() => boundQuery({ sql, parameters: { a } })).toThrow(TypeError)
})
