import { join } from 'node:path'
import type { RecordedTest } from '../../../records/recorder.js'
import type { FolderCache } from '../folder-cache.js'
import { type Finder, type FoundFile, maximumFound } from './found-file.js'

/** The default folder of screenshots, beside the test file. */
const screenshotFolder = '__screenshots__'

/** The number of folders below each base that may be the folder of all screenshots. */
const maximumFolders = 100

/** The number of first folders of test files for which these are looked up. */
const maximumLookUps = 20

const ending = /-\d{1,3}\.png$/

/**
 * Finds the screenshots that the browser mode of Vitest 4 takes of failed tests:
 * `<folder of the test file>/__screenshots__/<test file>/<suites and name>-1.png`, or with the option `screenshotDirectory`
 * `<screenshotDirectory>/<folder of the test file>/<test file>/<suites and name>-1.png` (`resolveScreenshotPath` and `page.screenshot` of
 * `@vitest/browser`). Its JUnit files do not name them. The configuration of Vitest is a program, so it is not read: the folder of the option is
 * looked for among the bases and the folders directly below them.
 */
export const findVitestFiles: Finder = ({ bases, folders }) => {
  const chosen = chosenFolders(bases, folders)
  return (test) => {
    const segments = segmentsOf(test)
    const file = segments.at(-1)
    if (file === undefined) return []
    const names = namesOf(test)
    const inside = (top: string, path: readonly string[]): string | undefined =>
      path.reduce<string | undefined>(
        (outer, name) => (outer === undefined || folders.entry(outer, name) === undefined ? undefined : join(outer, name)),
        top,
      )
    const filesIn = (folder: string): readonly FoundFile[] =>
      [...folders.names(folder)]
        .filter((name) => ending.test(name) && names.has(name.replace(ending, '')))
        .sort()
        .slice(0, maximumFound)
        .map((name) => ({ path: join(folder, name) }))
    const beside = [...segments.slice(0, -1), screenshotFolder, file]
    for (const [tops, path] of [[bases, beside] as const, [chosen(segments[0] ?? ''), segments] as const]) {
      for (const top of tops) {
        const folder = inside(top, path)
        const found = folder === undefined ? [] : filesIn(folder)
        if (found.length > 0) return found
      }
    }
    return []
  }
}

/**
 * Returns the folders that may be the one of the option `screenshotDirectory`, because they contain the first folder of the path of a test
 * file. They are looked up once for each of the first few of these, because a hostile result file can name a million.
 */
function chosenFolders(bases: readonly string[], folders: FolderCache): (first: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (first) => {
    const found = known.get(first)
    if (found !== undefined || known.size === maximumLookUps) return found ?? []
    const tops = bases.flatMap((base) => {
      const below = (folders.folderNames(base) ?? []).filter((name) => name !== 'node_modules').slice(0, maximumFolders)
      return [base, ...below.map((name) => join(base, name))]
    })
    const chosen = tops.filter((top) => folders.entry(top, first) !== undefined)
    known.set(first, chosen)
    return chosen
  }
}

/** Returns the parts of the path of the test file, relative to the root of the project. */
function segmentsOf({ file, suite }: RecordedTest): readonly string[] {
  const path = [file, ...suite].find((each) => each !== undefined && /\.[cm]?[jt]sx?$/.test(each))
  const segments = path?.split(/[/\\]/) ?? []
  return segments.some((segment) => segment === '' || segment === '.' || segment === '..') ? [] : segments
}

/** Vitest joins suites and name with a space, and replaces every other character. Its JUnit files join them with ` > `. */
function namesOf({ name, suite }: RecordedTest): ReadonlySet<string> {
  const titles = [name, ...suite.map((_, start) => [...suite.slice(start), name].join(' '))]
  return new Set(titles.map((title) => title.replaceAll(' > ', ' ').replace(/[^a-z0-9]/gi, '-')))
}
