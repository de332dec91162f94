import { expect, test } from 'vitest'
import { addMetadata } from '../../../src/formats/fields/metadata.js'

test('the values of one name stand on a line each', () => {
  expect(addMetadata(addMetadata(undefined, 'author', 'one'), 'author', 'other')).toEqual({ author: 'one\nother' })
})

test('names of object members are names like any other', () => {
  const metadata = addMetadata(addMetadata(addMetadata(undefined, '__proto__', 'a'), 'constructor', 'b'), 'toString', 'c')
  expect(Object.entries(metadata)).toEqual([
    ['_proto_', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ])
})

test('there are at most 200 names', () => {
  const metadata = addMetadata(undefined, 'first', '')
  for (let index = 0; index < 1000; index += 1) addMetadata(metadata, `name ${index}`, '')
  expect(Object.keys(metadata)).toHaveLength(200)
})
