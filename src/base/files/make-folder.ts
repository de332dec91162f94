import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Creates a folder and all missing folders above it. The option `recursive` of Node 20 to 24 never returns if the file system answers
 * ENOENT below a folder that exists, as /proc does.
 * @returns the folders that were missing, the outermost first
 * @throws the error of the file system; also if the path exists and is not a folder
 */
export function makeFolder(path: string): readonly string[] {
  const missing: string[] = []
  let folder = resolve(path)
  while (statSync(folder, { throwIfNoEntry: false }) === undefined && dirname(folder) !== folder) {
    missing.push(folder)
    folder = dirname(folder)
  }
  missing.reverse()
  for (const one of missing) makeOne(one)
  if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder`)
  return missing
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
