import { dirname, parse, resolve } from 'node:path'
import { innerPath } from '../../base/text/inner-path.js'
import { attachmentsFolder } from './stored-attachments.js'

/** The kind of a file that names attachments. */
export type SourceKind = 'results' | 'events' | 'records'

/** The places that a file may reach. All paths are absolute. */
export interface Reach {
  /** The folders in which paths are looked for, the nearest first. */
  readonly bases: readonly string[]
  /** The folders in which a file must be after links are resolved. */
  readonly areas: readonly string[]
  /** The folder with stored attachments, which are opened by their checksum only. */
  readonly stored?: string
  /** Whether the report may reveal that a file outside of the areas exists. */
  readonly seesOutside: boolean
}

/** The folders of a run, and who wrote its files. */
export interface TrustedPlaces {
  /** The working directory; absolute. */
  readonly cwd: string
  /** The configured folders; absolute. */
  readonly roots: readonly string[]
  /** The top of the repository; absolute. */
  readonly repositoryTop?: string | undefined
  /** Whether a fork may have written the files of the workspace although the run has the secrets of the repository. */
  readonly isUntrusted: boolean
}

/** The file that names attachments. */
export interface NamingFile {
  readonly kind: SourceKind
  /** Absolute. */
  readonly path: string
  /** Whether it is a folder whose files are one result. */
  readonly isFolder: boolean
  /** Whether its tool puts all files into the folder of the results. */
  readonly isContained: boolean
}

const nothing: Reach = { bases: [], areas: [], seesOutside: false }

/**
 * Decides which files a result file may name. This is the only place that does.
 *
 * | file | trusted event | untrusted event |
 * | --- | --- | --- |
 * | results | its folder, the working directory, the roots | its folder |
 * | events | the same, and the stored files beside it | its folder, and the stored files beside it |
 * | records | the stored files beside it | the same |
 *
 * The files of a tool that puts them beside its results are only looked for there. The root of the file system is never an area, because it
 * contains every file of the machine.
 */
export function reachOf({ kind, path, isFolder, isContained }: NamingFile, places: TrustedPlaces): Reach {
  const stored = kind === 'results' ? {} : { stored: attachmentsFolder(path) }
  if (kind === 'records') return { ...nothing, ...stored }
  const own = isFolder ? path : dirname(path)
  if (places.isUntrusted || isContained) return { bases: [own], areas: withoutRoot([own]), ...stored, seesOutside: false }
  const { cwd, roots, repositoryTop } = places
  const bases = [own, ...foldersAbove(own, cwd), ...roots, ...(repositoryTop === undefined ? [] : [repositoryTop])]
  return { bases: [...new Set(bases)], areas: withoutRoot([own, cwd, ...roots]), ...stored, seesOutside: true }
}

/** The number of folders that a format defines for one file. */
const maximumBases = 10

/**
 * Returns the bases of a file with those that its format defines, which come first. Parts of these come from the result file, so the ones outside
 * of the areas are left out.
 * @param own relative to the folder of the file
 */
export function basesWithin({ bases, areas }: Reach, own: readonly string[]): readonly string[] {
  const [folder] = bases
  if (folder === undefined) return bases
  const resolved = own.slice(0, maximumBases).map((base) => resolve(folder, base.replaceAll('\\', '/')))
  return [...new Set([...resolved.filter((base) => areas.some((area) => innerPath(area, base) !== undefined)), ...bases])]
}

const withoutRoot = (folders: readonly string[]): readonly string[] =>
  [...new Set(folders)].filter((folder) => resolve(folder) !== parse(resolve(folder)).root)

/** Returns the folders above one up to the working directory, or only that if the folder is somewhere else. */
function foldersAbove(folder: string, cwd: string): readonly string[] {
  const above: string[] = []
  for (let current = folder; current !== cwd; current = dirname(current)) {
    const next = dirname(current)
    if (next === current) return [cwd]
    above.push(next)
  }
  return above
}
