/** The store has no folder that could be backed up. */
export class BackupUnsupportedError extends Error {
  override readonly name = 'BackupUnsupportedError'
}
