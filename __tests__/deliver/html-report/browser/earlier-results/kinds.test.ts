// Tests how verdicts and changes group, order and find tests in the HTML report (src/deliver/html-report/browser/earlier-results).
import { describe, expect, test } from 'vitest'
import { historyRow, rowLabel } from '../../../../../src/deliver/html-report/browser/earlier-results/row-bars.js'
import { kindTitle, testKind } from '../../../../../src/deliver/html-report/browser/earlier-results/test-kind.js'
import { testWords } from '../../../../../src/deliver/html-report/browser/earlier-results/test-words.js'
import { listGroups } from '../../../../../src/deliver/html-report/browser/list/list-groups.js'
import { arrangeRows } from '../../../../../src/deliver/html-report/browser/list/list-rows.js'
import { orderTests } from '../../../../../src/deliver/html-report/browser/list/test-order.js'
import { createSearch } from '../../../../../src/deliver/html-report/browser/search/search.js'
import { suggest } from '../../../../../src/deliver/html-report/browser/search/suggestions.js'
import { historyIdLength } from '../../../../../src/judge/history/test-histories.js'
import { createQuarantine } from '../../../../../src/judge/quarantine/quarantine.js'
import { testId } from '../../../../../src/records/test-identity.js'
import { buildsOf, historiesOf } from '../../../../judge/verdicts/history-of.js'
import { type Described, modelOf } from '../described-model.js'

const length = 12

/** The results of main by the names of tests, without the builds before them, in which they passed. */
const earlier: Readonly<Record<string, string>> = {
  new: '',
  known: 'FFF',
  'known flaky': 'FPPFPPFPPP',
  fixed: 'FF',
  slow: '',
  skipped: '',
  gone: 'P',
  skips: 'S'.repeat(length),
  passes: '',
}

const described: readonly Described[] = [
  { name: 'passes' },
  { name: 'skips', status: 'skipped' },
  { name: 'skipped', status: 'skipped' },
  { name: 'slow', duration: 9_000 },
  { name: 'fixed' },
  { name: 'known flaky', status: 'failed', message: 'timeout' },
  { name: 'known', status: 'failed', message: 'differs' },
  // In the suite of the test that is gone, it would be taken for this test with another name.
  { name: 'unseen', suite: 'mail', status: 'failed', message: 'boom' },
  { name: 'new', status: 'failed', message: 'broken' },
]

const inSuite = (test: Described): Described => ({ suite: 'shop', ...test })

function judgedModel() {
  const rows = Object.entries(earlier).map(([name, results]) => ({
    id: testId('', ['shop'], name).slice(0, historyIdLength),
    name,
    suite: ['shop'],
    results: results.padStart(length, 'P'),
    causes: [],
    ...(name === 'slow' ? { p95Ms: 3_000, samples: length } : {}),
  }))
  return modelOf(described.map(inSuite), {
    histories: historiesOf(rows, buildsOf(length, { [length - 1]: { commit: '5e0d1b7'.padEnd(40, '0') } })),
  })
}

const testNamed = (model: ReturnType<typeof judgedModel>, name: string) => model.tests.names.indexOf(name)

function groupsOf(grouping: 'outcome' | 'none') {
  const model = judgedModel()
  const hits = orderTests(model, 'jobs')
  const heights = { group: 36, double: 52, single: 32 }
  const { items, groups, isDouble } = arrangeRows(model, {
    hits,
    grouping,
    order: 'jobs',
    toggled: () => undefined,
    heights,
    isSearch: false,
  })
  return [...items].map((item, row) => groups[-1 - item]?.title ?? `${model.tests.names[item]}${isDouble(row) ? ' (two lines)' : ''}`)
}

