import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularFile } from '../../base/files/regular-file.js'
import { maximumFileBytes, type OwnersOfPath, parseCodeOwners } from './code-owners.js'

/** The places of the file, in GitHub's order. Only the first file that exists counts. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']

/** Finds the CODEOWNERS file of a repository. Returns its absolute path; undefined if there is none. */
export const findOwnersFile = (root: string): string | undefined =>
  places.map((place) => join(root, place)).find((path) => existsSync(path))

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
    // GitHub does not load links or larger files.
    const text = readRegularFile(join(root, place), maximumFileBytes)
    if (text !== undefined) return text
  }
  return ''
}
