import { createHash } from 'node:crypto'
import type { BuildResults, BuildTest } from '../../../src/judge/history/build-results.js'
import { createHistories } from '../../../src/judge/history/create-histories.js'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'
import { historyIdLength, type TestHistories, type TestHistory } from '../../../src/judge/history/test-histories.js'
import { judge } from '../../../src/judge/verdicts/judge.js'
import type { Judgement, TestedBase } from '../../../src/judge/verdicts/judgement.js'
import { completeResults } from '../history/build-results-of.js'

/** Start of the first build. One starts each hour. */
const start = Date.UTC(2026, 0, 5)
const hourMs = 3_600_000

/** Returns the id of a test, as in records. */
export const idOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32)

/** The time at which build `index` starts. */
export const startOf = (index: number): number => start + index * hourMs

/** A row of a history: its results, or all of its fields. */
export type RowLike = string | (Partial<TestHistory> & { readonly results: string })

/** Makes builds with the commits `c0`, `c1`, …. */
export const buildsOf = (length: number, changes: Readonly<Record<number, Partial<HistoryBuild>>> = {}): HistoryBuild[] =>
  Array.from({ length }, (_, index) => ({
    id: `b${index}`,
    commit: `c${index}`,
    ref: 'main',
    timestamp: startOf(index),
    status: 'successful' as const,
    ...changes[index],
  }))

/** Makes a history of tests by their names. A name can be followed by `@` and a job. */
export function historyOf(rows: Readonly<Record<string, RowLike>>, builds?: readonly HistoryBuild[]): TestHistories {
  const tests = Object.entries(rows).map(([key, row]): TestHistory => {
    const [name = '', job] = key.split('@')
    const fields = typeof row === 'string' ? { results: row } : row
    return { id: idOf(name).slice(0, historyIdLength), ...(job !== undefined && { job }), suite: ['suite'], name, causes: [], ...fields }
  })
  return historiesOf(tests, builds ?? buildsOf(tests[0]?.results.length ?? 0))
}

/** Makes a history of rows. They may have a usual duration without the durations from which it follows. */
export function historiesOf(rows: readonly TestHistory[], builds: readonly HistoryBuild[]): TestHistories {
  const histories = createHistories(builds, rows)
  const { columns } = histories
  return {
    ...histories,
    find: (id, job) => rows[columns.find(id, job)],
    all: () => rows,
    columns: { ...columns, row: (position) => rows[position], usual: (position) => rows[position] ?? {} },
  }
}

/** A result of a test in this build: its outcome and, after a space, its cause; or all of its fields. */
export type ResultLike = string | Partial<BuildTest>

/** Makes the results of this build of tests by their names. A name can be followed by `@` and a job. */
export function resultsOf(tests: Readonly<Record<string, ResultLike>>, more: Partial<BuildResults> = {}): BuildResults {
  const rows = Object.entries(tests).map(([key, result]): BuildTest => {
    const [name = '', job] = key.split('@')
    const base = { id: idOf(name), ...(job !== undefined && { job }), suite: ['suite'], name }
    if (typeof result !== 'string') return { outcome: 'P', ...base, ...result }
    const [outcome, cause] = result.split(' ')
    return { ...base, outcome: outcome as BuildTest['outcome'], ...(cause !== undefined && { cause }) }
  })
  return { ...completeResults(rows), ...more }
}

/** The tested base that is the newest build of a history. */
export const newest = (histories: TestHistories): TestedBase => {
  const commit = histories.builds.at(-1)?.commit
  return commit === undefined ? {} : { commit }
}

/** Judges results. The tested base is the newest build unless `base` is given. */
export const judged = (
  histories: TestHistories,
  results: BuildResults,
  base: TestedBase = newest(histories),
  isQuarantined: (test: BuildTest) => boolean = () => false,
): Judgement => judge({ histories, results, base, isQuarantined })
