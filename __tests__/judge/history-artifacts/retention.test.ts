import { expect, test } from 'vitest'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'
import { historyRetentionDays } from '../../../src/judge/history-artifacts/retention.js'

const dayMs = 24 * 60 * 60 * 1000
const now = 100 * dayMs

const builds = (count: number, timestamp: number | undefined): readonly HistoryBuild[] =>
  Array.from({ length: count }, () => ({ timestamp }) as HistoryBuild)

test.each([
  ['30 days when a branch has 9 builds in five days', builds(9, now - 1), 30],
  ['5 days when a branch has 10 builds in five days', builds(10, now - 1), 5],
  ['30 days when the builds are exactly five days old', builds(10, now - 5 * dayMs), 30],
  ['5 days when the builds are almost five days old', builds(10, now - 5 * dayMs + 1), 5],
  ['30 days when the builds have no time', builds(10, undefined), 30],
])('keeps the history for %s', (_, given, expected) => {
  expect(historyRetentionDays(given, now)).toBe(expected)
})
