import { expect, test } from 'vitest'
import { inertJson, inertText } from '../../src/run/inert-text.js'

// As actions/runner finds commands: a line that begins with "::" after white space, or one that holds "##[".
const isCommand = (line: string) => line.trimStart().startsWith('::') || line.includes('##[')

test.each([
  '::error::x',
  '  ::add-mask::x',
  'first\n::stop-commands::x',
  'x\r\n\t ::group::y',
  '\n\n::debug::',
  'a ##[group]b',
  '####[x]',
  '::::',
])('no line of %j is a command any more, and it reads the same', (text) => {
  expect(text.split('\n').some(isCommand)).toBe(true)
  expect(inertText(text).split('\n').some(isCommand)).toBe(false)
  expect(inertText(text).replaceAll('\u200b', '')).toBe(text)
})

test('other text stays as it is', () => {
  const text = 'std::vector ## [x] # a:b\n- ::x'
  expect(inertText(text)).toBe(text)
})

test('JSON keeps its meaning', () => {
  const value = { '##[group]a': ['##[error]', '###[x]'] }
  expect(inertJson(JSON.stringify(value))).not.toContain('##[')
  expect(JSON.parse(inertJson(JSON.stringify(value)))).toEqual(value)
})
