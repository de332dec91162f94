import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCommit } from '../../../src/host/git/read-commit.js'
import { findRepository } from '../../../src/host/git/repository.js'
import { makeTree } from '../../read/collect/tree.js'

const author = ['-c', 'user.name=Alice Doe', '-c', 'user.email=alice@acme.example']

const git = (cwd: string, ...words: readonly string[]): string =>
  execFileSync('git', [...author, ...words], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Makes a repository with one commit. */
function makeRepository(): string {
  const folder = makeTree({ 'a.txt': 'a' })
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'first')
  return folder
}

const head = (folder: string): string => git(folder, 'rev-parse', 'HEAD')

test('returns the same tree for two commits when the second one changes no file', () => {
  const folder = makeRepository()
  const repository = findRepository(folder)
  const first = readCommit(head(folder), repository)?.tree
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'run again')
  expect(first).toMatch(/^[0-9a-f]{40}$/)
  expect(readCommit(head(folder), repository)?.tree).toBe(first)
})

test('returns the author, the message and the parent of a commit', () => {
  const folder = makeRepository()
  const first = head(folder)
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Round half a cent up\n\nauthor Mallory <m@x> 1 +0000')
  expect(readCommit(head(folder), findRepository(folder))).toMatchObject({
    parent: first,
    author: 'Alice Doe',
    message: 'Round half a cent up\n\nauthor Mallory <m@x> 1 +0000',
  })
  expect(readCommit(first, findRepository(folder))).not.toHaveProperty('parent')
})

test('returns the parent of the oldest commit of a shallow clone', () => {
  const folder = makeRepository()
  const first = head(folder)
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'second')
  const clone = makeTree({ 'b.txt': 'b' })
  git(clone, 'clone', '--quiet', '--depth', '1', `file://${folder}`, 'clone')
  const shallow = join(clone, 'clone')
  expect(readCommit(head(shallow), findRepository(shallow))?.parent).toBe(first)
})

test('starts no program that the configuration names when a commit is signed', () => {
  const folder = makeRepository()
  const planted = join(folder, 'planted')
  writeFileSync(join(folder, 'gpg.sh'), `#!/bin/sh\ntouch '${planted}'\n`, { mode: 0o755 })
  const signed = `${git(folder, 'cat-file', 'commit', 'HEAD').replace('\n\n', '\ngpgsig -----BEGIN PGP SIGNATURE-----\n -----END PGP SIGNATURE-----\n\n')}\n`
  const commit = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
    cwd: folder,
    input: signed,
    encoding: 'utf8',
  }).trim()
  git(folder, 'config', 'gpg.program', join(folder, 'gpg.sh'))
  git(folder, 'config', 'log.showSignature', 'true')
  expect(readCommit(commit, findRepository(folder))?.message).toBe('first')
  expect(findRepository(folder)?.ask('cat-file', '-e', 'HEAD')).toBe('')
  expect(() => execFileSync('ls', [planted], { stdio: 'ignore' })).toThrow()
})

test.each([
  ['the clone lacks the commit', '1'.repeat(40)],
  ['the commit is no hash', '--help'],
  ['there is no commit', undefined],
])('returns nothing when %s', (_, commit) => {
  const folder = makeTree({ 'a.txt': 'a' })
  git(folder, 'init', '--quiet')
  expect(readCommit(commit, findRepository(folder))).toBeUndefined()
})

test('returns nothing when there is no repository', () => {
  expect(readCommit('1'.repeat(40), undefined)).toBeUndefined()
})
