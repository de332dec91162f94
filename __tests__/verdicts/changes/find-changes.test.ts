import { describe, expect, test } from 'vitest'
import type { TestedBase } from '../../../src/verdicts/judgement.js'
import { buildsOf, historyOf, idOf, judged, type ResultLike, type RowLike, resultsOf, startOf } from '../history-of.js'

/** Returns what changed for a test, next to another one of its suite that always passes. */
function changesOf(row: RowLike, result: ResultLike | undefined, base?: TestedBase) {
  const results = typeof row === 'string' ? row : row.results
  const histories = historyOf({ example: row, other: 'P'.repeat(results.length) })
  const { changes } = judged(histories, resultsOf({ other: 'P', ...(result !== undefined && { example: result }) }), base)
  return Object.entries(changes).flatMap(([change, tests]) => ((typeof tests === 'number' ? tests : tests.count) > 0 ? [change] : []))
}

describe('fixed', () => {
  test.each<[string, string, readonly string[]]>([
    ['PPPFFP', 'P', []],
    ['PPPPFF', 'P', ['fixed']],
    ['PPFF--', 'P', ['fixed']],
    ['PPFFSS', 'P', ['fixed']],
    ['PPPPPF', 'P', []],
    ['PPPPFF', 'f', []],
    ['PPPPFF', 'F', []],
  ])('after %s, now %s: %j', (results, outcome, changes) => {
    expect(changesOf(results, outcome)).toEqual(changes)
  })

  test('names the first failure and the number of failures', () => {
    const { changes } = judged(historyOf({ example: 'PF-FF' }), resultsOf({ example: 'P' }))
    expect(changes.fixed).toEqual({
      count: 1,
      tests: [
        {
          id: idOf('example'),
          name: 'example',
          suite: ['suite'],
          since: { build: 'b1', commit: 'c1', timestamp: startOf(1) },
          builds: 3,
        },
      ],
    })
  })

  test('lists nothing when the base has no result and the next build passes', () => {
    expect(changesOf('FF-P', 'P', { commit: 'c2' })).toEqual([])
    expect(changesOf('FF-F', 'P', { commit: 'c2' })).toEqual(['fixed'])
  })

  test('names the jobs when the test also ran in others', () => {
    const histories = historyOf({ a: 'PPPP', 'a@windows': 'PPFF', b: 'PPFF' })
    const results = resultsOf({ 'a@windows': 'P', 'a@linux': 'P', 'b@windows': 'P', 'b@linux': 'P' })
    expect(judged(histories, results).changes.fixed.tests).toMatchObject([{ name: 'a', jobs: ['windows'] }, { name: 'b' }])
    expect(judged(histories, results).changes.fixed.tests[1]).not.toHaveProperty('jobs')
  })

  test('counts the tests as recovered when more than ten and 5 % pass again at once', () => {
    const names = Array.from({ length: 100 }, (_, n) => `test ${n}`)
    const changesAfter = (broken: number) => {
      const rows = Object.fromEntries(names.map((name, n) => [name, n < broken ? 'PPFF' : 'PPPP']))
      return judged(historyOf(rows), resultsOf(Object.fromEntries(names.map((name) => [name, 'P'])))).changes
    }
    expect(changesAfter(10)).toMatchObject({ fixed: { count: 10 }, recovered: 0 })
    expect(changesAfter(11)).toMatchObject({ fixed: { count: 0, tests: [] }, recovered: 11 })
  })
})

