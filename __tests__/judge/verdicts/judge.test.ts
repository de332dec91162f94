import { describe, expect, test } from 'vitest'
import { judge } from '../../../src/judge/verdicts/judge.js'
import type { TestedBase } from '../../../src/judge/verdicts/judgement.js'
import type { VerdictKind } from '../../../src/judge/verdicts/verdict.js'
import { buildsOf, historyOf, idOf, judged, type RowLike, resultsOf, startOf } from './history-of.js'

/** Returns the verdict on a test that fails now. */
function verdictOn(row: RowLike, { cause, base }: { cause?: string; base?: TestedBase } = {}) {
  const histories = historyOf({ example: row })
  const judgement = judged(histories, resultsOf({ example: cause === undefined ? 'F' : `F ${cause}` }), base)
  return judgement.verdictOf(idOf('example'), cause, [])
}

describe('the verdict on a test that fails now', () => {
  test.each<[string, VerdictKind, string]>([
    ['PPPPPP', 'new', 'it passed in the newest build'],
    ['PPPFFP', 'new', 'it was fixed'],
    ['PPPP--', 'new', 'it passed when it ran last'],
    ['SSSSSS', 'new', 'it was only skipped'],
    ['PPPSSS', 'new', 'it passed before it was skipped'],
    ['PPFPPP', 'new', 'one failure is not enough for flakiness'],
    ['------', 'unseen', 'it never ran'],
    ['PPPPPF', 'known', 'it failed in the newest build'],
    ['PPFFFF', 'known', 'it failed several times in a row'],
    ['PPPF--', 'known', 'it failed when it ran last'],
    ['FFFFSS', 'known', 'it failed before it was skipped'],
    ['FPFPFF', 'known', 'two failures in a row are not chance'],
    ['PFPPFP', 'flaky', 'it failed twice between passes'],
    ['PfPPfP', 'flaky', 'it passed twice after a retry'],
    ['PFPFPF', 'flaky', 'it also failed by chance in the newest build'],
    ['PF-PF-P', 'flaky', 'builds without a result do not separate'],
    ['FPPPPF', 'known', 'the first and the last failure are not between passes'],
  ])('after %s is %s, because %s', (results, kind) => {
    expect(verdictOn(results).kind).toBe(kind)
  })
})

describe('the tested base', () => {
  test.each<[string, number, VerdictKind]>([
    ['PPPFFF', 2, 'new'],
    ['PPPFFF', 3, 'known'],
    ['FFFPPP', 2, 'known'],
    ['---PPP', 2, 'unseen'],
    ['PP-FFF', 2, 'known'],
    ['PP-PFF', 2, 'new'],
    ['---FFF', 2, 'known'],
  ])('judges %s by build %i as %s', (results, build, kind) => {
    expect(verdictOn(results, { base: { commit: `c${build}` } }).kind).toBe(kind)
  })

  test('is the last build that started earlier when the commit has no build', () => {
    const base = { commit: 'other', timestamp: startOf(3) - 1 }
    expect(verdictOn('PPFPPP', { base })).toMatchObject({ kind: 'known', since: { build: 'b2' } })
  })

  test('takes a failure of the next build for its own when the commit has no build', () => {
    const base = { commit: 'other', timestamp: startOf(3) - 1 }
    expect(verdictOn('PPPFFF', { base })).toMatchObject({ kind: 'known', since: { build: 'b3' } })
    expect(verdictOn('PPPPFF', { base }).kind).toBe('new')
  })

  test('is the newest build when nothing is known about it', () => {
    expect(verdictOn('PPPPPF', { base: {} }).kind).toBe('known')
  })

  test.each(['PPPPPP', 'FFPPPP', 'PFPPFP', '---PPP'])('judges no failure when it is older than the history: %s', (row) => {
    expect(verdictOn(row, { base: { commit: 'other', timestamp: startOf(-1) } })).toEqual({ kind: 'unknown' })
  })
})

