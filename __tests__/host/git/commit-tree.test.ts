import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commitTree } from '../../../src/host/git/commit-tree.js'
import { findRepository } from '../../../src/host/git/repository.js'
import { makeTree } from '../../read/collect/tree.js'

const author = ['-c', 'user.name=Alice', '-c', 'user.email=alice@acme.example']

const git = (cwd: string, ...words: readonly string[]): string =>
  execFileSync('git', [...author, ...words], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

test('returns the same tree for two commits when the second one changes no file', () => {
  const folder = makeTree({ 'a.txt': 'a' })
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'first')
  const repository = findRepository(folder)
  const first = commitTree(git(folder, 'rev-parse', 'HEAD'), repository)
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'run again')
  expect(first).toMatch(/^[0-9a-f]{40}$/)
  expect(commitTree(git(folder, 'rev-parse', 'HEAD'), repository)).toBe(first)
})

test.each([
  ['the clone lacks the commit', '1'.repeat(40)],
  ['the commit is no hash', '--help'],
  ['there is no commit', undefined],
])('returns no tree when %s', (_, commit) => {
  const folder = makeTree({ 'a.txt': 'a' })
  git(folder, 'init', '--quiet')
  expect(commitTree(commit, findRepository(folder))).toBeUndefined()
})

test('returns no tree when there is no repository', () => {
  expect(commitTree('1'.repeat(40), undefined)).toBeUndefined()
})
