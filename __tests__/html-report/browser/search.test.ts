import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearch } from '../../../src/html-report/browser/search.js'
import { type Described, modelOf } from './described-model.js'

const tests: readonly Described[] = [
  { name: 'adds an item', suite: 'shop.CartTest', file: 'src/cart.ts', tag: 'slow' },
  { name: 'removes an item', suite: 'shop.CartTest', file: 'src/cart.ts', status: 'failed' },
  { name: 'Serves CAFÉ au lait', suite: 'bar', file: 'src/bar.ts', isFlaky: true },
  { name: 'std::vector grows', suite: 'native', status: 'skipped', tag: 'two words' },
]
const all = Int32Array.from(tests.keys())
const found = (query: string) => [...createSearch(modelOf(tests)).find(query, all)]

describe('createSearch', () => {
  test.each([
    ['an empty query', '', [0, 1, 2, 3]],
    ['part of a name in another case', 'ITEM', [0, 1]],
    ['several words that must all match', 'item adds', [0]],
    ['words that match different fields', 'bar lait', [2]],
    ['a phrase', '"an item"', [0, 1]],
    ['a phrase that is still being typed', '"an it', [0, 1]],
    ['a word without its accents', 'cafe', [2]],
    ['a word with accents', 'café', [2]],
    ['a suite', 'carttest', [0, 1]],
    ['a full name from a log', 'shop.CartTest.adds', [0]],
    ['a full name with #', 'CartTest#rem', [1]],
    ['a word with colons', 'std::vec', [3]],
    ['a status', 'status:failed', [1]],
    ['a status that is still being typed', 'status:fa', [1]],
    ['a qualifier without a value', 'status:', [0, 1, 2, 3]],
    ['the status flaky', 'status:flaky', [2]],
    ['a tag', 'tag:slow', [0]],
    ['a tag of several words', 'tag:"two words"', [3]],
    ['a suite by its qualifier', 'suite:bar', [2]],
    ['a file', 'file:cart.ts', [0, 1]],
    ['a qualifier and words', 'file:cart.ts adds', [0]],
    ['a text that no test contains', 'zebra', []],
    ['a text that looks like a pattern', '.*', []],
  ])('finds tests by %s', (_what, query, expected) => {
    expect(found(query)).toEqual(expected)
  })

  test('finds the same tests when the query is typed letter by letter as when it is pasted', () => {
    const word = fc.constantFrom(
      'item',
      'a',
      'shop.CartTest.adds',
      'status:',
      'status:flaky',
      'tag:s',
      '"an item"',
      'std::',
      'caf',
      ' ',
      ':',
      '"',
      '.',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const query = words.join(' ')
        const search = createSearch(modelOf(tests))
        for (let length = 0; length < query.length; length += 1) search.find(query.slice(0, length), all)
        expect([...search.find(query, all)]).toEqual(found(query))
      }),
    )
  })

  test('returns tests in the given order', () => {
    expect([...createSearch(modelOf(tests)).find('item', Int32Array.of(1, 0))]).toEqual([1, 0])
  })
})
