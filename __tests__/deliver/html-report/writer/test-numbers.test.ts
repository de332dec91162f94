import { expect, test } from 'vitest'
import { createTestNumbers } from '../../../../src/deliver/html-report/writer/test-numbers.js'

const id = (digit: string) => digit.repeat(32)

test('gives a test one number in all jobs, and repetitions in one job numbers of their own', () => {
  const numbers = createTestNumbers()
  const next = (digit: string, job: number) => {
    const { number, isNew, ordinal } = numbers.next(id(digit), job)
    return [number, isNew, ordinal]
  }
  expect(next('a', 0)).toEqual([0, true, 1])
  expect(next('b', 0)).toEqual([1, true, 1])
  expect(next('a', 1)).toEqual([0, false, 1])
  expect(next('a', 1)).toEqual([2, true, 2])
  expect(next('a', 0)).toEqual([2, false, 2])
  expect(next('a', -1)).toEqual([0, false, 1])
})

test('distinguishes ids that differ only in their last digits', () => {
  const numbers = createTestNumbers()
  const next = (text: string) => numbers.next(text.padStart(32, '0'), 0).number
  expect([next('1'), next('2'), next('3')]).toEqual([0, 1, 2])
})

test('accepts ids of any form', () => {
  const numbers = createTestNumbers()
  for (const text of ['', 'run-7', '__proto__', 'A'.repeat(32), 'zz'.repeat(1_000_000)]) {
    const first = numbers.next(text, 0)
    expect(first.isNew).toBe(true)
    expect(first.digits).toMatch(/^[0-9a-f]{12}$/)
    expect(numbers.next(text, 1).number).toBe(first.number)
  }
})
