import { expect, test } from 'vitest'
import { failureMessage } from '../../../src/commands/action/failure-message.js'
import { defaultFailOn } from '../../../src/judge/summary/fail-on.js'
import { applyGates } from '../../../src/run/apply-gates.js'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'

async function messageOf(files: Readonly<Record<string, string>>, paths: readonly string[] = []): Promise<string> {
  const finished = await run({ cwd: makeTree(files), paths, records: [] }, { env: {}, onWarning() {} })
  return failureMessage(finished, applyGates(finished, [], defaultFailOn).reasons)
}

test('reports the missing tests only once when nothing was found', async () => {
  expect(await messageOf({ 'a.txt': '' })).toMatch(/^No test results were found in .* Looked for /)
  expect(await messageOf({ 'a.txt': '' }, ['out/*.xml'])).toMatch(
    /^No test results were found in "out\/\*\.xml" \(relative to .*"with:"\.$/,
  )
})

test('reports that no tests were found when a file has none', async () => {
  expect(await messageOf({ 'TEST-a.xml': '<testsuite name="a" tests="0"/>' })).toBe('No tests were found.')
})
