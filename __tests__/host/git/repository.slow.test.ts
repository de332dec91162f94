import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findRepository } from '../../../src/host/git/repository.js'
import { bareEnvironment } from '../../e2e/nodes.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'
import { plantedAttacks } from './planted-attacks.js'

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
    cwd,
    env: bareEnvironment,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

/** Makes a repository in which all of these files are tracked. */
function makeRepository(files: Readonly<Record<string, string>>): string {
  const folder = makeTree(files)
  git(folder, 'init', '--quiet')
  git(folder, 'symbolic-ref', 'HEAD', 'refs/heads/trunk')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'first')
  return folder
}

const listed = (cwd: string, env?: Readonly<Record<string, string | undefined>>) =>
  findRepository(cwd, env)?.list('ls-files', '-z')?.toSorted()

describe('repository', () => {
  test('lists all tracked files relative to the top when it is asked from a folder below', async () => {
    const folder = makeRepository({ 'top.ts': '', 'packages/a/größe.ts': '', 'packages/b/x y.ts': '' })
    expect(listed(join(folder, 'packages', 'a'))).toEqual(['packages/a/größe.ts', 'packages/b/x y.ts', 'top.ts'])
  })

  test('returns the text of a blob of up to 1 MiB as it is', () => {
    const text = ` two lines\r\n${'x'.repeat(900_000)}\n`
    const folder = makeRepository({ 'a.json': text, 'big.json': 'x'.repeat(1_100_000) })
    const repository = findRepository(folder)
    const blob = (path: string) => repository?.blob(git(folder, 'rev-parse', `HEAD:${path}`))
    expect(blob('a.json')).toBe(text)
    expect([blob('big.json'), repository?.blob('1'.repeat(40))]).toEqual([undefined, undefined])
  })

  test('returns undefined when git fails', () => {
    const repository = findRepository(makeRepository({ a: '' }))
    expect(repository?.ask('symbolic-ref', '--short', 'HEAD')).toBe('trunk')
    expect(repository?.ask('remote', 'get-url', 'origin')).toBeUndefined()
  })

  test('returns no list when git fails', async () => {
    expect(findRepository(makeRepository({ a: '' }))?.list('ls-files', '--no-such-option')).toBeUndefined()
  })

  test('finds the repository when the folder is a linked work tree or a submodule', async () => {
    const folder = makeRepository({ 'a.ts': '' })
    const linked = join(makeFolder(), 'linked')
    git(folder, 'worktree', 'add', '--quiet', linked)
    expect(listed(linked)).toEqual(['a.ts'])
    const outer = makeRepository({ 'outer.ts': '' })
    git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', folder, 'inner')
    expect(listed(join(outer, 'inner'))).toEqual(['a.ts'])
  })

  test('finds the repository of the folder when GIT_DIR names another one', async () => {
    const [folder, other] = [makeRepository({ 'a.ts': '' }), makeRepository({ 'other.ts': '' })]
    const env = { ...process.env, GIT_DIR: join(other, '.git'), GIT_WORK_TREE: other, GIT_INDEX_FILE: join(other, '.git', 'index') }
    expect(listed(folder, env)).toEqual(['a.ts'])
  })

  test.each([
    ['there is no .git', {}],
    ['.git is an ordinary file', { '.git': 'something else' }],
    ['.git is an empty file', { '.git': '' }],
    ['.git is a folder without the parts of a repository', { '.git/config': '' }],
  ])('finds no repository when %s', (_, files) => {
    expect(findRepository(makeTree(files))).toBeUndefined()
  })

  test('finds no repository when the folder does not exist', () => {
    expect(findRepository(join(makeFolder(), 'missing'))).toBeUndefined()
  })
})

