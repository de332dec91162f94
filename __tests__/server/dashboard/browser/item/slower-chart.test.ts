import { expect, test } from 'vitest'
import type { LevelChange } from '../../../../../src/server/dashboard/browser/charts/changes.js'
import { withSlower } from '../../../../../src/server/dashboard/browser/item/slower-chart.js'

const day = 86_400_000
const [fromTs, toTs] = [100 * day, 130 * day]
const changeOf = (bucket: number, before: number, after: number): LevelChange => ({
  ...{ index: bucket, before, after, timestamp: fromTs + bucket * day, build: undefined },
})
const chartWith = (changes: readonly LevelChange[]) => ({ period: { fromTs, toTs }, interval: day, aggregates: [], changes })

const slowed = { testId: 'a', name: 'a', suite: [], owners: [], before: 100, after: 160 }
const since = { timestamp: fromTs + 12 * day + 5, build: '7.1', commit: 'a0d4e47', url: 'https://ci.example/7' }
const group = {
  ...{ project: 'shop', module: 'web', ref: 'main', suite: [], since, minimumChange: 0.6, maximumChange: 0.6 },
  ...{ testCount: 1, tests: [slowed] },
}
const slower = { test: slowed, group }
const ofBuild: LevelChange = { index: 12, before: 100, after: 160, timestamp: fromTs + 12 * day, build: since }

test('shows the change between builds when the buckets show it at another place or with other levels', () => {
  for (const bucket of [10, 12, 13, 20]) {
    expect(withSlower(chartWith([changeOf(bucket, 105, 221)]), slower).changes).toEqual([ofBuild])
  }
})

test('keeps earlier changes and changes for the better', () => {
  const [earlier, better] = [changeOf(4, 80, 100), changeOf(18, 170, 150)]
  expect(withSlower(chartWith([earlier, better]), slower).changes).toEqual([earlier, ofBuild, better])
})

test('keeps the changes of the buckets when the test is not slower', () => {
  const chart = chartWith([changeOf(10, 105, 221)])
  expect(withSlower(chart, undefined)).toBe(chart)
})
