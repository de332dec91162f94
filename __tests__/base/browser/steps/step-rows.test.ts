import { expect, it } from 'vitest'
import { durationOf, type ShownStep, type StepRow, stepRows } from '../../../../src/base/browser/steps/step-rows.js'

const passed = (count: number, more: Partial<ShownStep> = {}): readonly ShownStep[] =>
  Array.from({ length: count }, (_, index) => ({ name: `step ${index}`, status: 'successful', ...more }))
const failed: ShownStep = { name: 'fails', status: 'failed' }

const described = (rows: readonly StepRow[]) => rows.map((row) => ('passed' in row ? row.passed.length : row.step.name))

it('folds more than three successive steps that passed', () => {
  expect(described(stepRows([...passed(3), failed, ...passed(4)]))).toEqual(['step 0', 'step 1', 'step 2', 'fails', 4])
})

it('folds the steps of a setup apart from the others', () => {
  expect(described(stepRows([...passed(4, { phase: 'setup' }), ...passed(5), ...passed(1, { phase: 'teardown' })]))).toEqual([
    4,
    5,
    'step 0',
  ])
})

it('folds no step that did not pass or contains a failed one', () => {
  const outer: ShownStep = { name: 'outer', status: 'successful', steps: [failed] }
  expect(described(stepRows([...passed(2), outer, ...passed(2), { name: 'skipped', status: 'skipped' }]))).toEqual([
    'step 0',
    'step 1',
    'outer',
    'step 0',
    'step 1',
    'skipped',
  ])
  expect(stepRows([outer])).toEqual([{ step: outer, isOnPath: true }])
})

it('adds the known durations', () => {
  expect(durationOf([...passed(2, { duration: 40 }), ...passed(1)])).toBe(80)
  expect(durationOf(passed(2))).toBeUndefined()
})
