import { expect, it } from 'vitest'
import { traceCommand } from '../../../../src/deliver/html-report/data/trace-command.js'

it.each([
  [undefined, 'npx playwright show-trace out/trace.zip'],
  ['python', 'playwright show-trace out/trace.zip'],
  ['dotnet', 'pwsh bin/Debug/netX/playwright.ps1 show-trace out/trace.zip'],
  ['java', "mvn exec:java -e -D exec.mainClass=com.microsoft.playwright.CLI -D 'exec.args=show-trace out/trace.zip'"],
] as const)('opens a trace with the documented command when the language is %s', (language, command) => {
  expect(traceCommand('out/trace.zip', language)).toBe(command)
})

it('quotes a path with spaces, except for Maven, which would divide it', () => {
  expect(traceCommand('my tests/trace.zip', undefined)).toBe("npx playwright show-trace 'my tests/trace.zip'")
  expect(traceCommand('my tests/trace.zip', 'java')).toBeUndefined()
})

it('returns no command when no quotes make the path one word', () => {
  expect(traceCommand("it's/trace.zip", undefined)).toBeUndefined()
  expect(traceCommand('a\nb.zip', undefined)).toBeUndefined()
})
