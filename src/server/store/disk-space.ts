import { statfsSync } from 'node:fs'

/**
 * The minimum free space for storing records, in bytes. If the disk becomes full after chDB 26.7 has checked for 1 MiB of free space, chDB
 * acknowledges rows that were not written and then fails every query.
 */
export const leastFreeBytes = 64 * 1024 * 1024

/** A batch needs a few dozen files. */
const leastFreeFiles = 100

/** Returns the free space on the disk of a folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Returns whether the disk of a folder has too little space or too few free inodes to store records. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize, files, ffree } = statfsSync(folder)
  // File systems without a limit on inodes, such as Btrfs, report a total of 0.
  return bavail * bsize < leastFreeBytes || (files > 0 && ffree < leastFreeFiles)
}
