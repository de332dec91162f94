import type { Status } from './schema.js'

/** A step of a test, with a readable name: `Given a cart with 2 items`, `Click Element  id:pay`. */
export interface TestStep {
  /** At most `recordLimits.stepName` characters. */
  readonly name: string
  readonly status: Status
  /** Absent for the own steps of a test. A hook, a fixture or a background belongs to the setup or the teardown. */
  readonly phase?: 'setup' | 'teardown'
  /** Why the step failed, unless the message of the test contains it. */
  readonly message?: string
  /** A doc string, or a table as rows of `| a | b |`. */
  readonly text?: string
  /** In milliseconds. */
  readonly duration?: number
  readonly file?: string
  /** From 1. */
  readonly line?: number
  /** The steps inside of it. */
  readonly steps?: readonly TestStep[]
  /** Positions in the attachments of the same attempt, from 0. */
  readonly attachments?: readonly number[]
}

/** Why the bytes of an attachment are not stored. */
export const attachmentReasons = ['missing', 'outside', 'type', 'size', 'limit', 'sensitive', 'off', 'damaged'] as const

/** Why the bytes of an attachment are not stored. */
export type AttachmentReason = (typeof attachmentReasons)[number]

/** The sides of a comparison of images. */
export const comparisonSides = ['expected', 'actual', 'diff', 'previous'] as const

/** A file that a test left behind, such as a screenshot. Its bytes are stored apart, under their checksum. */
export interface TestAttachment {
  /** The name that the tool gave, else the base name of the file. At most `recordLimits.attachmentName` characters. */
  readonly name: string
  /** The media type, by content. */
  readonly type?: string
  /** In bytes. */
  readonly size?: number
  /** The SHA-256 of the stored bytes, in hexadecimal. Absent if nothing is stored. */
  readonly sha256?: string
  /** Relative to the working directory, with forward slashes; as it was written if no file was found; absent for data in the result file. */
  readonly path?: string
  /** An address, which is shown and never requested. */
  readonly url?: string
  /** The content of a short text. */
  readonly text?: string
  /** The comparison of images to which the file belongs. */
  readonly comparison?: { readonly name: string; readonly side: (typeof comparisonSides)[number] }
  readonly reason?: AttachmentReason
}

/** An attachment as a format reads it, before its file is looked for. The fields of its own never reach a record. */
export interface ReadAttachment extends TestAttachment {
  /** The content, if the result file contains it. Base64 may be damaged and may begin with `data:…;base64,`. */
  readonly content?: { readonly base64: string } | { readonly text: string }
  /** The folders in which the format looks for the file first, relative to the folder of the result file. */
  readonly bases?: readonly string[]
}

/** The steps and attachments of a test. All fields belong to the attempt that has them. */
export interface Evidence {
  readonly steps?: readonly TestStep[]
  /** The number of further steps. */
  readonly stepsLeftOut?: number
  readonly attachments?: readonly TestAttachment[]
  /** The number of further attachments. */
  readonly attachmentsLeftOut?: number
}
