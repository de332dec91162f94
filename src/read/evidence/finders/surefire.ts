import { basename, dirname, join } from 'node:path'
import { type Finder, maximumFound } from './found-file.js'

/**
 * Finds files by the convention of Jenkins' JUnit Attachments plug-in, which test suites of Surefire and Gradle follow: a folder
 * beside the result file has the name of the test's class. A name without a package counts only beside a file that these tools wrote, because a
 * suite `docs` does not own the folder `docs`.
 */
export const findSurefireFiles: Finder = ({ source, folders }) => {
  const beside = dirname(source)
  const isOfClass = basename(source).startsWith('TEST-')
  const mayBeClass = (name: string): boolean => (isOfClass || name.includes('.')) && /^[\w$.-]{1,300}$/.test(name) && !/^\.+$/.test(name)
  const listed = folders.folderNames(beside)?.filter(mayBeClass)
  if (listed?.length === 0) return undefined
  const known = listed === undefined ? undefined : new Set(listed)
  const exists = (name: string): boolean =>
    known === undefined ? mayBeClass(name) && folders.entry(beside, name) !== undefined : known.has(name)
  return ({ suite }) => {
    for (const name of new Set([suite.join('.'), ...[...suite].reverse()])) {
      if (!exists(name)) continue
      const names = [...folders.names(join(beside, name))].sort()
      if (names.length > 0) return names.slice(0, maximumFound).map((file) => ({ path: join(beside, name, file) }))
    }
    return []
  }
}
