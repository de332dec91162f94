import { describe, expect, test } from 'vitest'
import type { Grouping } from '../../../../../src/deliver/html-report/browser/list/groupings.js'
import { arrangeRows, rowAt } from '../../../../../src/deliver/html-report/browser/list/list-rows.js'
import { type OrderName, orderTests } from '../../../../../src/deliver/html-report/browser/list/test-order.js'
import { outcomes } from '../../../../../src/deliver/html-report/browser/outcome.js'
import { type Described, modelOf } from '../described-model.js'

const heights = { group: 36, double: 52, single: 32 }

interface Options {
  readonly order?: OrderName
  readonly toggled?: Readonly<Record<string, boolean>>
  readonly isSearch?: boolean
}

function rowsOf(tests: readonly Described[], grouping: Grouping, { order = 'jobs', toggled = {}, isSearch = false }: Options = {}) {
  const model = modelOf(tests)
  const hits = orderTests(model, order)
  const rows = arrangeRows(model, { hits, grouping, order, toggled: (key) => toggled[key], heights, isSearch })
  return { model, rows }
}

/** Prints the rows. Groups have a sign for open or closed, and their counts. Rows of executions have their result. */
function shown(tests: readonly Described[], grouping: Grouping, options: Options = {}) {
  const { model, rows } = rowsOf(tests, grouping, options)
  return Array.from(rows.items, (item, row) => {
    const group = rows.groups[-1 - item]
    if (group !== undefined) return `${'  '.repeat(group.level - 1)}${group.isOpen ? '-' : '+'}${group.title}: ${group.count}`
    const execution = rows.executions[row] ?? -1
    return `${model.tests.names[item]}${execution === -1 ? '' : ` ${outcomes[model.executions.ranks[execution] ?? 0]}`}`
  })
}

const tests: readonly Described[] = [
  { name: 'a', suite: 'shop/cart', file: 'cart.ts', duration: 5 },
  { name: 'b', suite: 'shop/cart', file: 'cart.ts', duration: 9 },
  { name: 'c', suite: 'shop/mail', file: 'mail.ts', status: 'failed', duration: 1, message: 'expected 1 to be 2' },
  { name: 'd', duration: 2, status: 'skipped' },
  { name: 'e', suite: 'shop/mail', isFlaky: true, tag: 'slow' },
]

const legs: readonly Described[] = ['linux', 'windows'].flatMap((job): Described[] => [
  { name: 'a', suite: 's', job },
  { name: 'b', suite: 's', job, status: job === 'windows' ? 'failed' : 'successful', message: 'boom' },
  { name: 'c', suite: 'r', job, status: 'failed', message: 'boom' },
])

