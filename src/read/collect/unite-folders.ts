import { definedFields } from '../../base/defined-fields.js'
import { groupBy } from '../../base/group-by.js'
import { compareTexts } from '../../base/text/compare-texts.js'
import { formats, recognise } from '../formats/index.js'
import type { CollectedFile } from './collected-file.js'
import { isRead } from './identify.js'
import type { MatchedFile, MatchedFolder } from './match-files.js'
import { openTextSource } from './text-source.js'

type FolderFormatOf = MatchedFolder['format']

const folderFormats = formats.filter((format): format is typeof format & FolderFormatOf => format.folder !== undefined)

/** Returns the folder of a path as it is shown: `.` for the working directory. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.'

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * Replaces the files of a folder that are one result by an entry for the folder. One file that has the format is enough, because the others
 * may be damaged. Files of different jobs or collectors stay apart. Opens only files with such names.
 */
export function uniteFolders(files: readonly MatchedFile[]): MatchedFile[] {
  const parts = new Set<MatchedFile>()
  const entries: MatchedFile[] = []
  for (const format of folderFormats) {
    const keyOf = createGroupKeys()
    const isPart = (file: MatchedFile) => format.folder.names.test(nameOf(file.path)) && isRead(file)
    for (const group of groupBy(files, (file) => (isPart(file) ? keyOf(file) : undefined)).values()) {
      const [first] = group
      if (first === undefined || !group.some((file) => hasFormat(file, format))) continue
      for (const file of group) parts.add(file)
      entries.push(folderEntry(format, first, group))
    }
  }
  return parts.size === 0 ? [...files] : [...files.filter((file) => !parts.has(file)), ...entries].sort(byPath)
}

/** Makes a function that returns the same key for files that may be united. Files in a row usually have the key of the file before them. */
function createGroupKeys(): (file: MatchedFile) => string {
  let last: { readonly folder: string; readonly job: string; readonly matches: MatchedFile['matches']; readonly key: string } | undefined
  return ({ path, job = '', matches }) => {
    const folder = folderOf(path)
    if (last?.folder !== folder || last.job !== job || last.matches !== matches) {
      // `\0` is in no path.
      last = { folder, job, matches, key: [folder, job, ...matches.map(({ collector }) => collector.key)].join('\0') }
    }
    return last.key
  }
}

function folderEntry(format: FolderFormatOf, first: MatchedFile, files: readonly MatchedFile[]): MatchedFile {
  const { absolutePath, path, matches, job } = first
  return {
    absolutePath: absolutePath.slice(0, absolutePath.lastIndexOf('/')),
    path: folderOf(path),
    matches,
    isNamed: files.every(({ isNamed }) => isNamed),
    ...definedFields({ job }),
    folder: { format, files },
  }
}

function hasFormat({ absolutePath, path }: MatchedFile, format: FolderFormatOf): boolean {
  try {
    const source = openTextSource(absolutePath, path)
    try {
      return recognise(path, source.head().text).format?.id === format.id
    } finally {
      source.close()
    }
  } catch {
    return false
  }
}

/** Returns the paths of the folders among some files, which may have gaps. */
export const foldersRead = (files: readonly CollectedFile[]): ReadonlySet<string> =>
  new Set(files.filter(({ kind, files: count }) => kind === 'results' && count !== undefined).map(({ path }) => path))

/** Leaves out gaps, and files that lie in a folder that was read as one, without a notice. */
export function withoutParts(files: readonly CollectedFile[]): readonly CollectedFile[] {
  const folders = new Map(files.flatMap(({ path, format, files: count }) => (count === undefined ? [] : [[path, format] as const])))
  if (folders.size === 0) return files
  const isPart = ({ path, kind, neighbour, collectors }: CollectedFile) => {
    const format = folders.get(folderOf(path))
    return (
      format !== undefined && kind === 'foreign' && (neighbour ?? `${format}-part`) === `${format}-part` && !collectors.includes('files')
    )
  }
  return files.filter((file) => !isPart(file)).sort(byPath)
}

function byPath({ path: one }: { readonly path: string }, { path: other }: { readonly path: string }): number {
  return compareTexts(one, other)
}
