import { expect, test } from 'vitest'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'
import { historyRetentionDays } from '../../../src/judge/history-artifacts/retention.js'

const dayMs = 24 * 60 * 60 * 1000
const now = 100 * dayMs

const builds = (count: number, timestamp: number | undefined): readonly HistoryBuild[] =>
  Array.from({ length: count }, () => ({ timestamp }) as HistoryBuild)

test.each([
  ['30 days when a branch has 9 builds in five days', builds(9, now - 1), undefined, 30],
  ['5 days when a branch has 10 builds in five days', builds(10, now - 1), undefined, 5],
  ['30 days when the builds are exactly five days old', builds(10, now - 5 * dayMs), undefined, 30],
  ['5 days when the builds are almost five days old', builds(10, now - 5 * dayMs + 1), undefined, 5],
  ['30 days when the builds have no time', builds(10, undefined), undefined, 30],
  ['1 day when the repository allows 1 day', [], '1', 1],
  ['30 days when the repository allows 90 days', [], '90', 30],
  ['30 days when the limit of the repository is 0', [], '0', 30],
  ['30 days when the limit of the repository is not a number', [], 'x', 30],
])('keeps the history for %s', (_, given, allowed, expected) => {
  expect(historyRetentionDays(given, now, allowed)).toBe(expected)
})
