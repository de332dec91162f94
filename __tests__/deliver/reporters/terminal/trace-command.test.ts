// Tests that the terminal shows a command that opens the trace of a failed test, except in CI.
import { expect, test } from 'vitest'
import { runMain } from '../../../commands/cli/run-main.js'
import { makeTree } from '../../../read/collect/tree.js'
import { zipOf } from '../../../read/evidence/evidence-run.js'

const junit = `<testsuite name="s"><testcase classname="K" name="pays" file="e2e/pay.spec.ts"><failure message="no price"/>
<system-out>[[ATTACHMENT|my results/trace.zip]]</system-out></testcase></testsuite>`

const shown = async (env: Record<string, string>) =>
  (await runMain(makeTree({ 'junit.xml': junit, 'my results/trace.zip': zipOf(['0-trace.trace']) }), ['report', 'junit.xml'], env)).stdout

test('shows the command that opens a trace, quoted for the shell', async () => {
  expect(await shown({})).toMatch(
    /^ {9}no price\n {9}Playwright trace\n(?: {9}.*\n)* {9}trace: npx playwright show-trace 'my results\/trace\.zip'$/m,
  )
})

test('shows no command in CI, whose files are on another machine', async () => {
  const answer = await shown({ CI: 'true' })
  expect(answer).toContain('Playwright trace')
  expect(answer).not.toContain('trace:')
})
