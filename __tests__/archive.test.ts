// Tests that the archive which jobs download contains only what the action and npm need, and stays small.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareEnvironment } from './e2e/nodes.js'

const root = join(import.meta.dirname, '..')

/** Returns the archive that GitHub makes of the last commit, with the rules of the work tree. */
function archive(format: 'tar' | 'tar.gz'): Buffer {
  const words = ['archive', '--worktree-attributes', `--format=${format}`, 'HEAD']
  const { stdout, status } = spawnSync('git', words, { cwd: root, env: bareEnvironment, maxBuffer: 256 * 1024 * 1024 })
  expect(status).toBe(0)
  return stdout
}

const blockBytes = 512

/** Returns the names in a tar file. The names of the bundle are short enough for the field in the header of each entry. */
function namesIn(tar: Buffer): readonly string[] {
  const names: string[] = []
  for (let offset = 0; offset + blockBytes <= tar.length && tar[offset] !== 0; ) {
    const field = (start: number, length: number) => tar.toString('latin1', offset + start, offset + start + length).replace(/\0.*$/s, '')
    const isEntry = ['0', '5', ''].includes(field(156, 1))
    if (isEntry) names.push(field(0, 100))
    offset += blockBytes * (1 + Math.ceil(Number.parseInt(field(124, 12), 8) / blockBytes))
  }
  return names
}

test('the archive that jobs download contains only what the action and npm need', () => {
  const names = namesIn(archive('tar'))
  const tops = new Set(names.map((name) => name.split('/')[0]))
  expect([...tops].toSorted()).toEqual(['LICENSE', 'README.md', 'action.yml', 'dist', 'node24', 'package.json'])
  expect(names).toEqual(expect.arrayContaining(['dist/index.js', 'dist/post.js', 'dist/cli/index.js', 'node24/action.yml']))
  expect(names.length).toBeLessThanOrEqual(180)
})

test('the archive that jobs download has at most 2.75 MB', () => {
  expect(archive('tar.gz').length).toBeLessThanOrEqual(2_750_000)
})
