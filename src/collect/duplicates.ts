import { digestEnds, digestFile } from './digest.js'
import { groupBy } from './group-by.js'

/** A file that may have the content of another one. */
export interface SizedFile {
  readonly absolutePath: string
  readonly path: string
  /** In bytes. */
  readonly size: number
}

/** Groups files of identical content, in their order. Only files of one size are read, and only those with like ends as a whole. */
export function findDuplicates(files: readonly SizedFile[]): readonly (readonly SizedFile[])[] {
  // Empty files are alike and mean nothing.
  return alike(
    files.filter(({ size }) => size > 0),
    ({ size }) => String(size),
  )
    .flatMap((sameSize) => alike(sameSize, ({ absolutePath }) => digestEnds(absolutePath)))
    .flatMap((sameEnds) => alike(sameEnds, ({ absolutePath }) => digestFile(absolutePath).sha256))
}

function alike(files: readonly SizedFile[], keyOf: (file: SizedFile) => string): (readonly SizedFile[])[] {
  const groups = groupBy(files, (file) => attempt(() => keyOf(file)))
  return [...groups.values()].filter((group) => group.length > 1)
}

/** A file that is gone by now has been read, and has no duplicate any more. */
function attempt(action: () => string): string | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
