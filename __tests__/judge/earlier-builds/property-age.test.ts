import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAge } from '../../../src/judge/earlier-builds/property-age.js'

describe('compareAge', () => {
  test.each([
    ['by the time, whatever the builds', { timestamp: 1, build: '9' }, { timestamp: 2, build: '8' }],
    ['by the build when one value has no time', { timestamp: 5, build: '8' }, { build: '9' }],
    ['by the build when the times are the same', { timestamp: 5, build: '8' }, { timestamp: 5, build: '9' }],
    ['by the numbers in the build, not its digits', { build: '4711.9' }, { build: '4711.10' }],
    ['by the first number that differs', { build: '99.1' }, { build: '100.1' }],
    ['by the numbers within other text', { build: 'nightly-9-x64' }, { build: 'nightly-10-x64' }],
    ['by the attempt of a build', { build: '4711' }, { build: '4711.2' }],
    ['by numbers beyond the safe integers', { build: '90071992547409930001' }, { build: '90071992547409930002' }],
  ])('compares values %s', (_, older, newer) => {
    expect(compareAge(older, newer)).toBeLessThan(0)
    expect(compareAge(newer, older)).toBeGreaterThan(0)
  })

  test.each([
    ['neither has a time or a build', {}, {}],
    ['one has only a time and the other only a build', { timestamp: 1 }, { build: '3' }],
    ['the builds differ only in leading zeros', { build: '007' }, { build: '7' }],
  ])('returns 0 when %s', (_, a, b) => {
    expect(compareAge(a, b)).toBe(0)
  })

  test('sorts builds by their numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        const builds = numbers.map((number) => ({ build: `run ${number}.1` }))
        expect(builds.toSorted(compareAge)).toEqual(numbers.toSorted((a, b) => a - b).map((number) => ({ build: `run ${number}.1` })))
      }),
    )
  })
})