describe('a run that is compared with earlier builds', () => {
  test('groups tests by their verdicts and changes, new failures first', () => {
    expect(groupsOf('outcome')).toEqual([
      'New',
      'unseen (two lines)',
      'new (two lines)',
      'Also fails on main',
      'known (two lines)',
      'Known flaky',
      'known flaky (two lines)',
      'Fixed',
      'fixed (two lines)',
      'Slower',
      'slow (two lines)',
      'Newly skipped',
      'skipped (two lines)',
      'Gone',
      'gone (two lines)',
      'Skipped',
      'Passed',
    ])
  })

  test('compares a build of the branch with the builds before it', () => {
    const { history } = judgedModel()
    if (history === undefined) throw new Error('The model has no history.')
    expect(kindTitle('known', { history: { ...history, isOwnBranch: true } })).toBe('Failed before')
  })

  test('lists new failures before other ones when the list has no groups', () => {
    expect(groupsOf('none').slice(0, 4)).toEqual(['unseen (two lines)', 'new (two lines)', 'known flaky (two lines)', 'known (two lines)'])
  })

  test.each([
    ['is:new', ['unseen', 'new']],
    ['is:ne', ['skipped', 'unseen', 'new']],
    ['is:newly-skipped', ['skipped']],
    ['is:known', ['known']],
    ['is:flaky', ['known flaky']],
    ['is:failed', ['known flaky', 'known', 'unseen', 'new']],
    ['is:fixed', ['fixed']],
    ['is:slower', ['slow']],
    ['is:gone', ['gone']],
    ['is:failed -is:known', ['known flaky', 'unseen', 'new']],
    ['is:passed', ['passes', 'slow', 'fixed']],
  ])('finds the tests of %s', (query, names) => {
    const model = judgedModel()
    const hits = createSearch(model).find(query, orderTests(model, 'recorded'))
    expect([...hits].map((hit) => model.tests.names[hit])).toEqual(names)
  })

  test('finds newly skipped tests again when the reader types on after "is:new"', () => {
    const model = judgedModel()
    const search = createSearch(model)
    const order = orderTests(model, 'recorded')
    expect(search.find('is:new', order)).toHaveLength(2)
    expect(search.find('is:newly-skipped', order)).toHaveLength(1)
  })

  test('suggests the words of the verdicts that tests have', () => {
    expect(suggest(judgedModel(), 'is:').map(({ text, note }) => [text, note])).toEqual([
      ['is:new', 'New'],
      ['is:failed', 'Failed'],
      ['is:known', 'Also fails on main'],
      ['is:flaky', 'Flaky'],
      ['is:fixed', 'Fixed'],
      ['is:slower', 'Slower'],
      ['is:newly-skipped', 'Newly skipped'],
      ['is:gone', 'Gone'],
      ['is:skipped', 'Skipped'],
      ['is:passed', 'Passed'],
    ])
  })

  test.each([
    ['new', true, ''],
    ['new', false, 'new'],
    ['unseen', true, 'new test'],
    ['fixed', true, 'failed on main in the last 2 builds'],
    ['slow', true, 'usually about 3 s'],
    ['gone', true, 'ran on main until 5e0d1b7'],
    ['passes', true, ''],
  ])('describes the test "%s" in a line (below a title: %s) as "%s"', (name, isTitled, words) => {
    const model = judgedModel()
    expect(testWords(model, testNamed(model, name), isTitled).text).toBe(words)
  })

  test('describes the row of a test with the number of each result', () => {
    const model = judgedModel()
    const label = (name: string) => {
      const row = historyRow(model, testNamed(model, name))
      return row && model.history && rowLabel(model.history, row)
    }
    expect(label('known')).toBe('Last 12 builds of main: 9 passed, 3 failed. This build: failed')
    expect(label('gone')).toBe('Last 12 builds of main: 12 passed. This build: did not run')
    expect(label('unseen')).toBeUndefined()
  })
})

describe('a run without earlier builds', () => {
  test('gives tests only their outcomes as kinds when there are no earlier builds', () => {
    const model = modelOf(described)
    expect([...new Set(model.tests.names.map((_, at) => kindTitle(testKind(model, at), model)))]).toEqual(['Passed', 'Skipped', 'Failed'])
  })
})

describe('a test with other results in one job', () => {
  const jobs = ['linux', 'windows']
  const row = (results: string, job?: string) => ({
    id: testId('', ['shop'], 'pays').slice(0, historyIdLength),
    name: 'pays',
    suite: ['shop'],
    results,
    causes: [],
    ...(job === undefined ? {} : { job }),
  })
  const model = modelOf(
    jobs.map((job) => inSuite({ name: 'pays', job, status: job === 'windows' ? 'failed' : 'successful', message: 'no' })),
    { histories: historiesOf([row('PPPP'), row('PPFF', 'windows')], buildsOf(4)) },
  )

  test('shows the row of the job in which it failed', () => {
    expect(historyRow(model, 0)).toMatchObject({ results: 'PPFF', now: 'F' })
  })

  test('gives a test the verdict of the job with other results', () => {
    expect(testKind(model, 0)).toBe('known')
  })
})

describe('a run with more failures than the summary lists', () => {
  const executions = Array.from(
    { length: 2_500 },
    (_, index): Described => ({
      name: `test ${index}`,
      suite: index % 2 === 0 ? 'flaky disk' : 'shop',
      status: 'failed',
      message: 'no space left',
    }),
  )
  const count = (query: string, model: ReturnType<typeof modelOf>) => createSearch(model).find(query, orderTests(model, 'recorded')).length

  test('finds and groups all quarantined tests', () => {
    const quarantine = createQuarantine([{ test: 'flaky disk › *', reason: 'disk' }], Date.UTC(2026, 0, 1))
    const model = modelOf(executions, { quarantine })
    expect([count('is:quarantined', model), count('is:failed -is:quarantined', model)]).toEqual([1_250, 1_250])
    expect(listGroups(model, orderTests(model, 'jobs'), 'outcome', 'jobs').map(({ title, tests }) => [title, tests.length])).toEqual([
      ['Failed', 1_250],
      ['Quarantined', 1_250],
    ])
    expect(testWords(model, 2_498, true).text).toBe('disk')
  })

  test('finds all failures with a verdict', () => {
    const rows = executions.map(({ name, suite = '' }, index) => ({
      id: testId('', [suite], name).slice(0, historyIdLength),
      name,
      suite: [suite],
      results: index % 2 === 0 ? 'PPPP' : 'PPFF',
      causes: [],
    }))
    const model = modelOf(executions, { histories: historiesOf(rows, buildsOf(4)) })
    expect([count('is:new', model), count('is:known', model)]).toEqual([1_250, 1_250])
  })
})
