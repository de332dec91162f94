import { describe, expect, test } from 'vitest'
import type { TestHistories } from '../../../src/judge/history/test-histories.js'
import type { VerdictKind } from '../../../src/judge/verdicts/verdict.js'
import { historyOf, idOf, judged, type ResultLike, type RowLike, resultsOf } from './history-of.js'

const passed = { alwaysPasses: 'PPPP' } as const
const failing = { results: 'PPFF', causes: ['2-a', '2-a'] } as const

/** Judges the failure of one test of a run, next to a test that both the history and the run contain. */
function verdictOn(rows: Readonly<Record<string, RowLike>>, results: Readonly<Record<string, ResultLike>>, name: string) {
  const build = resultsOf({ alwaysPasses: 'P', ...results })
  const failure = [...build.all()].find((result) => result.name === name)
  return judged(historyOf({ ...passed, ...rows }), build).verdictOf(idOf(name), failure?.cause, [])
}

describe('an unseen test', () => {
  test.each<[string, string, string]>([
    ['a number', 'order 17 is paid', 'order 18 is paid'],
    ['a date', 'report of 2026-01-05', 'report of 2026-02-11'],
    ['hexadecimal digits', 'object 0x7f3a is freed', 'object 0x81bc is freed'],
    ['an address', 'connects to 10.0.0.7', 'connects to 10.0.0.9'],
    ['a UUID', 'user 0b0e0d0c-1234-4abc-8def-0123456789ab', 'user 9b8e7d6c-1234-4abc-8def-a123456789ff'],
  ])('has the verdict of the test that differs only in %s', (_, before, now) => {
    expect(verdictOn({ [before]: failing }, { [now]: 'F 2-a' }, now)).toMatchObject({ kind: 'known', builds: 2, as: before })
  })

  test.each<[string, RowLike, string, VerdictKind]>([
    ['fails on the base for the same cause', failing, 'F 2-a', 'known'],
    ['fails on the base for another cause', failing, 'F 2-b', 'new'],
    ['fails on the base for a weak cause', { results: 'PPFF', causes: ['2w-a', '2w-a'] }, 'F 2w-b', 'known'],
    ['fails on the base for a weak cause without the step', { results: 'PPFF', causes: ['2w-a', '2w-a'] }, 'F 3w-b', 'known'],
    ['fails on the base for a strong cause without the step', failing, 'F 3-b', 'known'],
    ['fails on the base for a weak cause, unlike now', { results: 'PPFF', causes: ['2w-a', '2w-a'] }, 'F 2-b', 'new'],
    ['fails on the base for a strong cause, unlike now', failing, 'F 2w-b', 'new'],
    ['passed on the base', 'PPPP', 'F 2-a', 'new'],
    ['is flaky', { results: 'PFPFPP', causes: ['2-a', '2-a'] }, 'F 2-a', 'flaky'],
  ])('is judged like the test with the other name, which %s', (_, row, result, kind) => {
    const histories = historyOf({ alwaysPasses: 'P'.repeat(typeof row === 'string' ? row.length : row.results.length), 'case 3': row })
    const build = resultsOf({ alwaysPasses: 'P', 'case 11': result })
    expect(judged(histories, build).verdictOf(idOf('case 11'), result.slice(2), [])).toMatchObject({ kind, as: 'case 3' })
  })

  test.each<[string, Record<string, RowLike>, Record<string, ResultLike>]>([
    ['this run has the other test too', { 'case 3': failing }, { 'case 11': 'F 2-a', 'case 3': 'P' }],
    ['this run skips the other test', { 'case 3': failing }, { 'case 11': 'F 2-a', 'case 3': 'S' }],
    ['the words differ', { 'cases 3': failing }, { 'case 11': 'F 2w-a' }],
    ['the suite is another one', { 'case 3': { ...failing, suite: ['other'] } }, { 'case 11': 'F 2-a' }],
    ['the module is another one', { 'case 3': { ...failing, module: 'other' } }, { 'case 11': 'F 2-a' }],
    ['the other test appeared after the tested base', { 'case 3': { results: '----', causes: [] } }, { 'case 11': 'F 2-a' }],
  ])('is a new test when %s', (_, rows, results) => {
    expect(verdictOn(rows, results, 'case 11')).toEqual({ kind: 'unseen' })
  })

  test('is found by the name of the previous version when that changed with each run', () => {
    const former = { id: idOf('adds # in 15 ms'), suite: ['suite'], name: 'adds # in 15 ms' }
    const results = resultsOf({ adds: { outcome: 'F', cause: '2-a', former }, alwaysPasses: 'P' })
    const judgement = judged(historyOf({ ...passed, 'adds # in 14 ms': failing, 'adds # in 17 ms': failing }), results)
    expect(judgement.verdictOf(idOf('adds'), '2-a', [])).toMatchObject({ kind: 'known' })
    expect(judgement.changingNames).toBeUndefined()
  })

  test('is found by another name when its own one appeared after the tested base', () => {
    const histories = historyOf({
      'on 2026-01-05': { results: 'PFF-', causes: ['2-a', '2-a'] },
      'on 2026-01-06': '---P',
      alwaysPasses: 'PPPP',
    })
    const results = resultsOf({ 'on 2026-01-06': 'F 2-a', alwaysPasses: 'P' })
    const verdict = judged(histories, results, { commit: 'c2' }).verdictOf(idOf('on 2026-01-06'), '2-a', [])
    expect(verdict).toMatchObject({ kind: 'known', as: 'on 2026-01-05' })
  })

  test('is found when the name of its suite differs only in a number', () => {
    const rows = { 'case 3': { ...failing, suite: ['shard 1'] } }
    expect(verdictOn(rows, { 'case 11': { outcome: 'F', cause: '2-a', suite: ['shard 2'] } }, 'case 11')).toMatchObject({ as: 'case 3' })
  })

  test.each<[string, RowLike, ResultLike, VerdictKind]>([
    ['a strong cause', failing, 'F 2-a', 'known'],
    ['a cause of the environment', { results: 'PPFF', causes: ['2e-a', '2e-a'] }, 'F 2e-a', 'known'],
    ['a weak cause', { results: 'PPFF', causes: ['2w-a', '2w-a'] }, 'F 2w-a', 'unseen'],
    ['a cause of version 1', { results: 'PPFF', causes: ['1-a', '1-a'] }, 'F 1-a', 'unseen'],
    ['an unknown cause', 'PPFF', 'F', 'unseen'],
    ['a strong cause of a test that passes again', { results: 'PFFP', causes: ['2-a', '2-a'] }, 'F 2-a', 'unseen'],
    ['another strong cause', failing, 'F 2-b', 'unseen'],
    ['a strong cause of another suite', { ...failing, suite: ['other'] }, 'F 2-a', 'unseen'],
  ])('with another name and %s is compared with the failed tests of its suite', (_, row, result, kind) => {
    const verdict = verdictOn({ pays: row }, { 'pays by card': result }, 'pays by card')
    expect(verdict.kind).toBe(kind)
    expect(verdict.as).toBe(kind === 'known' ? 'pays' : undefined)
  })

  test('is not compared with a failed test that this run contains', () => {
    expect(verdictOn({ pays: failing }, { 'pays by card': 'F 2-a', pays: 'F 2-a' }, 'pays by card').kind).toBe('unseen')
  })

  test('is looked up in the row of its job', () => {
    const histories = historyOf({ alwaysPasses: 'PPPP', 'case 3': 'PPPP', 'case 3@windows': failing })
    const build = resultsOf({ alwaysPasses: 'P', 'case 11@windows': 'F 2-a', 'case 11@linux': 'F 2-a' })
    const judgement = judged(histories, build)
    expect(judgement.verdictOf(idOf('case 11'), '2-a', ['windows'])).toMatchObject({ kind: 'known', as: 'case 3' })
    expect(judgement.verdictOf(idOf('case 11'), '2-a', ['linux'])).toMatchObject({ kind: 'new', as: 'case 3' })
  })
})

