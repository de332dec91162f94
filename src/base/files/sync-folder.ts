import { closeSync, fsyncSync, openSync } from 'node:fs'

/** File systems that are not on a disk of this machine may not know the operation. */
const unsupported = new Set(['EINVAL', 'ENOTSUP', 'ENOSYS'])

/** Waits until the names in a folder are on the disk, so that a file that was created or renamed there survives a power failure. */
export function syncFolder(path: string): void {
  // Windows opens no folders, and NTFS writes its changes of names to a journal.
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && unsupported.has(String(error.code)))) throw error
  } finally {
    closeSync(descriptor)
  }
}
