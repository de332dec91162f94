import fc from 'fast-check'
import { Minimatch } from 'minimatch'
import { expect, test } from 'vitest'
import { withoutBacktracking } from '../../../src/read/collect/without-backtracking.js'

const options = { dot: true, nobrace: true, nocomment: true, noext: true, nonegate: true, platform: 'linux' } as const

const piece = fc.constantFrom('*', '*', '*', '?', 'a', 'b', '.', '1', '\\*', '[ab]', '[!a]', '[a-b]', '[[:alpha:]]', '[é]', '[b-a]', '[')
const glob = fc.array(piece, { minLength: 1, maxLength: 10 }).map((pieces) => pieces.join(''))
const name = fc.string({ unit: fc.constantFrom('a', 'a', 'b', '.', '1', '*', '[', 'é', '🎉', '\n'), minLength: 1, maxLength: 12 })

test('accepts the names that minimatch accepts, for any pattern', () => {
  let accepted = 0
  fc.assert(
    fc.property(glob, name, (text, candidate) => {
      const part = new Minimatch(text, options).set[0]?.[0]
      fc.pre(part instanceof RegExp)
      const expected = part.test(candidate)
      if (expected) accepted += 1
      expect(withoutBacktracking(part).test(candidate)).toBe(expected)
    }),
    { numRuns: 10_000, seed: 1 },
  )
  expect(accepted).toBeGreaterThan(300)
})
