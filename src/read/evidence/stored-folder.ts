import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOf } from './file-source.js'
import type { FolderCache } from './folder-cache.js'
import { type OpenAttachment, openAttachment, realFolders } from './open-attachment.js'

/** The stored attachments beside a records file. */
export interface StoredFolder {
  /** The name to show. */
  readonly name: string
  readonly isMissing: boolean
  /** Opens a file by its checksum, and compares the checksum with the content. */
  open(sha256: string): OpenAttachment | 'missing' | 'damaged'
}

const digits = 32

const chunkBytes = 1024 * 1024

/** Opens the folder of a records file. It may be missing. */
export function openStoredFolder(path: string, name: string, folders: FolderCache): StoredFolder {
  const isMissing = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true
  let names: ReadonlyMap<string, string> | undefined
  let areas: readonly string[] = []

  const nameOf = (sha256: string): string | undefined => {
    if (names === undefined) {
      names = new Map([...folders.names(path)].map((each) => [each.slice(0, digits), each]))
      areas = realFolders([path])
    }
    return names.get(sha256.slice(0, digits))
  }

  return {
    name,
    isMissing,
    open(sha256) {
      // A link in its place could lead anywhere.
      const found = isMissing ? undefined : nameOf(sha256)
      if (found === undefined || !/^[0-9a-f]{32}\.[a-z]{2,6}$/.test(found)) return 'missing'
      const file = openAttachment(join(path, found), areas)
      if (typeof file === 'string') return file === 'missing' ? 'missing' : 'damaged'
      if (checksumOf(file) === sha256) return file
      file.close()
      return 'damaged'
    },
  }
}

/** Returns a folder that is followed by the folders of earlier attempts. */
export function withFolders(own: StoredFolder, earlier: readonly StoredFolder[]): StoredFolder {
  if (earlier.length === 0) return own
  return {
    name: own.name,
    isMissing: own.isMissing && earlier.every(({ isMissing }) => isMissing),
    open(sha256) {
      let result = own.open(sha256)
      for (const folder of earlier) {
        if (result !== 'missing') break
        result = folder.open(sha256)
      }
      return result
    },
  }
}

function checksumOf(file: OpenAttachment): string | undefined {
  const hash = createHash('sha256')
  for (let position = 0; position < file.size; ) {
    const bytes = bytesOf(file, position, chunkBytes)
    if (bytes.length === 0) return undefined
    hash.update(bytes)
    position += bytes.length
  }
  return hash.digest('hex')
}
