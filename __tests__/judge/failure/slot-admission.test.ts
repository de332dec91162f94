import { expect, test } from 'vitest'
import { createSlotAdmission } from '../../../src/judge/failure/slot-admission.js'

test('keeps each value while fewer than the free slots are in use', () => {
  const admits = createSlotAdmission(8, 2)
  expect([admits(0, 10, true), admits(1, 11, true)]).toEqual([true, true])
})

test('keeps a value at its second time when the free slots are in use', () => {
  const admits = createSlotAdmission(8, 1)
  admits(0, 10, true)
  expect([admits(1, 11, true), admits(1, 11, true)]).toEqual([false, true])
})

test('refuses a value at its second time when another one came to its slot between both', () => {
  const admits = createSlotAdmission(8, 0)
  expect([admits(1, 11, true), admits(1, 12, true), admits(1, 11, true)]).toEqual([false, false, false])
})

test('counts a slot once when its value is replaced', () => {
  const admits = createSlotAdmission(8, 2)
  expect([admits(0, 10, true), admits(0, 11, false), admits(1, 12, true), admits(2, 13, true)]).toEqual([true, true, true, false])
})
