import { groupBy } from '../../base/group-by.js'
import { digestEnds, digestFile } from './digest.js'

/** A file that may have the same content as another one. */
export interface SizedFile {
  readonly absolutePath: string
  readonly path: string
  readonly sizeBytes: number
  /** The job that produced the file, if it is known. Jobs may produce files with the same content. */
  readonly job?: string | undefined
}

/** Groups files of one job with identical content, in their order. Reads only files of the same size, and completely only those with the same ends. */
export function findDuplicates(files: readonly SizedFile[]): readonly (readonly SizedFile[])[] {
  // Empty files are always identical.
  return alike(
    files.filter(({ sizeBytes }) => sizeBytes > 0),
    ({ sizeBytes, job = '' }) => `${sizeBytes} ${job}`,
  )
    .flatMap((sameSize) => alike(sameSize, ({ absolutePath }) => digestEnds(absolutePath)))
    .flatMap((sameEnds) => alike(sameEnds, ({ absolutePath }) => digestFile(absolutePath).sha256))
}

function alike(files: readonly SizedFile[], keyOf: (file: SizedFile) => string): (readonly SizedFile[])[] {
  const groups = groupBy(files, (file) => attempt(() => keyOf(file)))
  return [...groups.values()].filter((group) => group.length > 1)
}

/** Returns undefined if the file has vanished since it was read. */
function attempt(action: () => string): string | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
