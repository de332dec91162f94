import { definedFields } from '../../../../base/defined-fields.js'
import type { ChangedTest, HistorySummary, TestChanges } from '../../../../judge/verdicts/verdict.js'
import { commentLimits } from '../limits.js'
import type { MergedJobs } from './merged-jobs.js'
import type { ChangeName, Part } from './part.js'
import { testHash } from './test-hash.js'

/** Returns the hashes of all tests that are known to have failed. */
const failedHashes = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ results }) => [
      ...results.causes.flatMap(({ hashes = [] }) => hashes),
      ...(results.otherTests?.hashes ?? []),
      ...results.failures.map(({ test }) => testHash(test)),
    ]),
  )

/** Merges the tests with one change. A test that changed in several jobs is one entry. */
function mergeChange(parts: readonly Part[], name: ChangeName, { jobs }: MergedJobs, excluded: ReadonlySet<string>) {
  const tests = new Map<string, { readonly test: ChangedTest; readonly jobs: Set<string> }>()
  const hashes = new Set<string>()
  let isComplete = true
  let greatest = 0
  for (const { job, results } of parts) {
    const change = results.changes?.[name]
    if (change === undefined) continue
    greatest = Math.max(greatest, change.count)
    if (change.count > 0 && change.hashes === undefined) isComplete = false
    for (const hash of change.hashes ?? []) if (!excluded.has(hash)) hashes.add(hash)
    for (const test of change.tests) {
      const hash = testHash(test)
      if (excluded.has(hash)) continue
      hashes.add(hash)
      const known = tests.get(hash) ?? { test, jobs: new Set<string>() }
      tests.set(hash, known)
      for (const own of test.jobs ?? [job]) known.jobs.add(own)
    }
  }
  const all = new Set(jobs.map((each) => each.job)).size
  const listed = [...tests.values()].slice(0, commentLimits.listed).map(({ test: { jobs: _, ...test }, jobs: some }): ChangedTest => {
    return some.size < all ? { ...test, jobs: [...some] } : test
  })
  // If some tests are unknown, the greatest number is a lower bound.
  return { count: isComplete ? hashes.size : Math.max(hashes.size, greatest), tests: listed }
}

/** Merges what else changed. A test that is fixed in one job and fails in another one is not fixed. */
export function mergeChanges(parts: readonly Part[], merged: MergedJobs): TestChanges | undefined {
  if (parts.every(({ results }) => results.changes === undefined)) return undefined
  const none: ReadonlySet<string> = new Set()
  return {
    fixed: mergeChange(parts, 'fixed', merged, failedHashes(parts)),
    // Most jobs of a build run the same tests.
    recovered: parts.reduce((most, { results }) => Math.max(most, results.changes?.recovered ?? 0), 0),
    gone: mergeChange(parts, 'gone', merged, none),
    newlySkipped: mergeChange(parts, 'newlySkipped', merged, none),
    slower: mergeChange(parts, 'slower', merged, none),
  }
}

/** Merges what the parts were compared with: the longest history, a permission that any job lacks, and the parent of any job. */
export function mergeHistory(parts: readonly Part[]): HistorySummary | undefined {
  const histories = parts.flatMap(({ results }) => results.history ?? [])
  const [longest] = histories.toSorted((one, other) => other.builds - one.builds)
  if (longest === undefined) return undefined
  const missing = histories.find(({ missingPermission }) => missingPermission !== undefined)?.missingPermission
  const parent = histories.find((history) => history.parent !== undefined)?.parent
  const flakyPerBuild = Math.max(0, ...histories.map((history) => history.flakyPerBuild ?? 0))
  const hasFailed = histories.some(({ previousStatus }) => previousStatus === 'failed')
  return {
    ...longest,
    ...definedFields({
      previousStatus: hasFailed ? 'failed' : undefined,
      reason: mergeReasons(histories),
      flakyPerBuild: flakyPerBuild === 0 ? undefined : flakyPerBuild,
      missingPermission: missing,
      parent,
    }),
  }
}

/** Returns why failures have no verdict although there is a history. Jobs may have different histories. */
function mergeReasons(histories: readonly HistorySummary[]): string | undefined {
  const reasons = histories.filter(({ builds }) => builds > 0).map(({ reason }) => reason)
  const first = reasons.find((reason) => reason !== undefined)
  return first === undefined || reasons.every((reason) => reason === first) ? first : `In some jobs: ${first}`
}
