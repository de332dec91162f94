import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headCommit } from '../../../src/host/git/head-commit.js'
import { findSuperproject, findWorkTree } from '../../../src/host/git/work-tree.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

const withoutGit = { PATH: '' }
const hash = '1'.repeat(40)
const author = ['-c', 'user.name=Alice', '-c', 'user.email=alice@acme.example', '-c', 'protocol.file.allow=always']

const git = (cwd: string, ...words: readonly string[]): string =>
  execFileSync('git', [...author, ...words], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Makes a repository with a commit. */
function repository(): string {
  const folder = makeTree({ 'a.txt': 'a' })
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'first')
  return folder
}

test('returns the commit of a branch and of a detached head without git', () => {
  const folder = repository()
  const head = git(folder, 'rev-parse', 'HEAD')
  expect(headCommit(folder, withoutGit)).toBe(head)
  git(folder, 'checkout', '--quiet', '--detach')
  expect(headCommit(folder, withoutGit)).toBe(head)
})

test('returns the commit of a packed branch without git', () => {
  const folder = repository()
  git(folder, 'branch', 'other/main')
  git(folder, 'pack-refs', '--all')
  expect(headCommit(folder, withoutGit)).toBe(git(folder, 'rev-parse', 'HEAD'))
})

test('returns the commit of a linked work tree when its repository has checked out another one', () => {
  const folder = repository()
  const linked = join(makeFolder(), 'linked')
  git(folder, 'worktree', 'add', '--quiet', '-b', 'side', linked)
  git(linked, 'commit', '--quiet', '--allow-empty', '--message', 'second')
  expect(headCommit(linked, withoutGit)).toBe(git(linked, 'rev-parse', 'HEAD'))
  expect(headCommit(linked, withoutGit)).not.toBe(headCommit(folder, withoutGit))
  expect(findSuperproject(linked)).toBeUndefined()
})

test('returns nothing before the first commit', () => {
  const folder = makeFolder()
  git(folder, 'init', '--quiet')
  expect(headCommit(folder)).toBeUndefined()
})

test.each([
  ['leads out of the repository', 'ref: refs/../../secret\n'],
  ['is not a ref', 'ref: secret\n'],
  ['is not a hash', 'nonsense\n'],
])('returns nothing when HEAD %s', (_, head) => {
  const folder = makeTree({ '.git/HEAD': head, '.git/objects/x': '', '.git/refs/x': '', secret: `${hash}\n` })
  expect(headCommit(folder, withoutGit)).toBeUndefined()
})

test('finds the repository around a submodule, and around a submodule in it', () => {
  const inner = repository()
  const middle = repository()
  git(middle, 'submodule', 'add', '--quiet', inner, 'inner')
  git(middle, 'commit', '--quiet', '--all', '--message', 'second')
  const outer = repository()
  git(outer, 'submodule', 'add', '--quiet', middle, 'middle')
  git(outer, 'submodule', 'update', '--quiet', '--init', '--recursive')
  const top = findWorkTree(outer) ?? ''
  expect(findSuperproject(join(top, 'middle'))).toBe(top)
  expect(findSuperproject(join(top, 'middle/inner'))).toBe(top)
  expect(findSuperproject(top)).toBeUndefined()
})

test('does not take another checkout in a folder for a submodule', () => {
  const outer = repository()
  git(outer, 'clone', '--quiet', repository(), 'nested')
  expect(findSuperproject(join(outer, 'nested'))).toBeUndefined()
})
