import { expect, it } from 'vitest'
import { boundSteps } from '../../src/records/bound-steps.js'
import type { TestStep } from '../../src/records/evidence.js'

const bounded = (steps: unknown, message?: string) =>
  boundSteps(steps, { clean: (text) => text, message, positionOf: (position) => position })
const step = (name: string, more: Partial<TestStep> = {}): TestStep => ({ name, status: 'successful', ...more })

const countOf = (steps: readonly TestStep[]): number => steps.reduce((sum, { steps: inner = [] }) => sum + 1 + countOf(inner), 0)

it('keeps steps that are within the limits as they are', () => {
  const steps = [
    step('open', { phase: 'setup', duration: 3, steps: [step('click', { file: 'a.ts', line: 3, text: '| a |', attachments: [0] })] }),
  ]
  expect(bounded(steps)).toEqual({ steps, leftOut: 0 })
})

it('keeps the failed steps with those around them, then those just before, then the first ones', () => {
  const many = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => step(`${prefix} ${index}`))
  const failed = step('outer', {
    status: 'failed',
    steps: [...many('inner', 500), step('fails', { status: 'failed' }), ...many('after', 500)],
  })
  const { steps, leftOut } = bounded([...many('first', 1000), failed])
  const names = JSON.stringify(steps)
  expect(countOf(steps)).toBe(300)
  expect(leftOut).toBe(2002 - 300)
  expect(steps.at(-1)?.steps?.find(({ status }) => status === 'failed')?.name).toBe('fails')
  expect(names).toContain('"inner 499"')
  expect(names).toContain('"first 0"')
  expect(names).not.toContain('"after 0"')
})

it('limits the length as JSON', () => {
  const { steps, leftOut } = bounded(Array.from({ length: 200 }, () => step('x', { text: 'y'.repeat(5000) })))
  expect(JSON.stringify(steps).length).toBeLessThanOrEqual(32_000)
  expect(steps.length + leftOut).toBe(200)
})

it('cuts names, messages and texts', () => {
  const [only] = bounded([step('n'.repeat(600), { status: 'failed', message: 'm'.repeat(3000), text: 't'.repeat(5000) })]).steps
  expect([only?.name.length, only?.message?.length, only?.text?.length]).toEqual([500, 2000, 4000])
})

it('leaves out the message of a step that did not fail, and one that the message of the test contains', () => {
  const steps = [
    step('a', { message: 'why' }),
    step('b', { status: 'failed', message: 'no' }),
    step('c', { status: 'failed', message: 'other' }),
  ]
  expect(bounded(steps, 'there is no cart').steps.map(({ message }) => message)).toEqual([undefined, undefined, 'other'])
})

it('cuts a tree that is deeper than 20 levels', () => {
  let deep = step('level 100000')
  for (let level = 0; level < 100_000; level += 1) deep = step('outer', { steps: [deep] })
  const { steps, leftOut } = bounded([deep])
  expect([countOf(steps), leftOut]).toEqual([20, 1])
})

it('survives a cycle and a million steps', () => {
  const cycle: { name: string; status: string; steps: unknown[] } = { name: 'a', status: 'failed', steps: [] }
  cycle.steps.push(cycle)
  expect(countOf(bounded([cycle]).steps)).toBe(20)
  const { steps, leftOut } = bounded(Array.from({ length: 1_000_000 }, () => step('x')))
  expect([steps.length, leftOut]).toEqual([300, 999_700])
})

it('ignores whatever is not a step or a field of one', () => {
  expect(bounded('steps')).toEqual({ steps: [], leftOut: 0 })
  const odd = [
    null,
    1,
    [],
    {},
    { name: '' },
    { name: 'a', status: 'ok', phase: 'x', duration: -1, line: 0.5, steps: 'x', attachments: ['0', null] },
  ]
  expect(bounded(odd)).toEqual({ steps: [{ name: 'a', status: 'unknown' }], leftOut: 0 })
})