describe('hostile folders', () => {
  test.each(Object.keys(plantedAttacks))('runs nothing when the folder is %s', async (name) => {
    const careless = plantedAttacks[name]?.()
    const careful = plantedAttacks[name]?.()
    if (careless === undefined || careful === undefined) throw new Error(name)

    // The attack is a real one: it works against git without protection.
    try {
      git(careless.cwd, '-c', 'safe.bareRepository=all', 'ls-files', '-z')
    } catch {
      // Whether git fails after it has run the command depends on its version.
    }
    expect(existsSync(careless.marker)).toBe(careless.works)

    const repository = findRepository(careful.cwd)
    repository?.list('ls-files', '-z')
    repository?.ask('rev-parse', 'HEAD')
    repository?.ask('symbolic-ref', '--short', '--quiet', 'HEAD')
    repository?.ask('remote', 'get-url', 'origin')
    expect(existsSync(careful.marker)).toBe(false)
  })
})

// Windows starts an .exe only, which a test cannot make.
describe.skipIf(process.platform === 'win32')('git program', () => {
  const path = process.env.PATH ?? ''

  /** Writes a `git` that leaves a marker. */
  function plantGit(folder: string): string {
    const marker = join(makeFolder(), 'marker')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'git'), `#!/bin/sh\necho "$@" > '${marker}'\n`)
    chmodSync(join(folder, 'git'), 0o755)
    return marker
  }

  test.each([
    ['a dot', '.'],
    ['an empty entry', ''],
    ['a relative folder', 'bin'],
    ['a relative folder that begins with a dot', './bin'],
  ])('does not start a git program of the working directory when PATH has %s', async (_, entry) => {
    const folder = makeRepository({ 'a.ts': '' })
    const markers = [plantGit(folder), plantGit(join(folder, 'bin'))]
    const before = process.cwd()
    process.chdir(folder)
    try {
      expect(listed(folder, { PATH: `${entry}${delimiter}${path}` })).toEqual(['a.ts'])
    } finally {
      process.chdir(before)
    }
    expect(markers.filter((marker) => existsSync(marker))).toEqual([])
  })

  test('does not start a git program of the repository when PATH leads into it', async () => {
    const folder = makeRepository({ 'a.ts': '' })
    const bin = join(folder, 'node_modules', '.bin')
    const marker = plantGit(bin)
    expect(listed(folder, { PATH: `${bin}${delimiter}${path}` })).toEqual(['a.ts'])
    expect(existsSync(marker)).toBe(false)
  })

  test('starts the first executable file called git when PATH has several', async () => {
    const [folders, folder] = [makeFolder(), makeRepository({ 'a.ts': '' })]
    mkdirSync(join(folders, 'one', 'git'), { recursive: true })
    mkdirSync(join(folders, 'two'))
    writeFileSync(join(folders, 'two', 'git'), 'not a program')
    const marker = plantGit(join(folders, 'three'))
    listed(folder, { PATH: ['one', 'two', 'three'].map((name) => join(folders, name)).join(delimiter) })
    expect(readFileSync(marker, 'utf8')).toContain('ls-files')
  })

  test('removes relative entries of PATH from the environment of git', async () => {
    const [bin, folder, out] = [makeFolder(), makeRepository({ 'a.ts': '' }), join(makeFolder(), 'path')]
    writeFileSync(join(bin, 'git'), `#!/bin/sh\necho "$PATH" > '${out}'\n`)
    chmodSync(join(bin, 'git'), 0o755)
    listed(folder, { PATH: ['.', bin, '', 'x', '/usr/bin'].join(delimiter) })
    expect(readFileSync(out, 'utf8').trim()).toBe([bin, '/usr/bin'].join(delimiter))
  })

  test('finds no repository when no folder of PATH has git', () => {
    const folder = makeRepository({ 'a.ts': '' })
    expect(findRepository(folder, {})).toBeUndefined()
    expect(findRepository(folder, { PATH: makeFolder() })).toBeUndefined()
  })

  test('returns no list when git prints an endless item', async () => {
    const [bin, folder] = [makeFolder(), makeRepository({ 'a.ts': '' })]
    writeFileSync(join(bin, 'git'), '#!/bin/sh\nexec cat /dev/zero | tr "\\0" x\n')
    chmodSync(join(bin, 'git'), 0o755)
    expect(listed(folder, { PATH: [bin, '/usr/bin', '/bin'].join(delimiter) })).toBeUndefined()
  })
})
