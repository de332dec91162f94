import type { TestAttachment } from '../../records/evidence.js'

/** An attachment of a record whose bytes are stored. */
export interface FoundAttachment {
  /** The position of the record among the tests of the records file, from 0. */
  readonly test: number
  /** The position of the attempt, from 0; the last one is the test itself. */
  readonly attempt: number
  readonly attachment: TestAttachment & { readonly sha256: string; readonly type: string; readonly size: number }
  /** The path in the artifact and the folder of all files. */
  readonly place: string
  /** Whether the test failed or passed after a retry. */
  readonly isOfFailure: boolean
  /** The lower, the more useful: see {@link byWorth}. */
  readonly worth: readonly number[]
}

/** Compares two attachments: the more useful one comes first. Equal ones keep their order. */
export function byWorth({ worth: a }: FoundAttachment, { worth: b }: FoundAttachment): number {
  for (const [index, rank] of a.entries()) {
    const difference = rank - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
