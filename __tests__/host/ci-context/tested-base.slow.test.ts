import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { CiContext } from '../../../src/host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../../src/host/ci-context/github-event.js'
import { testedBase } from '../../../src/host/ci-context/tested-base.js'
import { findRepository } from '../../../src/host/git/repository.js'
import { makeFolder } from '../../read/collect/tree.js'
import { git } from './run-git.js'

const zeros = '0'.repeat(40)
const now = Date.UTC(2026, 0, 5, 12)
const nothing = () => undefined

/** A repository with a branch that forked from `main`, on which one more commit followed, and the merge commit of both. */
function makeRepository() {
  const folder = makeFolder()
  const commit = (name: string): string => {
    writeFileSync(join(folder, name), name)
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '-m', name)
    return git(folder, 'rev-parse', 'HEAD')
  }
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  const forked = commit('forked')
  git(folder, 'checkout', '--quiet', '-b', 'rounding')
  const head = commit('head')
  git(folder, 'checkout', '--quiet', 'main')
  const tip = commit('tip')
  git(folder, 'checkout', '--quiet', '--detach')
  git(folder, 'merge', '--quiet', '--no-ff', '-m', 'merge', 'rounding')
  const merge = git(folder, 'rev-parse', 'HEAD')
  git(folder, 'branch', 'merged')
  git(folder, 'checkout', '--quiet', 'main')
  return { folder, forked, head, tip, merge }
}

/** Clones like actions/checkout; a depth of 0 fetches everything. */
function clone(folder: string, commit: string, depth: number): string {
  const copy = makeFolder()
  git(copy, 'init', '--quiet')
  git(copy, 'remote', 'add', 'origin', pathToFileURL(folder).href)
  const refs = depth === 0 ? ['+refs/heads/*:refs/remotes/origin/*'] : [`--depth=${depth}`]
  git(copy, 'fetch', '--quiet', ...(depth === 0 ? [] : refs), 'origin', ...(depth === 0 ? refs : [commit]))
  git(copy, 'checkout', '--quiet', '--detach', commit)
  return copy
}

function baseIn(workspace: string | undefined, event: GitHubEvent, env: Readonly<Record<string, string>>, otherBranch?: string) {
  const repository = workspace === undefined ? undefined : findRepository(workspace)
  return testedBase({ event, env: { GITHUB_ACTIONS: 'true', ...env }, ask: repository?.ask ?? nothing, now, otherBranch })
}

test.each([1, 0])('takes the first parent of the merge commit of a pull request when the checkout has the depth %i', (depth) => {
  const { folder, head, tip, merge, forked } = makeRepository()
  const event = { pull_request: { head: { sha: head }, base: { ref: 'main', sha: forked } } }
  const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: merge }
  const base = baseIn(clone(folder, merge, depth), event, env)
  expect([base.commit, base.mayBeOlder]).toEqual([tip, undefined])
})

test('takes the merge base when the workflow checks out the head of the pull request with its history', () => {
  const { folder, head, forked, tip, merge } = makeRepository()
  const event = { pull_request: { head: { sha: head }, base: { ref: 'main', sha: tip } } }
  const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: merge }
  expect(baseIn(clone(folder, head, 0), event, env).commit).toBe(forked)
})

test('takes the merge base with another branch when it is compared in place of the base branch', () => {
  const { folder, head, forked, merge } = makeRepository()
  const event = { pull_request: { head: { sha: 'f'.repeat(40) }, base: { ref: 'rounding', sha: head } } }
  const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: merge }
  expect(baseIn(clone(folder, head, 0), event, env, 'main').commit).toBe(forked)
})

test('marks the base on another branch as one that may be older when the clone is shallow, or another run was tested', () => {
  const { folder, head, merge } = makeRepository()
  const event = { pull_request: { head: { sha: 'f'.repeat(40) }, base: { ref: 'rounding', sha: head } } }
  const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: merge }
  expect(baseIn(clone(folder, merge, 1), event, env, 'main')).toEqual({ timestamp: now, mayBeOlder: true })
  const completed = { workflow_run: { event: 'pull_request', pull_requests: [{ number: 7, base: { ref: 'rounding', sha: head } }] } }
  const later = { GITHUB_EVENT_NAME: 'workflow_run' }
  expect(baseIn(clone(folder, merge, 0), completed, later, 'main')).toEqual({ timestamp: now, mayBeOlder: true })
})

test('takes the time of the merge base, or of the run when the merge base seems to be later', () => {
  const { folder, head, forked, tip, merge } = makeRepository()
  const { ask = nothing } = findRepository(clone(folder, head, 0)) ?? {}
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: merge }
  const event = { pull_request: { head: { sha: head }, base: { ref: 'main', sha: tip } } }
  const made = Number(git(folder, 'show', '--no-patch', '--format=%ct', forked)) * 1_000
  expect(testedBase({ event, env, ask, now: made + 1 })).toEqual({ commit: forked, timestamp: made })
  expect(testedBase({ event, env, ask, now: made - 1 })).toEqual({ commit: forked, timestamp: made - 1 })
})

test('takes the base of the event when a shallow checkout of the head has no merge base', () => {
  const { folder, head, tip, merge } = makeRepository()
  const event = { pull_request: { head: { sha: head }, base: { ref: 'main', sha: tip } } }
  const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: merge }
  expect(baseIn(clone(folder, head, 1), event, env)).toMatchObject({ commit: tip, mayBeOlder: true })
})

