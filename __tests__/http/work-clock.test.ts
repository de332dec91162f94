import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWorkClock } from '../../src/http/work-clock.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const work = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))

test('counts the time of work, and nothing between', async () => {
  const clock = createWorkClock(1_000)
  const piece = clock.measure(work(300))
  await vi.advanceTimersByTimeAsync(300)
  await piece
  await vi.advanceTimersByTimeAsync(5_000)
  expect(clock.remainingMs()).toBe(700)
})

test('counts pieces at the same time once', async () => {
  const clock = createWorkClock(1_000)
  const pieces = Promise.all([clock.measure(work(300)), clock.measure(work(200))])
  await vi.advanceTimersByTimeAsync(100)
  expect(clock.remainingMs()).toBe(900)
  await vi.advanceTimersByTimeAsync(200)
  await pieces
  expect(clock.remainingMs()).toBe(700)
})

test('gives no more time back than was spent, also during work', async () => {
  const clock = createWorkClock(1_000)
  const piece = clock.measure(work(400))
  await vi.advanceTimersByTimeAsync(300)
  clock.giveBack(100)
  expect(clock.remainingMs()).toBe(800)
  clock.giveBack(10_000)
  expect(clock.remainingMs()).toBe(1_000)
  await vi.advanceTimersByTimeAsync(100)
  await piece
  expect(clock.remainingMs()).toBe(900)
})

test('never has less than no time', async () => {
  const clock = createWorkClock(1_000)
  const piece = clock.measure(work(3_000))
  await vi.advanceTimersByTimeAsync(3_000)
  await piece
  expect(clock.remainingMs()).toBe(0)
})
