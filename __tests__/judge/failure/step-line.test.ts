import { expect, test } from 'vitest'
import { failedStep, stepLine } from '../../../src/judge/failure/step-line.js'
import type { TestStep } from '../../../src/records/evidence.js'
import { failed, passed } from './steps.js'

function lineOf(steps: readonly TestStep[], message?: string): string | undefined {
  const step = failedStep(steps)
  return step && stepLine(step, message)
}

/** Returns steps inside of each other. */
const nested = (...names: readonly string[]): TestStep =>
  names.slice(0, -1).reduceRight((inner, name) => failed(name, inner), failed(names.at(-1) ?? ''))

test('names the steps from the outermost to the failed one', () => {
  expect(lineOf([passed('log in'), failed('open the cart', failed('click "Pay"'))])).toBe('step: open the cart › click "Pay"')
})

test('returns no line when no step failed', () => {
  expect(lineOf([passed('log in')])).toBeUndefined()
})

test.each(['setup', 'teardown'] as const)('begins with the word when a step of the %s failed', (phase) => {
  expect(lineOf([{ ...failed('log in', failed('submit')), phase }])).toBe(`step: ${phase} › log in › submit`)
})

test('shows four names', () => {
  expect(lineOf([nested('a', 'b', 'c', 'd')])).toBe('step: a › b › c › d')
})

test('leaves out inner names when there are more than four', () => {
  expect(lineOf([nested('a', 'b', 'c', 'd', 'e')])).toBe('step: a › … › d › e')
})

test('counts the other failed steps', () => {
  expect(lineOf([failed('fill', failed('name'), failed('town')), failed('log out')])).toBe('step: fill › name and 2 more')
})

test('leaves out the line when the message contains the name of the failed step', () => {
  expect(lineOf([failed('open the cart', failed('click "Pay"'))], 'Error:\n  click\t"Pay" failed')).toBeUndefined()
  expect(lineOf([failed('open the cart', failed('click "Pay"'))], 'open the cart failed')).toBe('step: open the cart › click "Pay"')
})

test.each([
  ['the names between the outermost and the last one', [nested('a'.repeat(80), 'b'.repeat(80), 'c')], `step: ${'a'.repeat(80)} › … › c`],
  ['all names but the last one', [nested('a'.repeat(90), 'b'.repeat(90))], `step: … › ${'b'.repeat(90)}`],
])('leaves out %s when the line is too long', (_name, steps, expected) => {
  expect(lineOf(steps)).toBe(expected)
})

test('cuts the name of the failed step when the name is too long for the line', () => {
  expect(lineOf([failed('x'.repeat(500)), failed('y')])).toBe(`step: ${'x'.repeat(160 - 6 - 2 - 11)} … and 1 more`)
  for (const steps of [[nested('a', 'b'.repeat(500))], [{ ...nested('a', 'b'.repeat(500)), phase: 'teardown' as const }]]) {
    expect(lineOf(steps)).toHaveLength(160)
  }
})

test('shows names on one line without terminal commands', () => {
  expect(lineOf([failed('open\nthe \u001b[31mcart\u202e')])).toBe('step: open the cart\ufffd')
  expect(lineOf([failed(' ')])).toBe('step: (no name)')
})
