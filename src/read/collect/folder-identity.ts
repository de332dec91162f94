import { statSync } from 'node:fs'
import { countOf } from '../../base/text/counts.js'
import { type Identity, type IsCommitted, isAsked, readersOf } from './identify.js'
import type { MatchedFile, MatchedFolder } from './match-files.js'
import type { Notice } from './notice.js'

/** An entry for a folder whose files are read as one. */
export type FolderEntry = MatchedFile & { readonly folder: MatchedFolder }

/** Returns whether an entry is a folder whose files are read as one. */
export const isFolderEntry = (file: MatchedFile): file is FolderEntry => file.folder !== undefined

/** How a folder is read. */
export interface FolderIdentity {
  readonly identity: Identity
  /** The files to read; empty if the identity is `foreign`. */
  readonly files: readonly MatchedFile[]
  /** About committed files that are left out, beside files of this run. */
  readonly notices: readonly Notice[]
  /** About committed files that are read, beside files of this run. */
  readonly warning?: string
}

/**
 * Decides how a folder is read. Committed files that this run did not write are left out, unless a pattern of the user matches the folder.
 */
export function identifyFolder(entry: FolderEntry, isCommitted?: IsCommitted): FolderIdentity {
  const { path, folder } = entry
  const { files, format } = folder
  const readers = readersOf(entry)
  const collector = readers.find(({ key }) => key === format.id) ?? readers[0]
  if (collector === undefined) throw new Error(`No collector reads ${path}.`)
  const results = (count: number) =>
    ({ kind: 'results', format, collector, because: `${countOf(count, 'file')} of ${format.title}` }) as const
  const fresh = isCommitted === undefined ? files : files.filter((file) => file.isNamed || !isCommitted(dated(file)))
  const count = files.length - fresh.length
  if (count === 0) return { identity: results(files.length), files, notices: [] }
  const areAsked = isAsked(entry)
  if (fresh.length === 0) {
    if (areAsked) return { identity: { ...results(files.length), isCommitted: true }, files, notices: [] }
    const because = 'git tracks it, and this run did not write it'
    return { identity: { kind: 'foreign', because, isCommitted: true }, files: [], notices: [] }
  }
  const subject = `${countOf(count, 'file')} ${count === 1 ? 'is' : 'are'} committed and unchanged`
  if (areAsked) {
    const whose = count === 1 ? 'it, its' : 'them, their'
    return {
      identity: results(files.length),
      files,
      notices: [],
      warning: `${subject}. If the tests did not write ${whose} results are old.`,
    }
  }
  const end = count === 1 ? 'so it is not a result' : 'so they are not results'
  const message = `${path}: ${subject}, ${end} of this run. Remove ${count === 1 ? 'it' : 'them'} from git, or name the folder in "paths".`
  return { identity: results(fresh.length), files: fresh, notices: [{ kind: 'committed', message, path }] }
}

const dated = ({ absolutePath }: MatchedFile): Parameters<IsCommitted>[0] => ({
  absolutePath,
  get modifiedMs() {
    return statSync(absolutePath, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
  },
})
