import { describe, expect, test } from 'vitest'
import { createHistoryColumns } from '../../../../../src/deliver/html-report/writer/earlier-results/history-columns.js'
import { createPageHistory, type PageHistorySource } from '../../../../../src/deliver/html-report/writer/earlier-results/page-history.js'
import type { TestHistories } from '../../../../../src/judge/history/test-histories.js'
import { createQuarantine } from '../../../../../src/judge/quarantine/quarantine.js'
import type { QuarantineEntry } from '../../../../../src/judge/quarantine/quarantine-entry.js'
import { judgedSummary } from '../../../../../src/judge/summary/judged-summary.js'
import { createSummary } from '../../../../../src/judge/summary/summary.js'
import { type TestedBase, verdictOrder } from '../../../../../src/judge/verdicts/judgement.js'
import type { RecordedTest } from '../../../../../src/records/recorder.js'
import { buildsOf, historyOf, idOf, judged, startOf } from '../../../../judge/verdicts/history-of.js'
import { buildResults } from '../build-results.js'

const record = (name: string, status: RecordedTest['status'], more: Partial<RecordedTest> = {}): RecordedTest => ({
  id: idOf(name),
  name,
  suite: ['suite'],
  status,
  ...(status === 'failed' ? { message: `${name} is wrong` } : {}),
  ...more,
})

function sourceOf(records: readonly RecordedTest[], histories: TestHistories, base?: TestedBase): PageHistorySource {
  const summary = createSummary()
  summary.beginFile({ path: 'a.ndjson', format: 'records' })
  for (const each of records) summary.test(each)
  summary.endFile([])
  const judgement = judged(histories, buildResults(records), base)
  return {
    summary: judgedSummary(summary.result(), { builds: histories.builds.length, ref: 'main' }, judgement),
    histories,
    judgement,
    source: { serverUrl: 'https://github.com', repository: 'acme/shop', commit: 'c' },
  }
}

/** The input of a run that has quarantined tests and no history. */
function quarantinedSource(records: readonly RecordedTest[], entries: readonly QuarantineEntry[]): PageHistorySource {
  const quarantine = createQuarantine(entries, Date.UTC(2026, 0, 1))
  const summary = createSummary(undefined, quarantine)
  summary.beginFile({ path: 'a.ndjson', format: 'records' })
  for (const each of records) summary.test(each)
  summary.endFile([])
  return { summary: summary.result(), quarantine }
}

/** Collects records as the columns of one block. Each test has one record per job. */
function columnsOf(records: readonly RecordedTest[], source: PageHistorySource) {
  const history = createPageHistory(source)
  if (history === undefined) return undefined
  const columns = createHistoryColumns(history)
  const numbers = new Map<string, number>()
  for (const [place, each] of records.entries()) {
    const known = numbers.get(each.name)
    const number = known ?? numbers.size
    numbers.set(each.name, number)
    if (known === undefined) columns.addTest(each, number)
    columns.addExecution(each, place, number, undefined)
  }
  return { data: history.data, columns: columns.take() }
}

const collected = (records: readonly RecordedTest[], histories: TestHistories) => columnsOf(records, sourceOf(records, histories))

