// Tests that results with usual file names are found, and other files of these names cause no problem (src/run/run.ts).
import { expect, test } from 'vitest'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'

const junit = '<testsuite name="s"><testcase name="adds"/></testsuite>'

async function found(files: Readonly<Record<string, string>>) {
  const problems: string[] = []
  const request = { cwd: makeTree(files), paths: [], records: [] }
  const {
    judged: { scope },
    collected: { leftOut },
  } = await run(request, { env: {}, onWarning: ({ message }) => void problems.push(message) })
  const { summary } = scope
  return {
    files: summary.files.map(({ path }) => path),
    tests: summary.counts.total,
    leftOut: leftOut.map(({ path }) => path),
    problems: [...problems, ...summary.problems.map(({ message }) => message)],
  }
}

test.each([
  'test-results.xml',
  'results.xml',
  'report.xml',
  'rspec.xml',
  'test_results.xml',
  'testresults.xml',
  'test-report.xml',
  'unittest.xml',
  'nosetests.xml',
  'pytest.xml',
  'test-output.xml',
])('finds results with the usual name %s', async (name) => {
  const path = `build/${name}`
  expect(await found({ [path]: junit })).toEqual({ files: [path], tests: 1, leftOut: [], problems: [] })
})

test('reports no problem when a file with a usual name is not a test result', async () => {
  const foreign = { 'report.xml': '<report name="shop"><package name="cart"/></report>', 'results.xml': '<results><modules/></results>' }
  const cut = { 'build/test-report.xml': '<?xml version="1.0"?>\n<!-- cut' }
  expect(await found({ ...foreign, ...cut, 'junit.xml': junit })).toEqual({
    files: ['junit.xml'],
    tests: 1,
    leftOut: ['build/test-report.xml', 'report.xml', 'results.xml'],
    problems: [],
  })
})
