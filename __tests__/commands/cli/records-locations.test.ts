// Tests that records keep the source location of a failure, and that a report accepts none outside of the repository.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareEnvironment } from '../../e2e/nodes.js'
import { makeIndexOld, makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

async function cli(cwd: string, ...words: readonly string[]): Promise<string> {
  const { stdout, stderr } = await runMain(cwd, words)
  return stdout + stderr
}

const trace = 'java.lang.AssertionError: 1\n\tat com.acme.CartTest.adds(CartTest.java:31)'
const results = `<testsuite name="Cart">
<testcase name="adds" classname="com.acme.CartTest"><failure message="1">${trace}</failure></testcase>
<testcase name="takes"/>
</testsuite>`

/** Collects in a checkout with the sources in a subfolder, and returns the lines of the records. */
async function collect(): Promise<readonly string[]> {
  const cwd = makeTree({ 'TEST-a.xml': results, 'server/src/test/java/com/acme/CartTest.java': '' })
  for (const words of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    execFileSync('git', words, { cwd, env: bareEnvironment })
  makeIndexOld(cwd)
  await cli(cwd, 'collect')
  return readFileSync(join(cwd, 'build-report.ndjson'), 'utf8').trimEnd().split('\n')
}

test('collect writes the source location of failed tests, and none for other tests', async () => {
  const [failed = '{}', passed = '{}'] = await collect()
  expect(JSON.parse(failed).sourceLocation).toEqual({ file: 'server/src/test/java/com/acme/CartTest.java', line: 31 })
  expect(JSON.parse(passed)).not.toHaveProperty('sourceLocation')
})

test('a report of records shows the source location of a failure when it has no sources', async () => {
  const records = (await collect()).join('\n')
  const cwd = makeTree({ 'records/a.ndjson': records })
  expect(await cli(cwd, 'report', '--records', 'records/*', '--output', 'all.ndjson')).toContain(
    'server/src/test/java/com/acme/CartTest.java:31',
  )
  expect(readFileSync(join(cwd, 'all.ndjson'), 'utf8')).toContain('"sourceLocation"')
})

test('a report of records passes on no location that leads out of the repository', async () => {
  const records = (await collect()).join('\n').replaceAll('server/src/test/java/com/acme/CartTest.java', '../../evil/shop/a.java')
  const cwd = makeTree({ 'records/a.ndjson': records })
  expect(await cli(cwd, 'report', '--records', 'records/*', '--output', 'all.ndjson')).not.toContain('evil')
  expect(readFileSync(join(cwd, 'all.ndjson'), 'utf8')).not.toContain('sourceLocation')
})
