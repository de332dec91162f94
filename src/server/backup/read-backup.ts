import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Header } from 'tar-stream'
import { InputOutputError, messageOf } from '../../base/errors.js'
import { type BackupManifest, backupFault, checksumLine, checksumsName, isBackupPath, manifestName, readManifest } from './backup-format.js'

/** The contents of a backup that was read to its end. */
export interface BackupSummary {
  readonly manifest: BackupManifest
  readonly files: number
  /** The size of the files. */
  readonly bytes: number
}

/** A file in the archive. */
interface Entry extends AsyncIterable<Buffer> {
  readonly header: Header
}

/** Receives a file of a backup. It must read the content to its end. */
type FileConsumer = (path: string, content: AsyncIterable<Buffer>) => Promise<void>

const maximumManifestBytes = 64 * 1024

/** Enough for two million files. */
const maximumChecksumsBytes = 256 * 1024 * 1024

const damageHint = 'Use another backup.'

/**
 * Reads a backup and checks everything: its version, the paths and the checksums of its files, and that nothing is missing. Checksums are
 * only known at the end, so read a backup without a consumer before you use its files.
 * @param title the backup in messages
 * @throws InputOutputError if the backup is damaged, incomplete or of a newer version
 */
export async function readBackup(chunks: AsyncIterable<Buffer>, title: string, onFile: FileConsumer = drain): Promise<BackupSummary> {
  const archive = extract()
  // An error of the source must not look like damage.
  let sourceError: unknown
  const source = async function* () {
    const iterator = chunks[Symbol.asyncIterator]()
    try {
      for (;;) {
        const next = await iterator.next().catch((error: unknown) => {
          sourceError = error
          throw error
        })
        if (next.done) return
        yield next.value
      }
    } finally {
      await iterator.return?.()
    }
  }
  const fed = pipeline(Readable.from(source(), { objectMode: false }), archive)
  // It fails together with the iteration below, which reports the error.
  fed.catch(() => {})
  try {
    // The types of streamx lack the iterator of a stream.
    const summary = await readEntries(archive as unknown as AsyncIterable<Entry>, title, onFile)
    await fed
    return summary
  } catch (error) {
    if (sourceError !== undefined) throw sourceError
    if (error instanceof InputOutputError || (error instanceof Error && 'code' in error)) throw error
    throw messageOf(error) === 'Unexpected end of data' ? incomplete(title, error) : damaged(title, 'it is not a valid tar archive', error)
  } finally {
    archive.destroy()
  }
}

async function readEntries(archive: AsyncIterable<Entry>, title: string, onFile: FileConsumer): Promise<BackupSummary> {
  let manifest: BackupManifest | undefined
  let isComplete = false
  let files = 0
  let bytes = 0
  const lines = new Map<string, string>()
  for await (const entry of archive) {
    const { name, type } = entry.header
    if (manifest === undefined) {
      if (name !== manifestName) throw notBackup(title)
      manifest = readManifest(await textOf(entry, maximumManifestBytes, title), title)
      continue
    }
    if (isComplete) throw damaged(title, `something follows ${checksumsName}`)
    if (name === checksumsName) {
      compareChecksums(lines, await textOf(entry, maximumChecksumsBytes, title), title)
      isComplete = true
      continue
    }
    if (type !== 'file' || !isBackupPath(name) || lines.has(name)) {
      throw damaged(title, `it contains the unexpected entry ${JSON.stringify(name.slice(0, 200))}`)
    }
    const hash = createHash('sha256')
    await onFile(
      name,
      hashed(entry, (chunk) => {
        hash.update(chunk)
        bytes += chunk.length
      }),
    )
    files += 1
    lines.set(name, checksumLine(name, hash.digest('hex')))
  }
  if (manifest === undefined) throw notBackup(title)
  if (!isComplete) throw incomplete(title)
  return { manifest, files, bytes }
}

async function* hashed(entry: AsyncIterable<Buffer>, onChunk: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    onChunk(chunk)
    yield chunk
  }
}

async function drain(_path: string, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}

async function textOf(entry: AsyncIterable<Buffer>, maximumBytes: number, title: string): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const chunk of entry) {
    bytes += chunk.length
    if (bytes > maximumBytes) throw damaged(title, 'its list of files is too long')
    pieces.push(chunk)
  }
  return Buffer.concat(pieces).toString()
}

function compareChecksums(lines: ReadonlyMap<string, string>, checksums: string, title: string): void {
  const listed = new Set(checksums.split(/(?<=\n)/).filter((line) => line !== ''))
  for (const [name, line] of lines) {
    if (!listed.delete(line)) throw damaged(title, `the checksum of ${name} does not match`)
  }
  if (listed.size > 0) throw damaged(title, `${listed.size} of its files are missing`)
}

const damaged = (title: string, reason: string, cause?: unknown) => backupFault(title, `is damaged: ${reason}.`, damageHint, cause)

const incomplete = (title: string, cause?: unknown) => backupFault(title, 'is incomplete: its end is missing.', damageHint, cause)

const notBackup = (title: string) => backupFault(title, 'is not a backup of Build Report.', 'Name a file that "build-report backup" wrote.')
