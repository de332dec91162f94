import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createOccurrences, createTestIdentities, testId } from '../../src/records/test-identity.js'

describe('test id', () => {
  test('is the SHA-256 of a JSON array, cut to 128 bits', () => {
    const json = '["shop",["cart","voucher"],"costs \\"less\\" €"]'
    expect(testId('shop', ['cart', 'voucher'], 'costs "less" €')).toBe(createHash('sha256').update(json, 'utf8').digest('hex').slice(0, 32))
  })

  test('is the same as in earlier versions', () => {
    expect(testId('shop', ['cart'], 'is empty')).toBe('7b93d1971e61526a72673caf9a1bfc85')
  })

  test('is the same for both path separators and both normal forms of accents', () => {
    expect(testId('m', ['test\\u\u0308ber\\a_test.dart'], 'loads src\\a')).toBe(testId('m', ['test/\u00fcber/a_test.dart'], 'loads src/a'))
  })

  test('is the same before and after lone surrogates are written as UTF-8', () => {
    expect(testId('m', [], 'half \ud83d')).toBe(testId('m', [], 'half \ufffd'))
  })

  test('depends on every part and on the borders between the parts', () => {
    const ids = [
      testId('m', ['a', 'b'], 'c'),
      testId('m', ['a'], 'b'),
      testId('m', ['a b'], 'c'),
      testId('m', ['a","b'], 'c'),
      testId('m', ['ab'], 'c'),
      testId('ma', ['b'], 'c'),
      testId('m', ['a', 'b'], 'c', 1),
      testId('m', ['a', 'b'], 'c,1'),
      testId('m', ['a', 'b', ''], 'c'),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('createTestIdentities', () => {
  test('returns the same ids whether the tests of a suite share an array or not', () => {
    const identities = createTestIdentities('shop')
    const shared = ['cart']
    expect(identities.next(shared, 'one')).toBe(testId('shop', ['cart'], 'one'))
    expect(identities.next(shared, 'two')).toBe(testId('shop', ['cart'], 'two'))
    expect(identities.next(['cart'], 'three')).toBe(testId('shop', ['cart'], 'three'))
    expect(identities.next(shared, 'four', 'till')).toBe(testId('till', ['cart'], 'four'))
    expect(identities.next(shared, 'five')).toBe(testId('shop', ['cart'], 'five'))
  })

  test('numbers tests of the same name by their order in each file', () => {
    const identities = createTestIdentities('')
    const ids = () => [
      identities.next(['s'], 'row'),
      identities.next(['s'], 'other'),
      identities.next(['s'], 'row'),
      identities.next(['s'], 'row'),
    ]
    const first = ids()
    expect(first).toEqual([testId('', ['s'], 'row'), testId('', ['s'], 'other'), testId('', ['s'], 'row', 1), testId('', ['s'], 'row', 2)])
    identities.restart()
    expect(ids()).toEqual(first)
  })
})

test('gives a test the same id in each job of a file, and numbers it only within a job', () => {
  const identities = createTestIdentities('shop')
  const idIn = (job?: string) => identities.next(['cart'], 'adds', undefined, job)
  const [first, other, second] = [idIn('unit (18)'), idIn('unit (20)'), idIn('unit (18)')]
  expect(other).toBe(first)
  expect(second).toBe(testId('shop', ['cart'], 'adds', 1))
  expect(first).toBe(testId('shop', ['cart'], 'adds'))
})

test('counts occurrences within a window, whatever the number of tests', () => {
  const occurrences = createOccurrences(100)
  const id = (n: number) => testId('', [], String(n))
  expect(occurrences.next(id(0))).toBe(0)
  for (let n = 1; n < 100; n += 1) expect(occurrences.next(id(n))).toBe(0)
  expect(occurrences.next(id(0))).toBe(1)
  for (let n = 100; n < 199; n += 1) expect(occurrences.next(id(n))).toBe(0)
  expect(occurrences.next(id(0))).toBe(2)
  for (let n = 200; n < 500; n += 1) occurrences.next(id(n))
  expect(occurrences.next(id(0))).toBe(0)
})
