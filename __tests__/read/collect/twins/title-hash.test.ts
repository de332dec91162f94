import { expect, test } from 'vitest'
import { hashWords, joinedNumber, joinWords, noWords } from '../../../../src/read/collect/twins/title-hash.js'

const hash = (text: string) => joinedNumber(noWords, hashWords(text))

test.each([
  ['Cart › adds an item', 'Cart > adds an item'],
  ['Cart › adds an item', 'Cart adds an item'],
  ['TestCart/adds/twice', 'TestCart.adds::twice'],
  ['src\\cart.test.ts', 'src/cart.test.ts'],
  ['adds()', 'adds'],
])('gives one hash to %s and %s, which differ only in separators', (one, other) => {
  expect(hash(one)).toBe(hash(other))
})

test.each([
  ['adds an item', 'adds an Item'],
  ['adds an item', 'an adds item'],
  ['adds 1', 'adds 1 1'],
  ['1+1', '1-1'],
  ['größer', 'grösser'],
])('gives two hashes to %s and %s', (one, other) => {
  expect(hash(one)).not.toBe(hash(other))
})

test('joins the hashes of two texts to the hash of the whole text', () => {
  expect(joinWords(hashWords('Cart › with a coupon'), hashWords('adds an item'))).toEqual(hashWords('Cart with a coupon adds an item'))
  expect(joinWords(noWords, hashWords('adds'))).toEqual(hashWords('adds'))
  expect(joinWords(hashWords('Cart'), noWords)).toEqual(hashWords('Cart'))
})

test('distributes similar names evenly, so that the smallest hashes are a fair sample', () => {
  const hashes = Array.from({ length: 10_000 }, (_, index) => hash(`adds item ${index}`) / 2 ** 48)
  expect(new Set(hashes).size).toBe(10_000)
  expect(hashes.filter((each) => each < 0.1).length).toBeGreaterThan(900)
  expect(hashes.filter((each) => each < 0.1).length).toBeLessThan(1100)
})
