import { expect, test } from 'vitest'
import { createFailureBeginnings } from '../../../src/judge/failure/failure-beginnings.js'

const failure = (message: string, details?: string) => ({ name: 'adds', suite: [], message, ...(details !== undefined && { details }) })

test('recognises a failure whose message and details differ from an earlier one only in numbers', () => {
  const beginsAlike = createFailureBeginnings()
  expect(beginsAlike(failure('expected 7 to be 12', 'at cart.ts:3'))).toBe(false)
  expect(beginsAlike(failure('expected 400 to be 1', 'at cart.ts:3000'))).toBe(true)
  expect(beginsAlike(failure('expected to be 1', 'at cart.ts:3000'))).toBe(false)
  expect(beginsAlike(failure('expected 7 to be 12', 'at shop.ts:3'))).toBe(false)
  expect(beginsAlike(failure('expected 7 to be 12'))).toBe(false)
})

test('compares only the beginning of a failure', () => {
  const beginsAlike = createFailureBeginnings()
  const trace = '    at add (cart.ts)\n'.repeat(20)
  expect(beginsAlike(failure('no stock', `${trace}at a`))).toBe(false)
  expect(beginsAlike(failure('no stock', `${trace}at b`))).toBe(true)
})

test('treats a failure without a text as similar, because its cause is in its output', () => {
  const beginsAlike = createFailureBeginnings()
  expect(beginsAlike({ name: 'adds', suite: [], stdout: 'no stock' })).toBe(true)
  expect(beginsAlike(failure('', ''))).toBe(true)
})
