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

describe('a search', () => {
  test.each([
    ['nothing typed', '', [0, 1, 2, 3]],
    ['part of a name, whatever its case', 'ITEM', [0, 1]],
    ['several words, all of which must be met', 'item adds', [0]],
    ['words that different fields meet', 'bar lait', [2]],
    ['a phrase', '"an item"', [0, 1]],
    ['a phrase that is still being typed', '"an it', [0, 1]],
    ['accents left out', 'cafe', [2]],
    ['accents typed', 'café', [2]],
    ['a suite', 'carttest', [0, 1]],
    ['a full name out of a log', 'shop.CartTest.adds', [0]],
    ['a full name with #', 'CartTest#rem', [1]],
    ['a word with colons', 'std::vec', [3]],
    ['a status', 'status:failed', [1]],
    ['a status that is still being typed', 'status:fa', [1]],
    ['a qualifier without anything behind it', 'status:', [0, 1, 2, 3]],
    ['flaky tests', 'status:flaky', [2]],
    ['a tag', 'tag:slow', [0]],
    ['a tag of several words', 'tag:"two words"', [3]],
    ['a suite by its qualifier', 'suite:bar', [2]],
    ['a file', 'file:cart.ts', [0, 1]],
    ['a qualifier and words', 'file:cart.ts adds', [0]],
    ['what is nowhere', 'zebra', []],
    ['what looks like a pattern', '.*', []],
  ])('finds %s', (_what, query, expected) => {
    expect(found(query)).toEqual(expected)
  })

  test('finds the same whether it was typed letter by letter or at once', () => {
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

  test('keeps the order it is given', () => {
    expect([...createSearch(modelOf(tests)).find('item', Int32Array.of(1, 0))]).toEqual([1, 0])
  })
})
