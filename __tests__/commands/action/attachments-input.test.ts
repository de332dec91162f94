// Tests that the input attachments overrides the configuration only when it is set (src/commands/action/inputs.ts).
import { expect, test } from 'vitest'
import { readInputs } from '../../../src/commands/action/inputs.js'

const attachmentsOf = (given: string) =>
  readInputs({ getInput: (name) => (name === 'attachments' ? given : ''), getMultilineInput: () => [] }, '/work').request.attachments

test('leaves the decision to the configuration when the input attachments is empty', () => {
  expect(attachmentsOf('')).toBeUndefined()
  expect(attachmentsOf('all')).toBe('all')
})

test('refuses another word in the input attachments', () => {
  expect(() => attachmentsOf('al')).toThrow('Invalid input attachments "al"; did you mean "all"?')
})
