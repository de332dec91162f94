import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { maximumFileBytes, type OwnersOfPath, parseCodeOwners } from './code-owners.js'

/** The places of the file, in GitHub's order. Only the first file that exists counts. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']

/**
 * Reads the CODEOWNERS file of a repository. Returns undefined if there is none, or if it has no content.
 * @param root the top of the work tree
 */
export function readOwners(root: string): OwnersOfPath | undefined {
  const text = readFirst(root)
  return text === '' ? undefined : parseCodeOwners(text)
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
