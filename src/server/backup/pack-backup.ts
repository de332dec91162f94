import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { type BackupManifest, checksumLine, checksumsName, manifestName } from './backup-format.js'

/** A file that does not change while the backup is read. */
export interface BackupFile {
  /** The path in the data folder, with slashes. */
  readonly path: string
  /** The absolute path. */
  readonly source: string
  readonly bytes: number
}

/** Packs files into a backup as it is read, so memory does not depend on their sizes. The stream fails if a file cannot be read. */
export function packBackup(manifest: BackupManifest, files: AsyncIterable<BackupFile>): Readable {
  const archive = pack()
  const mtime = new Date(manifest.createdAt)

  /** Adds a file and returns its checksum. */
  const add = async (name: string, content: Readable, size: number): Promise<string> => {
    const hash = createHash('sha256')
    const hashed = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    }
    await pipeline(content, hashed, archive.entry({ name, size, mode: 0o600, mtime }))
    return hash.digest('hex')
  }
  const addText = (name: string, text: string) => add(name, Readable.from([Buffer.from(text)]), Buffer.byteLength(text))

  const fill = async (): Promise<void> => {
    await addText(manifestName, `${JSON.stringify(manifest)}\n`)
    const checksums: string[] = []
    for await (const { path, source, bytes } of files) {
      const content = bytes === 0 ? Readable.from([]) : createReadStream(source, { end: bytes - 1 })
      checksums.push(checksumLine(path, await add(path, content, bytes)))
    }
    await addText(checksumsName, checksums.join(''))
    archive.finalize()
  }
  fill().catch((error: Error) => archive.destroy(error))
  return Readable.from(archive, { objectMode: false })
}
