// Tests that the action and the command point out files that look like results but match no pattern (src/run/unmatched-results.ts).
import type * as actionsCore from '@actions/core'
import { expect, test } from 'vitest'
import { runAction } from '../../src/commands/action/run-action.js'
import { makeTree } from '../read/collect/tree.js'
import { runMain } from './cli/run-main.js'

const junit = '<testsuite name="a"><testcase name="b"/></testsuite>'
const files = { 'out/junit.xml': junit, 'out/e2e.xml': junit }
const sentence = 'out/e2e.xml looks like JUnit XML, but no pattern matches it. If it belongs to this run, add it to the configuration or to'

test('the action logs one line, without an annotation, when a file beside the results looks like results', async () => {
  const told: string[] = []
  const names = ['setFailed', 'setSecret', 'notice', 'error', 'warning', 'info', 'debug', 'startGroup', 'endGroup']
  const core = {
    getInput: (name: string) => (name === 'command' ? 'collect' : ''),
    getMultilineInput: () => [],
    ...Object.fromEntries(names.map((name) => [name, (text: string) => void told.push(`${name}: ${text}`)])),
    setOutput() {},
  }
  const cwd = makeTree(files)
  await runAction({ core: core as unknown as typeof actionsCore, env: { RUNNER_TEMP: cwd }, cwd })
  expect(told.filter((line) => line.includes('e2e.xml'))).toEqual([`info: ${sentence} the input paths.`])
})

test('the command writes one line when a file beside the results looks like results', async () => {
  const { status, stderr } = await runMain(makeTree(files), ['report'])
  expect(status).toBe(0)
  expect(stderr.split('\n').filter((line) => line.includes('e2e.xml'))).toEqual([`${sentence} the command.`])
})

test('the command names the file and the next command when nothing was found', async () => {
  const { status, stdout } = await runMain(makeTree({ 'out/e2e.xml': junit }), ['report'])
  expect(status).toBe(1)
  expect(stdout).toContain('\n  out/e2e.xml looks like JUnit XML, but no pattern matches it.\n')
  expect(stdout).toContain('\n  To report it, run: build-report report out/e2e.xml\n')
})
