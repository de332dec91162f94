import { expect, test } from 'vitest'
import { addMetadata } from '../../../../src/read/formats/fields/metadata.js'

test('joins the values of a name with line breaks', () => {
  expect(addMetadata(addMetadata(undefined, 'author', 'one'), 'author', 'other')).toEqual({ author: 'one\nother' })
})

test('accepts names of built-in object members', () => {
  const metadata = addMetadata(addMetadata(addMetadata(undefined, '__proto__', 'a'), 'constructor', 'b'), 'toString', 'c')
  expect(Object.entries(metadata)).toEqual([
    ['_proto_', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ])
})

test('keeps at most 200 names', () => {
  const metadata = addMetadata(undefined, 'first', '')
  for (let index = 0; index < 1000; index += 1) addMetadata(metadata, `name ${index}`, '')
  expect(Object.keys(metadata)).toHaveLength(200)
})
