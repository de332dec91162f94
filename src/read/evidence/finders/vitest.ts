import { join } from 'node:path'
import type { RecordedTest } from '../../../records/recorder.js'
import { type Finder, maximumFound } from './found-file.js'

/** The default folder of screenshots, beside the test file. */
const screenshotFolder = '__screenshots__'

const ending = /-\d{1,3}\.png$/

/**
 * Finds the screenshots that the browser mode of Vitest 4 takes of failed tests:
 * `<folder of the test file>/__screenshots__/<test file>/<suites and name>-1.png` (`resolveScreenshotPath` and `page.screenshot` of
 * `@vitest/browser`). Its JUnit files do not name them.
 */
export const findVitestFiles: Finder =
  ({ bases, folders }) =>
  (test) => {
    const segments = segmentsOf(test)
    const file = segments.at(-1)
    if (file === undefined) return []
    for (const base of bases) {
      const folder = [...segments.slice(0, -1), screenshotFolder, file].reduce<string | undefined>(
        (outer, name) => (outer === undefined || folders.entry(outer, name) === undefined ? undefined : join(outer, name)),
        base,
      )
      if (folder === undefined) continue
      const names = namesOf(test)
      const found = [...folders.names(folder)].filter((name) => ending.test(name) && names.has(name.replace(ending, '')))
      if (found.length > 0) {
        return found
          .sort()
          .slice(0, maximumFound)
          .map((name) => ({ path: join(folder, name) }))
      }
    }
    return []
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
