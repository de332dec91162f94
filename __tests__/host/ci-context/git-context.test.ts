import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitContext } from '../../../src/host/ci-context/git-context.js'
import { findRepository } from '../../../src/host/git/repository.js'
import { bareEnvironment } from '../../e2e/nodes.js'
import { makeFolder } from '../../read/collect/tree.js'
import { git } from './run-git.js'

/** Makes a repository with a commit and the given settings, each as words for `git config`. */
function makeRepository(...settings: readonly (readonly string[])[]): string {
  const folder = makeFolder()
  git(folder, 'init', '--quiet', '--initial-branch', 'trunk')
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'first')
  for (const words of settings) git(folder, 'config', ...words)
  return folder
}

const context = (folder: string, env: Readonly<Record<string, string>> = {}) =>
  gitContext(findRepository(folder, { ...bareEnvironment, ...env }))

const url = 'remote.origin.url'
const github = 'https://github.com/acme/shop.git'
const shop = { org: 'acme', project: 'shop', source: { url: 'https://github.com/acme/shop' } }

test.each([
  [
    'a mirror replaces its beginning',
    [
      [url, github],
      ['url.https://mirror.corp/cache/github/.insteadOf', 'https://github.com/'],
    ],
  ],
  [
    'it abbreviates an owner',
    [
      [url, 'work:shop'],
      ['url.git@github.com:acme/.insteadOf', 'work:'],
    ],
  ],
  [
    'it abbreviates a host',
    [
      [url, 'gh:acme/shop'],
      ['url.https://github.com/.insteadOf', 'gh:'],
    ],
  ],
  [
    'pushes go elsewhere',
    [
      [url, github],
      ['remote.origin.pushurl', 'https://push.corp/a/b.git'],
      ['url.https://x.corp/y/.pushInsteadOf', 'https://github.com/'],
    ],
  ],
  [
    'the remote has a second address',
    [
      [url, github],
      ['--add', url, 'https://gitlab.com/other/mirror.git'],
    ],
  ],
  ['the address is in an included file', [['include.path', '../included']]],
] as const)('reads the owner and the project that the user wrote when %s', (_, settings) => {
  const folder = makeRepository(...settings)
  writeFileSync(join(folder, 'included'), `[remote "origin"]\n\turl = ${github}\n`)
  expect(context(folder)).toMatchObject(shop)
})

test('reads the address of the repository in a linked work tree', () => {
  const linked = join(makeFolder(), 'linked')
  git(makeRepository([url, github]), 'worktree', 'add', '--quiet', linked)
  expect(context(linked)).toMatchObject({ ...shop, ref: 'linked' })
})

test('ignores the mirror of the global configuration', () => {
  const config = join(makeFolder(), 'config')
  writeFileSync(config, '[url "https://mirror.corp/cache/"]\n\tinsteadOf = https://github.com/\n')
  expect(context(makeRepository([url, github]), { GIT_CONFIG_GLOBAL: config })).toMatchObject(shop)
})

test('reads only the project when a repository of CodeCommit has no owner', () => {
  const found = context(makeRepository([url, 'codecommit::eu-west-1://web']))
  expect(found).toMatchObject({ project: 'web', ref: 'trunk' })
  expect(found).not.toHaveProperty('org')
})

test('reads commit and branch when the repository has no remote', () => {
  expect(Object.keys(context(makeRepository()))).toEqual(['ref', 'source'])
})
