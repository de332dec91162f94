import { groupBy } from '../../../base/group-by.js'
import { compareRuns } from './same-run.js'
import { areParts, type Sketch, type Unsuccessful, uniteSketches } from './sketch.js'

/** A file, with its position among the files of the run. */
interface Part {
  readonly position: number
  readonly path: string
}

/** Files of two formats that are one run as a whole. */
export interface MatchedParts<File> {
  readonly counted: readonly File[]
  readonly others: readonly File[]
  readonly exceptions: readonly Unsuccessful[]
}

/** Deeper folders are not compared on their own. */
const maximumDepth = 32

/**
 * Compares the files of two formats as if the files of a format were one: an Open Test Reporting file beside a hundred `TEST-*.xml`. Each
 * module of a project has its own files, so the files of one folder are compared first, then the files of the folder around it, up to all files.
 */
export function matchParts<File extends Part>(
  counted: readonly File[],
  others: readonly File[],
  sketches: ReadonlyMap<number, Sketch>,
): readonly MatchedParts<File>[] {
  const matches: MatchedParts<File>[] = []
  const matched = new Set<File>()
  const compared = new Set<string>()
  const folders = new Map([...counted, ...others].map((file) => [file, file.path.split('/').slice(0, -1)]))
  const deepest = [...folders.values()].reduce((depth, { length }) => Math.min(maximumDepth, Math.max(depth, length)), 0)
  for (let depth = deepest; depth >= 0; depth -= 1) {
    const keyOf = (file: File): string | undefined => {
      const folder = folders.get(file) ?? []
      return matched.has(file) || folder.length < depth ? undefined : folder.slice(0, depth).join('/')
    }
    const ofOthers = groupBy(others, keyOf)
    for (const [folder, winners] of groupBy(counted, keyOf)) {
      const files = ofOthers.get(folder) ?? []
      // Two single files are compared already, and so are the same files in the only folder of this one.
      const members = `${winners[0]?.path}\n${winners.length}\n${files[0]?.path}\n${files.length}`
      if (files.length === 0 || winners.length + files.length < 3 || compared.has(members)) continue
      compared.add(members)
      const exceptions = compareParts(sketchesOf(winners, sketches), sketchesOf(files, sketches))
      if (exceptions === undefined) continue
      matches.push({ counted: winners, others: files, exceptions })
      for (const file of [...winners, ...files]) matched.add(file)
    }
  }
  return matches
}

const sketchesOf = (files: readonly Part[], sketches: ReadonlyMap<number, Sketch>): readonly Sketch[] =>
  files.flatMap(({ position }) => sketches.get(position) ?? [])

/** Returns the exceptions if both sides are one run, else undefined. */
function compareParts(counted: readonly Sketch[], others: readonly Sketch[]): readonly Unsuccessful[] | undefined {
  const [first, ...more] = counted
  const [second, ...further] = others
  if (first === undefined || second === undefined || !areParts(counted) || !areParts(others)) return undefined
  const { isTwin, exceptions } = compareRuns(uniteSketches([first, ...more]), uniteSketches([second, ...further]))
  return isTwin ? exceptions : undefined
}
