import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSourceLines } from '../../../src/judge/source-locations/source-lines.js'
import { createTrackedFiles } from '../../../src/judge/source-locations/tracked-files.js'
import { makeTree } from '../../read/collect/tree.js'

const sourceLines = (cwd: string) => createSourceLines(cwd, createTrackedFiles(cwd))

function makeRepository(files: Readonly<Record<string, string | Buffer>>, tracked = '.') {
  const cwd = makeTree(files)
  execFileSync('git', ['init', '--quiet'], { cwd })
  execFileSync('git', ['add', tracked], { cwd })
  return cwd
}

describe('createSourceLines', () => {
  it('returns the lines of a tracked file, from any folder of the repository', () => {
    const cwd = makeRepository({ 'src/cart.ts': 'one\r\ntwo\nthree', 'api/x.ts': '' })
    expect(sourceLines(join(cwd, 'api'))('src/cart.ts')).toEqual(['one', 'two', 'three'])
  })

  it('returns nothing for a file that git does not track', () => {
    const cwd = makeRepository({ 'src/cart.ts': 'one', '.env': 'KEY=1', 'src/local.ts': 'two' }, 'src/cart.ts')
    const read = sourceLines(cwd)
    expect(['.env', '.git/config', 'src/local.ts', '../src/cart.ts', 'cart.ts', 'src/none.ts'].map(read)).toEqual(Array(6).fill(undefined))
  })

  it('returns nothing for hidden files without git, because any of them could be secret', () => {
    const read = sourceLines(makeTree({ 'src/cart.ts': 'one', '.env': 'KEY=1', '.aws/credentials': 'x' }))
    expect(['src/cart.ts', '.env', '.aws/credentials'].map(read)).toEqual([['one'], undefined, undefined])
  })

  it('returns nothing for binary files and files of more than 1 MB', () => {
    const read = sourceLines(makeRepository({ 'a.bin.ts': Buffer.from([65, 0, 66]), 'big.ts': 'x'.repeat(1024 * 1024 + 1) }))
    expect(['a.bin.ts', 'big.ts'].map(read)).toEqual([undefined, undefined])
  })

  it.skipIf(process.platform === 'win32')('returns nothing for links and for files in linked folders', () => {
    const outside = makeTree({ 'secret.ts': 'secret' })
    const cwd = makeRepository({ 'link.ts': `-> ${join(outside, 'secret.ts')}`, 'src/real.ts': 'one', 'again.ts': '-> src/real.ts' })
    expect(['link.ts', 'again.ts'].map(sourceLines(cwd))).toEqual([undefined, undefined])
  })
})
