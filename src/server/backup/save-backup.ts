import { openAtomicFile } from '../../base/files/atomic-file.js'
import { type BackupSummary, readBackup } from './read-backup.js'

/**
 * Writes a backup to a file while it arrives. The file appears only if the whole backup was checked, and it is on the
 * disk when the promise resolves.
 * @param title the backup in messages
 * @param receive passes the backup to its reader
 */
export async function saveBackup(
  path: string,
  title: string,
  receive: (read: (chunks: AsyncIterable<Buffer>) => Promise<BackupSummary>) => Promise<BackupSummary>,
): Promise<BackupSummary> {
  const file = openAtomicFile(path, 'backup')
  const written = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      file.writeBytes(chunk)
      yield chunk
    }
  }
  try {
    const summary = await receive((chunks) => readBackup(written(chunks), title))
    file.closeDurably()
    return summary
  } finally {
    file.discard()
  }
}
