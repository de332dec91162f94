import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { describeGzipDamage, readFileBytes, readFileText } from '../../../src/base/files/file-bytes.js'

const folder = mkdtempSync(join(tmpdir(), 'file-bytes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(bytes: Buffer): string {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  return path
}

async function readAll(path: string, chunkLength?: number) {
  const chunks: Buffer[] = []
  let error: unknown
  try {
    for await (const chunk of readFileBytes(path, chunkLength)) chunks.push(Buffer.from(chunk))
  } catch (thrown) {
    error = thrown
  }
  return { bytes: Buffer.concat(chunks), error }
}

// Hexadecimal digits, so that compressing halves the text at best and the file has many compressed chunks.
const content = Buffer.from(Array.from({ length: 40_000 }, (_, index) => Math.imul(index, 0x9e3779b1).toString(16)).join(' '))

test.each([1000, 64 * 1024])('reads the same bytes from a plain file and from gzip in chunks of %i bytes', async (chunkLength) => {
  expect((await readAll(fileOf(content), chunkLength)).bytes.equals(content)).toBe(true)
  expect((await readAll(fileOf(gzipSync(content)), chunkLength)).bytes.equals(content)).toBe(true)
})

test('returns everything before the end when gzip data is cut off', async () => {
  const compressed = gzipSync(content)
  const { bytes, error } = await readAll(fileOf(compressed.subarray(0, -8)))
  expect(bytes.equals(content)).toBe(true)
  expect(describeGzipDamage(error)).toBe('its gzip data is cut off')
})

test('returns all chunks before the damage when the checksum of gzip data is wrong', async () => {
  const chunkLength = 16 * 1024
  const broken = gzipSync(content)
  broken.writeUInt32LE(0, broken.length - 8)
  const { bytes, error } = await readAll(fileOf(broken), chunkLength)
  // zlib discards the last chunk, in which it finds the damage.
  expect(bytes.length).toBeGreaterThan(content.length - chunkLength)
  expect(content.subarray(0, bytes.length).equals(bytes)).toBe(true)
  expect(describeGzipDamage(error)).toBe('its gzip data is damaged (incorrect data check)')
})

test('describes only errors of zlib as gzip damage', async () => {
  const { error } = await readAll(join(folder, 'missing'))
  expect(error).toMatchObject({ code: 'ENOENT' })
  expect(describeGzipDamage(error)).toBeUndefined()
})

test('decodes text in UTF-16 without its byte order mark', async () => {
  const pieces: string[] = []
  for await (const piece of readFileText(fileOf(gzipSync(Buffer.from('\ufeffgrün', 'utf16le'))))) pieces.push(piece)
  expect(pieces.join('')).toBe('grün')
})
