// Tests which signs and chances make src/judge/verdicts/judge.ts call a failure flaky instead of new or known.
import { describe, expect, test } from 'vitest'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'
import { judge } from '../../../src/judge/verdicts/judge.js'
import { buildsOf, historyOf, idOf, newest, type ResultLike, type RowLike, resultsOf } from './history-of.js'

const strong = '2-aaaaaaaaaaaa'
const other = '2-bbbbbbbbbbbb'
const weak = '2w-aaaaaaaaaaaa'
const environment = '2e-aaaaaaaaaaaa'

interface Facts {
  /** The row of the test `example`, and the rows of other tests. */
  readonly row: RowLike
  readonly rows?: Readonly<Record<string, RowLike>>
  /** The results of this run. */
  readonly run: Readonly<Record<string, ResultLike>>
  readonly pushes?: number
  readonly builds?: Readonly<Record<number, Partial<HistoryBuild>>>
}

/** Returns the kind of the verdict on the test `example`. */
function kindOf({ row, rows = {}, run, pushes, builds }: Facts): string {
  const { length } = typeof row === 'string' ? row : row.results
  const histories = historyOf({ example: row, ...rows }, buildsOf(length, builds))
  const results = resultsOf(run)
  const judgement = judge({ histories, results, base: newest(histories), ...(pushes !== undefined && { pushes: () => pushes }) })
  const failed = [...results.all()].find(({ id }) => id === idOf('example'))
  return judgement.verdictOf(idOf('example'), failed?.cause, []).kind
}

/** Makes the results of builds: a sign in the first builds after a pass, then passes. */
const signs = (count: number, builds: number, sign = 'FP'): string => `P${sign.repeat(count)}`.padEnd(builds, 'P')

/** Makes the results of a test that fails in a number of jobs. */
const inJobs = (jobs: number, result: ResultLike = `F ${strong}`): Record<string, ResultLike> =>
  Object.fromEntries(Array.from({ length: jobs }, (_, job) => [`example@job ${job}`, result]))

const failing = { example: `F ${strong}` }
const row = (results: string, ...causes: (string | undefined)[]): RowLike => ({ results, causes })
const passing = (count: number, results: string): Record<string, RowLike> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`other ${index}`, results]))

describe('signs', () => {
  const repeated = { 1: { commit: 'same' }, 2: { commit: 'same' } }
  test.each<[string, string, Facts]>([
    ['flaky', 'it passed twice after a retry', { row: 'PfPPfP', run: failing }],
    ['flaky', 'it failed twice between passes', { row: 'PFPPFP', run: failing }],
    ['new', 'it failed only once between passes', { row: 'PFPPPP', run: failing }],
    ['new', 'it failed twice in a row', { row: 'PFFPfP', run: failing }],
    ['flaky', 'it passed in a later build of the same commit', { row: 'FFPPfP', run: failing, builds: repeated }],
    [
      'flaky',
      'it passed in a later build of the same tree',
      { row: 'FFPPfP', run: failing, builds: { 1: { tree: 'same' }, 2: { tree: 'same' } } },
    ],
    [
      'new',
      'it failed in the later build of the same commit',
      { row: 'PPFFPP', run: failing, builds: { 2: { commit: 'same' }, 3: { commit: 'same' } } },
    ],
    ['known', 'it failed in the last two builds up to the reference', { row: 'PFPfPFF', run: failing }],
    [
      'flaky',
      'it failed once between passes in each of two other jobs of the history',
      { row: 'PPPPPP', rows: { 'example@linux': 'PFPPPP', 'example@mac': 'PPPFPP' }, run: failing },
    ],
    [
      'new',
      'it failed once between passes in two other jobs of the same build',
      { row: 'PPPPPP', rows: { 'example@linux': 'PFPPPP', 'example@mac': 'PFPPPP' }, run: failing },
    ],
  ])('make a failure %s when %s', (kind, _, facts) => {
    expect(kindOf(facts)).toBe(kind)
  })

  const many = (results: string) => Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`other ${n}`, n < 12 ? results : 'PPPPPP']))

  test.each<[string, string, Facts]>([
    ['new', 'retries of 13 tests helped in one build', { row: 'PfPPfP', rows: many('PfPPPP'), run: failing }],
    ['flaky', 'retries of 13 tests helped in different builds', { row: 'PfPPfP', rows: many('PPPfPP'), run: failing }],
  ])('of an outage do not count: a failure is %s when %s', (kind, _, facts) => {
    expect(kindOf(facts)).toBe(kind)
  })
})

