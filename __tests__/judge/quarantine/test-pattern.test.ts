import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPatternIndex } from '../../../src/judge/quarantine/pattern-index.js'
import { matchesEverything, parseTestPattern } from '../../../src/judge/quarantine/test-pattern.js'

const matches = (pattern: string, text: string): boolean => createPatternIndex([parseTestPattern(pattern)]).find(text).length > 0

describe('a pattern', () => {
  test.each([
    ['Cart › adds', 'Cart › adds', true],
    ['Cart › adds', 'Cart › adds two', false],
    ['adds', 'Cart › adds', false],
    ['Cart › *', 'Cart › adds', true],
    ['Cart › *', 'Carts › adds', false],
    ['* › adds', 'Shop › Cart › adds', true],
    ['*Cart*adds*', 'Shop › Cart › adds two', true],
    ['ab*ba', 'aba', false],
    ['ab*ba', 'abba', true],
    ['*ab*ab*', 'aab', false],
    ['a**b', 'ab', true],
  ])('%j and the name %j: %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected)
  })

  test.each([
    [String.raw`2 \* 3`, '2 * 3', true],
    [String.raw`2 \* 3`, '2 + 3', false],
    [String.raw`App\Tests\CartTest › adds`, String.raw`App\Tests\CartTest › adds`, true],
    [String.raw`App\Tests\\*`, String.raw`App\Tests\CartTest › adds`, true],
    [String.raw`App\Tests\*`, String.raw`App\Tests\CartTest › adds`, false],
    [String.raw`\\\*`, String.raw`\*`, true],
    [String.raw`\\server\share`, String.raw`\\server\share`, true],
  ])('reads the backslashes of %j before the name %j: %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected)
  })

  test('ignores differences that reports do not show', () => {
    expect(parseTestPattern(' Cart ›  adds\n two ')).toEqual(['Cart › adds two'])
    expect(parseTestPattern('Café')).toEqual(['Café'])
  })

  test.each(['*', '**', ' * ', '* › *', '›', ''])('matches everything when it is %j', (pattern) => {
    expect(matchesEverything(parseTestPattern(pattern))).toBe(true)
  })

  test.each(['a*', '*a', String.raw`\*`, '* › a'])('does not match everything when it is %j', (pattern) => {
    expect(matchesEverything(parseTestPattern(pattern))).toBe(false)
  })
})

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
const word = fc.stringMatching(/^[ab›]{0,4}$/)

describe('an index of patterns', () => {
  test('finds the same patterns as a regular expression per pattern', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
        fc.stringMatching(/^[ab›]{0,12}$/),
        (given, text) => {
          const expected = given.flatMap((pieces, index) => (new RegExp(`^${pieces.map(escaped).join('.*')}$`).test(text) ? [index] : []))
          expect([...createPatternIndex(given).find(text)].sort((a, b) => a - b)).toEqual(expected)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('never rules out the start of a text that a pattern matches', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
        fc.stringMatching(/^[ab›]{0,6}$/),
        fc.nat(6),
        (given, text, length) => {
          const index = createPatternIndex(given)
          if (index.find(text).length > 0) expect(index.mayMatch(text.slice(0, length))).toBe(true)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('rules out the start of a text when no pattern begins with it', () => {
    const index = createPatternIndex(['Cart › adds', 'Cart › pays', 'Shop*', 'Till › T*s'].map(parseTestPattern))
    expect(['Cart ›', 'Shop › Cart ›', 'Sh', 'Till › Tests ›', ''].map(index.mayMatch)).toEqual(Array(5).fill(true))
    expect(['Basket ›', 'Carts', 'Till › S', 'a'].map(index.mayMatch)).toEqual(Array(4).fill(false))
    expect(createPatternIndex([parseTestPattern('* › adds')]).mayMatch('Basket ›')).toBe(true)
  })

  test.each([10, 300, 3_000])('finds a text that begins like itself in the middle of a name of %i characters', (length) => {
    const name = 'ab '.repeat(length / 3)
    expect(matches('*abab abac*', `${name}abab abab abac${name}`)).toBe(true)
    expect(matches('*abab abac*', `${name}abab abab abad${name}`)).toBe(false)
    expect(matches('*abab*abab abac*', `${name}abab abac${name}`)).toBe(false)
  })

  test('matches a long name with a thousand wildcards', () => {
    const name = 'a'.repeat(4_000)
    expect(matches('a*'.repeat(1_000), name)).toBe(true)
    expect(matches(`${'a*'.repeat(999)}b*`, name)).toBe(false)
    expect(matches(`*b${'a'.repeat(1_900)}*`, name)).toBe(false)
  })
})
