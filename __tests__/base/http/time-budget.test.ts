import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimeBudget } from '../../../src/base/http/time-budget.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const work = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))

test('counts only the time of work', async () => {
  const budget = createTimeBudget(1_000)
  const piece = budget.measure(work(300))
  await vi.advanceTimersByTimeAsync(300)
  await piece
  await vi.advanceTimersByTimeAsync(5_000)
  expect(budget.remainingMs()).toBe(700)
})

test('counts pieces at the same time once', async () => {
  const budget = createTimeBudget(1_000)
  const pieces = Promise.all([budget.measure(work(300)), budget.measure(work(200))])
  await vi.advanceTimersByTimeAsync(100)
  expect(budget.remainingMs()).toBe(900)
  await vi.advanceTimersByTimeAsync(200)
  await pieces
  expect(budget.remainingMs()).toBe(700)
})

test('gives back at most the time that was spent, even during work', async () => {
  const budget = createTimeBudget(1_000)
  const piece = budget.measure(work(400))
  await vi.advanceTimersByTimeAsync(300)
  budget.giveBack(100)
  expect(budget.remainingMs()).toBe(800)
  budget.giveBack(10_000)
  expect(budget.remainingMs()).toBe(1_000)
  await vi.advanceTimersByTimeAsync(100)
  await piece
  expect(budget.remainingMs()).toBe(900)
})

test('never has a negative remaining time', async () => {
  const budget = createTimeBudget(1_000)
  const piece = budget.measure(work(3_000))
  await vi.advanceTimersByTimeAsync(3_000)
  await piece
  expect(budget.remainingMs()).toBe(0)
})
