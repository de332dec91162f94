import { describe, expect, test } from 'vitest'
import type { CiContext } from '../../../src/host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../../src/host/ci-context/github-event.js'
import { buildOfRun, runId } from '../../../src/judge/history-artifacts/build-of-run.js'

const now = Date.UTC(2026, 0, 5, 12)
const ciContext: CiContext = {
  ref: 'main',
  build: { id: '4711.2', number: '12', url: 'https://github.com/acme/shop/actions/runs/4711/attempts/2' },
  source: { commit: 'a'.repeat(40) },
}

test('describes a run without its attempt', () => {
  const event = { repository: { pushed_at: Date.UTC(2026, 0, 5, 11) / 1000 } }
  expect(buildOfRun({ ciContext, event, now, status: 'failed', isIncomplete: true })).toEqual({
    id: '4711',
    commit: 'a'.repeat(40),
    ref: 'main',
    timestamp: Date.UTC(2026, 0, 5, 11),
    url: 'https://github.com/acme/shop/actions/runs/4711/attempts/2',
    status: 'failed',
    isIncomplete: true,
  })
})

test('describes the completed run on workflow_run', () => {
  const tested = { ...ciContext, testedBuild: { id: '4700.1', url: 'https://github.com/acme/shop/actions/runs/4700' } }
  expect(buildOfRun({ ciContext: tested, event: {}, now, status: 'successful' })).toMatchObject({
    id: '4700',
    timestamp: now,
    url: 'https://github.com/acme/shop/actions/runs/4700',
  })
})

test('names a build without an id after its commit, else after its time', () => {
  expect(buildOfRun({ ciContext: { ...ciContext, build: {} }, event: {}, now, status: 'failed' }).id).toBe('a'.repeat(40))
  expect(buildOfRun({ ciContext: { build: {}, source: {} }, event: {}, now, status: 'failed' })).toEqual({
    id: String(now),
    timestamp: now,
    status: 'failed',
  })
})

test('shortens a long id the same way for every attempt, and keeps different ids apart', () => {
  const idOf = (id: string) => buildOfRun({ ciContext: { ...ciContext, build: { id } }, event: {}, now, status: 'failed' }).id
  const long = 'nightly/'.repeat(100)
  expect(idOf(`${long}.2`)).toBe(idOf(`${long}.1`))
  expect(idOf(`${long}a`)).not.toBe(idOf(`${long}b`))
  expect(idOf(long)).toHaveLength(200)
  expect(runId({ build: { id: `${long}.2` }, source: {} })).toBe(idOf(long))
})

describe('the commit of a build', () => {
  const author = { name: 'Jo Doe' }
  const commit = { id: 'a'.repeat(40), message: 'Round half a cent up\n\nBecause.', author }
  const textsOf = (event: GitHubEvent, mask?: (text: string) => string, source = ciContext.source) => {
    const build = buildOfRun({ ciContext: { ...ciContext, source }, event, now, status: 'failed', ...(mask && { mask }) })
    return [build.subject, build.author]
  }

  test.each<[string, GitHubEvent]>([
    ['a push', { head_commit: commit }],
    ['a completed run', { workflow_run: { head_commit: commit } }],
    ['a merge queue', { merge_group: { head_commit: commit } }],
  ])('has the subject and the author of the event of %s', (_, event) => {
    expect(textsOf(event)).toEqual(['Round half a cent up', 'Jo Doe'])
  })

  test('has nothing of the event when it is about another commit, or none', () => {
    expect(textsOf({ head_commit: { ...commit, id: 'b'.repeat(40) } })).toEqual([undefined, undefined])
    expect(textsOf({ head_commit: null })).toEqual([undefined, undefined])
  })

  test('has the subject that another CI service names', () => {
    expect(textsOf({}, undefined, { ...ciContext.source, commitMessage: 'From GitLab' })).toEqual(['From GitLab', undefined])
  })

  test('contains no secret, also if it is cut', () => {
    const secret = 'hunter2hunter2'
    const mask = (text: string) => text.replaceAll(secret, '***')
    const message = `${'x'.repeat(50)} ${secret} end`
    expect(textsOf({ head_commit: { ...commit, message, author: { name: secret } } }, mask)).toEqual([`${'x'.repeat(50)} *** end`, '***'])
  })
})
