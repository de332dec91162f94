import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const stored = 0
const deflated = 8

/**
 * Returns the only file of an archive, for example of a workflow artifact.
 * @throws Error if the archive is damaged, contains several files, or its file is longer than the limit
 */
export function readZipEntry(archive: Buffer, maximumBytes: number): Buffer {
  // The directory at the end has the sizes; a writer that streams leaves them out at the beginning of the file.
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + endBytes > archive.length || archive.readUInt32LE(end) !== endSignature) throw new Error('not an archive')
  if (archive.readUInt16LE(end + 10) !== 1) throw new Error('not an archive with one file')
  const entry = archive.readUInt32LE(end + 16)
  if (archive.readUInt32LE(entry) !== entrySignature) throw new Error('a damaged archive')
  const method = archive.readUInt16LE(entry + 10)
  const compressedBytes = archive.readUInt32LE(entry + 20)
  const header = archive.readUInt32LE(entry + 42)
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  const content = archive.subarray(start, start + compressedBytes)
  if (content.length !== compressedBytes) throw new Error('a damaged archive')
  if (method === deflated) return inflateRawSync(content, { maxOutputLength: maximumBytes })
  if (method !== stored || content.length > maximumBytes) throw new Error('an archive that cannot be read')
  return content
}
