import { expect, test } from 'vitest'
import { type SlowTest, slowerGroupsOf } from '../../../src/server/queries/slower-groups.js'

const slowed = (index: number): SlowTest => ({
  project: 'shop',
  module: 'web',
  ref: 'main',
  test: `${index}`,
  testId: `t${index}`,
  name: `test ${index}`,
  suite: ['Payment'],
  owners: [],
  build: '7.1',
  position: 5,
  index: 5,
  before: 100,
  after: 160,
  series: { positions: [0, 1, 2, 3, 4, 5], times: [1, 2, 3, 4, 5, 6], durations: [100, 100, 100, 100, 100, 160] },
})

test('lists all tests of a group, so that no page counts fewer of them', () => {
  const { groups } = slowerGroupsOf(
    Array.from({ length: 1000 }, (_, index) => slowed(index)),
    50,
  )
  expect(groups.map(({ testCount, tests }) => [testCount, tests.length])).toEqual([[1000, 1000]])
})
