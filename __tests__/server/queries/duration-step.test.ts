import { expect, test } from 'vitest'
import { stepOf } from '../../../src/server/queries/duration-step.js'

const timed = (...durations: readonly number[]) => durations.map((ms, index) => ({ ms, index }))
const times = (count: number, ms: number): readonly number[] => Array.from({ length: count }, () => ms)

test('finds the first build with another duration', () => {
  expect(stepOf(timed(...times(7, 100), ...times(5, 130)))?.index).toBe(7)
  expect(stepOf(timed(...times(5, 100), ...times(9, 70)))?.index).toBe(5)
})

test.each([
  ['all builds take the same time', times(20, 100)],
  ['the change is within the usual spread', [...times(10, 100), ...times(10, 104)]],
  ['only the last builds are slower', [...times(10, 100), ...times(4, 100.5), 101]],
  ['there are few builds', [...times(4, 100), ...times(5, 200)]],
])('finds no step when %s', (_, durations) => {
  expect(stepOf(timed(...durations))).toBeUndefined()
})

test('finds a step despite one slow build', () => {
  expect(stepOf(timed(...times(10, 100), 500, ...times(10, 100), ...times(20, 200)))?.index).toBe(21)
})
