import { expect, test } from 'vitest'
import { readCiContext } from '../../../src/host/ci-context/read-ci-context.js'
import { makeFolder } from '../../read/collect/tree.js'
import { git } from './run-git.js'
import { bitbucketPull, buildkiteBranch, circleBranch, teamCity } from './services/service-environments.js'

/** Clones a repository whose default branch is `main`, and checks out a branch. */
function clonedBranch(branch: string) {
  const origin = makeFolder()
  git(origin, 'init', '--quiet', '--initial-branch=main')
  git(origin, 'commit', '--quiet', '--allow-empty', '-m', 'first')
  const folder = makeFolder()
  git(folder, 'clone', '--quiet', origin, '.')
  git(folder, 'checkout', '--quiet', '-B', branch)
  return { folder, commit: git(folder, 'rev-parse', 'HEAD') }
}

const pull = 'https://github.com/acme/shop/pull/43'

test('completes a shortened hash of the CI service when the repository contains the commit', () => {
  const { folder, commit } = clonedBranch('feature')
  const read = (hash: string) => readCiContext({ env: { ...bitbucketPull, BITBUCKET_COMMIT: hash }, cwd: folder }).source.commit
  expect(read(commit.slice(0, 12))).toBe(commit)
  expect(read('8d081548cabb')).toBe('8d081548cabb')
})

test('takes the commit of the checkout when the CI service names it HEAD', () => {
  const { folder, commit } = clonedBranch('feature')
  expect(readCiContext({ env: { ...buildkiteBranch, BUILDKITE_COMMIT: 'HEAD' }, cwd: folder }).source.commit).toBe(commit)
})

test('takes the default branch as the base when the CI service does not name the target of a pull request', () => {
  const { folder } = clonedBranch('feature')
  const env = { ...circleBranch, CIRCLE_PULL_REQUEST: pull }
  expect(readCiContext({ env, cwd: folder }).source).toMatchObject({ pullRequest: 43, baseBranch: 'main' })
  const own = readCiContext({ env: { ...env, SERVICE_BASE_BRANCH: 'release' }, cwd: folder })
  expect(own.source).toMatchObject({ pullRequest: 43, baseBranch: 'release' })
})

test('ignores a pull request from the default branch when its target is unknown', () => {
  const { folder } = clonedBranch('main')
  const { source } = readCiContext({ env: { ...circleBranch, CIRCLE_BRANCH: 'main', CIRCLE_PULL_REQUEST: pull }, cwd: folder })
  expect(source.branch).toBe('main')
  expect(source).not.toHaveProperty('pullRequest')
  expect(source).not.toHaveProperty('pullRequestUrl')
  expect(source).not.toHaveProperty('baseBranch')
})

test('prefers the name of the repository to the name of a project that only the CI service knows', () => {
  const { folder } = clonedBranch('main')
  git(folder, 'remote', 'set-url', 'origin', 'https://git.example.com/acme/shop.git')
  expect(readCiContext({ env: teamCity, cwd: folder })).toMatchObject({ org: 'acme', project: 'shop', pipeline: 'Unit tests' })
})

test('names no branch for a tag, although the checkout has one', () => {
  const { folder } = clonedBranch('main')
  const { ref, source } = readCiContext({ env: { ...buildkiteBranch, BUILDKITE_TAG: 'v1' }, cwd: folder })
  expect({ ref, fullRef: source.ref, branch: source.branch }).toEqual({ ref: 'v1', fullRef: 'refs/tags/v1', branch: undefined })
})
