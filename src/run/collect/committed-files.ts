import { createHash } from 'node:crypto'
import { closeSync, existsSync, lstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { readIndex } from '../../host/git/index-file.js'
import { findRepository } from '../../host/git/repository.js'
import { findWorkTree, namedGitFolder } from '../../host/git/work-tree.js'
import type { IsCommitted } from '../../read/collect/identify.js'

/**
 * Makes a function that returns whether git tracks a file and this run did not write it: the file is not newer than the index of git, and
 * the index has its content. The times matter, because a tool can write the same content again. After a checkout, the index is the
 * newest file, so it is read only for files that are older, and only once. A file of a submodule is in the index of the submodule.
 */
export function createCommittedFiles(env: Environment): IsCommitted {
  const workTreeOf = createWorkTreeFinder(env)
  return (file) => {
    const workTree = workTreeOf(dirname(file.absolutePath))
    if (workTree === undefined || file.modifiedMs > workTree.indexMs) return false
    const hash = workTree.hashOf(file.absolutePath)
    return hash !== undefined && hasHash(file.absolutePath, hash)
  }
}

interface WorkTree {
  /** The time of its index. */
  readonly indexMs: number
  /** Returns the hash of the content that git tracks for a file; undefined if it tracks none. */
  hashOf(file: string): string | undefined
}

/** Makes a function that returns the work tree around a folder; undefined outside of a repository. Looks at each folder once. */
function createWorkTreeFinder(env: Environment): (folder: string) => WorkTree | undefined {
  const byTop = new Map<string, WorkTree | undefined>()
  const byFolder = new Map<string, WorkTree | undefined>()

  const open = (top: string): WorkTree | undefined => {
    if (!byTop.has(top)) byTop.set(top, openWorkTree(top, env))
    return byTop.get(top)
  }
  const around = (folder: string): WorkTree | undefined => {
    if (byFolder.has(folder)) return byFolder.get(folder)
    const top = existsSync(join(folder, '.git')) ? findWorkTree(folder) : undefined
    const parent = dirname(folder)
    const found = top !== undefined ? open(top) : parent === folder ? undefined : around(parent)
    byFolder.set(folder, found)
    return found
  }
  return around
}

/** Returns undefined if the work tree has no index yet. */
function openWorkTree(top: string, env: Environment): WorkTree | undefined {
  const index = join(namedGitFolder(top) ?? join(top, '.git'), 'index')
  const stats = statSync(index, { throwIfNoEntry: false })
  if (stats === undefined) return undefined
  const pathOf = createPathsBelow(top)
  let hashes: ReadonlyMap<string, string> | undefined
  return {
    indexMs: stats.mtimeMs,
    hashOf(file) {
      hashes ??= readIndex(index) ?? listedHashes(top, env)
      return hashes.size === 0 ? undefined : hashes.get(pathOf(file))
    },
  }
}

/** Matches an entry of `git ls-files --stage`: a regular file without conflicts. */
const entry = /^100\d{3} ([0-9a-f]{40,64}) 0\t/

/** Asks git for the hashes of the tracked files, by their paths below the root. Empty if git cannot list them. */
function listedHashes(top: string, env: Environment): ReadonlyMap<string, string> {
  const items = findRepository(top, env)?.list('ls-files', '--stage', '-z') ?? []
  return new Map(
    items.flatMap((item) => {
      const [front = '', hash] = entry.exec(item) ?? []
      return hash === undefined ? [] : [[item.slice(front.length), hash] as const]
    }),
  )
}

/** Makes a function that returns the real path of a file below the root. Resolves the folder of several files in a row once. */
function createPathsBelow(top: string): (file: string) => string {
  // The root has no links in its path.
  const below = (path: string) => relative(top, realpathSync(path)).split(sep).join('/')
  let last: { readonly folder: string; readonly prefix: string } | undefined
  return (file) => {
    try {
      if (lstatSync(file).isSymbolicLink()) return below(file)
      const folder = dirname(file)
      if (last?.folder !== folder) {
        const path = below(folder)
        last = { folder, prefix: path === '' ? '' : `${path}/` }
      }
      return last.prefix + basename(file)
    } catch {
      return ''
    }
  }
}

const bufferLength = 256 * 1024
const carriageReturn = 0x0d
const lineFeed = 0x0a

/** Returns whether the content of a file has a hash of git, as it is or with the line ends of Unix. Filters of git are not applied. */
function hasHash(path: string, hash: string): boolean {
  try {
    const { size, pairs } = measure(path)
    return hashOf(path, size, hash.length, false) === hash || (pairs > 0 && hashOf(path, size - pairs, hash.length, true) === hash)
  } catch {
    return false
  }
}

/** Returns the size of a file and the number of its line ends with a carriage return. */
function measure(path: string): { readonly size: number; readonly pairs: number } {
  let size = 0
  let pairs = 0
  let last = 0
  readBytes(path, (bytes) => {
    size += bytes.length
    for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
      if ((at === 0 ? last : bytes[at - 1]) === carriageReturn) pairs += 1
    }
    last = bytes.at(-1) ?? last
  })
  return { size, pairs }
}

/** Returns the hash of a blob: SHA-1 or, in a repository with longer hashes, SHA-256 (see gitformat-pack(5)). */
function hashOf(path: string, size: number, hashLength: number, isUnix: boolean): string {
  const hash = createHash(hashLength === 64 ? 'sha256' : 'sha1').update(`blob ${size}\0`)
  let pending = false
  readBytes(path, (bytes) => {
    if (!isUnix) return void hash.update(bytes)
    let text = bytes.toString('latin1')
    if (pending) text = `\r${text}`
    pending = text.endsWith('\r')
    hash.update(text.slice(0, pending ? -1 : undefined).replaceAll('\r\n', '\n'), 'latin1')
  })
  if (pending) hash.update('\r')
  return hash.digest('hex')
}

function readBytes(path: string, use: (bytes: Buffer) => void): void {
  const descriptor = openSync(path, 'r')
  try {
    const buffer = Buffer.allocUnsafe(bufferLength)
    for (let length = readSync(descriptor, buffer); length > 0; length = readSync(descriptor, buffer)) use(buffer.subarray(0, length))
  } finally {
    closeSync(descriptor)
  }
}
