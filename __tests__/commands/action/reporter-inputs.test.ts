// Tests how the inputs comment, summary, title and html choose the reports (src/commands/action/inputs.ts).
import { expect, test } from 'vitest'
import { readInputs } from '../../../src/commands/action/inputs.js'

const inputsOf = (inputs: Readonly<Record<string, string>>) =>
  readInputs({ getInput: (name) => inputs[name] ?? '', getMultilineInput: () => [] }, '/work').request.reporters

test.each([
  ['', undefined],
  ['failures', 'failures'],
  ['failures-or-existing', 'failures-or-existing'],
  ['changes', 'changes'],
  ['always', 'always'],
  ['true', 'always'],
  ['off', 'off'],
  ['false', 'off'],
])('reads the input comment %j as %j', (comment, expected) => {
  expect(inputsOf({ comment })?.comment).toBe(expected)
})

test('refuses an unknown word in the input comment and names the nearest one', () => {
  expect(() => inputsOf({ comment: 'failure' })).toThrow('Invalid input comment "failure"; did you mean "failures"?')
})

test.each([
  ['', undefined],
  ['always', 'always'],
  ['failures', 'failures'],
  ['off', 'off'],
  ['false', 'off'],
  ['true', 'always'],
])('reads the input summary %j as %j', (summary, expected) => {
  expect(inputsOf({ summary })?.summary).toBe(expected)
})

test('refuses an unknown word in the input summary and names the nearest one', () => {
  expect(() => inputsOf({ summary: 'failed' })).toThrow('Invalid input summary "failed"; did you mean "failures"?')
})

test('reads the title and the HTML file, which are unset by default', () => {
  expect(inputsOf({ title: 'Nightly', html: 'report.html' })).toMatchObject({ title: 'Nightly', html: 'report.html' })
  expect(inputsOf({})).toEqual({ comment: undefined, summary: undefined, title: undefined, html: undefined })
})
