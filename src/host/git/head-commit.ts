import { join, resolve } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { readRegularFile } from '../../base/files/regular-file.js'
import { findRepository } from './repository.js'
import { namedGitFolder } from './work-tree.js'

const hash = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const maximumBytes = 16 * 1024 * 1024

/**
 * Returns the hash of the commit that is checked out in a work tree; undefined if it cannot be read, as before the first commit.
 *
 * Reads the files of the repository first: in a container, git refuses a work tree that belongs to another user, and the action's checkout
 * belongs to the user of the host. Asks git about everything else, such as refs in another format.
 * @param top the top of the work tree, a result of `findWorkTree`
 */
export function headCommit(top: string, env: Environment = process.env): string | undefined {
  const found = readHead(top) ?? findRepository(top, env)?.ask('rev-parse', '--verify', '--quiet', 'HEAD')
  return found !== undefined && hash.test(found) ? found : undefined
}

function readHead(top: string): string | undefined {
  const folder = namedGitFolder(top) ?? join(top, '.git')
  const head = lineOf(join(folder, 'HEAD'))
  if (head === undefined || hash.test(head)) return head
  const [, ref] = /^ref: (refs\/[^\s\\]+)$/.exec(head) ?? []
  if (ref === undefined || ref.split('/').includes('..')) return undefined
  // Linked work trees share the refs of their repository.
  const shared = resolve(folder, lineOf(join(folder, 'commondir')) ?? '.')
  return lineOf(join(shared, ref)) ?? packedRef(shared, ref)
}

/** The file has a line per ref: the hash and the name, separated by a space. See git-pack-refs(1). */
function packedRef(folder: string, ref: string): string | undefined {
  const packed = readRegularFile(join(folder, 'packed-refs'), maximumBytes) ?? ''
  const line = packed.split('\n').find((each) => each.endsWith(` ${ref}`))
  return line?.slice(0, line.indexOf(' '))
}

function lineOf(path: string): string | undefined {
  return readRegularFile(path, maximumBytes)?.trim() || undefined
}
