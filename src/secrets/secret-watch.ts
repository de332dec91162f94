import { createSecretFinder } from './secret-finder.js'
import { base64Forms, longestPlainRun } from './secret-forms.js'

/** Watches the bytes of files for secrets, so that the texts of tests are searched only if a file contains one. */
export interface SecretWatch {
  /** Must be called with all bytes of all files, in their order, before a text of them is used. */
  see(bytes: Buffer): void
  /** Returns whether a secret may have been in the bytes so far. */
  hasSeen(): boolean
}

/** The run of a secret, and of each of its forms in base64, must be at least this long; otherwise, any file may hold the secret. */
const shortestRun = 6

/** Short enough to be searched at the borders of chunks. */
const maximumRun = 32

/** Watches for nothing. */
export const noSecretWatch: SecretWatch = { see() {}, hasSeen: () => false }

/** Makes the watch for secrets, in any form that `createSecretMask` replaces, and however a file escapes their special characters. */
export function createSecretWatch(secrets: readonly string[]): SecretWatch {
  if (secrets.length === 0) return noSecretWatch
  // However a secret is escaped, the text contains its longest plain run.
  const runs = [...new Set(secrets.flatMap((secret) => [secret, ...base64Forms(secret)]).map(longestPlainRun))]
  let isSeen = runs.some(({ length }) => length < shortestRun)
  if (isSeen) return { see() {}, hasSeen: () => true }
  const { isIn } = createSecretFinder(runs.map((run) => run.slice(0, maximumRun)))
  let end = Buffer.alloc(0)
  return {
    see(bytes) {
      if (isSeen) return
      // In UTF-16, every other byte of most texts is 0.
      const isWide = bytes.subarray(0, maximumRun).includes(0)
      isSeen = isWide || isIn(Buffer.concat([end, bytes.subarray(0, maximumRun)])) || isIn(bytes)
      end = Buffer.from(bytes.subarray(-maximumRun))
    },
    hasSeen: () => isSeen,
  }
}
