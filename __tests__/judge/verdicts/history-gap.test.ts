// Tests that src/judge/verdicts/judge.ts claims no verdict if the history has a gap, and names the gap.
import { describe, expect, test } from 'vitest'
import { judge } from '../../../src/judge/verdicts/judge.js'
import type { Judgement } from '../../../src/judge/verdicts/judgement.js'
import type { VerdictKind } from '../../../src/judge/verdicts/verdict.js'
import { historyOf, idOf, newest, type RowLike, resultsOf, startOf } from './history-of.js'

interface Case {
  readonly rows?: Readonly<Record<string, RowLike>>
  readonly isDamaged?: true
  readonly base?: Parameters<typeof judge>[0]['base']
}

const run = resultsOf({ passes: 'P', example: 'F 2-a' })

function judgementOn({ rows = { passes: 'PPPP' }, isDamaged, base }: Case): Judgement {
  const histories = historyOf(rows)
  return judge({ histories, isDamaged, results: run, base: base ?? newest(histories) })
}

describe('a failed test that the history does not contain', () => {
  test.each<[string, Case, VerdictKind, Judgement['gap']]>([
    ['contains other tests of the run', {}, 'unseen', undefined],
    ['contains no test of the run', { rows: { other: 'PPPP' } }, 'unknown', 'noTest'],
    ['is damaged', { isDamaged: true }, 'unknown', 'lostTests'],
    ['is damaged and contains no test of the run', { isDamaged: true, rows: { other: 'PPPP' } }, 'unknown', 'lostTests'],
    [
      'lacks the names of its tests',
      { rows: { passes: { results: 'PPPP', name: '' }, gone: { results: 'PPPP', name: '' } } },
      'unknown',
      'noNames',
    ],
    [
      'lacks only names of tests that this run contains',
      { rows: { passes: { results: 'PPPP', name: '' }, gone: 'PPPP' } },
      'unseen',
      undefined,
    ],
  ])('when the history %s', (_, given, kind, gap) => {
    const judgement = judgementOn(given)
    expect(judgement.verdictOf(idOf('example'), '2-a', [])).toEqual({ kind })
    expect(judgement.counts[kind]).toBe(1)
    expect(judgement.gap).toBe(gap)
  })

  test('has the verdict of its earlier name when the history contains no test of the run', () => {
    const histories = historyOf({ 'case 3': { results: 'PPFF', causes: ['2-a', '2-a'] } })
    const judgement = judge({ histories, results: resultsOf({ 'case 11': 'F 2-a' }), base: newest(histories) })
    expect(judgement.verdictOf(idOf('case 11'), '2-a', [])).toMatchObject({ kind: 'known', as: 'case 3' })
    expect(judgement.gap).toBeUndefined()
  })
})

describe('a failed test that the history contains', () => {
  const rows = { passes: 'PPPP', example: { results: 'PPFF', causes: ['2-a', '2-a'] } }

  test('is judged when the history is damaged', () => {
    const judgement = judgementOn({ rows, isDamaged: true })
    expect(judgement.verdictOf(idOf('example'), '2-a', []).kind).toBe('known')
    expect(judgement.gap).toBeUndefined()
  })

  test.each<[string, number, VerdictKind, Judgement['gap']]>([
    ['before the first build', -1, 'unknown', 'olderBase'],
    ['after the first build', 1, 'new', undefined],
    ['after the last build', 9, 'known', undefined],
  ])('is judged by the tested base, which was committed %s', (_, build, kind, gap) => {
    const judgement = judgementOn({ rows, base: { commit: 'other', timestamp: startOf(build) - 1 } })
    expect(judgement.verdictOf(idOf('example'), '2-a', []).kind).toBe(kind)
    expect(judgement.gap).toBe(gap)
  })
})

test('leaves no gap when there is no history', () => {
  expect(judge({ histories: undefined, results: run, base: {} })).toMatchObject({ counts: { unknown: 1 } })
  expect(judge({ histories: undefined, results: run, base: {} }).gap).toBeUndefined()
})