describe('a test whose name changes with each run', () => {
  /** A history in which each build has tests of its own. */
  const changing = (outcomes: string, cause: string): TestHistories =>
    historyOf({
      alwaysPasses: 'P'.repeat(outcomes.length),
      ...Object.fromEntries(
        [...outcomes].map((outcome, build): [string, RowLike] => [
          `order ${build + 100}`,
          { results: `${'-'.repeat(build)}${outcome}`.padEnd(outcomes.length, '-'), ...(outcome === 'F' && { causes: [cause] }) },
        ]),
      ),
    })
  const judgedNow = (outcomes: string, cause: string, now = '2-a') => {
    const judgement = judged(changing(outcomes, cause), resultsOf({ alwaysPasses: 'P', 'order 900': `F ${now}` }))
    return { ...judgement, verdict: judgement.verdictOf(idOf('order 900'), now, []) }
  }

  test.each<[string, string, VerdictKind]>([
    ['PPFF', '2-a', 'known'],
    ['PPFF', '2-b', 'new'],
    ['PPPP', '2-a', 'new'],
    ['PFPFPP', '2-a', 'flaky'],
  ])('after %s with the cause %s is judged by the results of all its names: %s', (outcomes, cause, kind) => {
    expect(judgedNow(outcomes, cause).verdict).toMatchObject({ kind, as: 'order #' })
  })

  test('is named once', () => {
    expect([...(judgedNow('PPFF', '2-a').changingNames ?? [])]).toEqual(['order #'])
  })

  test('is not reported when only one test of the history differs in a number', () => {
    const judgement = judged(historyOf({ ...passed, 'case 3': failing }), resultsOf({ alwaysPasses: 'P', 'case 11': 'F 2-a' }))
    expect(judgement.changingNames).toBeUndefined()
  })

  test('is new when only one of several such tests fails in the base, for another cause', () => {
    const rows = { 'case 1': failing, 'case 2': 'PPPP' }
    expect(verdictOn(rows, { 'case 8': 'F 2-b' }, 'case 8')).toMatchObject({ kind: 'new', since: { build: 'b3' } })
    expect(verdictOn(rows, { 'case 8': 'F 2-a' }, 'case 8')).toMatchObject({ kind: 'known', since: { build: 'b2' } })
  })
})

test('reads no name of the history when it contains all failed tests', () => {
  const histories = historyOf({ 'case 3': failing, alwaysPasses: 'PPPP' })
  const unread = {
    ...histories,
    columns: {
      ...histories.columns,
      name: () => {
        throw new Error('A name was read.')
      },
    },
  }
  expect(judged(unread, resultsOf({ 'case 3': 'F 2-a', 'case 11': 'P' })).counts.known).toBe(1)
  expect(() => judged(unread, resultsOf({ 'case 11': 'F 2-a', alwaysPasses: 'P' }))).toThrow('A name was read.')
})
