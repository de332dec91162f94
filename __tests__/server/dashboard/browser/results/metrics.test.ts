import { describe, expect, test } from 'vitest'
import type { TestAggregate } from '../../../../../src/server/answers/aggregates.js'
import { readAggregate } from '../../../../../src/server/dashboard/browser/answers/aggregate.js'
import { compareAggregates } from '../../../../../src/server/dashboard/browser/results/metrics.js'
import { aggregateWith } from '../../complete-answers.js'

const entry = (name: string, figures: Partial<TestAggregate> = {}) => readAggregate(aggregateWith(name, figures))

describe('compareAggregates', () => {
  test('computes the failure rate from the runs that failed or succeeded', () => {
    const [figures] = compareAggregates([entry('a', { failedCount: 1, successfulCount: 3, skippedCount: 96, totalCount: 100 })], [])
    expect(figures).toMatchObject({ runs: 100, failureRate: 0.25, median: undefined, slowdown: undefined })
  })

  test('compares the median of each test with its median in the previous period', () => {
    const timed = { durationP50: 30, durationP95: 50, durationMax: 60 }
    const before = [entry('b', { durationP50: 1, durationMax: 1 }), entry('a', { durationP50: 20, durationMax: 20 })]
    expect(compareAggregates([entry('a', timed), entry('c', timed)], before)).toMatchObject([
      { median: 30, slowdown: 0.5 },
      { median: 30, slowdown: undefined },
    ])
  })
})
