import type { Identity } from './identify.js'
import type { MatchedFile } from './match-files.js'
import { folderOf } from './unite-folders.js'

const isKept = (matches: MatchedFile['matches']): boolean => matches.some(({ collector }) => collector.key === 'files')

/** A file that is not a result file, and that a result file may name as an attachment. */
export interface HeldFile {
  readonly file: MatchedFile
  readonly identity: Extract<Identity, { readonly mayBeAttachment?: true }>
  /** Its position among the files of the run. */
  readonly position: number
}

/**
 * Returns the files with their final identities. An attachment is left out without a notice. Recognised results and damaged files are never
 * held, so that the output of a test cannot hide them. A file of a folder that was read as one belongs to its result, and is not returned.
 * @param results the result files of the run
 * @param folders the paths of the folders that were read as one
 */
export async function withoutAttachments(
  all: readonly HeldFile[],
  results: readonly Pick<MatchedFile, 'absolutePath' | 'path'>[],
  folders: ReadonlySet<string>,
): Promise<readonly HeldFile[]> {
  const held = folders.size === 0 ? all : all.filter(({ file: { path, matches } }) => !folders.has(folderOf(path)) || isKept(matches))
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