describe('a base that may be older', () => {
  const row = { results: 'PFFPP', causes: ['1-a', '1-a'] }
  const base = { commit: 'c4', mayBeOlder: true } as const

  test('makes a failure known when any build failed for its cause', () => {
    expect(verdictOn(row, { cause: '1-a', base })).toMatchObject({
      kind: 'known',
      since: { build: 'b1' },
      builds: 2,
      fixed: { build: 'b3' },
    })
  })

  test.each([
    ['its cause is another one', row, '1-b', base],
    ['its cause is not known', row, undefined, base],
    ['the base is certain', row, '1-a', { commit: 'c4' }],
    ['the builds failed later', row, '1-a', { commit: 'c0', mayBeOlder: true as const }],
  ])('keeps a failure new when %s', (_, known, cause, tested) => {
    expect(verdictOn(known, { base: tested, ...(cause !== undefined && { cause }) }).kind).toBe('new')
  })
})

describe('the details of a verdict', () => {
  test('name the last build in which a new failure passed', () => {
    expect(verdictOn('PPPPPS')).toEqual({
      kind: 'new',
      since: { build: 'b4', commit: 'c4', timestamp: startOf(4) },
      passedBuilds: 5,
    })
  })

  test('name the first of the failures in a row, and their number', () => {
    expect(verdictOn('PFPFF-F')).toMatchObject({ kind: 'known', since: { build: 'b3' }, builds: 3 })
  })

  test('count the builds with a sign of flakiness, and all builds in which the test ran', () => {
    expect(verdictOn('PFPfPS-P')).toMatchObject({ kind: 'flaky', failedBuilds: 2, ofBuilds: 6 })
  })

  test('name the failure of the base when a new failure has another cause', () => {
    expect(verdictOn({ results: 'PPFF', causes: ['2-a', '2-a'] }, { cause: '2-b' })).toEqual({
      kind: 'new',
      differs: true,
      since: { build: 'b2', commit: 'c2', timestamp: startOf(2) },
      builds: 2,
    })
  })

  test.each([
    ['the causes are the same', ['2-a', '2-a'], '2-a'],
    ['the cause of the base is not known', [undefined, '2-a'], '2-b'],
    ['its own cause is not known', ['2-a', '2-a'], undefined],
    ['the cause of the base has another version of the rules', ['1-a', '1-a'], '2-b'],
    ['only the cause of the base has no step', ['2w-a', '2w-a'], '3w-b'],
    ['only the cause of the base has a step', ['3w-a', '3w-a'], '2w-b'],
    ['the base fails for another cause each time', ['2-a', '2-c'], '2-b'],
  ])('call a failure known when %s', (_, causes, cause) => {
    const verdict = verdictOn({ results: 'PPFF', causes }, cause === undefined ? {} : { cause })
    expect(verdict).toMatchObject({ kind: 'known' })
    expect(verdict).not.toHaveProperty('differs')
  })

  test('call a failure new when the base fails in another step', () => {
    expect(verdictOn({ results: 'PPFF', causes: ['3w-a', '3w-a'] }, { cause: '3w-b' })).toMatchObject({ kind: 'new', differs: true })
  })

  test('use the cause of the reference when the test failed later for others', () => {
    const row = { results: 'PFFFF', causes: ['1-d', '1-c', '1-b'] }
    expect(verdictOn(row, { cause: '1-b', base: { commit: 'c2' } }).kind).toBe('known')
    expect(verdictOn(row, { cause: '1-d', base: { commit: 'c2' } }).kind).toBe('new')
    expect(verdictOn(row, { cause: '1-d', base: { commit: 'c1' } }).kind).toBe('known')
  })

  test('name the later build that fixed a known failure', () => {
    expect(verdictOn('PFFPP', { base: { commit: 'c2' } })).toMatchObject({ kind: 'known', fixed: { build: 'b3' } })
    expect(verdictOn('PFFPF', { base: { commit: 'c2' } })).not.toHaveProperty('fixed')
  })

  test('contain the reference when it is older than ten builds or seven days', () => {
    expect(verdictOn(`P${'-'.repeat(9)}`)).not.toHaveProperty('reference')
    expect(verdictOn(`P${'-'.repeat(10)}`)).toMatchObject({ kind: 'new', reference: { build: 'b0', buildsAgo: 11 } })
    const late = historyOf({ example: 'P-' }, buildsOf(2, { 1: { timestamp: startOf(24 * 7) + 1 } }))
    expect(judged(late, resultsOf({ example: 'F' })).verdictOf(idOf('example'), undefined, [])).toMatchObject({
      reference: { build: 'b0', buildsAgo: 2 },
    })
  })
})

