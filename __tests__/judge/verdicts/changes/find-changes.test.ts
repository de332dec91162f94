import { describe, expect, test } from 'vitest'
import type { TestedBase } from '../../../../src/judge/verdicts/judgement.js'
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
    ['PFPPFF', 'P', []],
    ['PFPFFF', 'P', ['fixed']],
    ['PfPfFF', 'P', []],
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

  test('lists nothing when the failures have several causes, as failures of a flaky test do', () => {
    expect(changesOf({ results: 'PPFF', causes: ['1-b', '1-a'] }, 'P')).toEqual([])
    expect(changesOf({ results: 'PPFF', causes: ['1-a', '1-a'] }, 'P')).toEqual(['fixed'])
    expect(changesOf({ results: 'PPFF', causes: [undefined, '1-a'] }, 'P')).toEqual(['fixed'])
    expect(changesOf({ results: 'PPFF', causes: ['2-b', '1-a'] }, 'P')).toEqual(['fixed'])
    expect(changesOf({ results: 'PPFF', causes: ['3w-b', '2w-a'] }, 'P')).toEqual(['fixed'])
    expect(changesOf({ results: 'PPFF', causes: ['3w-b', '3w-a'] }, 'P')).toEqual([])
  })

  test.each<[string, TestedBase, readonly string[]]>([
    ['FF-P', { commit: 'c2' }, []],
    ['FF-F', { commit: 'c2' }, ['fixed']],
    ['FF--', { commit: 'c2' }, ['fixed']],
    ['FF--', { commit: 'other' }, []],
    ['FFF', { commit: 'other' }, []],
    ['FFFP', { commit: 'other', timestamp: startOf(3) }, []],
    ['FFFF', { commit: 'other', timestamp: startOf(3) }, ['fixed']],
  ])('after %s with the base %j: %j, because the base may have fixed the test', (results, base, changes) => {
    expect(changesOf(results, 'P', base)).toEqual(changes)
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
    const histories = historyOf({ example: { results: 'PPPP', module: 'one' }, other: 'PPPP' })
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

  test.each<[string, TestedBase, readonly string[]]>([
    ['PPP', { commit: 'other' }, []],
    ['PP-', { commit: 'other', timestamp: startOf(2) }, []],
    ['PPP', { commit: 'other', timestamp: startOf(2) }, ['gone']],
  ])('after %s with the base %j: %j, because the base may have removed the test', (results, base, changes) => {
    expect(changesOf(results, undefined, base)).toEqual(changes)
  })

  test.each<[string, Readonly<Record<string, string>>, number]>([
    ['a date in the name changes with each build', { 'on 2026-01-05': 'P--', 'on 2026-01-06': '-P-', 'on 2026-01-07': '--P' }, 0],
    ['another test with the same words ran in the same builds', { 'case 1': 'PPP', 'case 2': 'PPP' }, 2],
    ['a word in the name changes with each build', { 'for badofe': 'P--', 'for gikalu': '-P-', 'for menori': '--P' }, 0],
    ['the test ran in one build and all others of the suite ran in each', { 'for badofe': '--P' }, 1],
    ['another test with the same words was always skipped', { 'case 1': 'PPP', 'case 2': 'SSS' }, 1],
    ['another test was only skipped, and once', { 'for badofe': '--P', 'for gikalu': '-S-' }, 1],
  ])('counts missing tests when %s', (_, rows, count) => {
    const run = resultsOf({ other: 'P' })
    expect(judged(historyOf({ ...rows, other: 'PPP' }), run).changes.gone.count).toBe(count)
  })

  test('lists only tests that are missing in every job', () => {
    const histories = historyOf({ a: 'PPP', 'a@windows': 'PFP', b: 'PPP', 'b@windows': 'PFP', c: 'PPP', 'd@windows': 'PFP', other: 'PPP' })
    const goneWith = (...tests: readonly string[]) =>
      judged(histories, resultsOf(Object.fromEntries(['other@linux', ...tests].map((name) => [name, 'P'])))).changes.gone.tests.map(
        ({ name }) => name,
      )
    expect(goneWith('a@windows', 'b@linux', 'c@windows')).toEqual(['d'])
    expect(goneWith('a@linux', 'b@windows', 'd@windows')).toEqual(['c'])
    expect(goneWith('c@linux')).toEqual(['a', 'b', 'd'])
  })

  test('lists nothing when the same number of tests appeared in the suite', () => {
    const histories = historyOf({ a: 'PPP', b: 'PPP', other: 'PPP' })
    expect(judged(histories, resultsOf({ other: 'P', c: 'P', d: 'P' })).changes.gone.count).toBe(0)
    expect(judged(histories, resultsOf({ other: 'P', c: 'P' })).changes.gone.count).toBe(2)
    expect(judged(histories, resultsOf({ other: 'P', c: 'P', d: { suite: ['more'] } })).changes.gone.count).toBe(2)
  })

  test('lists nothing when many tests are missing with their whole suites, as after a crash', () => {
    const suites = (count: number) => Array.from({ length: count }, (_, n) => [`test ${n}`, { results: 'PPP', suite: ['more'] }] as const)
    const changesWithout = (count: number) => {
      const histories = historyOf({ ...Object.fromEntries(suites(count)), example: 'PPP', other: 'PPP' })
      return judged(histories, resultsOf({ other: 'P' })).changes
    }
    expect(changesWithout(10).gone.tests).toMatchObject([{ name: 'example' }])
    expect(changesWithout(11).gone.count).toBe(0)
  })

  test('lists tests of other suites when builds do not run all suites', () => {
    const suites = Array.from(
      { length: 60 },
      (_, n) => [`test ${n}`, { results: n < 20 ? 'P-P' : '-P-', suite: ['more', `${n % 2}`] }] as const,
    )
    const histories = historyOf({ ...Object.fromEntries(suites), example: 'PPP', other: 'PPP' })
    expect(judged(histories, resultsOf({ other: 'P' })).changes.gone.tests).toMatchObject([{ name: 'example' }])
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

  test.each<[string, readonly string[]]>([
    ['PPP', ['newlySkipped']],
    ['PPS', []],
    ['PP-', []],
  ])('after %s with an unknown result of the base, now S: %j', (results, changes) => {
    expect(changesOf(results, 'S', { commit: 'other', timestamp: startOf(2) })).toEqual(changes)
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

test('lists only slower tests when the build may contain an older base', () => {
  const histories = historyOf({ fixed: 'PFF', gone: 'PPP', skipped: 'PPP', slower: { results: 'PPP', p95Ms: 200, samples: 20 } })
  const results = resultsOf({ fixed: 'P', skipped: 'S', slower: { outcome: 'P', duration: 9_000 } })
  const changesAt = (base: TestedBase) => {
    const { fixed, gone, newlySkipped, slower, fewer } = judged(histories, results, base).changes
    return [fixed.count, gone.count, newlySkipped.count, slower.count, fewer?.tests]
  }
  expect(changesAt({ commit: 'c2' })).toEqual([1, 1, 1, 1, 1])
  expect(changesAt({ commit: 'c2', mayBeOlder: true })).toEqual([0, 0, 0, 1, undefined])
})
