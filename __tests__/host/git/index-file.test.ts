import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readIndex } from '../../../src/host/git/index-file.js'
import { bareEnvironment } from '../../e2e/nodes.js'
import { makeTree } from '../../read/collect/tree.js'

const run = (cwd: string, words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], {
    cwd,
    env: bareEnvironment,
    encoding: 'utf8',
    stdio: 'pipe',
  })

/** The names have lengths of all remainders by 8, and beginnings that version 4 shares. */
const files = Object.fromEntries([
  ...Array.from({ length: 9 }, (_, index) => [`src/${'a'.repeat(index + 1)}`, `${index}`]),
  [`deep/${'folder/'.repeat(30)}größe.xml`, 'x'],
  ['script.sh', '#!/bin/sh\n'],
])

function makeRepository(...options: readonly string[]): { readonly folder: string; readonly index: string } {
  const folder = makeTree(files)
  run(folder, ['init', '--quiet', ...options])
  run(folder, ['add', '.'])
  return { folder, index: join(folder, '.git/index') }
}

/** Returns the regular files without conflicts that git itself lists. */
const listed = (folder: string): Map<string, string> =>
  new Map(
    run(folder, ['ls-files', '--stage', '-z'])
      .split('\0')
      .flatMap((item) => {
        const [, hash = '', path = ''] = /^100\d{3} (\w+) 0\t(.*)$/s.exec(item) ?? []
        return path === '' ? [] : [[path, hash] as const]
      }),
  )

describe('readIndex', () => {
  test.each([
    ['version 2', [], ['update-index', '--index-version', '2']],
    ['version 3', [], ['add', '--intent-to-add', 'late.xml']],
    ['version 4', [], ['update-index', '--index-version', '4']],
    ['SHA-256', ['--object-format=sha256'], ['update-index', '--index-version', '4']],
    ['a cache of untracked files', [], ['update-index', '--force-untracked-cache']],
    ['an executable file', [], ['update-index', '--chmod=+x', 'script.sh']],
  ])('lists the same files as git for an index with %s', (_, options, words) => {
    const { folder, index } = makeRepository(...options)
    writeFileSync(join(folder, 'late.xml'), 'late')
    run(folder, words)
    const found = readIndex(index)
    expect(found?.size).toBeGreaterThanOrEqual(Object.keys(files).length)
    expect(found).toEqual(listed(folder))
  })

  test('leaves out links, submodules, conflicts and sparse folders', () => {
    const { folder, index } = makeRepository()
    symlinkSync('script.sh', join(folder, 'link'))
    run(folder, ['add', '.'])
    run(folder, ['commit', '--quiet', '--message', 'a'])
    const [head, blob] = [run(folder, ['rev-parse', 'HEAD']).trim(), run(folder, ['rev-parse', 'HEAD:script.sh']).trim()]
    run(folder, ['update-index', '--add', '--cacheinfo', `160000,${head},module`])
    const conflict = [1, 2, 3].map((stage) => `100644 ${blob} ${stage}\tconflict.xml\n`).join('')
    execFileSync('git', ['update-index', '--index-info'], { cwd: folder, env: bareEnvironment, input: conflict })
    expect(readIndex(index)).toEqual(listed(folder))
    expect(readIndex(index)?.size).toBe(Object.keys(files).length)

    const sparse = makeRepository()
    run(sparse.folder, ['commit', '--quiet', '--message', 'a'])
    run(sparse.folder, ['sparse-checkout', 'init', '--cone', '--sparse-index'])
    run(sparse.folder, ['sparse-checkout', 'set', 'src'])
    expect([...(readIndex(sparse.index)?.keys() ?? [])].filter((path) => path.startsWith('deep'))).toEqual([])
    expect(readIndex(sparse.index)?.get('src/a')).toBe(listed(sparse.folder).get('src/a'))
  })

  test('returns undefined for an index whose entries are in a second file', () => {
    const { folder, index } = makeRepository()
    run(folder, ['update-index', '--split-index'])
    expect(readIndex(index)).toBeUndefined()
  })

  test('returns undefined for a file that git did not write completely', () => {
    const { folder, index } = makeRepository()
    const bytes = readFileSync(index)
    const damaged = (change: (copy: Buffer) => Buffer) => {
      writeFileSync(index, change(Buffer.from(bytes)))
      return readIndex(index)
    }
    for (let length = 0; length < bytes.length; length += 7) expect(damaged((copy) => copy.subarray(0, length))).toBeUndefined()
    expect(damaged((copy) => Buffer.concat([copy, copy]))).toBeUndefined()
    expect(damaged((copy) => copy.fill(0xff, 100, 110))).toBeUndefined()
    expect(readIndex(join(folder, 'missing'))).toBeUndefined()
    expect(readIndex(folder)).toBeUndefined()
  })

  test('returns undefined when short entries repeat a long name, so that a small file cannot fill the memory', () => {
    const entry = () => {
      const bytes = Buffer.alloc(65)
      bytes.writeUInt32BE(0o100644, 24)
      bytes.writeUInt16BE(1, 60)
      // Removes nothing of the name before, and adds one character.
      bytes.write('a', 63)
      return bytes
    }
    const read = (count: number) => {
      const header = Buffer.from('DIRC\0\0\0\x04\0\0\0\0')
      header.writeUInt32BE(count, 8)
      const content = Buffer.concat([header, ...Array.from({ length: count }, entry)])
      const index = join(makeTree({}), 'index')
      writeFileSync(index, Buffer.concat([content, createHash('sha1').update(content).digest()]))
      return readIndex(index)
    }
    expect(read(20_000)).toBeUndefined()
    expect(read(100)?.size).toBe(100)
  })
})