describe('the cause of a flaky test', () => {
  const row = { results: 'PFPPFP', causes: ['1-a', '1-b'] }

  test.each<[string | undefined, VerdictKind]>([
    ['1-a', 'flaky'],
    ['1-b', 'flaky'],
    [undefined, 'flaky'],
    ['1-c', 'new'],
  ])('%s makes the verdict %s', (cause, kind) => {
    expect(verdictOn(row, cause === undefined ? {} : { cause }).kind).toBe(kind)
  })

  test.each(['2-c', '2w-c', '2e-c', '3-c', '3w-c'])(
    'does not matter when the history has another version of the rules than %s',
    (cause) => {
      expect(verdictOn(row, { cause }).kind).toBe('flaky')
    },
  )

  test('does not matter when the history has no causes', () => {
    expect(verdictOn({ results: 'PFPPFP', causes: [undefined, undefined] }, { cause: '1-c' }).kind).toBe('flaky')
  })
})

describe('an outage', () => {
  /** Makes a history of 100 tests, of which 12 failed together in the second build. */
  const outage = (results: string, others = 'PPPP') =>
    Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`test ${n}`, n < 12 ? { results, causes: ['1-outage'] } : others]))
  const verdictAfter = (rows: Record<string, RowLike>, cause: string | undefined, base: TestedBase) =>
    judged(historyOf(rows), resultsOf({ 'test 0': cause === undefined ? 'F' : `F ${cause}` }), base).verdictOf(idOf('test 0'), cause, [])

  test('counts only for failures with its cause', () => {
    const rows = outage('PFPP')
    expect(verdictAfter(rows, '1-outage', { commit: 'c1' }).kind).toBe('known')
    expect(verdictAfter(rows, '1-mine', { commit: 'c1' })).toMatchObject({ kind: 'new', since: { build: 'b0' } })
    expect(verdictAfter(rows, undefined, { commit: 'c1' }).kind).toBe('new')
  })

  test('is not a sign of flakiness', () => {
    const rows = { ...outage('PFPP'), 'test 0': 'PFPf' }
    expect(verdictAfter(rows, undefined, { commit: 'c3' }).kind).toBe('new')
    expect(verdictAfter({ ...outage('PPPP'), 'test 0': 'PFPf' }, undefined, { commit: 'c3' }).kind).toBe('flaky')
  })

  test('is a break when most of the tests still failed in the next build', () => {
    expect(verdictAfter(outage('PFFP'), '1-mine', { commit: 'c1' })).toMatchObject({ kind: 'known' })
  })

  test('needs more than ten tests', () => {
    const rows = { ...outage('PFPP'), 'test 10': 'PPPP', 'test 11': 'PPPP' }
    expect(verdictAfter(rows, '1-mine', { commit: 'c1' })).toMatchObject({ differs: true })
  })

  test('needs more than 5 % of the tests', () => {
    const more = Object.fromEntries(Array.from({ length: 140 }, (_, n) => [`more ${n}`, 'PPPP']))
    expect(verdictAfter({ ...outage('PFPP'), ...more }, '1-mine', { commit: 'c1' })).toMatchObject({ differs: true })
  })

  test('is counted per job', () => {
    const names = Array.from({ length: 100 }, (_, n) => `test ${n}`)
    const rows = Object.fromEntries(names.flatMap((name, n) => [[name, 'PPPP'], ...(n < 12 ? [[`${name}@windows`, 'PFPP']] : [])]))
    const results = resultsOf({ 'test 0@windows': 'F 1-mine', 'test 0@linux': 'F 1-mine' })
    const judgement = judged(historyOf(rows), results, { commit: 'c1' })
    expect(judgement.verdictOf(idOf('test 0'), '1-mine', ['windows'])).toMatchObject({ kind: 'new', since: { build: 'b0' } })
    expect(judgement.verdictOf(idOf('test 0'), '1-mine', ['linux'])).toMatchObject({ kind: 'new', since: { build: 'b1' } })
  })
})

