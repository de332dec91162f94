import { expect, test } from 'vitest'
import { layOutTimeline, timelineColumns } from '../../../../../src/deliver/html-report/browser/charts/timeline-layout.js'
import { modelOf } from '../described-model.js'

test('shows when each worker was busy, with a tick for each failed test', () => {
  const timeline = layOutTimeline(
    modelOf([
      { name: 'a', worker: 'one', start: 0, duration: 250 },
      { name: 'b', worker: 'one', start: 750, duration: 250, status: 'failed' },
      { name: 'c', worker: 'two', start: 0, duration: 1000 },
    ]),
  )
  expect(timeline?.kind).toBe('worker')
  expect(timeline?.lanes.map(({ title }) => title)).toEqual(['one', 'two'])
  const [first, second] = timeline?.lanes[0]?.busySpans ?? []
  expect(first).toEqual({ from: 0, to: timelineColumns / 4 + 1 })
  expect(second).toEqual({ from: (timelineColumns * 3) / 4, to: timelineColumns })
  expect(timeline?.lanes[1]?.busySpans).toEqual([{ from: 0, to: timelineColumns }])
  expect(timeline?.lanes.map(({ failures }) => failures)).toEqual([[timelineColumns - 1], []])
})

test('states whether starts are estimated', () => {
  const tests = [
    { name: 'a', start: 0, duration: 5 },
    { name: 'b', start: 5, duration: 5 },
  ]
  expect(layOutTimeline(modelOf(tests))?.isEstimated).toBe(false)
  expect(layOutTimeline(modelOf([...tests, { name: 'c', start: 10, duration: 5, isStartEstimated: true }]))?.isEstimated).toBe(true)
})

test('uses the outer suites when there is only one worker', () => {
  const timeline = layOutTimeline(
    modelOf([
      { name: 'a', suite: 'all/x', start: 0, duration: 5 },
      { name: 'b', suite: 'all/y/z', start: 5, duration: 5 },
    ]),
  )
  expect(timeline?.lanes.map(({ title }) => title)).toEqual(['x', 'y'])
})

test('returns no timeline when fewer than half of the tests have a start', () => {
  expect(layOutTimeline(modelOf([{ name: 'a', start: 0, duration: 5 }, { name: 'b' }, { name: 'c' }]))).toBeUndefined()
  expect(layOutTimeline(modelOf([]))).toBeUndefined()
})

test('counts the lanes that are left out', () => {
  const timeline = layOutTimeline(
    modelOf(Array.from({ length: 100 }, (_, index) => ({ name: 't', worker: `w${index}`, start: index, duration: 1 }))),
  )
  expect((timeline?.lanes.length ?? 0) + (timeline?.more ?? 0)).toBe(100)
  expect(timeline?.more).toBeGreaterThan(0)
})
