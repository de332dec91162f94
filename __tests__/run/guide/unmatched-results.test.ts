import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { unmatchedNotice } from '../../../src/run/guide/unmatched-text.js'
import { run } from '../../../src/run/run.js'
import { bareEnvironment } from '../../e2e/nodes.js'
import { makeTree } from '../../read/collect/tree.js'

const junit = '<testsuite name="a"><testcase name="b"/></testsuite>'

async function unmatchedIn(cwd: string, paths: readonly string[] = []) {
  const { unmatched } = (await run({ cwd, paths, records: [] }, { env: {}, onWarning() {} })).guide
  return unmatched
}

test('finds files beside the results when no pattern matches them', async () => {
  const files = { 'out/junit.xml': junit, 'out/e2e.xml': junit, 'out/pom.xml': '<project/>', 'other/e2e.xml': junit }
  const unmatched = await unmatchedIn(makeTree(files))
  expect(unmatched).toEqual([{ path: 'out/e2e.xml', title: 'JUnit XML' }])
  expect(unmatchedNotice(unmatched, 'the command')).toBe(
    'out/e2e.xml looks like JUnit XML, but no pattern matches it. If it belongs to this run, add it to the configuration or to the command.',
  )
})

test('finds files beside results in the working directory', async () => {
  expect(await unmatchedIn(makeTree({ 'junit.xml': junit, 'e2e.xml': junit }))).toEqual([{ path: 'e2e.xml', title: 'JUnit XML' }])
})

test('searches nothing beside the results when the user named the files', async () => {
  expect(await unmatchedIn(makeTree({ 'out/junit.xml': junit, 'out/e2e.xml': junit }), ['out/junit.xml'])).toEqual([])
})

test('leaves out excluded files and files that git tracks', async () => {
  const config = '{"collect": {"junit": {"exclude": ["**/excluded.xml"]}}}'
  const cwd = makeTree({ '.service.json': config, 'junit.xml': junit, 'excluded.xml': junit, 'tracked.xml': junit, 'e2e.xml': junit })
  const git = (...words: string[]) => execFileSync('git', words, { cwd, env: bareEnvironment, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', 'tracked.xml')
  expect(await unmatchedIn(cwd)).toEqual([{ path: 'e2e.xml', title: 'JUnit XML' }])
})

test('opens at most 20 files beside the results, and JSON files last', async () => {
  const foreign = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`a${index}.json`, '{}']))
  const ctrf = '{"results": {"tool": {"name": "jest"}, "summary": {}, "tests": []}}'
  const files = { ...foreign, 'junit.xml': junit, 'z.json': ctrf, 'z.xml': junit }
  expect(await unmatchedIn(makeTree(files))).toEqual([{ path: 'z.xml', title: 'JUnit XML' }])
  expect(await unmatchedIn(makeTree({ 'junit.xml': junit, 'z.json': ctrf }))).toMatchObject([{ path: 'z.json' }])
})

test('finds files beside the results when the name of the folder contains wildcards', async () => {
  const unmatched = await unmatchedIn(makeTree({ '[o*t]/junit.xml': junit, '[o*t]/e2e.xml': junit }))
  expect(unmatched).toEqual([{ path: '[o*t]/e2e.xml', title: 'JUnit XML' }])
})
