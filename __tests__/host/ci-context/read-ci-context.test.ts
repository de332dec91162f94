import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readCiContext } from '../../../src/host/ci-context/read-ci-context.js'

const folder = mkdtempSync(join(tmpdir(), 'ci-context-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const actions = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_REPOSITORY_OWNER: 'acme',
  GITHUB_SERVER_URL: 'https://github.example.com',
  GITHUB_WORKFLOW: 'Test',
  GITHUB_JOB: 'unit',
  GITHUB_RUN_ID: '77',
  GITHUB_RUN_NUMBER: '12',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REF_NAME: 'main',
  GITHUB_REF_TYPE: 'branch',
  GITHUB_SHA: 'a'.repeat(40),
}

function withEvent(event: unknown, env: Record<string, string> = {}) {
  const path = join(folder, 'event.json')
  writeFileSync(path, JSON.stringify(event))
  return readCiContext({ env: { ...actions, GITHUB_EVENT_PATH: path, ...env }, cwd: folder })
}

describe('on GitHub Actions', () => {
  test('returns the branch and the commit of a push', () => {
    expect(withEvent({})).toEqual({
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'Test',
      job: 'unit',
      ref: 'main',
      build: { id: '77.2', number: '12', url: 'https://github.example.com/acme/shop/actions/runs/77/attempts/2' },
      source: { url: 'https://github.example.com/acme/shop', ref: 'refs/heads/main', branch: 'main', commit: 'a'.repeat(40) },
    })
  })

  test('returns the head of a pull request instead of the merge commit', () => {
    const context = withEvent(
      { pull_request: { number: 5, head: { sha: 'b'.repeat(40), ref: 'feature' } } },
      { GITHUB_REF: 'refs/pull/5/merge', GITHUB_REF_NAME: '5/merge', GITHUB_HEAD_REF: 'feature' },
    )
    expect(context.ref).toBe('feature')
    expect(context.source).toMatchObject({ commit: 'b'.repeat(40), branch: 'feature', pullRequest: 5, ref: 'refs/pull/5/merge' })
  })

  test('returns the title and address of a pull request', () => {
    const pull = { number: 5, title: ' Round half a cent up\nand more', html_url: 'https://github.example.com/acme/shop/pull/5' }
    expect(withEvent({ pull_request: pull }).source).toMatchObject({
      pullRequestTitle: 'Round half a cent up',
      pullRequestUrl: 'https://github.example.com/acme/shop/pull/5',
    })
    expect(withEvent({ workflow_run: { pull_requests: [{ number: 6 }] } }).source.pullRequestUrl).toBe(
      'https://github.example.com/acme/shop/pull/6',
    )
  })

  test('returns the first line of the commit message of the event', () => {
    const message = 'Round half a cent up\r\n\nBecause the bank does.'
    expect(withEvent({ head_commit: { message } }).source.commitMessage).toBe('Round half a cent up')
    expect(withEvent({ head_commit: null }).source).not.toHaveProperty('commitMessage')
    const other = { head_commit: { message: 'Add a voucher' } }
    expect(withEvent({ head_commit: { message }, workflow_run: other }).source.commitMessage).toBe('Add a voucher')
    expect(withEvent({ merge_group: other }).source.commitMessage).toBe('Add a voucher')
    expect(withEvent({ head_commit: { message: 'x'.repeat(5_000) } }).source.commitMessage?.length).toBeLessThan(210)
  })

  test('returns the user who started the tested run', () => {
    expect(withEvent({}, { GITHUB_ACTOR: 'octocat' }).actor).toBe('octocat')
    expect(withEvent({ workflow_run: { actor: { login: 'hubot' } } }, { GITHUB_ACTOR: 'octocat' }).actor).toBe('hubot')
  })

  test('returns the base branch of a pull request and a merge queue, and none for a push', () => {
    expect(withEvent({ pull_request: { base: { ref: 'release/2' } } }).source.baseBranch).toBe('release/2')
    expect(withEvent({}, { GITHUB_BASE_REF: 'main' }).source.baseBranch).toBe('main')
    expect(withEvent({ merge_group: { base_ref: 'refs/heads/main' } }).source.baseBranch).toBe('main')
    expect(withEvent({}, { GITHUB_BASE_REF: '' }).source).not.toHaveProperty('baseBranch')
  })

  test('returns a tag as the ref but not as a branch', () => {
    const context = withEvent({}, { GITHUB_REF: 'refs/tags/v1', GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' })
    expect(context.ref).toBe('v1')
    expect(context.source.branch).toBeUndefined()
  })

  test('returns the commit and branch of the completed run when a workflow follows another one', () => {
    const context = withEvent({ workflow_run: { head_sha: 'c'.repeat(40), head_branch: 'fork-branch', pull_requests: [] } })
    expect(context.source).toMatchObject({ commit: 'c'.repeat(40), branch: 'fork-branch' })
  })

  test('returns the completed run when a workflow follows another one', () => {
    const run = { id: 4711, run_number: 12, run_attempt: 2, html_url: 'https://evil.example' }
    const context = withEvent({ workflow_run: run })
    expect(context.testedBuild).toEqual({
      id: '4711.2',
      number: '12',
      url: 'https://github.example.com/acme/shop/actions/runs/4711/attempts/2',
    })
    expect(context.build.id).toBe('77.2')
    expect(withEvent({ workflow_run: { id: 4711 } }).testedBuild).toEqual({
      id: '4711.1',
      url: 'https://github.example.com/acme/shop/actions/runs/4711',
    })
    expect(withEvent({ workflow_run: {} })).not.toHaveProperty('testedBuild')
  })

  test('returns the environment when the event file is not JSON', () => {
    const path = join(folder, 'broken.json')
    writeFileSync(path, '{')
    expect(readCiContext({ env: { ...actions, GITHUB_EVENT_PATH: path }, cwd: folder }).org).toBe('acme')
  })

  test.each([
    ['a job without a matrix', 'null', 'unit'],
    ['an empty matrix', '{}', 'unit'],
    ['a job of a matrix', '{\n  "os": "ubuntu-latest",\n  "node": 20,\n  "slow": false\n}', 'unit (ubuntu-latest, 20, false)'],
    ['nested values', '{"target":{"os":"linux","cpus":[1, 2]},"none":null}', 'unit ({"os":"linux","cpus":[1,2]}, null)'],
    ['a value that looks like two', '{"a":"1, 2","b":"3"}', 'unit ("1, 2", 3)'],
    ['invalid JSON', '{"os":', undefined],
    ['JSON that is an array', '["a"]', undefined],
    ['JSON that is a text', '"a"', undefined],
    ['an empty input', '', undefined],
    ['a command without an input', undefined, undefined],
  ])('names the job of the matrix for %s', (_, matrix, name) => {
    const context = readCiContext({ env: actions, cwd: folder, matrix })
    expect(context.matrixJob).toBe(name)
    expect(context.job).toBe('unit')
  })

  test('shortens a long name of a matrix job, and keeps it unique', () => {
    const nameOf = (last: string) =>
      readCiContext({ env: actions, cwd: folder, matrix: JSON.stringify({ a: 'x'.repeat(5_000) + last }) }).matrixJob ?? ''
    expect(nameOf('1').length).toBeLessThanOrEqual(200)
    expect(nameOf('1')).toMatch(/^unit \(xxx/)
    expect(nameOf('1')).not.toBe(nameOf('2'))
  })

  test('takes the matrix job from SERVICE_JOB when the matrix is unknown', () => {
    expect(readCiContext({ env: { ...actions, SERVICE_JOB: 'unit (linux)' }, cwd: folder })).toMatchObject({
      job: 'unit',
      matrixJob: 'unit (linux)',
    })
  })

  test('prefers the module that the user names', () => {
    expect(readCiContext({ env: actions, cwd: folder }, 'backend').module).toBe('backend')
  })
})

describe('outside of GitHub Actions', () => {
  test('reads commit, branch, owner and name from git, and prefers SERVICE_ variables', () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: folder, stdio: 'pipe' })
    git('init', '--quiet', '--initial-branch', 'trunk')
    git('commit', '--quiet', '--allow-empty', '--message', 'first')
    git('remote', 'add', 'origin', 'https://user:secret@git.example.com/acme/shop.git')
    const context = readCiContext({ env: {}, cwd: folder })
    expect(context).toMatchObject({
      org: 'acme',
      project: 'shop',
      module: 'shop',
      ref: 'trunk',
      source: { url: 'https://git.example.com/acme/shop', ref: 'refs/heads/trunk', branch: 'trunk' },
    })
    expect(context.source.commit).toMatch(/^[0-9a-f]{40}$/)
    expect(JSON.stringify(context)).not.toContain('secret')
    const set = readCiContext({
      env: { SERVICE_ORG: 'other', SERVICE_MODULE: 'backend', SERVICE_BUILD: '9', SERVICE_PIPELINE: 'nightly', SERVICE_JOB: 'unit' },
      cwd: folder,
    })
    expect(set).toMatchObject({
      org: 'other',
      project: 'shop',
      module: 'backend',
      pipeline: 'nightly',
      job: 'unit',
      matrixJob: 'unit',
      build: { id: '9' },
    })
  })
})
