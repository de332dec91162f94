import type { Identity } from './identify.js'
import type { MatchedFile } from './match-files.js'

/** A file that is not a result file, and that a result file may name as an attachment. */
export interface HeldFile {
  readonly file: MatchedFile
  readonly identity: Extract<Identity, { readonly mayBeAttachment?: true }>
  /** Its position among the files of the run. */
  readonly position: number
}

/**
 * Returns the files with their final identities. An attachment is left out without a notice. Recognised results and damaged files are never
 * held, so that the output of a test cannot hide them.
 * @param results the result files of the run
 */
export async function withoutAttachments(
  held: readonly HeldFile[],
  results: readonly Pick<MatchedFile, 'absolutePath' | 'path'>[],
): Promise<readonly HeldFile[]> {
  if (held.length === 0) return held
  const { findAttachments } = await import('./neighbours/named-attachments.js')
  const named = findAttachments(
    held.map(({ file }) => file),
    results,
  )
  return held.map((each) =>
    named.has(each.file.path) ? { ...each, identity: { kind: 'foreign', because: 'a result file names it as an attachment' } } : each,
  )
}
