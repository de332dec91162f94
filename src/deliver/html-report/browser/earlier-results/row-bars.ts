import { countOf, formatCount } from '../../../../base/text/counts.js'
import type { RowData } from '../../data/history-data.js'
import { outcomeTitles, type TestOutcome } from '../outcome.js'
import { executionsOf, mainExecution, outcomeOf, type TestModel } from '../test-model.js'
import type { ModelHistory } from './model-history.js'

/** The results of a test in the last builds, and in this one: one letter per build, as in `RowData`. */
export interface HistoryRow {
  /** The results of the earlier builds, the oldest first. */
  readonly results: string
  readonly now: string
  readonly nowWord: string
  /** The index of the build in which the test appeared first; -1: before these builds. */
  readonly firstBuild: number
}

const lettersOfOutcomes: Readonly<Record<TestOutcome, string>> = {
  failed: 'F',
  flaky: 'f',
  cancelled: '-',
  running: '-',
  unknown: '-',
  skipped: 'S',
  passed: 'P',
  gone: '-',
}

/** The results that a row distinguishes, in the order of the label, with their words. */
const resultWords = {
  P: 'passed',
  f: 'flaky',
  F: 'failed',
  S: 'skipped',
  '-': 'did not run',
} as const

type BarResult = keyof typeof resultWords

const isKnown = (result: string): result is BarResult => Object.hasOwn(resultWords, result)

/** Returns a letter of a row. Other letters stand for tests that did not run. */
export const knownResult = (letter: string): BarResult => (isKnown(letter) ? letter : '-')

export const wordOfResult = (result: string): string => resultWords[knownResult(result)]

/** Returns the results of a test: in the job that the page shows first, if it has others there. Undefined if they are not known. */
export function historyRow(model: TestModel, test: number): HistoryRow | undefined {
  const { history } = model
  if (history === undefined || history.builds.length === 0) return undefined
  const own = executionsOf(model, test).length === 0 ? undefined : history.ownRowOf.get(mainExecution(model, test))
  const row: RowData | undefined = history.rows[own ?? history.rowOf[test] ?? -1]
  if (row === undefined) return undefined
  const [results, firstBuild] = row
  const outcome = outcomeOf(model, test)
  const nowWord = outcome === 'gone' ? wordOfResult('-') : outcomeTitles[outcome].toLowerCase()
  return { results, now: lettersOfOutcomes[outcome], nowWord, firstBuild }
}

/** Counts results in words: `43 passed, 5 flaky, 2 failed`. */
export function resultCounts(results: string): string {
  const parts = Object.entries(resultWords).flatMap(([letter, word]) => {
    const count = [...results].filter((result) => knownResult(result) === letter).length
    return count === 0 ? [] : [`${formatCount(count)} ${word}`]
  })
  return parts.join(', ')
}

/** Names the builds of a row: `Last 50 builds of main`. */
export const rowTitle = ({ branch }: ModelHistory, count: number): string =>
  `${count === 1 ? 'Last build' : `Last ${countOf(count, 'build')}`}${branch === undefined ? '' : ` of ${branch}`}`

/** Describes a row: `Last 30 builds of main: 28 passed, 2 failed. This build: failed`. */
export const rowLabel = (history: ModelHistory, { results, nowWord }: HistoryRow): string =>
  `${rowTitle(history, results.length)}: ${resultCounts(results)}. This build: ${nowWord}`
