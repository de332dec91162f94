import type { MatchedFile } from '../match-files.js'
import type { Notice } from '../notice.js'
import { openTextSource } from '../text-source.js'
import { createFileFront } from './file-front.js'
import { findNeighbour } from './find-neighbour.js'
import type { NeighbourKind } from './neighbour.js'
import { type NeighbourFile, neighbourNotices } from './neighbour-notices.js'

/**
 * Describes the files among others that show that a tool has run tests, but whose results cannot be read: results in a format that is not
 * read, and files that Playwright, Allure or Xcode write.
 */
export function describeTestFiles(files: readonly Pick<MatchedFile, 'absolutePath' | 'path'>[]): readonly Notice[] {
  const found = files.flatMap(({ absolutePath, path }): readonly NeighbourFile[] => {
    const kind = kindOf(absolutePath, path)
    if (kind === undefined || (kind.holdsTests !== true && kind.isUrgent !== true)) return []
    return [{ path, neighbour: { ...kind, isDamaged: false, isNoticed: false } }]
  })
  return neighbourNotices(found)
}

function kindOf(absolutePath: string, path: string): NeighbourKind | undefined {
  try {
    const source = openTextSource(absolutePath, path)
    try {
      return findNeighbour(createFileFront(path, source.ends()))
    } finally {
      source.close()
    }
  } catch {
    return undefined
  }
}
