import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundQuery } from '../../../src/server/store/bound-query.js'

test('no character of a text gets into the query, only the digits of its bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (one, several) => {
      const text = boundQuery({ sql: 'SELECT {one:String}, {several:Array(String)}', parameters: { one, several } })
      expect(text).toMatch(/^SELECT unhex\('[0-9a-f]*'\), CAST\(\[(unhex\('[0-9a-f]*'\)(, )?)*\], 'Array\(String\)'\)$/)
      const [first] = [...text.matchAll(/unhex\('(.*?)'\)/g)].map(([, digits = '']) => Buffer.from(digits, 'hex').toString())
      expect(first).toBe(Buffer.from(one).toString())
    }),
  )
})

test('numbers and truths are written as what they are', () => {
  const parameters = { from: -(2 ** 53) + 1, any: true }
  expect(boundQuery({ sql: 'SELECT {from:Int64}, {any:Bool}', parameters })).toBe('SELECT toInt64(-9007199254740991), true')
})

test.each([
  ['{a:String}', 1],
  ['{a:Int64}', '1'],
  ['{a:Int64}', 2 ** 53],
  ['{a:Int64}', 1.5],
  ['{a:Bool}', 1],
  ['{a:Array(String)}', [1]],
  ['{a:Float64}', 1],
  ['{a:String}', undefined],
])('%s is never %j', (query, a) => {
  expect(() => boundQuery({ sql: query, parameters: { a } })).toThrow(TypeError)
})
