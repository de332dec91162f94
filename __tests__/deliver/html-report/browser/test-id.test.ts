import { describe, expect, test } from 'vitest'
import { findTest, linkId } from '../../../../src/deliver/html-report/browser/test-id.js'
import { testId } from '../../../../src/records/test-identity.js'
import { buildsOf, historiesOf } from '../../../judge/verdicts/history-of.js'
import { modelOf } from './described-model.js'

describe('the id of a test in links', () => {
  const model = modelOf([{ name: 'a' }, { name: 'b', suite: 'cart' }, { name: 'b', suite: 'cart' }, { name: 'own', id: 'run-7/äöü' }])

  test('finds the test by the whole id of its record, and by the shorter one of the page', () => {
    const id = testId('', ['cart'], 'b')
    expect(findTest(model, id)).toBe(1)
    expect(linkId(model, 1)).toBe(id.slice(0, 12))
    expect(findTest(model, linkId(model, 1))).toBe(1)
  })

  test('adds an ordinal to the link of a test when its id occurs again in the same job', () => {
    expect(linkId(model, 2)).toBe(`${testId('', ['cart'], 'b').slice(0, 12)}-2`)
    expect(findTest(model, linkId(model, 2))).toBe(2)
  })

  test('keeps ids of other programs as they are', () => {
    expect(linkId(model, 3)).toBe('run-7/äöü')
    expect(findTest(model, 'run-7/äöü')).toBe(3)
  })

  test.each(['', '4711', 'ffffffffffff', '__proto__', `${testId('', [], 'a')}-2`])('finds no test by the id %j', (id) => {
    expect(findTest(model, id)).toBeUndefined()
  })
})

test('merges the executions of several jobs by the id, whatever their order', () => {
  const legs = ['linux', 'windows', 'linux'].map((job) => ({
    name: 'a',
    job,
    status: job === 'linux' ? ('failed' as const) : ('skipped' as const),
  }))
  const { tests, executions } = modelOf(legs)
  // The third execution repeats the id in the same job, so it is another test.
  expect(executions.testOf).toEqual([0, 0, 1])
  expect(tests.failures).toEqual([1, 1])
})

test('finds a test that is gone by the link of an earlier report, which has more digits', () => {
  const id = testId('', ['shop'], 'pays')
  const row = (name: string) => ({ id: testId('', ['shop'], name).slice(0, 10), name, suite: ['shop'], results: 'PPPP', causes: [] })
  const model = modelOf([{ name: 'adds', suite: 'shop' }], { histories: historiesOf([row('adds'), row('pays')], buildsOf(4)) })
  expect(model.tests.names[findTest(model, id.slice(0, 12)) ?? -1]).toBe('pays')
  expect(findTest(model, linkId(model, 1))).toBe(1)
  expect(findTest(model, testId('', ['shop'], 'other'))).toBeUndefined()
})
