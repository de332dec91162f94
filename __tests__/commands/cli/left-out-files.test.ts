// Tests that files which a run leaves out are listed in the log, in --json and by validate, but in no report.
import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

const junit = '<testsuite name="s"><testcase name="adds"/></testsuite>'
const files = {
  'out/junit.xml': junit,
  'out/.last-run.json': '{"status":"passed","failedTests":[]}',
  'out/a.xml': '<coverage line-rate="1"/>',
  'out/b.xml': '<coverage line-rate="1"/>',
  'out/settings.json': '{"name":"a"}',
  'out/libtest.json': '{ "type": "suite", "event": "started", "test_count": 1 }\n',
}
const unread =
  'out/libtest.json is the JSON output of Rust tests: its format is not read. Let cargo-nextest write JUnit XML: see docs/tools/rust.md.'

test('lists the files that were left out at the end of the log of a green run, and in no report', async () => {
  const { status, stdout, stderr } = await runMain(makeTree(files), ['report', 'out'])
  expect(status).toBe(0)
  expect(stderr.trimEnd().split('\n')).toEqual([
    unread,
    "Left out: out/.last-run.json (Playwright's list of tests to run again), 2 Cobertura coverage reports, out/settings.json (JSON without test results)",
  ])
  expect(stdout).not.toContain('coverage')
})

test('lists the files that were left out as notices in the JSON output', async () => {
  const { stdout } = await runMain(makeTree(files), ['report', 'out', '--json'])
  const { gates, problems } = JSON.parse(stdout)
  expect(gates.fails).toBe(false)
  expect(problems).toEqual([
    {
      severity: 'notice',
      kind: 'neighbour',
      neighbour: 'playwright-last-run',
      message:
        "out/.last-run.json is Playwright's list of tests to run again, not a test result. Add the `json` reporter: see docs/tools/playwright.md.",
      path: 'out/.last-run.json',
    },
    {
      severity: 'notice',
      kind: 'neighbour',
      neighbour: 'cobertura',
      message: '2 Cobertura coverage reports were left out (out/a.xml, out/b.xml).',
    },
    { severity: 'notice', kind: 'neighbour', neighbour: 'libtest', message: unread, path: 'out/libtest.json' },
    {
      severity: 'notice',
      kind: 'neighbour',
      neighbour: 'json',
      message: 'out/settings.json is JSON without test results (keys: name).',
      path: 'out/settings.json',
    },
  ])
})

test('shows the files that a run would leave out when the configuration is validated', async () => {
  const cwd = makeTree(files)
  const { stdout, stderr } = await runMain(cwd, ['validate', 'out'])
  expect(stdout).toContain('out/a.xml  left out  a Cobertura coverage report, not a test result')
  expect(stderr).toContain('2 Cobertura coverage reports were left out (out/a.xml, out/b.xml).\n')
  const json = JSON.parse((await runMain(cwd, ['validate', 'out', '--json'])).stdout)
  expect(json.files).toContainEqual(expect.objectContaining({ path: 'out/a.xml', kind: 'foreign', neighbour: 'cobertura' }))
  expect(json.problems).toContainEqual(expect.objectContaining({ severity: 'notice', kind: 'neighbour', neighbour: 'cobertura' }))
  expect(json).not.toHaveProperty('notices')
})
