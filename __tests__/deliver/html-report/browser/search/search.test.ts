import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearch } from '../../../../../src/deliver/html-report/browser/search/search.js'
import { type Described, modelOf } from '../described-model.js'

const tests: readonly Described[] = [
  { name: 'adds an item', suite: 'shop.CartTest', file: 'src/cart.ts', tag: 'slow', duration: 1500, job: 'unit (linux)', module: 'shop' },
  {
    name: 'removes an item',
    suite: 'shop.CartTest',
    file: 'src/cart.ts',
    status: 'failed',
    message: 'Timed out after 5 s\nno item in the list',
    failedSteps: ['open the cart', 'click "Remove"'],
    attachments: [{ name: 'shot.png', type: 'image/png' }],
    duration: 5000,
    job: 'unit (linux)',
    module: 'shop',
  },
  { name: 'Serves CAFÉ au lait', suite: 'bar', file: 'src/bar.ts', isFlaky: true, job: 'unit (linux)', owner: '@acme/bar', duration: 20 },
  { name: 'std::vector grows', suite: 'native', status: 'skipped', tag: 'two words', job: 'unit (linux)' },
  // The same test in another job, in which it passed.
  { name: 'removes an item', suite: 'shop.CartTest', file: 'src/cart.ts', duration: 30, job: 'unit (windows)', module: 'shop' },
]
const all = Int32Array.of(0, 1, 2, 3)
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
    ['a result', 'is:failed', [1]],
    ['a result that is still being typed', 'is:fa', [1]],
    ['a key without a value', 'is:', [0, 1, 2, 3]],
    ['the result flaky', 'is:flaky', [2]],
    ['the word of the page for success', 'is:passed', [0]],
    ['the beginning of a message', 'timed out', [1]],
    ['the second line of a message', '"no item in"', [1]],
    ['a message by its key', 'error:timed', [1]],
    ['a failed step', '"open the cart"', [1]],
    ['a failed step by its key', 'step:click', [1]],
    ['a message by the key of steps', 'step:timed', []],
    ['a kind of file', 'has:screenshot', [1]],
    ['a kind of file that is still being typed', 'has:scr', [1]],
    ['a kind of file that no test has', 'has:video', []],
    ['a kind of file that a test must not have', '-has:screenshot item', [0]],
    ['a name by the key of messages', 'error:removes', []],
    ['a word that must not match', '-item', [2, 3]],
    ['a key that must not match', '-is:failed item', [0]],
    ['a phrase that must not match', '-"an item"', [2, 3]],
    ['a minus that is still being typed', '-', [0, 1, 2, 3]],
    ['a minimum of the duration', 'duration:>1s', [0, 1]],
    ['a duration in minutes', 'duration:<1min', [0, 1, 2]],
    ['a maximum of the duration', 'duration:<=20ms', [2]],
    ['a duration that is still being typed', 'duration:>', [0, 1, 2, 3]],
    ['the job in which it failed', 'job:linux is:failed', [1]],
    ['a job in which it passed although it failed elsewhere', 'job:windows', []],
    ['a module', 'module:shop', [0, 1]],
    ['an owner', 'owner:@acme/bar', [2]],
    ['a tag', 'tag:slow', [0]],
    ['a tag of several words', 'tag:"two words"', [3]],
    ['a suite by its key', 'suite:bar', [2]],
    ['a file', 'file:cart.ts', [0, 1]],
    ['a key and words', 'file:cart.ts adds', [0]],
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
      'is:',
      'is:flaky',
      '-is:failed',
      '-it',
      'error:tim',
      'duration:>1s',
      'duration:>10ms',
      '-',
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
