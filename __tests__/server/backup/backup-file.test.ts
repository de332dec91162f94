// Tests that a backup is read as it was packed, and is refused when it is cut or damaged (src/server/backup).
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { describe, expect, test } from 'vitest'
import { type BackupFile, packBackup } from '../../../src/server/backup/pack-backup.js'
import { readBackup } from '../../../src/server/backup/read-backup.js'
import { makeFolder } from '../../read/collect/tree.js'

const manifest = { format: 1, version: '1.2.3', schemaVersion: 3, createdAt: 1_700_000_000_000 }

/** Files of all kinds of sizes: empty, of one block, of several chunks. */
const contents: Readonly<Record<string, Buffer>> = {
  'metadata/build_report.sql': Buffer.from('ATTACH DATABASE …'),
  'store/abc/0f8fad5b-d9cb-469f-a165-70867728950e/all_1_1_0/empty%2Ename.txt': Buffer.alloc(0),
  'store/abc/0f8fad5b-d9cb-469f-a165-70867728950e/all_1_1_0/block.bin': randomBytes(512),
  [`store/abc/0f8fad5b-d9cb-469f-a165-70867728950e/all_1_1_0/places.proj/${'long'.repeat(30)}.bin`]: randomBytes(300_000),
}

async function* filesOf(given = contents): AsyncGenerator<BackupFile> {
  const folder = makeFolder()
  for (const [path, content] of Object.entries(given)) {
    const source = join(folder, path)
    mkdirSync(dirname(source), { recursive: true })
    writeFileSync(source, content)
    yield { path, source, bytes: content.length }
  }
}

const backup = (files = filesOf(), changed: object = {}) => buffer(packBackup({ ...manifest, ...changed }, files))

async function* inPieces(bytes: Buffer, length = 10_000): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length)
}

const read = (bytes: Buffer) => readBackup(inPieces(bytes), '"b.tar"')

/** Returns an archive with any entries. */
function archiveOf(entries: readonly (readonly [name: string, content: string, type?: 'symlink'])[]): Promise<Buffer> {
  const archive = pack()
  for (const [name, content, type] of entries) {
    if (type === undefined) archive.entry({ name }, content)
    else archive.entry({ name, type, linkname: content })
  }
  archive.finalize()
  return buffer(archive)
}

const sumOf = (name: string, content: string) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`
const start = ['build-report-backup.json', JSON.stringify(manifest)] as const

test('returns every file of a backup as it was packed', async () => {
  const found = new Map<string, Buffer>()
  const summary = await readBackup(inPieces(await backup()), '"b.tar"', async (path, content) => {
    found.set(path, await buffer(content))
  })
  expect(Object.fromEntries(found)).toEqual(contents)
  expect(summary).toEqual({ manifest, files: 4, bytes: Object.values(contents).reduce((sum, { length }) => sum + length, 0) })
})

test('lists the checksums in the format of sha256sum at the end', async () => {
  const text = (await backup()).toString('latin1')
  const lines = Object.entries(contents).map(([path, content]) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`)
  expect(text).toContain(lines.join(''))
  expect(text.indexOf('SHA256SUMS')).toBeGreaterThan(text.lastIndexOf('metadata/build_report.sql', text.indexOf(lines[0] ?? '')))
})

