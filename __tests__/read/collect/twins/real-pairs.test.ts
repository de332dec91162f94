// Tests that a run that a real tool wrote in two formats counts once, whatever the files are called (src/read/collect/twins).
import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { runMain } from '../../../commands/cli/run-main.js'
import { makeTree } from '../tree.js'

const fixtures = join(import.meta.dirname, '../../../fixtures')

// Each pair was written in one run by two reporters of the tool.
test.each([
  ['playwright/outcomes.json', 'junit/playwright-outcomes.xml'],
  ['playwright/serial.json', 'junit/playwright-serial.xml'],
  ['playwright/projects.json', 'junit/playwright-projects.xml'],
  ['go/statuses.json', 'junit/gotestsum-1.8.xml'],
  ['rspec/cart.json', 'junit/rspec-cart.xml'],
  ['rspec/failed-hooks.json', 'junit/rspec-failed-hooks.xml'],
  ['mocha/odd.json', 'junit/mocha-odd.xml'],
  ['mocha/odd.json', 'mocha/odd.jsonl'],
  ['mocha/mochawesome-odd.json', 'mocha/odd.json'],
  ['mocha/mochawesome-merged.json', 'mocha/mochawesome-part.json'],
  // Tests that are expected to fail (Node 26.12.1), which have a directive in TAP only.
  ['junit/node-test-26.xml', 'tap/node-test-26.tap'],
  // Scenarios in rules, and rows of outlines with and without values in their names.
  ['cucumber/js-rules.json', 'junit/cucumber-js-rules.xml'],
  ['cucumber/messages-js-rules.ndjson', 'junit/cucumber-js-rules.xml'],
])('counts %s and not %s, in any order of the names', async (counted, other) => {
  for (const prefixes of [
    ['a-', 'b-'],
    ['b-', 'a-'],
  ] as const) {
    const cwd = makeTree({ 'README.md': '' })
    const [one, two] = [`${prefixes[0]}${basename(counted)}`, `${prefixes[1]}${basename(other)}`]
    copyFileSync(join(fixtures, counted), join(cwd, one))
    copyFileSync(join(fixtures, other), join(cwd, two))
    const { stdout } = await runMain(cwd, ['report', one, two, '--json', '--fail-on', 'never'])
    const { stdout: alone } = await runMain(cwd, ['report', one, '--json', '--fail-on', 'never'])
    const { tests, files } = JSON.parse(stdout)
    expect(tests).toEqual(JSON.parse(alone).tests)
    expect(files).toContainEqual(expect.objectContaining({ path: two, twinOf: one }))
  }
})

test('counts the unhandled errors in the JUnit XML of Vitest, but not its tests, when the JSON has the same tests', async () => {
  const cwd = makeTree({ 'README.md': '' })
  copyFileSync(join(fixtures, 'jest/vitest-5-unhandled-errors.json'), join(cwd, 'results.json'))
  copyFileSync(join(fixtures, 'junit/vitest-5-unhandled-errors.xml'), join(cwd, 'junit.xml'))
  const { stdout, status } = await runMain(cwd, ['report', 'junit.xml', 'results.json', '--json'])
  const { tests, failures, problems } = JSON.parse(stdout)
  expect(status).toBe(1)
  expect(tests).toMatchObject({ total: 8, successful: 4, failed: 3, skipped: 1 })
  expect(failures.map(({ name }: { name: string }) => name)).toEqual([
    'd > bad',
    'Uncaught Exception: late boom',
    'Unhandled Rejection: unhandled',
  ])
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'notice',
      message: 'junit.xml has the same 6 tests as results.json. Of its results, only errors outside of the tests were counted.',
    }),
  ])
})

test('stays red when only the file that does not count shows the failed hook of a suite', async () => {
  const block = (...lines: readonly string[]) => ['---', ...lines, '...'].map((line) => `  ${line}`)
  const hook = block("type: 'suite'", "failureType: 'hookFailed'", "error: 'teardown broke'")
  const points = ['# Subtest: shop', ...['adds', 'pays'].map((name, index) => `    ok ${index + 1} - ${name}`), '    1..2']
  const cases = ['adds', 'pays'].map((name) => `<testcase classname="shop" name="${name}"/>`).join('')
  const read = async (tap: readonly string[]) => {
    const cwd = makeTree({
      'out.tap': `${tap.join('\n')}\n`,
      'junit.xml': `<testsuites><testsuite name="shop">${cases}</testsuite></testsuites>`,
    })
    const { stdout, status } = await runMain(cwd, ['report', 'out.tap', 'junit.xml', '--json'])
    return { status, tests: JSON.parse(stdout).tests.total, problems: JSON.parse(stdout).problems }
  }
  const red = await read(['TAP version 13', ...points, 'not ok 1 - shop', ...hook, '1..1'])
  expect(red).toMatchObject({ status: 1, tests: 2 })
  expect(red.problems).toContainEqual(expect.objectContaining({ severity: 'error', message: expect.stringContaining('teardown broke') }))
  expect(await read(['TAP version 13', ...points, 'ok 1 - shop', '1..1'])).toMatchObject({ status: 0, tests: 2 })
})