test('takes the base of the event when the job has not checked out the repository', () => {
  const { head, tip, merge } = makeRepository()
  const event = { pull_request: { head: { sha: head }, base: { ref: 'main', sha: tip } } }
  expect(baseIn(undefined, event, { GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: merge }).commit).toBe(tip)
})

test('does not take a parent of the base branch when pull_request_target runs on a merge commit of that branch', () => {
  const { folder, tip, merge } = makeRepository()
  const event = { pull_request: { head: { sha: 'f'.repeat(40) }, base: { ref: 'none', sha: merge } } }
  const env = { GITHUB_EVENT_NAME: 'pull_request_target', GITHUB_SHA: merge }
  const base = baseIn(clone(folder, merge, 0), event, env)
  expect(base.commit).toBe(merge)
  expect(base.commit).not.toBe(tip)
})

test('takes the first parent when another CI service built a branch', () => {
  const { folder, forked, tip } = makeRepository()
  expect(baseIn(clone(folder, tip, 1), {}, { GITHUB_ACTIONS: '' }).commit).toBe(forked)
})

/** Finds the base on a service that is not GitHub. */
function baseOfChange(workspace: string | undefined, source: CiContext['source']) {
  const repository = workspace === undefined ? undefined : findRepository(workspace)
  return testedBase({ event: {}, env: {}, ask: repository?.ask ?? nothing, now, source }).commit
}

test('takes the merge base with the target branch when another CI service checks out the head of a merge request', () => {
  const { folder, head, forked } = makeRepository()
  expect(baseOfChange(clone(folder, head, 0), { pullRequest: 7, baseBranch: 'main', commit: head })).toBe(forked)
})

test('takes the merged commit of the target branch when another CI service tests the merge, although the branch has moved on', () => {
  const { folder, head, tip, merge } = makeRepository()
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', 'later')
  expect(baseOfChange(clone(folder, merge, 0), { pullRequest: 7, baseBranch: 'main', commit: head })).toBe(tip)
})

test('takes the parent that is not the head when a shallow checkout of the merge has no target branch', () => {
  const { folder, head, tip, merge } = makeRepository()
  git(folder, 'checkout', '--quiet', '--detach', 'rounding')
  git(folder, 'merge', '--quiet', '--no-ff', '-m', 'merge main', 'main')
  const reverse = git(folder, 'rev-parse', 'HEAD')
  for (const built of [merge, reverse]) {
    expect(baseOfChange(clone(folder, built, 2), { pullRequest: 7, baseBranch: 'main', commit: head })).toBe(tip)
  }
})

test('takes the base commit that another CI service names, also without a checkout', () => {
  const { folder, head } = makeRepository()
  const source = { pullRequest: 7, baseBranch: 'main', commit: head, baseCommit: 'c'.repeat(40) }
  expect(baseOfChange(clone(folder, head, 0), source)).toBe('c'.repeat(40))
  expect(baseOfChange(undefined, source)).toBe('c'.repeat(40))
})

test('knows no base when the checkout of a merge request has neither the target branch nor a merge', () => {
  const { folder, head } = makeRepository()
  expect(baseOfChange(clone(folder, head, 2), { pullRequest: 7, baseBranch: 'main', commit: head })).toBeUndefined()
})

test.each<[string, GitHubEvent, string | undefined]>([
  ['push', { before: 'b'.repeat(40) }, 'b'.repeat(40)],
  ['push', { before: zeros }, undefined],
  ['push', { before: '--exec=id' }, undefined],
  ['merge_group', { merge_group: { base_sha: 'c'.repeat(40), head_sha: 'd'.repeat(40) } }, 'c'.repeat(40)],
  ['schedule', {}, undefined],
  ['workflow_run', { workflow_run: { event: 'pull_request', pull_requests: [{ base: { sha: 'e'.repeat(40) } }] } }, 'e'.repeat(40)],
  ['workflow_run', { workflow_run: { event: 'push', pull_requests: [] } }, undefined],
  ['workflow_run', { workflow_run: { event: 'push', pull_requests: [{ base: { sha: 'e'.repeat(40) } }] } }, undefined],
])('reads the base of %s from the event: %j', (name, event, commit) => {
  expect(baseIn(undefined, event, { GITHUB_EVENT_NAME: name }).commit).toBe(commit)
})

test.each<[string, GitHubEvent, number]>([
  ['the push', { repository: { pushed_at: Date.UTC(2026, 0, 5, 11) / 1000 } }, Date.UTC(2026, 0, 5, 11)],
  ['the change of the pull request', { pull_request: { updated_at: '2026-01-05T10:00:00Z' } }, Date.UTC(2026, 0, 5, 10)],
  ['the merge group', { merge_group: { head_commit: { timestamp: '2026-01-05T09:00:00Z' } } }, Date.UTC(2026, 0, 5, 9)],
  ['the completed run', { workflow_run: { run_started_at: '2026-01-05T08:00:00Z' } }, Date.UTC(2026, 0, 5, 8)],
  ['this moment', { repository: { pushed_at: '2026-01-04T08:00:00Z' } }, now],
  ['this moment, because the event is from the future', { pull_request: { updated_at: '2027-01-05T10:00:00Z' } }, now],
  ['this moment, because the event has no valid time', { pull_request: { updated_at: 'yesterday' } }, now],
])('takes as the start of the run the time of %s', (_, event, expected) => {
  expect(baseIn(undefined, event, {}).timestamp).toBe(expected)
})
