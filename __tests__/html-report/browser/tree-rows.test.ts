import { describe, expect, test } from 'vitest'
import { addBlock, createModel } from '../../../src/html-report/browser/test-model.js'
import { type OrderName, orderTests } from '../../../src/html-report/browser/test-order.js'
import { arrangeRows, type Grouping } from '../../../src/html-report/browser/tree-rows.js'
import { type Described, modelOf } from './described-model.js'

/** Prints the rows with their indent. Groups have a sign for open or closed, and their counts. */
function shown(
  tests: readonly Described[],
  grouping: Grouping = 'suite',
  order: OrderName = 'status',
  toggled = new Map<number, boolean>(),
) {
  const model = modelOf(tests)
  const rows = arrangeRows(model, { hits: orderTests(model, order), grouping, order, toggled })
  return Array.from(rows.items, (item, place) => {
    const indent = ' '.repeat((rows.levels[place] ?? 1) - 1)
    const position = `${rows.positions[place]}/${rows.siblings[place]}`
    if (item >= 0) return `${indent}${model.names[item]} ${position}`
    const { tests: count, failed } = rows.sums.get(-1 - item) ?? { tests: 0, failed: 0 }
    return `${indent}${rows.isOpen(-1 - item) ? '-' : '+'}${rows.titles.get(-1 - item)} ${position}: ${failed} of ${count}`
  })
}

const tests: readonly Described[] = [
  { name: 'a', suite: 'shop/cart', file: 'cart.ts', duration: 5 },
  { name: 'b', suite: 'shop/cart', file: 'cart.ts', duration: 9 },
  { name: 'c', suite: 'shop/mail', file: 'mail.ts', status: 'failed', duration: 1 },
  { name: 'd', duration: 2 },
]

describe('arrangeRows', () => {
  test('nests suites, and lists groups with a failed test first', () => {
    expect(shown(tests)).toEqual([
      '-shop 1/2: 1 of 3',
      ' -mail 1/2: 1 of 1',
      '  c 1/1',
      ' -cart 2/2: 0 of 2',
      '  a 1/2',
      '  b 2/2',
      'd 2/2',
    ])
  })

  test('groups by file, or lists all tests without groups', () => {
    expect(shown(tests, 'file', 'recorded')).toEqual([
      '-cart.ts 1/3: 0 of 2',
      ' a 1/2',
      ' b 2/2',
      '-mail.ts 2/3: 1 of 1',
      ' c 1/1',
      'd 3/3',
    ])
    expect(shown(tests, 'none', 'duration')).toEqual(['b 1/4', 'a 2/4', 'd 3/4', 'c 4/4'])
  })

  test('keeps a group closed when the user closed it', () => {
    expect(shown(tests, 'suite', 'status', new Map([[0, false]]))).toEqual(['+shop 1/2: 1 of 3', 'd 2/2'])
  })

  test('joins a suite with the only suite inside it', () => {
    expect(shown([{ name: 'a', suite: 'all/web/cart' }])).toEqual(['-all › web › cart 1/1: 0 of 1', ' a 1/1'])
    expect(shown([{ name: 'a', suite: 'com.acme/com.acme.Cart' }])).toEqual(['-com.acme.Cart 1/1: 0 of 1', ' a 1/1'])
  })

  test('closes groups without a failed test when there are many tests', () => {
    const many = Array.from(
      { length: 300 },
      (_, index): Described => ({ name: `t${index}`, suite: `s${index % 3}`, status: index === 4 ? 'failed' : 'successful' }),
    )
    const rows = shown(many)
    expect(rows.filter((row) => /^[-+]/.test(row))).toEqual(['-s1 1/3: 1 of 100', '+s0 2/3: 0 of 100', '+s2 3/3: 0 of 100'])
    expect(rows[1]).toBe(' t4 1/100')
  })

  test('limits the depth when suites are nested 20,000 deep', () => {
    const model = createModel()
    const count = 20_000
    const all = Array.from({ length: count }, (_, index) => index)
    const none = all.map(() => -1)
    addBlock(
      model,
      {
        suites: all.map((index) => [index - 1, `s${index}`] as const),
        files: [],
        tags: [],
        workers: [],
        formats: [],
        names: all.map((index) => `t${index}`),
        suiteOf: all,
        fileOf: none,
        lines: none,
        workerOf: none,
        formatOf: none,
        statuses: 'f'.repeat(count),
        durations: none,
        starts: none,
        flaky: [],
        tagged: [],
        detailed: [],
      },
      0,
    )
    const rows = arrangeRows(model, { hits: orderTests(model, 'status'), grouping: 'suite', order: 'status', toggled: new Map() })
    expect(rows.length).toBeLessThan(300)
  })
})

test('orders flaky tests after failed ones and before skipped ones', () => {
  const model = modelOf([
    { name: 'fine' },
    { name: 'skipped', status: 'skipped' },
    { name: 'flaky', isFlaky: true },
    { name: 'cancelled', status: 'cancelled' },
    { name: 'failed', status: 'failed' },
  ])
  expect(Array.from(orderTests(model, 'status'), (at) => model.names[at])).toEqual(['failed', 'flaky', 'cancelled', 'skipped', 'fine'])
})
