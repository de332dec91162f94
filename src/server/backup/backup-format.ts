import { InputOutputError } from '../../base/errors.js'

/**
 * A backup is a tar archive: the manifest, the files of a data folder, and their checksums at the end, in the format of `sha256sum`.
 * Without the checksums, it is incomplete.
 */
export const manifestName = 'build-report-backup.json'
export const checksumsName = 'SHA256SUMS'

/** The version of the format. A version of Build Report reads backups up to its own. */
export const backupFormat = 1

/** The first file of a backup. */
export interface BackupManifest {
  readonly format: number
  /** The version of Build Report that made the backup. */
  readonly version: string
  /** The version of the schema of the tables. */
  readonly schemaVersion: number
  /** Unix ms. */
  readonly createdAt: number
}

/** Returns the line of a file in the checksums. */
export const checksumLine = (path: string, sha256: string): string => `${sha256}  ${path}\n`

/** The folders of a data folder that a backup contains. Each segment begins with a letter, digit or "%", so no path leads out of them. */
const pathPattern = /^(metadata|store)(\/[\w%][\w%.@~-]*){1,8}$/

/** Returns whether a backup may contain a file with this path. */
export const isBackupPath = (path: string): boolean => path.length <= 1000 && pathPattern.test(path)

/** Returns an error about a backup that cannot be used. */
export const backupFault = (title: string, reason: string, hint: string, cause?: unknown): InputOutputError =>
  new InputOutputError(`The backup ${title} ${reason}`, { hint, cause })

/** Reads the manifest. Throws an InputOutputError if the backup cannot be used by this version. */
export function readManifest(text: string, title: string): BackupManifest {
  const { format, version, schemaVersion, createdAt }: Readonly<Record<string, unknown>> = parsedObject(text)
  if (typeof format === 'number' && Number.isInteger(format) && format > backupFormat) {
    throw backupFault(
      title,
      `has format ${format}, but this version of build-report only supports formats up to ${backupFormat}.`,
      'Use a newer version.',
    )
  }
  if (
    format !== backupFormat ||
    typeof version !== 'string' ||
    typeof schemaVersion !== 'number' ||
    !Number.isInteger(schemaVersion) ||
    typeof createdAt !== 'number'
  ) {
    throw backupFault(title, `is damaged: ${manifestName} is not valid.`, 'Use another backup.')
  }
  return { format, version, schemaVersion, createdAt }
}

function parsedObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
