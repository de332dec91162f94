import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundQuery } from '../../../src/server/store/bound-query.js'

test('writes a text as harmless characters and escaped bytes, so that it stays in its literal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (one, several) => {
      const text = boundQuery({ sql: 'SELECT {one:String}, {several:Array(String)}', parameters: { one, several } })
      expect(text).toMatch(/^SELECT '([\w ./:-]|\\x[0-9a-f]{2})*', \[('([\w ./:-]|\\x[0-9a-f]{2})*'(, )?)+\]$/)
      const texts = [...text.matchAll(/'(.*?)'/g)].map(([, literal = '']) => unescaped(literal))
      expect(texts).toEqual([one, ...several].map((each) => Buffer.from(each).toString()))
    }),
  )
})

const unescaped = (literal: string): string =>
  Buffer.from(
    literal.replace(/\\x(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  ).toString()

test('states the type of an empty array, which the engine cannot infer', () => {
  expect(boundQuery({ sql: 'SELECT {a:Array(String)}', parameters: { a: [] } })).toBe("SELECT CAST([], 'Array(String)')")
})

test('writes the digits of integers that JavaScript cannot represent', () => {
  const parameters = { a: ['18446744073709551615', '1'] }
  expect(boundQuery({ sql: 'SELECT {a:Array(UInt64)}', parameters })).toBe('SELECT [18446744073709551615, 1]')
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
  ['{a:Array(UInt64)}', [1]],
  ['{a:Array(UInt64)}', ['1)']],
  ['{a:Array(UInt64)}', ['-1']],
  ['{a:Float64}', 1],
  ['{a:String}', undefined],
])('throws a TypeError when the parameter %s has the value %j', (sql, a) => {
  expect(() => boundQuery({ sql, parameters: { a } })).toThrow(TypeError)
})
