import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAge } from '../../src/history/property-age.js'

describe('which of two values is newer', () => {
  test.each([
    ['the later time, whatever the builds', { timestamp: 1, build: '9' }, { timestamp: 2, build: '8' }],
    ['the later build where one has no time', { timestamp: 5, build: '8' }, { build: '9' }],
    ['the later build of one time', { timestamp: 5, build: '8' }, { timestamp: 5, build: '9' }],
    ['by numbers, not by digits', { build: '4711.9' }, { build: '4711.10' }],
    ['by the first number that differs', { build: '99.1' }, { build: '100.1' }],
    ['whatever stands around the numbers', { build: 'nightly-9-x64' }, { build: 'nightly-10-x64' }],
    ['the later attempt', { build: '4711' }, { build: '4711.2' }],
    ['beyond what a number can hold', { build: '90071992547409930001' }, { build: '90071992547409930002' }],
  ])('%s', (_, older, newer) => {
    expect(compareAge(older, newer)).toBeLessThan(0)
    expect(compareAge(newer, older)).toBeGreaterThan(0)
  })

  test.each([
    ['nothing says when', {}, {}],
    ['one has a time alone', { timestamp: 1 }, { build: '3' }],
    ['it is one build, with zeros in front', { build: '007' }, { build: '7' }],
  ])('is open where %s', (_, a, b) => {
    expect(compareAge(a, b)).toBe(0)
  })

  test('builds that are numbers stand in the order of their numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        const builds = numbers.map((number) => ({ build: `run ${number}.1` }))
        expect(builds.toSorted(compareAge)).toEqual(numbers.toSorted((a, b) => a - b).map((number) => ({ build: `run ${number}.1` })))
      }),
    )
  })
})
