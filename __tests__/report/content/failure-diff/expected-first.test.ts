import { expect, test } from 'vitest'
import { expectedFirst } from '../../../../src/report/content/failure-diff/expected-first.js'

const ordered = (diff: string) => expectedFirst(diff.split('\n')).join('\n')

test('moves the lines that were expected above those that were received', () => {
  expect(ordered('  {\n+ a\n+ b\n- c\n  }\n+ d\n- e')).toBe('  {\n- c\n+ a\n+ b\n  }\n- e\n+ d')
})

test('keeps pairs of lines that are in order', () => {
  for (const diff of ['- a\n+ b\n- c\n+ d', '  a\n+ b\n  c\n- d', '', '+ a', '- a']) expect(ordered(diff)).toBe(diff)
})
