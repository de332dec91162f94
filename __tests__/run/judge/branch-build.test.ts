import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCiContext } from '../../../src/host/ci-context/read-ci-context.js'
import { isBranchBuild } from '../../../src/run/judge/branch-build.js'
import { makeTree } from '../../read/collect/tree.js'

/** Returns whether a step on an event of GitHub builds a branch. The history belongs to `main`. */
function onGitHub(name: string, event: object, more: Readonly<Record<string, string>> = {}): boolean {
  const cwd = makeTree({ 'event.json': JSON.stringify(event) })
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: join(cwd, 'event.json'),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    ...more,
  }
  return isBranchBuild(readCiContext({ env, cwd }), 'main', env)
}

const completed = (event: string, repository: string) => ({
  workflow_run: { event, head_branch: 'main', head_repository: { full_name: repository }, pull_requests: [] },
  repository: { full_name: 'acme/shop', default_branch: 'main' },
})

describe('a run on GitHub', () => {
  test.each([
    ['push', {}, true],
    ['schedule', {}, true],
    ['workflow_dispatch', {}, true],
    ['repository_dispatch', {}, true],
    ['workflow_run', completed('push', 'acme/shop'), true],
    ['workflow_run', completed('push', 'fork/shop'), false],
    ['workflow_run', completed('pull_request', 'fork/shop'), false],
  ])('on %s with the event %j builds the branch: %s', (name, event, expected) => {
    expect(onGitHub(name, event)).toBe(expected)
  })

  test('builds a change when it tests a pull request from a branch with the same name', () => {
    const event = { pull_request: { number: 7, head: { ref: 'main' }, base: { ref: 'main' } } }
    const refs = { GITHUB_REF: 'refs/pull/7/merge', GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'main', GITHUB_BASE_REF: 'main' }
    expect(onGitHub('pull_request', event, refs)).toBe(false)
  })

  test('builds a change when it tests a merge queue', () => {
    const ref = `refs/heads/gh-readonly-queue/main/pr-7-${'a'.repeat(40)}`
    const event = { merge_group: { base_ref: 'refs/heads/main', head_sha: 'b'.repeat(40) } }
    expect(onGitHub('merge_group', event, { GITHUB_REF: ref, GITHUB_REF_NAME: ref.slice(11) })).toBe(false)
  })

  test('builds another branch when that was pushed', () => {
    expect(onGitHub('push', {}, { GITHUB_REF: 'refs/heads/next', GITHUB_REF_NAME: 'next' })).toBe(true)
  })
})

describe('a run elsewhere', () => {
  const elsewhere = (ref: string, branch: string | undefined) => {
    const env = { SERVICE_REF: ref }
    return isBranchBuild(readCiContext({ env, cwd: makeTree({}) }), branch, env)
  }

  test('builds the branch when that is the one of the history', () => {
    expect(elsewhere('main', 'main')).toBe(true)
    expect(elsewhere('feature', 'main')).toBe(false)
    expect(elsewhere('main', undefined)).toBe(false)
  })
})
