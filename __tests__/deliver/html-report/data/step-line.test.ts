import { expect, it } from 'vitest'
import { failedPaths, stepLine } from '../../../../src/deliver/html-report/data/step-line.js'
import type { TestStep } from '../../../../src/records/evidence.js'

const step = (name: string, status: TestStep['status'], ...steps: readonly TestStep[]): TestStep => ({
  name,
  status,
  ...(steps.length === 0 ? {} : { steps }),
})

const cart = step('open the cart', 'failed', step('go to /cart', 'successful'), step('click "Pay"', 'failed'))

it('names the steps from the outermost to the failed one', () => {
  expect(stepLine([step('sign in', 'successful'), cart], 'Timeout')).toBe('step: open the cart › click "Pay"')
})

it('begins with the phase when a setup or teardown failed', () => {
  expect(stepLine([{ ...step('log in', 'failed'), phase: 'setup' }], '')).toBe('step: setup › log in')
})

it('returns no line when no step failed or the message names the step', () => {
  expect(stepLine(undefined, '')).toBeUndefined()
  expect(stepLine([step('sign in', 'successful')], 'Timeout')).toBeUndefined()
  expect(stepLine([cart], 'Timeout in click "Pay"')).toBeUndefined()
})

it('counts further failed steps', () => {
  expect(stepLine([cart, step('a', 'failed'), step('b', 'failed')], '')).toBe('step: open the cart › click "Pay" and 2 more')
})

it('leaves out the middle of a path of more than four names', () => {
  const path = ['a', 'b', 'c', 'd', 'e'].reduceRight<TestStep | undefined>(
    (inner, name) => (inner === undefined ? step(name, 'failed') : step(name, 'failed', inner)),
    undefined,
  )
  expect(stepLine(path && [path], '')).toBe('step: a › … › d › e')
})

it('has at most 160 characters', () => {
  const long = step('x'.repeat(500), 'failed')
  expect(stepLine([long, cart], '')).toMatch(/^step: x{100,} … and 1 more$/)
  expect(stepLine([long, cart], '')?.length).toBe(160)
})

it('finds a failed step inside of one that passed', () => {
  expect(failedPaths([step('soft', 'successful', step('expect', 'failed'))]).map((path) => path.map(({ name }) => name))).toEqual([
    ['soft', 'expect'],
  ])
})
