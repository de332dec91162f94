import { expect, test } from 'vitest'
import { usesVariable } from '../../../src/report/expressions/uses-variable.js'

test.each([
  ['changed', true],
  ['{{ changed }}', true],
  ["Changed && source.branch == 'main'", true],
  ['!changed', true],
  ["ref == 'changed'", false],
  ["ref == 'it''s changed'", false],
  ['metadata.changed', false],
  ['metadata . changed', false],
  ['changedfiles', false],
  ['failed', false],
  ['{{ changed', false],
])('finds out whether the condition %s contains the variable "changed"', (condition, expected) => {
  expect(usesVariable(condition, 'changed')).toBe(expected)
})
