import { crc32, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readZipEntry } from '../../../src/host/github/zip-entry.js'

interface Entry {
  readonly content: Buffer
  readonly method?: 0 | 8
}

/** Writes an archive as a writer that streams does: the sizes come after each file and in the directory at the end. */
function archiveOf(...entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { content, method = 8 } of entries) {
    const compressed = method === 8 ? deflateRawSync(content) : content
    const name = Buffer.from('part.br')
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50)
    header.writeUInt16LE(8, 6)
    header.writeUInt16LE(method, 8)
    header.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(crc32(content), 16)
    entry.writeUInt32LE(compressed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    const file = Buffer.concat([header, name, compressed])
    files.push(file)
    directory.push(entry, name)
    offset += file.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}

const content = Buffer.from('the results of a job '.repeat(50))

test.each([0, 8] as const)('reads the only file of an archive with the compression method %d', (method) => {
  expect(readZipEntry(archiveOf({ content, method }), 10_000)).toEqual(content)
})

test.each([
  ['the file is longer than the limit', archiveOf({ content }), 100],
  ['the file is stored and longer than the limit', archiveOf({ content, method: 0 }), 100],
  ['there are two files', archiveOf({ content }, { content }), 10_000],
  ['there is no file', archiveOf(), 10_000],
  ['it is not an archive', Buffer.from('no archive'), 10_000],
  ['it is empty', Buffer.alloc(0), 10_000],
])('refuses an archive when %s', (_, archive, limit) => {
  expect(() => readZipEntry(archive, limit)).toThrow(Error)
})

test('refuses an archive when its file is stored and shorter than the directory states', () => {
  const archive = archiveOf({ content, method: 0 })
  const directory = archive.readUInt32LE(archive.length - 22 + 16)
  archive.writeUInt32LE(archive.length, directory + 20)
  expect(() => readZipEntry(archive, 10_000)).toThrow('a damaged archive')
})

test('refuses an archive when its end was cut off', () => {
  const archive = archiveOf({ content, method: 0 })
  expect(() => readZipEntry(archive.subarray(0, -1), 10_000)).toThrow('not an archive')
})

test('returns at most the limit, or throws, when any bytes of an archive are changed', () => {
  const whole = archiveOf({ content })
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (place, byte, length) => {
      const damaged = Buffer.from(whole.subarray(0, length))
      if (place < length) damaged[place] = byte
      try {
        expect(readZipEntry(damaged, 2_000).length).toBeLessThanOrEqual(2_000)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
    { numRuns: 3_000 },
  )
})
