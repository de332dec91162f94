// Tests that a test keeps its history when a new version of Build Report reads another name from the same results.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { main } from '../../../src/commands/cli/program.js'
import { makeTree } from '../../read/collect/tree.js'

const bun = (
  root: string,
) => `<testsuites name="${root}"><testsuite name="retry.test.ts" assertions="1"><testsuite name="outer" assertions="1">
  <testsuite name="inner" assertions="1"><testcase name="fails" classname="inner &gt; outer" time="0.1"><failure message="expected 2, received 1"/></testcase>
  <testcase name="adds" classname="inner &gt; outer" time="0.1"/></testsuite></testsuite></testsuite></testsuites>`

const bustedCase = (own: string) =>
  `<testcase name="calculator adds" ${own}><failure>calc_spec.lua:3: Expected objects to be equal.</failure></testcase>`
const inSuite = (name: string, content: string) => `<testsuite name="${name}">${content}</testsuite>`

/**
 * Reports a file of the base branch and then one of a change, with the same history.
 * @returns the verdicts on the failures of the change
 */
async function update(name: string, before: string, now: string) {
  const cwd = makeTree({})
  const run = async (text: string, build: string, words: readonly string[]) => {
    writeFileSync(join(cwd, name), text)
    let stdout = ''
    await main(['report', name, '--json', '--fail-on', 'new', '--history', 'history.ndjson', ...words], {
      env: { SERVICE_ORG: 'o', SERVICE_PROJECT: 'p', SERVICE_REF: 'main', SERVICE_BUILD: build },
      cwd,
      stdout: {
        write(part: string) {
          stdout += part
        },
      },
      stderr: { write() {} },
    })
    return JSON.parse(stdout)
  }
  await run(before, '1', ['--history-output', 'history.ndjson'])
  const path = join(cwd, 'history.ndjson')
  // The previous version of the rules for causes.
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"4w-', '"2w-').replaceAll('"4-', '"2-'))
  const { failures } = await run(now, '2', [])
  return failures.map(({ verdict }: { verdict: { kind: string } }) => verdict.kind)
}

// The first file gets the names that the previous version gave the second one.
test.each([
  ['Bun repeats the suites in the class', 'junit.xml', bun('other'), bun('bun test')],
  [
    'busted writes the line as the class',
    'junit.xml',
    inSuite('Run 1 of 1', inSuite('calc_spec.lua:3', bustedCase(''))),
    inSuite('Run 1 of 1', bustedCase('classname="calc_spec.lua:3"')),
  ],
  [
    'Check appends the message',
    'test.tap',
    "1..1\nnot ok - t.c:core:subs: Assertion '3-1 == 5' failed\n",
    "1..1\nnot ok 1 - t.c:core:subs: Assertion '3-1 == 5' failed\n",
  ],
  [
    'bats appends the time',
    'test.tap',
    '1..1\nnot ok 1 - adds # in 17 ms\n# (in test file a.bats, line 2)\n',
    '1..1\nnot ok 1 adds # in 14 ms\n# (in test file a.bats, line 2)\n',
  ],
])('a failure of the base branch stays known over the update when %s', async (_, name, before, now) => {
  expect(await update(name, before, now)).toEqual(['known'])
})
