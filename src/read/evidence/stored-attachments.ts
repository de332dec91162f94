import { attachmentTypes } from '../../records/attachment-kind.js'
import type { TestAttachment } from '../../records/evidence.js'

/** The bytes of the attachments of a run. */
export interface StoredAttachments {
  /** The number of different files. */
  readonly count: number
  readonly bytes: number
  /**
   * Returns the absolute path of the bytes of an attachment, or undefined if they are missing or differ from their checksum, because the
   * records of another job may name anything.
   */
  pathOf(attachment: Pick<TestAttachment, 'sha256' | 'type'>): string | undefined
}

/** The attachments of a run that stores none. */
export const noStoredAttachments: StoredAttachments = { count: 0, bytes: 0, pathOf: () => undefined }

/** Returns the folder of the attachments of a records file: `build-report.ndjson` has `build-report-attachments`. */
export const attachmentsFolder = (recordsPath: string): string => `${recordsPath.replace(/(?:\.ndjson)?(?:\.gz)?$/, '')}-attachments`

/** The number of digits of the checksum in the name of a stored file. */
const nameDigits = 32

/** Returns the name of the stored file of an attachment. */
export const storedName = (sha256: string, type: string): string =>
  `${sha256.slice(0, nameDigits)}.${attachmentTypes.get(type)?.extension ?? 'bin'}`
