import { expect, test } from 'vitest'
import { buildRefusal } from '../../../src/run/judge/build-refusal.js'
import { buildResultsOf } from '../../judge/history/build-results-of.js'

const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' }
const candidate = {
  ciContext: { build: {}, source: {} },
  event: {},
  env,
  checkouts: { other: () => undefined },
  results: buildResultsOf([]),
  files: [],
}
const other = { commit: '2'.repeat(40), expected: '1'.repeat(40) }

test('refuses nothing when the commit of the run is checked out', () => {
  expect(buildRefusal(candidate)).toBeUndefined()
})

test('refuses results of another checkout, and names both commits', () => {
  expect(buildRefusal({ ...candidate, checkouts: { other: () => other } })).toMatch(
    /^The checkout is at 2222222, and the run is for 1111111, /,
  )
})

test('refuses results when one of the files is in another checkout', () => {
  const files = ['a.xml', 'pull/b.xml'].map((path) => ({ path }) as (typeof candidate.files)[number])
  const checkouts = { other: (path?: string) => (path === 'pull/b.xml' ? other : undefined) }
  expect(buildRefusal({ ...candidate, files, checkouts })).toContain('2222222')
})

test('refuses results when the commit of the checkout or of the run is unknown', () => {
  const refusalOf = (found: { commit: string | undefined; expected: string | undefined }) =>
    buildRefusal({ ...candidate, checkouts: { other: () => found } })
  expect(refusalOf({ ...other, commit: undefined })).toMatch(/^The commit of the checkout cannot be read, and the run is for 1111111, /)
  expect(refusalOf({ ...other, expected: undefined })).toMatch(
    /^The checkout is at 2222222, and GitHub does not name the commit of the run, /,
  )
})

test('refuses joined records of another branch', () => {
  const results = { ...buildResultsOf([]), otherRef: 'mallory:main' }
  expect(buildRefusal({ ...candidate, results })).toBe('The records are of "mallory:main", which is not the branch of the run.')
})

test.each([
  ['on a pull request', { ...env, GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' }],
  ['for a tag', { ...env, GITHUB_REF: 'refs/tags/v1' }],
  ['outside of GitHub', {}],
])('gives no reason %s, because no build is added', (_, elsewhere) => {
  expect(buildRefusal({ ...candidate, env: elsewhere, checkouts: { other: () => other } })).toBeUndefined()
})
