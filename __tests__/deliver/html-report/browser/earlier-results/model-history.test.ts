import { expect, test } from 'vitest'
import { addHistoryColumns, createHistory } from '../../../../../src/deliver/html-report/browser/earlier-results/model-history.js'
import { failedRank, flakyRank } from '../../../../../src/deliver/html-report/browser/outcome.js'
import type { PageHistoryColumns, VerdictData } from '../../../../../src/deliver/html-report/data/history-data.js'
import { verdictOrder } from '../../../../../src/judge/verdicts/judgement.js'

const verdict = (kind: VerdictData['kind']): VerdictData => ({ kind, facts: [], titled: [] })

/** Adds the executions of one test, each with its rank and its verdict. */
function historyOf(
  executions: readonly (readonly [rank: number, kind: VerdictData['kind']])[],
  more: Partial<Pick<PageHistoryColumns, 'verdictOf' | 'quarantineOf'>> = {},
) {
  const history = createHistory({ branch: 'main', builds: [], changes: [], counts: { fixed: 0, slower: 0, newlySkipped: 0, gone: 0 } })
  addHistoryColumns(
    history,
    {
      rows: [],
      verdicts: executions.map(([, kind]) => verdict(kind)),
      quarantines: [],
      rowOf: [-1],
      usual: [0],
      changed: [],
      ownRowOf: [],
      verdictOf: executions.map((_, index) => [index, index]),
      quarantineOf: [],
      ...more,
    },
    { tests: 0, executions: 0 },
    { testOf: executions.map(() => 0), ranks: executions.map(([rank]) => rank) },
  )
  return history
}

test('keeps the most important verdict of a test that failed in several jobs', () => {
  const history = historyOf([
    [failedRank, 'known'],
    [failedRank, 'new'],
    [failedRank, 'flaky'],
  ])
  expect(history.verdictOfTest.get(0)?.kind).toBe('new')
})

test('keeps the verdict on a flaky execution apart when the test failed in another job', () => {
  const history = historyOf([
    [flakyRank, 'flaky'],
    [failedRank, 'unknown'],
  ])
  expect([history.verdictOfTest.get(0)?.kind, history.verdictOfFlaky.get(0)?.kind]).toEqual(['unknown', 'flaky'])
})

test.each(verdictOrder.map((kind, index) => [kind, -1 - index] as const))(
  'keeps the verdict "%s" when the page lacks its words',
  (kind, number) => {
    expect(historyOf([[failedRank, 'new']], { verdictOf: [[0, number]] }).verdictOfTest.get(0)).toEqual({ kind, facts: [], titled: [] })
  },
)

test('keeps that a test is quarantined when the page lacks the reason', () => {
  const history = historyOf([[failedRank, 'new']], { quarantineOf: [[0, -1]] })
  expect(history.quarantineOfTest.get(0)?.facts).toEqual([['quarantined']])
})
