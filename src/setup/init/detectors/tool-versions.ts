import { foldersAround, inFolder } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'

/** Returns the path of the nearest file with one of these names in a folder or around it. */
export const nearestFile = (view: RepositoryView, folder: string, ...names: readonly string[]): string | undefined =>
  foldersAround(folder)
    .flatMap((around) => names.map((name) => inFolder(around, name)))
    .find(view.has)

/** Returns the first text that the group of a pattern captures in one of the texts. */
export function firstCapture(texts: readonly (string | undefined)[], ...patterns: readonly RegExp[]): string | undefined {
  for (const text of texts) {
    for (const pattern of patterns) {
      const captured = pattern.exec(text ?? '')?.[1]
      if (captured !== undefined) return captured
    }
  }
  return undefined
}
