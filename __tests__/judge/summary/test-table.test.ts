import { expect, test } from 'vitest'
import { createTestTable } from '../../../src/judge/summary/test-table.js'

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

test('numbers identities in their order, and finds each again after it has grown', () => {
  const table = createTestTable()
  const identities = Array.from({ length: 5_000 }, (_, index) => (index % 2 === 0 ? hex(index, 32) : `a.xml\0${index}`))
  expect(identities.map(table.indexOf)).toEqual(identities.map((_, index) => index))
  expect(identities.map(table.indexOf)).toEqual(identities.map((_, index) => index))
  expect(table.size()).toBe(5_000)
})

test('forgets the last identities when it is truncated', () => {
  const table = createTestTable()
  expect(['a', 'b', 'c'].map(table.indexOf)).toEqual([0, 1, 2])
  table.truncate(1)
  expect(['c', 'a', 'b'].map(table.indexOf)).toEqual([1, 0, 2])
})

test('numbers 100,000 chosen ids that differ in few bits in time', () => {
  const table = createTestTable()
  for (let index = 0; index < 100_000; index += 1) table.indexOf(`${hex(index, 8)}${'0'.repeat(24)}`)
  expect(table.size()).toBe(100_000)
})

test('distinguishes ids of other tools that resemble an id in hexadecimal', () => {
  const table = createTestTable()
  const similar = ['a', 'A', '0', '/', ':', '@', 'g', 'é'].map((character) => `0123456789abcdef0123456789abcde${character}`)
  expect(similar.map((id) => table.indexOf(id))).toEqual(similar.map((_, index) => index))
  expect(similar.map((id) => table.indexOf(id))).toEqual(similar.map((_, index) => index))
})
