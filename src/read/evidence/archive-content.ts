import { bytesOf, type FileSource } from './file-source.js'

/** A directory of ten thousand files. A longer one is read up to here: Playwright lists the trace first. */
const maximumDirectoryBytes = 1024 * 1024

/** The record at the end of a zip file, and the longest comment after it. */
const endBytes = 22
const maximumCommentBytes = 0xffff

const endMark = 0x06054b50
const entryMark = 0x02014b50
const entryBytes = 46

/** Returns what a zip file contains, by the names in its central directory. Nothing is unpacked. */
export function archiveContent(source: FileSource): 'trace' | 'har' | 'other' {
  const tail = bytesOf(source, Math.max(0, source.size - endBytes - maximumCommentBytes), endBytes + maximumCommentBytes)
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endMark) {
      return contentOf(bytesOf(source, tail.readUInt32LE(at + 16), Math.min(tail.readUInt32LE(at + 12), maximumDirectoryBytes)))
    }
  }
  return 'other'
}

function contentOf(directory: Buffer): 'trace' | 'har' | 'other' {
  let hasHar = false
  for (let at = 0; at + entryBytes <= directory.length && directory.readUInt32LE(at) === entryMark; ) {
    const [name, extra, comment] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30), directory.readUInt16LE(at + 32)]
    const end = directory.toString('latin1', at + entryBytes + Math.max(0, name - 6), at + entryBytes + name).toLowerCase()
    if (end.endsWith('.trace')) return 'trace'
    hasHar ||= end.endsWith('.har')
    at += entryBytes + name + extra + comment
  }
  return hasHar ? 'har' : 'other'
}