describe('the chance of a failure', () => {
  test.each<[string, string, Facts]>([
    ['new', 'all 12 jobs failed and it flaked twice in 48 builds', { row: signs(2, 48), run: inJobs(12) }],
    [
      'flaky',
      'one job of 12 failed',
      {
        row: signs(2, 48),
        run: { ...inJobs(1), ...Object.fromEntries(Array.from({ length: 11 }, (_, job) => [`example@other ${job}`, 'P'])) },
      },
    ],
    ['flaky', '11 of 12 jobs failed', { row: signs(2, 48), run: { ...inJobs(11), 'example@other': 'P' } }],
    [
      'flaky',
      'all jobs that ran it failed for different causes',
      { row: signs(2, 48), run: { ...inJobs(2), 'example@third': `F ${other}` } },
    ],
    ['new', 'all jobs that ran it failed, and one skipped it', { row: signs(2, 48), run: { ...inJobs(11), 'example@other': 'S' } }],
    ['flaky', 'both jobs failed and 4 signs in 48 builds give 10 %', { row: signs(4, 48), run: inJobs(2) }],
    ['new', 'both jobs failed and 4 signs in 49 builds give less than 10 %', { row: signs(4, 49), run: inJobs(2) }],
    ['flaky', 'all 12 jobs failed because of the network', { row: row(signs(2, 48), environment), run: inJobs(12, `F ${environment}`) }],
    ['flaky', 'it did not fail in the push before', { row: signs(3, 48), run: failing, pushes: 0 }],
    ['new', 'it failed in the last three pushes', { row: signs(3, 48), run: failing, pushes: 3 }],
    ['flaky', 'it failed in the push before and 4 signs in 48 builds give 10 %', { row: signs(4, 48), run: failing, pushes: 1 }],
    ['new', 'it failed in the push before and 4 signs in 49 builds give less', { row: signs(4, 49), run: failing, pushes: 1 }],
    [
      'new',
      'the network failed in the last three pushes',
      { row: row(signs(3, 48), environment), run: { example: `F ${environment}` }, pushes: 3 },
    ],
  ])('makes it %s when %s', (kind, _, facts) => {
    expect(kindOf(facts)).toBe(kind)
  })
})

describe('a test that used up its retries', () => {
  const run = { example: { outcome: 'F', cause: strong, isRepeated: true } } as const
  test.each<[string, string, Facts]>([
    ['new', 'only retries helped before', { row: signs(3, 48, 'fP'), run }],
    ['flaky', 'it has no retries', { row: signs(3, 48, 'fP'), run: failing }],
    ['flaky', 'a build failed because of it before', { row: `PFP${signs(2, 45, 'fP')}`, run }],
    [
      'flaky',
      'it passed before when its job was run again',
      { row: { results: signs(3, 48, 'fP'), causes: [], reruns: [undefined, true] }, run },
    ],
    ['flaky', 'retries helped in 4 of 48 builds, which gives 10 %', { row: signs(4, 48, 'fP'), run }],
    ['new', 'retries helped in 4 of 49 builds, which gives less', { row: signs(4, 49, 'fP'), run }],
  ])('has a failure that is %s when %s', (kind, _, facts) => {
    expect(kindOf(facts)).toBe(kind)
  })
})

