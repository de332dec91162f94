import { expect, test } from 'vitest'
import {
  causeIdPattern,
  isEnvironmentCause,
  isStrongCause,
  isWeakCause,
  makeCauseId,
  sameCause,
} from '../../../../src/judge/failure/cause/cause-id.js'

const [strong, weak, environment, old] = ['2-4be1c03a77d2', '2w-4be1c03a77d2', '2e-4be1c03a77d2', '1-4be1c03a77d2']
const [strongWithStep, weakWithStep] = [makeCauseId('strong', '4be1c03a77d2', true), makeCauseId('weak', '4be1c03a77d2', true)]

test.each([
  ['the same for equal ids', strong, strong, true],
  ['the same for equal ids of version 1', old, old, true],
  ['different for other hashes', strong, '2-000000000000', false],
  ['different for other kinds', strong, weak, false],
  ['unknown for ids of two versions', old, strong, undefined],
  ['unknown for a strong id of version 1 and a weak one of version 2', old, weak, undefined],
  ['unknown for versions that begin with the same digit', '1-4be1c03a77d2', '12-4be1c03a77d2', undefined],
  ['unknown for a cause with a step and one without', strongWithStep, strong, undefined],
  ['unknown for a weak cause with a step and one without', weakWithStep, weak, undefined],
  ['unknown for a cause with a step and one of version 1', weakWithStep, old, undefined],
  ['the same for equal ids with a step', weakWithStep, weakWithStep, true],
  ['different for other hashes with a step', weakWithStep, makeCauseId('weak', '000000000000', true), false],
  ['unknown without the first id', undefined, strong, undefined],
  ['unknown without the second id', strong, undefined, undefined],
  ['unknown without ids', undefined, undefined, undefined],
])('finds causes %s', (_name, a, b, expected) => {
  expect(sameCause(a, b)).toBe(expected)
  expect(sameCause(b, a)).toBe(expected)
})

test.each([
  [strong, true, false],
  [weak, false, false],
  [environment, true, true],
  [old, false, false],
  [strongWithStep, true, false],
  [weakWithStep, false, false],
  ['12-4be1c03a77d2', true, false],
  ['12e-4be1c03a77d2', true, true],
  ['', false, false],
  ['no stock', false, false],
])('reads the kind of the id "%s"', (id, isStrong, isEnvironment) => {
  expect(isStrongCause(id)).toBe(isStrong)
  expect(isEnvironmentCause(id)).toBe(isEnvironment)
})

test('marks a cause with a step as weak when its message is', () => {
  expect([strong, strongWithStep, weak, weakWithStep].map(isWeakCause)).toEqual([false, false, true, true])
})

test.each([strong, weak, environment, old, strongWithStep, weakWithStep])('accepts the id %s', (id) => {
  expect(causeIdPattern.test(id)).toBe(true)
})

test.each(['', '2x-4be1c03a77d2', '2-', '-4be1c03a77d2', '2-4BE1C03A77D2', '2ew-4be1c03a77d2', '2-4be1c03a77d2 '])(
  'does not accept the id "%s"',
  (id) => {
    expect(causeIdPattern.test(id)).toBe(false)
  },
)