describe('the history in a page', () => {
  test('contains the row of tests that always passed only once', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `test ${index}`)
    const rows = Object.fromEntries([...names.map((name) => [name, 'PPPP']), ['broken', 'PPFF']])
    const found = collected([...names.map((name) => record(name, 'successful')), record('broken', 'failed')], historyOf(rows))
    expect(found?.columns.rows).toEqual([
      ['PPPP', -1],
      ['PPFF', -1],
    ])
    expect(found?.columns.rowOf).toEqual([...names.map(() => 0), 1])
  })

  test('contains builds once, with short commits and without addresses that are not of the web', () => {
    const builds = buildsOf(2, {
      0: { commit: '5e0d1b7a'.padEnd(40, '0'), url: 'javascript:alert(1)' },
      1: { id: 'run\u202e 2', url: 'https://ci.example/2', timestamp: Number.NaN, isIncomplete: true },
    })
    expect(collected([record('a', 'successful')], historyOf({ a: 'PP' }, builds))?.data.builds).toEqual([
      { id: 'b0', commit: '5e0d1b7', time: startOf(0) },
      { id: 'run\ufffd 2', commit: 'c1', url: 'https://ci.example/2', isIncomplete: true },
    ])
  })

  test('has equal verdicts only once, with their words and the time of the build', () => {
    const builds = buildsOf(3, { 2: { commit: '5e0d1b7a'.padEnd(40, '0') } })
    const found = collected([record('a', 'failed'), record('b', 'failed')], historyOf({ a: 'PPP', b: 'PPP' }, builds))
    const commit = { text: '5e0d1b7', url: `https://github.com/acme/shop/commit/${'5e0d1b7a'.padEnd(40, '0')}`, isCode: true }
    expect(found?.columns.verdicts).toEqual([
      {
        kind: 'new',
        hasPassed: true,
        facts: [['passed in the 3 builds before, last in ', commit]],
        titled: [['passed in the 3 builds before, last in ', commit]],
        time: startOf(2),
      },
    ])
    expect(found?.columns.verdictOf).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  test('keeps the kind of a verdict when its words would exceed the limit', () => {
    // Each test failed since another build and was fixed in another one. The addresses of these builds fill the room.
    const builds = buildsOf(
      50,
      Object.fromEntries(Array.from({ length: 50 }, (_, index) => [index, { url: `https://ci.example/${'x'.repeat(1_900)}/${index}` }])),
    )
    const results = [19, 20].flatMap((last) =>
      Array.from({ length: last }, (_, first) =>
        Array.from({ length: 18 }, (_, fix) => `${'P'.repeat(first)}${'F'.repeat(last - first)}`.padEnd(31 + fix, '-').padEnd(50, 'P')),
      ).flat(),
    )
    const rows = Object.fromEntries(results.map((row, index) => [`test ${index}`, row]))
    const records = Object.keys(rows).map((name) => record(name, 'failed'))
    const { columns } = columnsOf(records, sourceOf(records, historyOf(rows, builds), { commit: 'c30' })) ?? {}
    expect(columns?.verdictOf).toHaveLength(records.length)
    const numbers = columns?.verdictOf.map(([, number]) => number) ?? []
    expect(new Set(numbers.filter((number) => number < 0))).toEqual(new Set([-1 - verdictOrder.indexOf('known')]))
    expect(numbers[0]).toBe(0)
  })

  test('has a row of its own for a failure in a job in which the test has other results', () => {
    const records = [record('a', 'successful', { job: 'linux' }), record('a', 'failed', { job: 'windows' })]
    const { columns } = collected(records, historyOf({ a: 'PPPP', 'a@windows': 'PPFF' })) ?? {}
    expect(columns?.rows.map(([results]) => results)).toEqual(['PPPP', 'PPFF'])
    expect([columns?.rowOf, columns?.ownRowOf]).toEqual([[0], [[1, 1]]])
  })

  test('lists tests that are gone with their results, and refers to other changes by number', () => {
    const records = [record('fixed', 'successful'), record('a', 'successful')]
    const found = collected(records, historyOf({ fixed: 'PPFF', a: 'PPPP', gone: 'PPPP' }))
    expect(found?.data.changes.map(({ kind, test: gone }) => [kind, gone?.name, gone?.row])).toEqual([
      ['fixed', undefined, undefined],
      ['gone', 'gone', ['PPPP', -1]],
    ])
    expect(found?.columns.changed).toEqual([[0, 0]])
    expect(found?.data.counts).toEqual({ fixed: 1, slower: 0, newlySkipped: 0, gone: 1 })
  })

  test('has no row for a test that the history does not contain', () => {
    const found = collected([record('unseen', 'failed'), record('a', 'successful')], historyOf({ a: 'PPPP' }))
    expect(found?.columns.rowOf[0]).toBe(-1)
    expect(found?.columns.verdicts).toMatchObject([{ kind: 'unseen' }])
  })

  test('has the reason of a quarantined test when the run has no history', () => {
    const records = [record('a', 'failed'), record('b', 'failed'), record('quiet', 'successful')]
    const entry = { reason: 'slow disk', issue: 'https://ci.example/1', until: '2026-12-31' }
    const found = columnsOf(records, quarantinedSource(records, [{ test: 'suite › a', ...entry }, { test: '*quiet' }]))
    expect(found?.data).toEqual({ builds: [], changes: [], counts: { fixed: 0, slower: 0, newlySkipped: 0, gone: 0 } })
    expect(found?.columns.quarantines.map(({ facts }) => facts)).toEqual([
      [['quarantined until 2026-12-31'], ['slow disk'], [{ text: 'issue', url: 'https://ci.example/1' }]],
    ])
    expect(found?.columns.quarantineOf).toEqual([[0, 0]])
  })

  test('marks every quarantined failure when there are more than the summary lists', () => {
    const records = Array.from({ length: 1_200 }, (_, index) => record(`test ${index}`, 'failed'))
    const source = quarantinedSource(records, [{ test: 'suite › *' }])
    expect(source.summary.failures).toHaveLength(1_000)
    const { columns } = columnsOf(records, source) ?? {}
    expect(columns?.quarantineOf).toEqual(records.map((_, place) => [place, 0]))
  })

  test('marks quarantined failures without a reason when it would exceed the limit', () => {
    const names = Array.from({ length: 3 }, (_, index) => `test ${index}`)
    const records = names.map((name) => record(name, 'failed'))
    const entries = names.map((name) => ({ test: `suite › ${name}`, reason: name.padEnd(400_000, 'x') }))
    const { columns } = columnsOf(records, quarantinedSource(records, entries)) ?? {}
    expect(columns?.quarantineOf).toEqual([
      [0, 0],
      [1, 1],
      [2, -1],
    ])
  })

  test('is absent when the run has neither a history nor quarantined tests', () => {
    const { summary } = sourceOf([record('a', 'failed')], historyOf({ a: 'PPPP' }))
    const { history: _, changes: __, verdicts: ___, ...rest } = summary
    expect(createPageHistory({ summary: rest })).toBeUndefined()
  })
})
