import { Readable } from 'node:stream'
import type { Environment } from '../../base/environment.js'
import { requireArtifacts } from './upload-artifact.js'

/** A file in memory that becomes a zipped artifact of the workflow run. */
export interface ContentUpload {
  readonly name: string
  readonly fileName: string
  readonly content: Uint8Array
  readonly retentionDays: number
  /** The time for the whole upload. */
  readonly limitMs: number
}

/**
 * Uploads one file from memory.
 * @throws UserError with the reason: ArtifactError if the server or the network fails
 */
export async function uploadContent({ name, fileName, content, retentionDays, limitMs }: ContentUpload, env: Environment): Promise<void> {
  requireArtifacts(name, env)
  const [{ storeArtifact }, { zipArchive }] = await Promise.all([import('./store-artifact.js'), import('./zip-archive.js')])
  const file = { name: fileName, mtime: new Date(), mode: 0o644, maximumBytes: content.length, content: Readable.from([content]) }
  await storeArtifact({ name, type: 'application/zip', bytes: zipArchive([file]), retentionDays, limitMs }, env)
}
