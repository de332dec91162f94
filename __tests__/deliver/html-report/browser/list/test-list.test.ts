import { expect, test } from 'vitest'
import { createTestList } from '../../../../../src/deliver/html-report/browser/list/test-list.js'
import { initialState } from '../../../../../src/deliver/html-report/browser/view-state.js'
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
