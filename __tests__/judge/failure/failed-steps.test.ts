import { expect, test } from 'vitest'
import { failedPathSteps } from '../../../src/judge/failure/failed-path-steps.js'
import { failedPaths } from '../../../src/judge/failure/failed-steps.js'
import type { TestStep } from '../../../src/records/evidence.js'
import { failed, passed } from './steps.js'

const names = (steps: readonly TestStep[]) => failedPaths(steps).map((path) => path.map(({ name }) => name))

test('finds the path from the outermost step to the failed one', () => {
  const steps = [passed('log in'), failed('open the cart', passed('go to /cart'), failed('click "Pay"')), passed('close')]
  expect(names(steps)).toEqual([['open the cart', 'click "Pay"']])
})

test('finds every failed step in the order of the steps', () => {
  const steps = [failed('fill', failed('name'), passed('street'), failed('town')), failed('log out')]
  expect(names(steps)).toEqual([['fill', 'name'], ['fill', 'town'], ['log out']])
})

test('finds no path when no step failed', () => {
  expect(names([])).toEqual([])
  expect(names([passed('open'), { name: 'pay', status: 'skipped' }])).toEqual([])
})

test('ignores a failed step inside of a passed one when another step failed', () => {
  const ignored = passed('Run Keyword And Ignore Error', failed('Click'))
  expect(names([ignored, failed('Pay', ignored)])).toEqual([['Pay']])
})

test('finds a failed step inside of a passed one when no other step failed', () => {
  expect(names([passed('check the prices', failed('expect.soft'))])).toEqual([['check the prices', 'expect.soft']])
})

test('skips values that are not steps', () => {
  const steps = [null, 3, { status: 'failed' }, { name: 7, status: 'failed' }, { name: 'pay', status: 'failed', steps: 'none' }]
  expect(names(steps as unknown as TestStep[])).toEqual([['pay']])
  expect(names({ length: 1 } as unknown as TestStep[])).toEqual([])
})

test('stops at 20 levels', () => {
  let step = failed('innermost')
  for (let level = 0; level < 50_000; level += 1) step = failed('outer', step)
  expect(names([step])[0]).toHaveLength(20)
})

test('copies only the path to the first failed step', () => {
  const steps: TestStep[] = [
    passed('open'),
    { name: 'setup', status: 'failed', phase: 'setup', duration: 3, text: 'long', steps: [passed('a'), failed('b'), failed('c')] },
  ]
  expect(failedPathSteps(steps)).toEqual([{ name: 'setup', status: 'failed', phase: 'setup', steps: [{ name: 'b', status: 'failed' }] }])
  expect(failedPathSteps([passed('open')])).toBeUndefined()
})
