import { expect, test } from 'vitest'
import { createFileHistory } from '../../src/judge/earlier-builds/history-file.js'
import { createCauseReader } from '../../src/judge/failure/cause-reader.js'
import type { BuildResults } from '../../src/judge/history/build-results.js'
import type { Outcome } from '../../src/judge/history/test-histories.js'
import { withProblems } from '../../src/judge/summary/run-summary.js'
import { createSummary } from '../../src/judge/summary/summary.js'
import type { VerdictCounts } from '../../src/judge/verdicts/verdict.js'
import type { JobMemory } from '../../src/run/job-memory.js'
import { createRunHistory, type RunHistoryOptions } from '../../src/run/run-history.js'
import { buildResultsOf, idOf } from '../judge/history/build-results-of.js'
import { makeFolder } from '../read/collect/tree.js'

const file = 'history.ndjson'
const summary = withProblems(createSummary(createCauseReader()).result(), [])
const passed = buildResultsOf([{ id: idOf(1), outcome: 'P' }])

/** The verdicts on the failures of the last run. */
let kinds: VerdictCounts | undefined

/** Compares a run with the history in a folder and adds it. */
async function addRun(cwd: string, build: string, results: BuildResults, memory?: JobMemory) {
  const history = createRunHistory({
    env: {},
    say: undefined,
    token: undefined,
    request: { cwd, records: [], history: { files: [file], output: file } },
    config: {},
    ciContext: () => ({ build: { id: build }, source: {} }),
    results,
    serverTimeBudget: {},
    memory: async () => memory,
    now: 0,
  } as unknown as RunHistoryOptions)
  const compared = await history?.compare(() => false)
  kinds = compared?.judgement?.counts
  expect(await history?.add(summary)).toEqual({ problems: [], notices: [] })
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

test('warns when the history contains none of the many tests of the run', async () => {
  const cwd = makeFolder()
  const tests = (start: number, length: number) =>
    buildResultsOf(Array.from({ length }, (_, index) => ({ id: idOf(start + index), outcome: 'P' as const })))
  await addRun(cwd, '100000001', tests(0, 30))
  expect(await addRun(cwd, '100000002', tests(1_000, 19))).toEqual([])
  expect(await addRun(cwd, '100000003', tests(29, 25))).toEqual([])
  expect(await addRun(cwd, '100000004', tests(5_000, 25))).toEqual([
    'The history contains none of the 25 tests of this run, so it may belong to another project, module or job. Check its source: every failed test counts as new.',
  ])
})

test('counts the pushes before only when a failed test has a sign of flakiness', async () => {
  const cwd = makeFolder()
  let questions = 0
  const asked = new Set<string>()
  const memory: JobMemory = {
    earlierFailures: async () => undefined,
    async pushes() {
      questions += 1
      return (id, cause) => {
        asked.add(`${id} ${cause}`)
        return 3
      }
    },
  }
  const strong = '2-aaaaaaaaaaaa'
  const runOf = (one: Outcome, two: Outcome = 'P') =>
    buildResultsOf([
      { id: idOf(1), outcome: one, ...(one === 'F' && { cause: strong }) },
      { id: idOf(2), outcome: two, ...(two === 'F' && { cause: '2-bbbbbbbbbbbb' }) },
    ])
  let build = 100_000_000
  const nextBuild = (): string => {
    build += 1
    return String(build)
  }
  for (const outcome of 'PFPPPPPPFPPP') await addRun(cwd, nextBuild(), runOf(outcome as 'P' | 'F'), memory)
  questions = 0
  await addRun(cwd, nextBuild(), runOf('P', 'F'), memory)
  expect(questions).toBe(0)
  await addRun(cwd, nextBuild(), runOf('F'))
  expect(kinds).toMatchObject({ flaky: 1, new: 0 })
  await addRun(cwd, nextBuild(), runOf('P'))
  await addRun(cwd, nextBuild(), runOf('F'), memory)
  expect(kinds).toMatchObject({ flaky: 0, new: 1 })
  expect([questions, [...asked]]).toEqual([1, [`${idOf(1)} ${strong}`]])
})