describe('refuses a backup', () => {
  test('that was cut anywhere', async () => {
    const bytes = await backup()
    // The two blocks at the end of every tar archive are the only ones that may be missing.
    const end = bytes.length - 1024
    const lengths = [0, 1, 511, 512, 600, 1024, ...Array.from({ length: 40 }, (_, index) => Math.floor((end * (index + 1)) / 41)), end - 1]
    for (const length of lengths) {
      await expect(read(bytes.subarray(0, length)), `cut after ${length} bytes`).rejects.toThrow(
        /^The backup "b\.tar" (is (incomplete|damaged|not a backup of Build Report)|has format)/,
      )
    }
    await expect(read(bytes.subarray(0, end))).resolves.toMatchObject({ files: 4 })
  })

  test('with a changed byte anywhere that matters', async () => {
    const bytes = await backup()
    const changes: string[] = []
    for (let position = 3; position < bytes.length - 1024; position += 997) {
      const copy = Buffer.from(bytes)
      copy.writeUInt8(copy.readUInt8(position) ^ 0x20, position)
      await read(copy).then(
        () => changes.push(`${position}: ${bytes.readUInt8(position)}`),
        (error: Error) => expect(error.message).toMatch(/^The backup "b\.tar" /),
      )
    }
    // Padding between the files.
    expect(changes.filter((change) => !change.endsWith(': 0'))).toEqual([])
  })

  test.each([
    ['an empty file', [], 'is not a backup of Build Report. Name a file that "build-report backup" wrote.'],
    ['another archive', [['a.txt', 'a']], 'is not a backup of Build Report.'],
    ['a newer format', [['build-report-backup.json', '{"format":2}']], 'has format 2, but this version of build-report only supports'],
    ['an invalid manifest', [['build-report-backup.json', '{"format":1}']], 'is damaged: build-report-backup.json is not valid.'],
    ['a manifest that is not an object', [['build-report-backup.json', 'null']], 'is damaged: build-report-backup.json is not valid.'],
    ['no checksums', [start, ['store/a', 'x']], 'is incomplete: its end is missing. Use another backup.'],
    ['a missing file', [start, ['SHA256SUMS', sumOf('store/a', 'x')]], 'is damaged: 1 of its files are missing.'],
    ['a file without a checksum', [start, ['store/a', 'x'], ['SHA256SUMS', '']], 'is damaged: the checksum of store/a does not match.'],
    [
      'a file twice',
      [start, ['store/a', 'x'], ['store/a', 'x'], ['SHA256SUMS', sumOf('store/a', 'x')]],
      'is damaged: it contains the unexpected entry "store/a".',
    ],
    ['a file after its end', [start, ['SHA256SUMS', ''], ['store/a', 'x']], 'is damaged: something follows SHA256SUMS.'],
    ['a path out of the folder', [start, ['store/../../a', 'x']], 'is damaged: it contains the unexpected entry "store/../../a".'],
    ['an absolute path', [start, ['/etc/a', 'x']], 'is damaged: it contains the unexpected entry "/etc/a".'],
    ['a path in another folder', [start, ['tmp/a', 'x']], 'is damaged: it contains the unexpected entry "tmp/a".'],
    ['a symbolic link', [start, ['store/a', '/etc', 'symlink']], 'is damaged: it contains the unexpected entry "store/a".'],
  ] as const)('that is or contains %s', async (_, entries, message) => {
    await expect(read(await archiveOf(entries))).rejects.toThrow(`The backup "b.tar" ${message}`)
  })

  test('that is not an archive', async () => {
    await expect(read(Buffer.from('x'.repeat(2000)))).rejects.toThrow('The backup "b.tar" is damaged: it is not a valid tar archive.')
    await expect(read(readFileSync(import.meta.filename))).rejects.toThrow('The backup "b.tar" is damaged: it is not a valid tar archive.')
  })
})

test('passes on the error of the source', async () => {
  const bytes = await backup()
  const failing = async function* () {
    yield bytes.subarray(0, 1000)
    throw new Error('the disk fails')
  }
  await expect(readBackup(failing(), 'b')).rejects.toThrow('the disk fails')
})

test('fails when a file of the backup cannot be read', async () => {
  const gone = async function* () {
    yield { path: 'store/a', source: join(makeFolder(), 'gone'), bytes: 5 }
  }
  await expect(backup(gone())).rejects.toThrow('ENOENT')
})

test('reads files only as fast as the backup is read', async () => {
  let opened = 0
  const folder = makeFolder()
  writeFileSync(join(folder, 'file'), randomBytes(50_000))
  const many = async function* () {
    for (let number = 0; number < 200; number += 1) {
      opened += 1
      yield { path: `store/${number}`, source: join(folder, 'file'), bytes: 50_000 }
    }
  }
  const stream = packBackup(manifest, many())
  const chunks = stream[Symbol.asyncIterator]()
  for (let count = 0; count < 10; count += 1) await chunks.next()
  const seen = opened
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate)
  expect(opened).toBeLessThan(20)
  expect(opened - seen).toBeLessThan(10)
  stream.destroy()
})
