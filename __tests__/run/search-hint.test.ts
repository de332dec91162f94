import { expect, test } from 'vitest'
import { run } from '../../src/run/run.js'
import { actionSearchHint, commandSearchHint } from '../../src/run/search-hint.js'
import { makeTree } from '../read/collect/tree.js'

/** Runs in a folder with these files. Returns the hints of the command and the action. */
async function hintsOf(files: Readonly<Record<string, string>>, paths: readonly string[] = []) {
  const finished = await run({ cwd: makeTree(files), paths, records: [] }, { env: {}, onWarning() {} })
  return [commandSearchHint(finished), actionSearchHint(finished)]
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