describe('a failure in several jobs', () => {
  const histories = historyOf({ a: 'PPPP', 'a@windows': 'PPFF', b: 'PPFF' })

  test('has the most important verdict of its jobs', () => {
    const judgement = judged(histories, resultsOf({ 'a@windows': 'F 1-x', 'a@linux': 'F 1-x', 'b@linux': 'F 1-x' }))
    expect(judgement.verdictOf(idOf('a'), '1-x', ['windows']).kind).toBe('known')
    expect(judgement.verdictOf(idOf('a'), '1-x', ['linux', 'windows']).kind).toBe('new')
    expect(judgement.verdictOf(idOf('a'), '1-x', []).kind).toBe('new')
    expect(judgement.counts).toEqual({ unknown: 0, unseen: 0, flaky: 0, known: 1, new: 1, quarantined: 0 })
    expect(judgement.verdictOfCause('1-x')).toBe('new')
    expect(judgement.verdictOfCause('1-y')).toBeUndefined()
  })

  test('has a verdict for each cause', () => {
    const judgement = judged(histories, resultsOf({ 'a@windows': 'F 1-x', 'a@linux': 'F 1-y' }))
    expect(judgement.verdictOf(idOf('a'), '1-x', []).kind).toBe('known')
    expect(judgement.verdictOf(idOf('a'), '1-y', []).kind).toBe('new')
    expect(judgement.verdictOfCause('1-x')).toBe('known')
  })
})

describe('a known failure that the branch has fixed', () => {
  const base = { commit: 'c2' }

  test('is counted', () => {
    const histories = historyOf({ a: 'PFFPP', b: 'PFFPP', c: 'PFFFF' })
    expect(judged(histories, resultsOf({ a: 'F', b: 'F', c: 'F' }), base).counts).toMatchObject({ known: 3, knownFixed: 2 })
    expect(judged(histories, resultsOf({ c: 'F' }), base).counts).not.toHaveProperty('knownFixed')
  })

  test('is not fixed when it still fails in one of its jobs', () => {
    const histories = historyOf({ a: 'PFFPP', 'a@windows': 'PFFFF' })
    const judgement = judged(histories, resultsOf({ 'a@linux': 'F 2-x', 'a@windows': 'F 2-x' }), base)
    expect(judgement.verdictOf(idOf('a'), '2-x', [])).not.toHaveProperty('fixed')
    expect(judgement.counts).toMatchObject({ known: 1 })
    expect(judgement.counts).not.toHaveProperty('knownFixed')
  })
})

describe('a run without a history', () => {
  test.each([
    ['is missing', undefined],
    ['has no builds', historyOf({})],
  ])('has only unknown verdicts when the history %s', (_, histories) => {
    const judgement = judge({ histories, results: resultsOf({ a: 'F', b: 'P' }), base: {} })
    expect(judgement.verdictOf(idOf('a'), undefined, [])).toEqual({ kind: 'unknown' })
    expect(judgement.counts).toEqual({ unknown: 1, unseen: 0, flaky: 0, known: 0, new: 0, quarantined: 0 })
    expect(judgement.changes).toMatchObject({ fixed: { count: 0 }, gone: { count: 0 }, newlySkipped: { count: 0 } })
  })
})

test('judges a failure that the results left out', () => {
  const judgement = judged(historyOf({ a: 'PPFF', c: 'PPPP' }), resultsOf({ c: 'P' }))
  expect(judgement.verdictOf(idOf('a'), undefined, []).kind).toBe('known')
  expect(judgement.verdictOf(idOf('b'), undefined, ['linux']).kind).toBe('unseen')
})
