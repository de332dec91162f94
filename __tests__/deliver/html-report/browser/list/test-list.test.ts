import { expect, test } from 'vitest'
import { createTestList } from '../../../../../src/deliver/html-report/browser/list/test-list.js'
import { initialState } from '../../../../../src/deliver/html-report/browser/view-state.js'
import { historyOf, idOf } from '../../../../judge/verdicts/history-of.js'
import { modelOf } from '../described-model.js'

const heights = { group: 36, double: 52, single: 32 }

function listOf() {
  const list = createTestList(modelOf([{ name: 'adds', status: 'failed' }, { name: 'pays', status: 'failed' }, { name: 'ships' }]))
  const listed = (query = '') => {
    const { rows } = list.list({ ...initialState, query }, heights)
    return [...rows.items].filter((item) => item >= 0).length
  }
  return { list, listed }
}

test('opens groups with hits when all of them were closed before the search, and closes them after it', () => {
  const { list, listed } = listOf()
  list.toggleAll(false)
  expect([listed(), listed('adds'), listed('ships'), listed()]).toEqual([0, 1, 1, 0])
})

test('opens a group with hits when the user closed it before the search', () => {
  const { list, listed } = listOf()
  list.toggle('outcome/failed', false)
  expect([listed(), listed('pays')]).toEqual([0, 1])
})

test('keeps groups closed when the user closes them during the search, until the next one', () => {
  const { list, listed } = listOf()
  expect(listed('pays')).toBe(1)
  list.toggleAll(false)
  expect([listed('pays'), listed('adds')]).toEqual([0, 1])
})

test('filters by verdict when the run has a history', () => {
  const names = ['breaks', 'stays broken', 'passes']
  const histories = historyOf({ breaks: 'PPP', 'stays broken': 'PFF', passes: 'PPP' })
  const model = modelOf(
    names.map((name) => ({ id: idOf(name), name, suite: 'suite', status: name === 'passes' ? 'successful' : 'failed' })),
    { histories },
  )
  const list = createTestList(model)
  const listed = (shown: typeof initialState.shown) => {
    const { rows, counts } = list.list({ ...initialState, shown }, heights)
    return [[...rows.items].filter((item) => item >= 0).map((item) => names[item]), counts.new, counts.known, counts.failed]
  }
  expect(listed(['new'])).toEqual([['breaks'], 1, 1, 2])
  expect(listed(['known'])).toEqual([['stays broken'], 1, 1, 2])
  expect(listed(['new', 'passed'])[0]).toEqual(['breaks', 'passes'])
  expect(listed(['failed'])[0]).toEqual(['breaks', 'stays broken'])
})
