import { execFileSync, spawnSync } from 'node:child_process'
import { createWriteStream, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { type ArchivedFile, openFiles, zipArchive } from '../../../src/host/github/zip-archive.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

/** Writes an archive, and returns a function that starts unzip with it. */
async function archived(files: Parameters<typeof zipArchive>[0]) {
  const path = join(makeFolder(), 'a.zip')
  await pipeline(zipArchive(files), createWriteStream(path))
  return (option: string, ...names: readonly string[]) => execFileSync('unzip', [option, path, ...names], { maxBuffer: 1e8 }).toString()
}

describe.runIf(spawnSync('unzip', ['-v']).status === 0)('an archive in the format Zip64', () => {
  test('contains more than 65,535 files', async () => {
    function* files(): Generator<ArchivedFile> {
      for (let index = 0; index < 65_537; index += 1) {
        const content = Buffer.from(String(index))
        yield { name: `${index}.txt`, mtime: new Date(), mode: 0o644, maximumBytes: content.length, content: Readable.from([content]) }
      }
    }
    const unzip = await archived(files())
    expect(unzip('-l')).toMatch(/ 65537 files\s*$/)
    expect(unzip('-p', '65536.txt')).toBe('65536')
  })

  test('contains a file of more than 4 GiB and the file after it', async () => {
    const root = makeTree({ 'a.log': '', 'b.txt': 'b' })
    const bytes = 4_400_000_000
    truncateSync(join(root, 'a.log'), bytes)
    const missing: string[] = []
    const unzip = await archived(openFiles([join(root, 'a.log'), join(root, 'b.txt')], root, (file) => missing.push(file)))
    expect(missing).toEqual([])
    expect(unzip('-l')).toMatch(new RegExp(`^ *${bytes} .* a\\.log$`, 'm'))
    expect(unzip('-t')).toContain('No errors detected')
    expect(unzip('-p', 'b.txt')).toBe('b')
  })
})
