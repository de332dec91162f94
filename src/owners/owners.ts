import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { maximumFileBytes, type OwnersOfPath, parseCodeOwners } from './code-owners.js'

/** The places of the file, in GitHub's order. Only the first file that exists counts. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']

/**
 * Returns the owners of the files of a repository. Reads the CODEOWNERS file at the first call.
 * @param root the top of the work tree
 */
export function createOwners(root: string): OwnersOfPath {
  let ownersOf: OwnersOfPath | undefined
  return (path) => {
    ownersOf ??= parseCodeOwners(readFirst(root))
    return ownersOf(path)
  }
}

function readFirst(root: string): string {
  for (const place of places) {
    const text = readRegularFile(join(root, place))
    if (text !== undefined) return text
  }
  return ''
}

/** Returns undefined if the file does not exist. A file that GitHub would not load is empty. */
function readRegularFile(path: string): string | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats === undefined || stats.isDirectory()) return undefined
    // A link could lead out of the repository, and a pipe would block.
    if (!stats.isFile()) return ''
    const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
    try {
      return fstatSync(file).size >= maximumFileBytes ? '' : readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    } finally {
      closeSync(file)
    }
  } catch {
    // A file that cannot be read has no owners; a report must not fail because of it.
    return undefined
  }
}
