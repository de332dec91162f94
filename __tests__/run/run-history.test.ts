import { expect, test } from 'vitest'
import { createCauseReader } from '../../src/failure/cause-reader.js'
import { createFileHistory } from '../../src/history/history-file.js'
import { createRunHistory, type RunHistoryOptions } from '../../src/run/run-history.js'
import { withProblems } from '../../src/summary/run-summary.js'
import { createSummary } from '../../src/summary/summary.js'
import type { BuildResults } from '../../src/verdicts/build-results.js'
import { makeFolder } from '../collect/tree.js'
import { buildResultsOf, idOf } from '../verdicts/build-results-of.js'

const file = 'history.ndjson'
const summary = withProblems(createSummary(createCauseReader()).result(), [])
const passed = buildResultsOf([{ id: idOf(1), outcome: 'P' }])

/** Compares a run with the history in a folder and adds it. */
async function addRun(cwd: string, build: string, results: BuildResults) {
  const history = createRunHistory({
    env: {},
    say: undefined,
    token: undefined,
    request: { cwd, records: [], history: { files: [file], output: file } },
    config: {},
    ciContext: () => ({ build: { id: build }, source: {} }),
    results,
    serverTimeBudget: {},
    now: 0,
  } as unknown as RunHistoryOptions)
  const compared = await history?.compare(() => false)
  expect(await history?.add(summary)).toEqual([])
  return compared?.problems.map(({ message }) => message)
}

const isIncomplete = async (cwd: string) => {
  const { histories } = await createFileHistory({ cwd, patterns: [file] }).read()
  return histories?.builds.map((build) => build.isIncomplete)
}

test('warns and stores an incomplete build when there are more results than a history holds', async () => {
  const cwd = makeFolder()
  expect(await addRun(cwd, '100000001', passed)).toEqual([])
  expect(await addRun(cwd, '100000002', { ...passed, leftOut: 1_500, isIncomplete: true })).toEqual([
    'The run has more tests than a history holds: 1,500 results are not compared with earlier builds, and missing tests are not reported.',
  ])
  expect(await isIncomplete(cwd)).toEqual([undefined, true])
})
