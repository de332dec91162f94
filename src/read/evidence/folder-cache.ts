import { type Dir, lstatSync, opendirSync } from 'node:fs'

/** Answers what is in folders, and lists each of them once. */
export interface FolderCache {
  /** Returns the name of an entry as the file system spells it, or undefined if it does not exist. */
  entry(folder: string, name: string): string | undefined
  /** Returns the names in a folder; none if it does not exist, and the first ones if there are very many. */
  names(folder: string): Iterable<string>
  /** Returns the names in a folder that are not files, because a link may lead to a folder. Undefined if there are very many names. */
  folderNames(folder: string): readonly string[] | undefined
}

/** In a larger folder, each name is looked up by itself. */
const maximumListed = 5_000

/** The number of names that are remembered. */
const maximumRemembered = 200_000

interface Listing {
  readonly names: ReadonlySet<string>
  readonly isWhole: boolean
  /** The names that are not files. */
  readonly folders: readonly string[]
  /** The spellings of names with characters beyond ASCII, by their composed form. */
  composed?: ReadonlyMap<string, string>
}

/** Makes a cache. Files that appear later are not seen. */
export function createFolderCache(): FolderCache {
  const listings = new Map<string, Listing>()
  let remembered = 0

  const listingOf = (folder: string): Listing => {
    const known = listings.get(folder)
    if (known !== undefined) return known
    const listing = list(folder)
    remembered += listing.names.size + 1
    if (remembered > maximumRemembered) {
      listings.clear()
      remembered = listing.names.size + 1
    }
    listings.set(folder, listing)
    return listing
  }

  return {
    entry(folder, name) {
      const listing = listingOf(folder)
      if (listing.names.has(name)) return name
      if (!listing.isWhole) return exists(`${folder}/${name}`) ? name : undefined
      if (isAscii(name)) return undefined
      listing.composed ??= new Map([...listing.names].filter((each) => !isAscii(each)).map((each) => [each.normalize('NFC'), each]))
      return listing.composed.get(name.normalize('NFC'))
    },
    names: (folder) => listingOf(folder).names,
    folderNames(folder) {
      const { isWhole, folders } = listingOf(folder)
      return isWhole ? folders : undefined
    },
  }
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

function list(path: string): Listing {
  const names = new Set<string>()
  const folders: string[] = []
  const incomplete: Listing = { names, folders, isWhole: false }
  let folder: Dir | undefined
  try {
    folder = opendirSync(path, { bufferSize: 256 })
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (names.size === maximumListed) return incomplete
      names.add(entry.name)
      if (!entry.isFile()) folders.push(entry.name)
    }
  } catch (error) {
    // A folder that may not be listed can still be entered.
    if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')) return incomplete
  } finally {
    folder?.closeSync()
  }
  return { names, folders, isWhole: true }
}

function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}
