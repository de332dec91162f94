import { formatCount } from '../../../base/text/counts.js'
import { recordLimits } from '../../../records/limits.js'
import { type JsonRecord, listOfStrings, recordsOf } from '../json/json-fields.js'

const maximumNamed = 3

/**
 * Compares the number of failed suites that Vitest states with those that failed tests explain. A failed hook of a `describe` block leaves no
 * other trace if a test of the file failed: its tests are skipped like others (Vitest 4.1 and 5.1).
 */
export interface VitestBlocks {
  /**
   * Takes a file that failed.
   * @param name its name for display
   * @param cause what shows its failure: failed tests, an error of the file, or nothing, as if a hook of one of its blocks failed
   */
  add(file: JsonRecord, name: string, cause: 'tests' | 'error' | 'nothing'): void
  /** Returns the error of the run, as a sentence without its full stop; undefined if the files explain the number of failed suites. */
  verdict(stated: unknown): string | undefined
}

/** Creates the comparison for one report. */
export function createVitestBlocks(): VitestBlocks {
  let explained = 0
  let files = 0
  let others = 0
  let firstFile = ''
  const suspects: string[] = []
  return {
    add(file, name, cause) {
      files += 1
      const { failed, other } = blocksOf(file)
      explained += 1 + failed + (cause === 'nothing' ? other : 0)
      firstFile ||= name
      if (cause !== 'tests' || other === 0) return
      others += 1
      if (suspects.length < maximumNamed) suspects.push(name)
    },
    verdict(stated) {
      if (typeof stated !== 'number' || stated <= explained || files === 0) return undefined
      const file = files === 1 ? firstFile : `one of ${formatCount(files)} failed files`
      const named = others > 0 && others === suspects.length ? suspects.join(' or ') : file
      return `Vitest: a hook in ${named} failed, or a describe block there has no tests. ${formatCount(stated)} suites failed, and failed tests explain only ${formatCount(explained)}`
    },
  }
}

/**
 * Counts the `describe` blocks with a failed test, and those without. Blocks of equal titles, as `describe.each` makes them, are
 * distinguished by the tests that they repeat.
 */
function blocksOf({ assertionResults }: JsonRecord): { readonly failed: number; readonly other: number } {
  const seen = new Map<string, number>()
  const all = new Set<string>()
  const failedPaths = new Set<string>()
  const failed = new Set<string>()
  for (const { ancestorTitles, title, status } of recordsOf(assertionResults)) {
    const titles = Array.isArray(ancestorTitles) ? listOfStrings(ancestorTitles, recordLimits.suites) : []
    const test = JSON.stringify([...titles, title])
    const count = (seen.get(test) ?? 0) + 1
    seen.set(test, count)
    for (let depth = 1; depth <= titles.length; depth += 1) {
      const path = JSON.stringify(titles.slice(0, depth))
      all.add(path)
      if (status !== 'failed') continue
      failedPaths.add(path)
      failed.add(`${count} ${path}`)
    }
  }
  return { failed: failed.size, other: all.size - failedPaths.size }
}
