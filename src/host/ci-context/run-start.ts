import type { GitHubEvent } from './github-event.js'

/** A run waits at most 35 days, GitHub's limit for a whole run. */
const maximumAgeMs = 35 * 24 * 60 * 60 * 1000

/**
 * Returns when a run started, in unix ms. GitHub passes no such time to a job, but most events have one. It belongs to the first attempt,
 * which tested the same commit.
 * @param now the default; unix ms
 */
export function runStart(event: GitHubEvent, now: number): number {
  const { workflow_run: completed, merge_group: mergeGroup, pull_request: pull, repository } = event
  const pushedAt = repository?.pushed_at
  const time = completed
    ? timeOf(completed.run_started_at)
    : timeOf(mergeGroup?.head_commit?.timestamp ?? pull?.updated_at) || (typeof pushedAt === 'number' ? pushedAt * 1000 : Number.NaN)
  return time <= now && time > now - maximumAgeMs ? time : now
}

const timeOf = (text: unknown): number => (typeof text === 'string' ? Date.parse(text) : Number.NaN)