describe('gone', () => {
  test.each<[string, readonly string[]]>([
    ['PPPPPP', ['gone']],
    ['PPPPFF', ['gone']],
    ['PPPPP-', []],
    ['PPPPPS', []],
    ['------', []],
  ])('after %s, missing now: %j', (results, changes) => {
    expect(changesOf(results, undefined)).toEqual(changes)
  })

  test('compares with the build in which the suite ran last', () => {
    const histories = historyOf({ example: 'PP--', other: 'PP--', more: { results: 'PPPP', suite: ['more'] } })
    expect(judged(histories, resultsOf({ other: 'P' })).changes.gone).toMatchObject({ count: 1, tests: [{ since: { build: 'b1' } }] })
  })

  test('lists nothing when the suite did not run', () => {
    const histories = historyOf({ example: 'PPPP', other: { results: 'PPPP', suite: ['more'] } })
    expect(judged(histories, resultsOf({ other: { suite: ['more'] } })).changes.gone.count).toBe(0)
    expect(judged(histories, resultsOf({ other: { suite: ['more'] }, third: 'S' })).changes.gone.count).toBe(0)
  })

  test('lists nothing when the suite of another module ran', () => {
    const histories = historyOf({ example: { results: 'PPPP', module: 'one' } })
    expect(judged(histories, resultsOf({ other: { module: 'two' } })).changes.gone.count).toBe(0)
    expect(judged(histories, resultsOf({ other: { module: 'one' } })).changes.gone.count).toBe(1)
  })

  test('lists nothing when one of the builds is incomplete or has too many tests', () => {
    const histories = historyOf({ example: 'PPP', other: 'PPP' })
    expect(judged(histories, resultsOf({ other: 'P' }, { isIncomplete: true })).changes.gone.count).toBe(0)
    expect(judged(histories, resultsOf({ other: 'P' }, { leftOut: 1 })).changes.gone.count).toBe(0)
    const incomplete = historyOf({ example: 'PPP', other: 'PPP' }, buildsOf(3, { 2: { isIncomplete: true } }))
    expect(judged(incomplete, resultsOf({ other: 'P' })).changes.gone.count).toBe(0)
  })

  test('lists nothing when the history has no names', () => {
    expect(changesOf({ results: 'PPP', name: '' }, undefined)).toEqual([])
  })
})

describe('newly skipped', () => {
  test.each<[string, readonly string[]]>([
    ['PPPPPP', ['newlySkipped']],
    ['PPPPFF', ['newlySkipped']],
    ['PPPPP-', ['newlySkipped']],
    ['PPPPPS', []],
    ['SSSS--', []],
    ['------', []],
  ])('after %s, now S: %j', (results, changes) => {
    expect(changesOf(results, 'S')).toEqual(changes)
  })
})

describe('slower', () => {
  test.each<[number, number, number, readonly string[]]>([
    [200, 10, 1_201, ['slower']],
    [200, 10, 1_200, []],
    [3_000, 10, 6_001, ['slower']],
    [3_000, 10, 6_000, []],
    [200, 9, 9_000, []],
  ])('usually %i ms in %i samples, now %i ms: %j', (p95Ms, samples, duration, changes) => {
    expect(changesOf({ results: 'PPP', p95Ms, samples }, { outcome: 'P', duration })).toEqual(changes)
  })

  test('names both durations', () => {
    const histories = historyOf({ example: { results: 'PPP', p95Ms: 200, samples: 20 } })
    const { slower } = judged(histories, resultsOf({ example: { outcome: 'P', duration: 5_000 } })).changes
    expect(slower.tests).toMatchObject([{ name: 'example', duration: 5_000, usual: 200 }])
  })

  test('lists no test that failed or passed after a retry', () => {
    const row = { results: 'PPP', p95Ms: 200, samples: 20 }
    expect(changesOf(row, { outcome: 'F', duration: 9_000 })).toEqual([])
    expect(changesOf(row, { outcome: 'f', duration: 9_000 })).toEqual([])
  })
})

test('counts all tests and lists the first thousand', () => {
  const rows = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`test ${n}`, 'PP']))
  const { newlySkipped } = judged(historyOf(rows), resultsOf(Object.fromEntries(Object.keys(rows).map((name) => [name, 'S'])))).changes
  expect(newlySkipped.count).toBe(1_001)
  expect(newlySkipped.tests).toHaveLength(1_000)
  expect(newlySkipped.tests[0]).toMatchObject({ name: 'test 0', since: { build: 'b1' } })
})
