import { open } from 'node:fs/promises'
import { relative } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

/** A file for an archive. */
export interface ArchivedFile {
  /** The path in the archive, with slashes. */
  readonly name: string
  readonly mtime: Date
  /** The permissions, for example 0o644. */
  readonly mode: number
  /** The maximum size of the content, in bytes. */
  readonly maximumBytes: number
  readonly content: Readable
}

/** Opens files one after the other, each up to its present size, because a log may grow. Reports the files that cannot be opened. */
export async function* openFiles(
  files: readonly string[],
  root: string,
  onMissing: (file: string) => void,
): AsyncGenerator<ArchivedFile, void> {
  for (const file of files) {
    const handle = await open(file).catch(() => undefined)
    if (handle === undefined) {
      onMissing(file)
      continue
    }
    try {
      const { size, mtime, mode } = await handle.stat()
      const content = handle.createReadStream({ end: Math.max(size, 1) - 1 })
      yield { name: relative(root, file).replaceAll('\\', '/'), mtime, mode, maximumBytes: size, content }
    } finally {
      await handle.close()
    }
  }
}

type Field = readonly [bytes: 2 | 4 | 8, value: number]

/** From this size on, an entry needs the 8-byte fields of Zip64. Deflated content can be a little longer than the content itself. */
const largeBytes = 0xff000000
/** The sizes follow the content (bit 3), and names are UTF-8 (bit 11). */
const flags = 0x0808
const deflated = 8
const madeByUnix = (3 << 8) | 45
const regularFile = 0o100000

/** Writes an archive as its files are read. Only the names of the files and their sizes are kept in memory. */
export async function* zipArchive(files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>): AsyncGenerator<Buffer, void> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, mtime, mode, maximumBytes, content } of files) {
    const path = Buffer.from(name)
    const start = offset
    /** Returns the fields that the entry has both before its content and in the directory. */
    const commonFields = (crc: number, sizes: readonly number[], isLarge: boolean): readonly Field[] => [
      [2, isLarge ? 45 : 20],
      [2, flags],
      [2, deflated],
      [4, dosTime(mtime)],
      [4, crc],
      ...sizes.map((size): Field => [4, isLarge ? 0xffffffff : size]),
      [2, path.length],
    ]
    const isLarge = maximumBytes >= largeBytes
    const extra = isLarge ? zip64Extra(0, 0) : Buffer.alloc(0)
    const header = encode([4, 0x04034b50], ...commonFields(0, [0, 0], isLarge), [2, extra.length])
    yield Buffer.concat([header, path, extra])

    const { crc, size, compressedSize } = yield* deflate(content)
    const sizeBytes = isLarge ? 8 : 4
    const descriptor = encode([4, 0x08074b50], [4, crc], [sizeBytes, compressedSize], [sizeBytes, size])
    yield descriptor
    offset += header.length + path.length + extra.length + compressedSize + descriptor.length

    const isFar = isLarge || start >= largeBytes
    const entryExtra = isFar ? zip64Extra(size, compressedSize, start) : Buffer.alloc(0)
    const entry = encode(
      [4, 0x02014b50],
      [2, madeByUnix],
      ...commonFields(crc, [compressedSize, size], isFar),
      [2, entryExtra.length],
      // No comment, the first disk, no internal attributes.
      [2, 0],
      [2, 0],
      [2, 0],
      [4, ((regularFile | (mode & 0o777)) << 16) >>> 0],
      [4, isFar ? 0xffffffff : start],
    )
    directory.push(Buffer.concat([entry, path, entryExtra]))
  }
  yield* directory
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0)
  yield directoryEnd(directory.length, directoryBytes, offset)
}

const gzipHeaderBytes = 10
const gzipTrailerBytes = 8

/** Yields deflated content. Takes it from gzip data, because its trailer has the CRC-32, which `node:zlib` computes only since Node 20.15. */
async function* deflate(
  content: Readable,
): AsyncGenerator<Buffer, { readonly crc: number; readonly size: number; readonly compressedSize: number }> {
  const gzip = createGzip()
  let compressedSize = 0
  let start = gzipHeaderBytes
  let rest = Buffer.alloc(0)
  // The consumer of the stream gets its errors too.
  for await (const chunk of pipeline(content, gzip, () => {})) {
    rest = Buffer.concat([rest, chunk])
    const end = rest.length - gzipTrailerBytes
    if (end <= start) continue
    compressedSize += end - start
    yield rest.subarray(start, end)
    rest = rest.subarray(end)
    start = 0
  }
  return { crc: rest.readUInt32LE(0), size: gzip.bytesWritten, compressedSize }
}

/** Returns the end of an archive, which contains the position of the directory. */
function directoryEnd(count: number, bytes: number, offset: number): Buffer {
  const isLarge = count >= 0xffff || offset + bytes >= largeBytes
  const shownCount: Field = [2, isLarge ? 0xffff : count]
  const end = encode(
    [4, 0x06054b50],
    [4, 0],
    shownCount,
    shownCount,
    [4, isLarge ? 0xffffffff : bytes],
    [4, isLarge ? 0xffffffff : offset],
    [2, 0],
  )
  if (!isLarge) return end
  const record = encode([4, 0x06064b50], [8, 44], [2, madeByUnix], [2, 45], [8, 0], [8, count], [8, count], [8, bytes], [8, offset])
  const locator = encode([4, 0x07064b50], [4, 0], [8, offset + bytes], [4, 1])
  return Buffer.concat([record, locator, end])
}

const zip64Extra = (...values: readonly number[]): Buffer =>
  encode([2, 1], [2, 8 * values.length], ...values.map((value): Field => [8, value]))

/** Returns a time in UTC, in steps of two seconds. */
function dosTime(time: Date): number {
  const years = time.getUTCFullYear() - 1980
  if (years < 0 || years > 127) return (1 << 21) | (1 << 16)
  const date = (years << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate()
  return ((date << 16) | (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1)) >>> 0
}

function encode(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}
