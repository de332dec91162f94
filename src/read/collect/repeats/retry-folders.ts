import { groupBy } from '../../../base/group-by.js'
import { isRead } from '../identify.js'
import type { MatchedFile } from '../match-files.js'

/** The files of one folder of results of Microsoft.Testing.Platform, whose commands repeated failed tests. */
export interface RetryUnit {
  /** All files. The files of earlier attempts come first. */
  readonly files: readonly MatchedFile[]
  /** The commands. */
  readonly groups: readonly {
    /** The number of the attempt of each file. */
    readonly attempts: ReadonlyMap<string, number>
  }[]
  /** The paths of the files that may be last attempts. */
  readonly last: readonly string[]
}

/**
 * With `--retry-failed-tests`, Microsoft.Testing.Platform (Retry 1.x) writes the files of each attempt to `Retries/<id>/<n>/` below the folder
 * of the results, and moves the files of the last attempt up to it.
 */
const retryPath = /^(.*?)Retries\/([A-Za-z0-9]{1,32})\/(\d{1,3})\/[^/]+$/

/** Returns whether a path may be the file of an attempt. */
export const mayBeRetry = ({ path }: MatchedFile): boolean => path.includes('Retries/')

/** Finds the folders with attempts. */
export function findRetryUnits(files: readonly MatchedFile[]): readonly RetryUnit[] {
  const retries = files.filter(isRead).flatMap((file) => {
    const [, folder, id, attempt] = (mayBeRetry(file) && retryPath.exec(file.path)) || []
    return folder === undefined || (folder !== '' && !folder.endsWith('/')) ? [] : [{ file, folder, id, attempt: Number(attempt) }]
  })
  return [...groupBy(retries, ({ folder }) => folder)].map(([folder, ofFolder]) => {
    const last = files.filter((file) => isRead(file) && file.path.slice(0, file.path.lastIndexOf('/') + 1) === folder)
    return {
      files: [...ofFolder.map(({ file }) => file), ...last],
      groups: [...groupBy(ofFolder, ({ id }) => id).values()].map((group) => ({
        attempts: new Map(group.map(({ file, attempt }) => [file.path, attempt])),
      })),
      last: last.map(({ path }) => path),
    }
  })
}
