import { expect, test } from 'vitest'
import { judgedSummary } from '../../../src/judge/summary/judged-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { Judgement } from '../../../src/judge/verdicts/judgement.js'
import type { VerdictKind } from '../../../src/judge/verdicts/verdict.js'

const none = { count: 0, tests: [] }
const history = { builds: 3, ref: 'main' }

function summaryOf(failures: readonly { readonly id: string; readonly job?: string; readonly message?: string }[]) {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const { id, ...fields } of failures)
    summary.test({ id, name: id, suite: [], status: 'failed', message: `the ${id} answer differs`, ...fields })
  summary.endFile([])
  return summary.result()
}

/** Returns a judgement that knows the verdict on each test by its id. Adds every question to `asked`. */
function judgementOf(kinds: Readonly<Record<string, VerdictKind>>, asked: unknown[] = []): Judgement {
  return {
    verdictOf(id, _cause, jobs) {
      asked.push([id, jobs])
      return { kind: kinds[id] ?? 'unknown' }
    },
    verdictOfCause: () => undefined,
    counts: { new: 1, unseen: 0, unknown: 0, known: 2, flaky: 0, quarantined: 0 },
    knownFlaky: 0,
    changes: { fixed: none, recovered: 0, gone: none, newlySkipped: none, slower: none },
  }
}

test('lists new failures before known ones, and otherwise keeps the order', () => {
  const summary = summaryOf([{ id: 'cart' }, { id: 'price' }, { id: 'stock' }, { id: 'order' }])
  const judged = judgedSummary(summary, history, judgementOf({ cart: 'known', price: 'flaky', stock: 'new', order: 'known' }))
  expect(judged.failures.map(({ test: { name }, verdict }) => [name, verdict?.kind])).toEqual([
    ['stock', 'new'],
    ['cart', 'known'],
    ['order', 'known'],
    ['price', 'flaky'],
  ])
  expect(judged.tests.failed.map(({ name }) => name)).toEqual(['stock', 'cart', 'order', 'price'])
})

test('asks for the verdict in the jobs in which the test failed for the cause', () => {
  const asked: unknown[] = []
  const summary = summaryOf([
    { id: 'cart', job: 'unit (linux)' },
    { id: 'cart', job: 'unit (windows)' },
    { id: 'price', job: 'unit (windows)' },
  ])
  judgedSummary(summary, history, judgementOf({}, asked))
  expect(asked).toEqual([
    ['cart', ['unit (linux)', 'unit (windows)']],
    ['price', ['unit (windows)']],
  ])
})

test('asks for the verdict in all jobs when the results do not name the job', () => {
  const asked: unknown[] = []
  judgedSummary(summaryOf([{ id: 'cart' }]), history, judgementOf({}, asked))
  expect(asked).toEqual([['cart', []]])
})

test('leaves the failures without a verdict when there is no earlier build', () => {
  const summary = summaryOf([{ id: 'cart' }])
  expect(judgedSummary(summary, { builds: 0, reason: 'This is the first build of main.' }, undefined)).toEqual({
    ...summary,
    history: { builds: 0, reason: 'This is the first build of main.' },
  })
})

test('adds a verdict to a flaky test only when it was flaky before', () => {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const id of ['cart', 'price'])
    summary.test({ id, name: id, suite: [], status: 'successful', flaky: true, message: `the ${id} differs` })
  summary.endFile([])
  const judged = judgedSummary(summary.result(), history, judgementOf({ cart: 'flaky', price: 'new' }))
  expect(judged.flakyFailures.map(({ test: { name }, verdict }) => [name, verdict?.kind])).toEqual([
    ['cart', 'flaky'],
    ['price', undefined],
  ])
})