describe('arrangeRows', () => {
  test('groups by outcome, the most important first, and closes skipped and passed tests', () => {
    expect(shown(tests, 'outcome')).toEqual(['-Failed: 1', 'c', '-Flaky: 1', 'e', '+Skipped: 1', '+Passed: 2'])
  })

  test('opens the passed tests into suites', () => {
    expect(shown(tests, 'outcome', { toggled: { 'outcome/passed': true } }).slice(5)).toEqual(['-Passed: 2', '  -shop › cart: 2', 'a', 'b'])
  })

  test('opens every group when the user searches', () => {
    expect(shown(tests, 'outcome', { isSearch: true }).filter((row) => /^ *\+/.test(row))).toEqual([])
  })

  test('groups by the paths of suites, and lists those with a failed test first', () => {
    expect(shown(tests, 'suite')).toEqual(['-shop › mail: 2', 'c', 'e', '-shop › cart: 2', 'a', 'b', '-No suite: 1', 'd'])
  })

  test('leaves a package out of the path when the class repeats it', () => {
    expect(shown([{ name: 'a', suite: 'com.acme/com.acme.Cart' }], 'suite')).toEqual(['-com.acme.Cart: 1', 'a'])
  })

  test('groups by file, tag and cause, the tests without one last', () => {
    expect(shown(tests, 'file', { order: 'recorded' }).filter((row) => /^[-+]/.test(row))).toEqual([
      '-cart.ts: 2',
      '-mail.ts: 1',
      // Without a source file, the result file is the file of the test, and these have none.
      '-No file: 2',
    ])
    expect(shown(tests, 'tag').filter((row) => /^[-+]/.test(row))).toEqual(['-slow: 1', '-No tag: 4'])
    expect(shown(tests, 'cause').filter((row) => /^[-+]/.test(row))).toEqual(['-expected # to be #: 1', '-No message: 1', '-No failure: 3'])
  })

  test('lists a test once, whatever the number of its jobs', () => {
    expect(shown(legs, 'outcome')).toEqual(['-Failed: 2', 'c', 'b', '+Passed: 1'])
  })

  test('lists a test in each of its jobs with its result there when grouped by job', () => {
    expect(shown(legs, 'job')).toEqual(['-linux: 3', 'c failed', 'b passed', 'a passed', '-windows: 3', 'c failed', 'b failed', 'a passed'])
  })

  test('lists all tests without groups, in the wanted order', () => {
    expect(shown(tests, 'none', { order: 'duration' })).toEqual(['b', 'a', 'd', 'c', 'e'])
    expect(shown(tests, 'none', { order: 'name' })).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('keeps a group closed when the user closed it', () => {
    expect(shown(tests, 'outcome', { toggled: { 'outcome/failed': false } })[0]).toBe('+Failed: 1')
  })

  test('closes groups without a failed test when there are many tests', () => {
    const many = Array.from(
      { length: 300 },
      (_, index): Described => ({ name: `t${index}`, suite: `s${index % 3}`, status: index === 4 ? 'failed' : 'successful' }),
    )
    const rows = shown(many, 'suite')
    expect(rows.filter((row) => /^[-+]/.test(row))).toEqual(['-s1: 100', '+s0: 100', '+s2: 100'])
    expect(rows[1]).toBe('t4')
  })

  test('opens every group with a hit when a search has many hits', () => {
    const many = Array.from({ length: 300 }, (_, index): Described => ({ name: `t${index}`, suite: `s${index % 3}` }))
    expect(shown(many, 'outcome', { isSearch: true }).filter((row) => /^ *[-+]/.test(row))).toEqual([
      '-Passed: 300',
      '  -s0: 100',
      '  -s1: 100',
      '  -s2: 100',
    ])
  })

  test('gives failed and flaky tests two lines and other tests one', () => {
    const { rows } = rowsOf(tests, 'none', { order: 'name' })
    expect([...rows.tops]).toEqual([0, 32, 64, 116, 148, 200])
  })

  test('keeps the list below the maximum height of an element when there are 400,000 failed tests', () => {
    const [failed] = [{ name: 'a', status: 'failed' as const }]
    const model = modelOf([failed])
    const rows = arrangeRows(model, {
      hits: new Int32Array(400_000),
      grouping: 'none',
      order: 'recorded',
      toggled: () => undefined,
      heights,
      isSearch: false,
    })
    expect(rows.tops.at(-1)).toBe(400_000 * 32)
  })
})

test('finds the row of the list at a position in pixels', () => {
  const { rows } = rowsOf(tests, 'none', { order: 'name' })
  expect([-5, 0, 31, 32, 115, 116, 10_000].map((position) => rowAt(rows, position))).toEqual([0, 0, 0, 1, 2, 3, 4])
})

test('orders failed tests by the number of their jobs, then all tests by suite', () => {
  const model = modelOf([...legs, { name: 'd', suite: 'a', job: 'linux', status: 'failed' }])
  expect(Array.from(orderTests(model, 'jobs'), (at) => model.tests.names[at])).toEqual(['c', 'd', 'b', 'a'])
})
