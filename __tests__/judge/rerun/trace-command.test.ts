import { expect, test } from 'vitest'
import { traceCommand, traceLanguage } from '../../../src/judge/rerun/trace-command.js'

const path = 'test-results/pays/trace.zip'

test.each([
  [undefined, `npx playwright show-trace ${path}`],
  ['python', `playwright show-trace ${path}`],
  ['dotnet', `pwsh bin/Debug/netX/playwright.ps1 show-trace ${path}`],
  ['java', `mvn exec:java -e -D exec.mainClass=com.microsoft.playwright.CLI -D 'exec.args=show-trace ${path}'`],
] as const)('opens a trace of the language %s', (language, command) => {
  expect(traceCommand(path, language)).toBe(command)
})

test('quotes a path with spaces', () => {
  expect(traceCommand('test results/trace.zip', undefined)).toBe("npx playwright show-trace 'test results/trace.zip'")
})

test('does not let a path be an option', () => {
  expect(traceCommand('--host=evil/trace.zip', undefined)).toBe('npx playwright show-trace ./--host=evil/trace.zip')
})

test.each([
  ['an apostrophe', "it's/trace.zip", undefined],
  ['a line end', 'a\nb/trace.zip', undefined],
  ['a character of cmd.exe', 'a&calc/trace.zip', undefined],
  ['a replaced secret', 'a/***/trace.zip', undefined],
  ['a space, which Maven would split', 'a b/trace.zip', 'java'],
] as const)('gives no command for a path with %s', (_name, given, language) => {
  expect(traceCommand(given, language)).toBeUndefined()
})

test.each([
  [{ producer: 'pytest' }, 'python'],
  [{ format: 'trx' }, 'dotnet'],
  [{ producer: 'maven' }, 'java'],
  [{ file: 'CartTest.kt' }, 'java'],
  [{ producer: 'playwright', file: 'cart.spec.ts' }, undefined],
  [{}, undefined],
])('knows the language of %j: %s', (fields, language) => {
  expect(traceLanguage({ name: 'pays', suite: [], ...fields })).toBe(language)
})
