import { describe, expect, test } from 'vitest'
import type { CiContext } from '../../../src/host/ci-context/ci-context.js'
import { contextFacts, contextLine } from '../../../src/report/content/context-line.js'
import { plainInline } from '../../../src/report/render/chat/plain-inline.js'
import { objectsIn } from '../render/chat/card-messages.js'

const commit = '7c4f3a8d5e6f708192a3b4c5d6e7f8091a2b3c4d'

const pullRequestRun: CiContext = {
  org: 'acme',
  project: 'shop',
  pipeline: 'CI',
  ref: 'half-a-cent',
  actor: 'octocat',
  build: { number: '4212', url: 'https://github.com/acme/shop/actions/runs/99' },
  source: {
    url: 'https://github.com/acme/shop',
    branch: 'half-a-cent',
    commit,
    commitMessage: 'Use decimal arithmetic',
    pullRequest: 128,
    pullRequestTitle: 'Round half a cent up',
    pullRequestUrl: 'https://github.com/acme/shop/pull/128',
  },
}

const shown = (ciContext: CiContext) => plainInline(contextLine(contextFacts(ciContext)))
const linksOf = (ciContext: CiContext) => [...objectsIn(contextLine(contextFacts(ciContext)))].flatMap(({ url }) => url ?? [])

test('shows pull request, commit, run and author, with a link for each that has a page', () => {
  expect(shown(pullRequestRun)).toBe('#128 Round half a cent up · 7c4f3a8 · CI run 4212 · octocat')
  expect(linksOf(pullRequestRun)).toEqual([
    'https://github.com/acme/shop/pull/128',
    `https://github.com/acme/shop/commit/${commit}`,
    'https://github.com/acme/shop/actions/runs/99',
  ])
})

test('shows the branch and the message of the commit when a run has no pull request', () => {
  const { pullRequest: _, pullRequestTitle: __, pullRequestUrl: ___, ...source } = pullRequestRun.source
  expect(shown({ ...pullRequestRun, source })).toBe('half-a-cent · 7c4f3a8 Use decimal arithmetic · CI run 4212 · octocat')
})

test('shows the completed run without the name of the reporting workflow on workflow_run', () => {
  const tested = { ...pullRequestRun, testedBuild: { number: '7', url: 'https://github.com/acme/shop/actions/runs/7' } }
  expect(shown(tested)).toContain(' · Run 7 · ')
  expect(linksOf(tested)).toContain('https://github.com/acme/shop/actions/runs/7')
})

describe('facts that are missing', () => {
  test('leaves out every unknown fact', () => {
    expect(contextFacts({ build: {}, source: {} })).toEqual({})
    expect(contextLine({})).toEqual([])
  })

  test('shows the number of a pull request without its title', () => {
    expect(shown({ build: {}, source: { pullRequest: 128 } })).toBe('#128')
  })

  test('shows the tag when a run has no branch', () => {
    expect(shown({ ref: 'v1.2.0', build: {}, source: {} })).toBe('v1.2.0')
  })

  test.each([
    [{ pipeline: 'CI' }, { number: '4' }, 'CI run 4'],
    [{ pipeline: 'CI' }, {}, 'CI'],
    [{}, { number: '4' }, 'Run 4'],
    [{}, { url: 'https://ci.example.org/4' }, 'Run'],
  ])('names the run from %j and %j', (names, build, name) => {
    expect(shown({ ...names, build, source: {} })).toBe(name)
  })
})

test.each([
  ['https://gitlab.com/acme/shop', `https://gitlab.com/acme/shop/commit/${commit}`],
  ['https://bitbucket.org/acme/shop/', `https://bitbucket.org/acme/shop/commits/${commit}`],
  ['not an address', undefined],
])('links the commit of %s to its page', (url, page) => {
  expect(contextFacts({ build: {}, source: { url, commit } }).commit?.url).toBe(page)
})

test('shortens untrusted texts to one line each', () => {
  const long = `a\nb ${'x'.repeat(500)}`
  const line = shown({ ref: long, pipeline: long, actor: long, build: { number: long }, source: { commit, commitMessage: long } })
  expect(line).not.toContain('\n')
  expect(line.length).toBeLessThan(400)
})
