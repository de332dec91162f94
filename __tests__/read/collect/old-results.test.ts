import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../../src/run/run.js'
import { makeTree } from './tree.js'

const junit = (name: string) => `<testsuite name="s"><testcase name="${name}"/></testsuite>`
const hour = 60 * 60

/** Reports files of these ages in hours. */
async function reported(ages: Readonly<Record<string, number>>) {
  const cwd = makeTree(Object.fromEntries(Object.keys(ages).map((path) => [path, junit(path)])))
  for (const [path, hours] of Object.entries(ages)) utimesSync(join(cwd, path), 1e9 - hours * hour, 1e9 - hours * hour)
  const {
    judged: { scope },
    guide: { notices },
  } = await run({ cwd, paths: [], records: [] }, { env: {}, onWarning() {} })
  return { tests: scope.summary.counts.total, problems: scope.summary.problems, notices: notices.map(({ message }) => message) }
}

test('counts a result file that is days older than the others of its folder, with a notice', async () => {
  expect(await reported({ 'a/TEST-new.xml': 0, 'a/TEST-old.xml': 73, 'b/TEST-old.xml': 99 })).toEqual({
    tests: 3,
    problems: [],
    notices: ['a/TEST-old.xml is 3 days older than the other results of the folder. Delete old files before the tests.'],
  })
})

test('names the first old result files when there are several', async () => {
  const { notices } = await reported({ 'TEST-a.xml': 30, 'TEST-b.xml': 50, 'TEST-c.xml': 60, 'TEST-new.xml': 0 })
  expect(notices).toEqual([
    '3 result files are up to 2 days older (TEST-a.xml, TEST-b.xml, …) than the other results of the folder. Delete old files before the tests.',
  ])
})

test('gives no notice when the files of a folder are less than a day apart', async () => {
  expect((await reported({ 'TEST-a.xml': 200, 'TEST-b.xml': 177 })).notices).toEqual([])
})
