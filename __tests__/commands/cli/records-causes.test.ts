// Tests that records group failures by cause, and that a report does not trust a cause which the texts contradict.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

async function cli(cwd: string, ...words: readonly string[]): Promise<string> {
  const { stdout, stderr } = await runMain(cwd, words)
  return stdout + stderr
}

const results = `<testsuite name="Cart">
<testcase name="adds"><failure message="cannot reach 10.0.0.7:5432">at com.acme.Store.connect(Store.java:31)</failure></testcase>
<testcase name="removes"><failure message="cannot reach 10.0.0.9:5432">at com.acme.Store.connect(Store.java:31)</failure></testcase>
<testcase name="takes"/>
</testsuite>`

const recordsIn = (cwd: string, file: string): readonly { readonly name: string; readonly cause?: string }[] =>
  readFileSync(join(cwd, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('collect writes the same cause for failures with the same cause, and none for other tests', async () => {
  const cwd = makeTree({ 'TEST-a.xml': results })
  await cli(cwd, 'collect')
  const [adds, removes, takes] = recordsIn(cwd, 'build-report.ndjson')
  expect(adds?.cause).toMatch(/^4w?-[0-9a-f]{12}$/)
  expect(removes?.cause).toBe(adds?.cause)
  expect(takes).not.toHaveProperty('cause')
})

test('a report of records replaces a cause that the texts do not support', async () => {
  const cwd = makeTree({ 'TEST-a.xml': results })
  await cli(cwd, 'collect')
  const [{ cause = '' } = {}] = recordsIn(cwd, 'build-report.ndjson')
  const forged = readFileSync(join(cwd, 'build-report.ndjson'), 'utf8').replaceAll(cause, '0-forged')
  const other = makeTree({ 'records/a.ndjson': forged })
  await cli(other, 'report', '--records', 'records/*', '--output', 'all.ndjson')
  expect(recordsIn(other, 'all.ndjson').map((record) => record.cause)).toEqual([cause, cause, undefined])
})
