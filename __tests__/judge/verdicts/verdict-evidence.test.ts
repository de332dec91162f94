// Tests which builds, commits and last results a verdict gives as its evidence (src/judge/verdicts/judge.ts).
import { describe, expect, test } from 'vitest'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'
import type { TestedBase } from '../../../src/judge/verdicts/judgement.js'
import type { Verdict } from '../../../src/judge/verdicts/verdict.js'
import { buildsOf, historyOf, idOf, judged, newest, type RowLike, resultsOf, startOf } from './history-of.js'

interface Given {
  readonly cause?: string
  readonly base?: TestedBase
  readonly changes?: Readonly<Record<number, Partial<HistoryBuild>>>
}

/** Returns the verdict on a failure of a test with these results. */
function verdictOn(row: RowLike, { cause, base, changes }: Given = {}): Verdict {
  const { length } = typeof row === 'string' ? row : row.results
  const history = historyOf({ example: row }, buildsOf(length, changes))
  const results = resultsOf({ example: cause === undefined ? 'F' : `F ${cause}` })
  return judged(history, results, base ?? newest(history)).verdictOf(idOf('example'), cause, [])
}

const build = (index: number) => ({ build: `b${index}`, commit: `c${index}`, timestamp: startOf(index) })

describe('a new failure', () => {
  test.each<[string, string, TestedBase | undefined, number | undefined]>([
    ['counts its builds when it passed in all of them', 'PPPPP', undefined, 5],
    ['counts only the builds in which it ran', 'P-PSP', undefined, 3],
    ['counts only the builds up to the tested base', 'PPPPP', { commit: 'c2' }, 3],
    ['counts no builds when it failed in one of them', 'PFFPP', undefined, undefined],
    ['counts no builds when a retry helped in one of them', 'PfPPP', undefined, undefined],
    ['counts no builds when it was only skipped', 'SSSSS', undefined, undefined],
    ['does not look at failures after the tested base', 'PPPFP', { commit: 'c1' }, 2],
  ])('%s', (_, results, base, passedBuilds) => {
    const verdict = verdictOn(results, base && { base })
    expect(verdict.kind).toBe('new')
    expect(verdict.passedBuilds).toBe(passedBuilds)
  })

  test('has the last ten results when the history shows one sign of flakiness', () => {
    expect(verdictOn('PFPPPPPPP-PP')).toMatchObject({ kind: 'new', recent: { failed: 1, flaky: 0, ofBuilds: 10 } })
    expect(verdictOn('PFPPPPPPPPPP')).toMatchObject({ kind: 'new', recent: { failed: 0, flaky: 0, ofBuilds: 10 } })
    expect(verdictOn('PfP')).toMatchObject({ kind: 'new', recent: { failed: 0, flaky: 1, ofBuilds: 3 } })
  })

  test('has no last results when the history shows no sign', () => {
    expect(verdictOn('PFFPP')).toMatchObject({ kind: 'new' })
    expect(verdictOn('PFFPP')).not.toHaveProperty('recent')
  })
})

describe('a flaky failure', () => {
  test('names the last build with a sign and has the last ten results', () => {
    expect(verdictOn('PFPPfPPP')).toMatchObject({
      kind: 'flaky',
      failedBuilds: 2,
      ofBuilds: 8,
      lastSign: build(4),
      recent: { failed: 1, flaky: 1, ofBuilds: 8 },
    })
  })
})

describe('a known failure', () => {
  test('names the last build in which the test passed', () => {
    expect(verdictOn('PPP-SFF')).toMatchObject({ kind: 'known', since: build(5), range: { lastPassed: build(2) } })
  })

  test('has no range when the test never passed before', () => {
    expect(verdictOn('-FF')).toMatchObject({ kind: 'known', since: build(1) })
    expect(verdictOn('-FF')).not.toHaveProperty('range')
  })

  test('has no range when the test passed on the same commit', () => {
    expect(verdictOn('PFF', { changes: { 0: { commit: 'same' }, 1: { commit: 'same' } } })).not.toHaveProperty('range')
  })

  test('has the subject and the author when the commit is the only one of the range', () => {
    const commit = { parent: 'c1', subject: 'Round half a cent up', author: 'Jo Doe' }
    expect(verdictOn('PPFF', { changes: { 2: commit } }).range).toEqual({
      lastPassed: build(1),
      onlyCommit: { subject: 'Round half a cent up', author: 'Jo Doe' },
    })
    expect(verdictOn('PPFF', { changes: { 2: { parent: 'c1' } } }).range).toEqual({ lastPassed: build(1), onlyCommit: {} })
  })

  test('has no subject and no author when the range may hold other commits', () => {
    const commit = { subject: 'Round half a cent up', author: 'Jo Doe' }
    expect(verdictOn('PPFF', { changes: { 2: { ...commit, parent: 'c0' } } }).range).toEqual({ lastPassed: build(1) })
    expect(verdictOn('PPFF', { changes: { 2: commit } }).range).toEqual({ lastPassed: build(1) })
    expect(verdictOn('PP-F', { changes: { 3: { ...commit, parent: 'c2' } } }).range).toEqual({ lastPassed: build(1) })
  })

  test('has the last ten results when the history shows a sign of flakiness', () => {
    expect(verdictOn('PFPPFF')).toMatchObject({ kind: 'known', recent: { failed: 3, flaky: 0, ofBuilds: 6 } })
    expect(verdictOn('PPPPFF')).not.toHaveProperty('recent')
  })
})
