import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuarantine } from '../../../../../src/config/quarantine/parse-quarantine.js'
import { createPatternIndex } from '../../../../../src/judge/quarantine/pattern-index.js'
import { comparableName, parseTestPattern } from '../../../../../src/judge/quarantine/test-pattern.js'
import { quarantineEntry } from '../../../../../src/server/dashboard/browser/item/quarantine-entry.js'

const entryOf = (name: string, suite: readonly string[] = [], owners: readonly string[] = []) =>
  JSON.parse(quarantineEntry('5c539ac9bb56e360', { name, suite, owners }, 'web'))

test('names the suites, the test, the module and the first owner', () => {
  expect(entryOf('pays by card', ['checkout', 'payment'], ['@acme/payments', 'dev@example.com'])).toEqual({
    test: 'checkout › payment › pays by card',
    module: 'web',
    owner: '@acme/payments',
  })
})

test.each([
  ['has no name', ''],
  ['has a name that a pattern cannot have', '›'],
  ['has a name that is too long for a pattern', 'x'.repeat(2001)],
])('names the id of a test when the test %s', (_, name) => {
  expect(entryOf(name).test).toBe('5c539ac9bb56e360')
})

test('leaves out an owner that is too long for the quarantine file', () => {
  expect(entryOf('pays', [], ['x'.repeat(501)])).toEqual({ test: 'pays', module: 'web' })
})

test('creates an entry that the quarantine file accepts', async () => {
  const text = `[${quarantineEntry('id', { name: 'a\\*"\u202e', suite: ['<b>'], owners: ['@acme/x'] }, 'web')}]`
  const { list } = await parseQuarantine({ path: '.service-quarantine.json', text })
  expect(list.entries).toHaveLength(1)
})

test('creates a pattern that matches only the names of the test when they contain stars and backslashes', () => {
  const name = fc.string({ unit: fc.constantFrom('a', '*', '\\', ' ', '›', '\u202e'), minLength: 1, maxLength: 8 })
  const textOf = (names: readonly string[]) => names.map(comparableName).join(' › ')
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), name, (names, other) => {
      fc.pre(!/^[ ›]*$/.test(textOf(names)))
      const { find } = createPatternIndex([parseTestPattern(entryOf(names.at(-1) ?? '', names.slice(0, -1)).test)])
      expect(find(comparableName(textOf(names)))).toEqual([0])
      if (comparableName(other) !== comparableName(textOf(names))) expect(find(comparableName(other))).toEqual([])
    }),
  )
})
