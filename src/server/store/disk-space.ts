import { statfsSync } from 'node:fs'

/**
 * Nothing is stored if the disk has less room, in bytes. chDB 26.7 acknowledges rows whose files the kernel did not take
 * (ENOSPC after its own check, which asks for 1 MiB), and then answers no question any more: so it must not come that far.
 */
export const leastFreeBytes = 64 * 1024 * 1024

/** Storing a batch takes some dozens of files. */
const leastFreeFiles = 100

/** Whether the disk of a folder has too little room, or room for too few files, to store anything. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize, files, ffree } = statfsSync(folder)
  // A file system without a limit of files, as Btrfs, has a total of 0.
  return bavail * bsize < leastFreeBytes || (files > 0 && ffree < leastFreeFiles)
}
