import { hash } from 'node:crypto'
import { readZipEntry } from '../../host/github/zip-entry.js'

const archiveStart = Buffer.from('PK')

/**
 * Returns the file of an artifact. An artifact that was uploaded with `archive: false` is the file itself.
 * @param digest what GitHub states, if it does
 * @param maximumBytes the limit of the file
 * @throws Error if the artifact is damaged
 */
export function artifactContent(downloaded: Buffer, digest: string | undefined, maximumBytes: number): Buffer {
  const [algorithm, expected] = (digest ?? '').split(':')
  // Another algorithm may follow one day.
  if (algorithm === 'sha256' && hash('sha256', downloaded, 'hex') !== expected) throw new Error('it differs from its digest')
  return downloaded.subarray(0, 2).equals(archiveStart) ? readZipEntry(downloaded, maximumBytes) : downloaded
}
