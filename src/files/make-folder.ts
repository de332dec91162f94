import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Creates a folder and all missing folders above it. The option `recursive` of Node 20 to 24 never returns if the file system answers
 * ENOENT below a folder that exists, as /proc does.
 * @throws the error of the file system; also if the path exists and is not a folder
 */
export function makeFolder(path: string): void {
  const missing: string[] = []
  let folder = resolve(path)
  while (statSync(folder, { throwIfNoEntry: false }) === undefined && dirname(folder) !== folder) {
    missing.push(folder)
    folder = dirname(folder)
  }
  for (const one of missing.reverse()) makeOne(one)
  if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder`)
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
