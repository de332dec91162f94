import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { type ArchivedFile, openFiles, zipArchive } from '../../../src/host/github/zip-archive.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

const hasUnzip = spawnSync('unzip', ['-v']).status === 0

const fail = (file: string) => {
  throw new Error(`${file} was not opened`)
}

const fileOf = (name: string, content: Readable): ArchivedFile => ({
  name,
  mtime: new Date(),
  mode: 0o644,
  maximumBytes: 1_000_000,
  content,
})

async function bytesOf(archive: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of archive) parts.push(part)
  return Buffer.concat(parts)
}

/** Unpacks an archive into a new folder. */
async function unpack(archive: AsyncIterable<Uint8Array>): Promise<string> {
  const folder = makeFolder()
  const path = join(folder, 'a.zip')
  writeFileSync(path, await bytesOf(archive))
  execFileSync('unzip', ['-q', path, '-d', join(folder, 'out')], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  return join(folder, 'out')
}

describe.runIf(hasUnzip)('zipArchive', () => {
  test('writes files that unzip reads, with their names, bytes, times and permissions', async () => {
    const contents = {
      'empty.txt': '',
      'deep/down/log.txt': 'line\n'.repeat(100_000),
      'dist/@octocat [x](y) #12 grün 🎉.txt': 'text',
      'shot.png': randomBytes(300_000),
      'run.sh': '#!/bin/sh\n',
    }
    const root = makeTree(contents)
    const paths = Object.keys(contents).map((name) => join(root, name))
    chmodSync(join(root, 'run.sh'), 0o755)
    utimesSync(join(root, 'run.sh'), 1_600_000_000, 1_600_000_000)
    const out = await unpack(zipArchive(openFiles(paths, root, fail)))
    const differing = Object.entries(contents).filter(([name, content]) => !readFileSync(join(out, name)).equals(Buffer.from(content)))
    expect(differing.map(([name]) => name)).toEqual([])
    const { mode, mtimeMs } = statSync(join(out, 'run.sh'))
    expect([mode & 0o777, mtimeMs]).toEqual([0o755, 1_600_000_000_000])
  })

  test('writes a growing file up to its size when it was opened', async () => {
    const root = makeTree({ 'run.log': 'first\n', 'next.txt': 'next' })
    async function* growing(): AsyncGenerator<ArchivedFile> {
      for await (const file of openFiles([join(root, 'run.log'), join(root, 'next.txt')], root, fail)) {
        appendFileSync(join(root, 'run.log'), 'second\n')
        yield file
      }
    }
    const out = await unpack(zipArchive(growing()))
    expect(readFileSync(join(out, 'run.log'), 'utf8')).toBe('first\n')
    expect(readFileSync(join(out, 'next.txt'), 'utf8')).toBe('next')
  })
})

test('compresses files', async () => {
  const content = Readable.from([Buffer.alloc(1_000_000, 'a')])
  expect((await bytesOf(zipArchive([fileOf('a.txt', content)]))).length).toBeLessThan(2_000)
})

test('throws the error of a file that cannot be read to its end', async () => {
  async function* broken() {
    yield Buffer.from('a')
    throw new Error('EIO: i/o error, read')
  }
  await expect(bytesOf(zipArchive([fileOf('a.txt', Readable.from(broken()))]))).rejects.toThrow('EIO')
})

test('closes its files when the archive is not read to its end', async () => {
  const root = makeTree({ 'a.bin': randomBytes(4_000_000), 'b.bin': '' })
  const opened: Readable[] = []
  async function* observed(): AsyncGenerator<ArchivedFile> {
    for await (const file of openFiles([join(root, 'a.bin'), join(root, 'b.bin')], root, fail)) {
      opened.push(file.content)
      yield file
    }
  }
  for await (const _ of zipArchive(observed())) break
  await expect.poll(() => opened.map(({ closed }) => closed)).toEqual([true])
})

test('reports files that cannot be opened, and goes on', async () => {
  const root = makeTree({ 'b.txt': 'b' })
  const missing: string[] = []
  const archive = await bytesOf(zipArchive(openFiles([join(root, 'a.txt'), join(root, 'b.txt')], root, (file) => missing.push(file))))
  expect(missing).toEqual([join(root, 'a.txt')])
  expect(archive.toString('latin1')).toContain('b.txt')
})
