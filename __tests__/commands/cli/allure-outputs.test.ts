// Tests that no report shows a masked or hidden parameter of Allure, and that the log names a folder of its results once.
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

const fixtures = join(import.meta.dirname, '../../fixtures/allure')

function folderWith(...names: readonly string[]): string {
  const cwd = makeFolder()
  for (const name of names) cpSync(join(fixtures, name), join(cwd, 'allure-results'), { recursive: true })
  return cwd
}

test('shows no value of a masked or hidden parameter in any output', async () => {
  const cwd = folderWith('mocha', 'pytest-fixtures')
  const report = await runMain(cwd, ['report', '--html', 'report.html', '--markdown', 'report.md', '--failures', 'failures.md'])
  const json = await runMain(cwd, ['report', '--json'])
  const collected = await runMain(cwd, ['collect', '--output', 'records.ndjson'])
  const validated = await runMain(cwd, ['validate', '--json'])
  const written = ['report.html', 'report.md', 'failures.md', 'records.ndjson'].map((name) => readFileSync(join(cwd, name), 'utf8'))
  const all = [...written, ...[report, json, collected, validated].flatMap(({ stdout, stderr }) => [stdout, stderr])]
  expect(report.stdout + report.stderr).toContain('***')
  for (const text of all) expect(text).not.toContain('secret-')
})

test.each([
  ['mocha', "npx mocha --grep 'Cart rounds half a cent up$'"],
  ['jest-hook-fails', "npx jest -t 'Cart rounds half a cent up$' --runTestsByPath jest/cart.test.js"],
  ['vitest-same-names', 'npx vitest run vitest/cart.test.ts -t'],
  ['playwright-retries', 'npx playwright test'],
  ['pytest-fixtures', "pytest 'tests/test_cart.py::test_price[abc-2]'"],
])('shows the command of the tool that runs a failed test of %s again', async (name, command) => {
  const { stdout } = await runMain(folderWith(name), ['report', '--json'])
  expect(stdout).toContain(JSON.stringify(command).slice(1, -1))
})

test('shows a folder of results in one line', async () => {
  const cwd = folderWith('playwright-projects')
  for (const words of [['report'], ['report', '--json'], ['validate'], ['validate', '--json']]) {
    const { stdout, stderr } = await runMain(cwd, words)
    expect(stdout + stderr).not.toMatch(/[\da-f]-result\.json/)
  }
})
