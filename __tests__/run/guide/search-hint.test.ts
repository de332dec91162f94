import { expect, test } from 'vitest'
import { actionSearchHint, commandSearchHint } from '../../../src/run/guide/search-hint.js'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'

/** Runs in a folder with these files. Returns the hints of the command and the action. */
async function hintsOf(files: Readonly<Record<string, string>>, paths: readonly string[] = []) {
  const finished = await run({ cwd: makeTree(files), paths, records: [] }, { env: {}, onWarning() {} })
  return [commandSearchHint(finished), actionSearchHint(finished)] as const
}

test('counts the files that were left out when none contains test results', async () => {
  const [, one] = await hintsOf({ 'TEST-a.xml': '<coverage/>' })
  expect(one).toContain(' 1 file without test results was left out. Name their files or folders under "with:"')
  const [, two] = await hintsOf({ 'TEST-a.xml': '<coverage/>', 'TEST-b.xml': '<coverage/>' })
  expect(two).toContain(' 2 files without test results were left out.')
})

test('names at most four paths in the hint of the action', async () => {
  const paths = Array.from({ length: 300 }, (_, index) => `out/${index}/*.xml`)
  const [, hint] = await hintsOf({ 'a.txt': '' }, paths)
  expect(hint).toContain('"out/3/*.xml" and 296 more (relative to ')
})

test('gives no hint when a result file was found or the configuration needs none', async () => {
  expect(await hintsOf({ 'TEST-a.xml': '<testsuite name="a"><testcase name="b"/></testsuite>' })).toEqual([undefined, undefined])
  const config = { '.service.json': '{"collect": {"files": {"include": ["*.zip"]}}}' }
  expect(await hintsOf({ ...config, 'a.zip': 'zip' })).toEqual([undefined, undefined])
})

const junit = '<testsuite name="a"><testcase name="b"/></testsuite>'

test('names the file that looks like results and the path to paste when no pattern matches it', async () => {
  const [command, action] = await hintsOf({ 'out/e2e.xml': junit, 'out/pom.xml': '<project/>' })
  expect(command?.next).toEqual([
    'out/e2e.xml looks like JUnit XML, but no pattern matches it.',
    'To report it, run: build-report report out/e2e.xml',
  ])
  expect(action).toMatch(
    / well-known names\. out\/e2e\.xml looks like JUnit XML, but no pattern matches it\. To report it, add under "with:": paths: out\/e2e\.xml$/,
  )
})

test.each([
  [['reports/*.xml'], {}],
  [[], { '.service.json': '{"collect": {"junit": {"include": ["reports/*.xml"]}}}' }],
])('names the file that looks like results when the paths %j and the configuration %j match nothing', async (paths, config) => {
  const [command, action] = await hintsOf({ 'out/e2e.xml': junit, ...config }, paths)
  expect(command?.next).toContain('To report it, run: build-report report out/e2e.xml')
  expect(action).toContain('add under "with:": paths: out/e2e.xml')
})

test('gives the folders to paste when many files look like results', async () => {
  const files = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`out ${index % 2}/${index}.xml`, junit]))
  const [command, action] = await hintsOf(files)
  expect(command?.next).toEqual([
    'out 0/0.xml (JUnit XML), out 0/2.xml (JUnit XML), out 0/4.xml (JUnit XML), out 1/1.xml (JUnit XML) and 2 more look like test results, but no pattern matches them.',
    "To report them, run: build-report report 'out 0/' 'out 1/'",
  ])
  expect(action).toMatch(/To report them, add under "with:": paths: "out 0\/\\nout 1\/"$/)
})

test.each(['a: b.xml', '[x].xml', "it's.xml", '-o.xml', '#.xml', '$(id).xml'])(
  'gives no path to paste when the name of the file would mean something else: %s',
  async (name) => {
    const [command, action] = await hintsOf({ [name]: junit })
    expect(command?.next).toEqual([`${name} looks like JUnit XML, but no pattern matches it.`])
    expect(action).toMatch(/but no pattern matches it\.$/)
  },
)

const rust = '{ "type": "suite", "event": "started", "test_count": 1 }\n'

test.each([
  [
    'results in a format that is not read',
    { 'libtest.json': rust },
    [],
    'libtest.json is the JSON output of Rust tests: its format is not read. Let cargo-nextest write JUnit XML: see docs/tools/rust.md.',
  ],
  [
    'a coverage report in the given folder',
    { 'out/coverage.xml': '<coverage line-rate="1"/>' },
    ['out'],
    'out/coverage.xml is a Cobertura coverage report, not a test result. Give the path of the test results. To show the number,',
  ],
  [
    'a file of another kind with a usual name',
    { 'test-results/testng-failed.xml': '<!DOCTYPE suite SYSTEM "https://testng.org/testng-1.0.dtd"><suite name="a"/>' },
    [],
    'test-results/testng-failed.xml is the input of a TestNG run, not a test result. Give `testng-results.xml`.',
  ],
  [
    'the trace of a tool whose results are missing',
    { 'test-results/.last-run.json': '{"status":"passed","failedTests":[]}', 'package.json': '{}' },
    [],
    "test-results/.last-run.json is Playwright's list of tests to run again, not a test result. Add the `json` reporter:",
  ],
])('says what was found instead of results when there is only %s', async (_, files, paths, sentence) => {
  const [command, action] = await hintsOf(files, paths)
  expect(command?.searched).toContain(sentence)
  expect(action).toContain(sentence)
  expect(action).not.toContain('package.json')
})
