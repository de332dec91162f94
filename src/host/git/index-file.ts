import { createHash } from 'node:crypto'
import { readRegularBytes } from '../../base/files/regular-file.js'

const maximumBytes = 128 * 1024 * 1024
const maximumEntries = 1_000_000

/** The fields of an entry before its hash: times, device, inode, mode, user, group and size. */
const statLength = 40
const modeOffset = 24
const regularFile = 0o100000
const extendedFlag = 0x4000
const stageMask = 0x3000

/**
 * Reads which content git tracks for each regular file without a conflict, from an index of the versions 2 to 4 (gitformat-index(5)).
 * Needs no git, because git refuses a work tree of another user, as in a container.
 * @returns the hash of each blob in hexadecimal by its path below the root of the work tree; undefined if the file
 *   is missing, damaged or without a checksum, or has its entries in a second file
 */
export function readIndex(path: string): ReadonlyMap<string, string> | undefined {
  try {
    const bytes = readRegularBytes(path, maximumBytes)
    const hashLength = bytes && hashLengthOf(bytes)
    return bytes && hashLength && readEntries(bytes, hashLength)
  } catch {
    // An entry or a length goes beyond the end of the file.
    return undefined
  }
}

/** The file ends with its own hash, of the kind that the repository uses. Git leaves it out if `index.skipHash` is set. */
function hashLengthOf(bytes: Buffer): 20 | 32 | undefined {
  const isHashedBy = (algorithm: string, length: number) =>
    createHash(algorithm).update(bytes.subarray(0, -length)).digest().equals(bytes.subarray(-length))
  return isHashedBy('sha1', 20) ? 20 : isHashedBy('sha256', 32) ? 32 : undefined
}

function readEntries(bytes: Buffer, hashLength: number): ReadonlyMap<string, string> | undefined {
  const version = bytes.readUInt32BE(4)
  const count = bytes.readUInt32BE(8)
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4 || count > maximumEntries) return undefined
  const files = new Map<string, string>()
  let start = 12
  let name: Buffer = Buffer.alloc(0)
  let nameBytes = 0
  for (let index = 0; index < count; index += 1) {
    const flagsAt = start + statLength + hashLength
    const flags = bytes.readUInt16BE(flagsAt)
    let nameAt = flagsAt + ((flags & extendedFlag) === 0 ? 2 : 4)
    let kept = 0
    if (version === 4) {
      const removed = readOffset(bytes, nameAt)
      nameAt = removed.end
      kept = name.length - removed.value
    }
    const end = bytes.indexOf(0, nameAt)
    if (end === -1 || kept < 0) return undefined
    name = kept === 0 ? bytes.subarray(nameAt, end) : Buffer.concat([name.subarray(0, kept), bytes.subarray(nameAt, end)])
    // In version 4, a short entry can repeat a long beginning.
    nameBytes += name.length
    if (nameBytes > maximumBytes) return undefined
    const isRegular = (bytes.readUInt32BE(start + modeOffset) & 0o170000) === regularFile
    if (isRegular && (flags & stageMask) === 0)
      files.set(name.toString('utf8'), bytes.toString('hex', start + statLength, start + statLength + hashLength))
    // Up to version 3, an entry is filled up to a multiple of 8 with 1 to 8 bytes.
    start = version === 4 ? end + 1 : end + 8 - ((end - start) % 8)
  }
  return hasSharedIndex(bytes, start, hashLength) ? undefined : files
}

/** Reads a number as git encodes the offset of a delta (gitformat-pack(5)): 7 bits per byte, and one more for each further byte. */
function readOffset(bytes: Buffer, at: number): { readonly value: number; readonly end: number } {
  let end = at
  let byte = bytes.readUInt8(end++)
  let value = byte & 0x7f
  while ((byte & 0x80) !== 0) {
    byte = bytes.readUInt8(end++)
    value = (value + 1) * 128 + (byte & 0x7f)
  }
  return { value, end }
}

/** Looks for the extension of a split index: each extension has a name of 4 bytes and its length. */
function hasSharedIndex(bytes: Buffer, first: number, hashLength: number): boolean {
  for (let at = first; at + 8 <= bytes.length - hashLength; at += 8 + bytes.readUInt32BE(at + 4))
    if (bytes.toString('latin1', at, at + 4) === 'link') return true
  return false
}
