import { posix } from 'node:path'

/** Returns the folder of a file; empty for the root of the repository. */
export const parentFolder = (path: string): string => {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : folder
}

/** Returns the path of a file in a folder. */
export const inFolder = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

/** Returns a folder and those around it, the innermost first. The last one is the root. */
export function foldersAround(folder: string): readonly string[] {
  const names = folder === '' ? [] : folder.split('/')
  return [...names.map((_, index) => names.slice(0, names.length - index).join('/')), '']
}

/** Returns the folders that no other folder of the list contains. */
export function outermostFolders(folders: readonly string[]): readonly string[] {
  const all = new Set(folders)
  return [...all].filter((folder) => folder === '' || foldersAround(folder).every((around) => around === folder || !all.has(around)))
}

/** Returns the folder of a file that is nearest to an outer folder, relative to it; `.` if a command would have to quote its name. */
export function topFolder(outer: string, path: string): string {
  const names = (outer === '' ? path : path.slice(outer.length + 1)).split('/')
  return names.length > 1 && /^\w[\w-]{0,100}$/.test(names[0] ?? '') ? (names[0] ?? '.') : '.'
}

/** Returns whether a folder is the other one or inside of it. */
export const isWithin = (folder: string, outer: string): boolean => outer === '' || folder === outer || folder.startsWith(`${outer}/`)