describe('a single sign', () => {
  const one = row('PPFPPP', strong)
  const build = (index: number): RowLike => row(`${'P'.repeat(index)}F`.padEnd(6, 'P'), strong)
  test.each<[string, string, Facts]>([
    ['flaky', 'it has the same strong cause', { row: one, run: failing }],
    [
      'flaky',
      'a retry helped against the same strong cause',
      { row: { results: 'PPfPPP', causes: [], flakyCauses: [strong] }, run: failing },
    ],
    ['flaky', 'it has the same cause of the network', { row: row('PPFPPP', environment), run: { example: `F ${environment}` } }],
    ['new', 'it has another cause', { row: row('PPFPPP', other), run: failing }],
    ['new', 'its cause is weak', { row: row('PPFPPP', weak), run: { example: `F ${weak}` } }],
    ['new', 'its cause has the first version, of which the kind is unknown', { row: row('PPFPPP', '1-a'), run: { example: 'F 1-a' } }],
    ['new', 'its cause is not known', { row: row('PPFPPP'), run: failing }],
    ['flaky', 'two tests had the cause in its build', { row: one, rows: { a: build(2) }, run: failing }],
    ['new', 'three tests had the cause in its build', { row: one, rows: { a: build(2), b: build(2) }, run: failing }],
    ['flaky', 'three tests had the cause in different builds', { row: one, rows: { a: build(2), b: build(3) }, run: failing }],
    ['flaky', 'two tests have the cause in this run', { row: one, rows: { a: one }, run: { ...failing, a: `F ${strong}` } }],
    [
      'new',
      'three tests have the cause in this run',
      { row: one, rows: { a: one, ...passing(1, 'PPPPPP') }, run: { ...failing, a: `F ${strong}`, 'other 0': `f ${strong}` } },
    ],
  ])('makes a failure %s when %s', (kind, _, facts) => {
    expect(kindOf(facts)).toBe(kind)
  })
})

describe('the cause of a test with two signs', () => {
  const twice = row('PFPPFP', other, other)
  test.each<[string, string, Facts]>([
    ['new', 'it is new for the test', { row: twice, run: failing }],
    ['flaky', 'the test had it before', { row: row('PFPPFP', other, strong), run: failing }],
    ['flaky', 'a retry helped against it before', { row: { results: 'PfPPfP', causes: [], flakyCauses: [other, strong] }, run: failing }],
    ['new', 'retries helped only against others', { row: { results: 'PfPPfP', causes: [], flakyCauses: [other, other] }, run: failing }],
    ['flaky', 'it is not known', { row: twice, run: { example: 'F' } }],
    ['flaky', 'no cause of the test is known', { row: 'PFPPFP', run: failing }],
    ['flaky', 'it is a sign of another test', { row: twice, rows: { a: row('PFPPPP', strong) }, run: failing }],
    ['new', 'it broke another test for two builds', { row: twice, rows: { a: row('PFFPPP', strong, strong) }, run: failing }],
    ['new', 'it is a weak sign of another test', { row: twice, rows: { a: row('PFPPPP', weak) }, run: { example: `F ${weak}` } }],
  ])('makes a failure %s when %s', (kind, _, facts) => {
    expect(kindOf(facts)).toBe(kind)
  })
})

describe('a cause that several tests share', () => {
  const flaky = row('PFPPFP', strong, strong)
  test.each<[string, string, Facts]>([
    ['new', 'a new failure has it', { row: flaky, rows: { a: 'PPPPPP' }, run: { ...failing, a: `F ${strong}` } }],
    ['new', 'a test that the history does not know has it', { row: flaky, run: { ...failing, unknown: `F ${strong}` } }],
    ['flaky', 'a new failure has another one', { row: flaky, rows: { a: 'PPPPPP' }, run: { ...failing, a: `F ${other}` } }],
    ['flaky', 'a known failure has it', { row: flaky, rows: { a: row('PPPPFF', strong, strong) }, run: { ...failing, a: `F ${strong}` } }],
    [
      'known',
      'a new failure has it, but the test failed for it in the base',
      { row: row('PFPfPF', strong, strong), rows: { a: 'PPPPPP' }, run: { ...failing, a: `F ${strong}` } },
    ],
  ])('makes the failure of a flaky test %s when %s', (kind, _, facts) => {
    expect(kindOf(facts)).toBe(kind)
  })

  test('counts the failure of the flaky test as new', () => {
    const histories = historyOf({ example: flaky, a: 'PPPPPP' })
    const judgement = judge({ histories, results: resultsOf({ ...failing, a: `F ${strong}` }), base: newest(histories) })
    expect(judgement.counts).toMatchObject({ new: 2, flaky: 0 })
    expect(judgement.verdictOfCause(strong)).toBe('new')
  })
})
