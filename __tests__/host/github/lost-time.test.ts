import { expect, test } from 'vitest'
import { createLostTime, limitLosses } from '../../../src/host/github/lost-time.js'

test('counts time in which several requests fail once', () => {
  const lost = createLostTime()
  lost.add(0, 10)
  // Began before the end of the first one, and ended after it.
  lost.add(5, 12)
  expect(lost.totalMs()).toBe(12)
  // A wait until 20, during which another attempt fails.
  lost.add(12, 20)
  lost.add(11, 15)
  expect(lost.totalMs()).toBe(20)
  lost.add(100, 101)
  expect(lost.totalMs()).toBe(21)
})

test('limits the time that all clients of a run have lost together', () => {
  const lost = createLostTime()
  const [one, other] = [limitLosses(lost, 10, 1), limitLosses(lost, 20, 1)]
  one.add(0, 8)
  expect([one.remainingMs(), one.isOver(), other.remainingMs()]).toEqual([2, false, 12])
  other.add(8, 9)
  expect([one.remainingMs(), one.isOver(), other.isOver()]).toEqual([1, true, false])
  other.add(9, 30)
  expect([one.remainingMs(), other.remainingMs(), other.isOver()]).toEqual([0, 0, true])
})
