import { join } from 'node:path'
import type { FolderCache } from '../folder-cache.js'
import { type Finder, type FoundFile, maximumFound } from './found-file.js'

/** The number of folders of specs that are searched. */
const maximumFolders = 500

/** How deep the folders of specs are nested. */
const maximumDepth = 8

/** Matches the characters that Cypress removes from titles (screenshots.ts, sanitize-filename). */
const removed = /[/\\:*?"<>|\0-\x1f\x80-\x9f]/g

const ending = / \(failed\)(?: \(attempt (\d{1,3})\))?\.png$/

/**
 * Finds the screenshots of Cypress: `cypress/screenshots/<spec>/<suites and name joined by " -- "> (failed).png`, and of retries
 * `… (failed) (attempt 2).png`. Mocha writes its JUnit files, which name no screenshots.
 */
export const findCypressFiles: Finder = ({ bases, folders }) => {
  const tops = bases
    .filter((base) => folders.entry(base, 'cypress') !== undefined && folders.entry(join(base, 'cypress'), 'screenshots') !== undefined)
    .map((base) => join(base, 'cypress', 'screenshots'))
  if (tops.length === 0) return undefined
  return (test) => {
    const titles = titlesOf(test)
    for (const top of tops) {
      const found: FoundFile[] = []
      for (const folder of specFolders(top, specOf(test.file), folders)) {
        for (const name of folders.names(folder)) {
          const [end] = ending.exec(name) ?? []
          if (end === undefined || !titles.has(plainTitle(name.slice(0, -end.length)))) continue
          if (found.length < maximumFound) found.push({ path: join(folder, name) })
        }
      }
      if (found.length > 0) return found.sort((a, b) => (a.path < b.path ? -1 : 1))
    }
    return []
  }
}

/** Returns a title without the marks between suites, because reporters of Mocha join them differently. */
const plainTitle = (title: string): string => title.replaceAll(' -- ', ' ').replace(removed, '').replace(/\s+/g, ' ').trim()

/** A reporter may write the whole title as the name, and may leave out the root suite. */
function titlesOf({ name, suite }: { readonly name: string; readonly suite: readonly string[] }): ReadonlySet<string> {
  const titles = new Set([plainTitle(name)])
  for (let start = 0; start < suite.length; start += 1) titles.add(plainTitle([...suite.slice(start), name].join(' ')))
  return titles
}

const specOf = (file: string | undefined): string | undefined => file?.split(/[/\\]/).at(-1)

/** Returns the folders of a spec, or of all if the test names none. */
function specFolders(top: string, spec: string | undefined, folders: FolderCache): readonly string[] {
  const found: string[] = []
  const pending = [{ folder: top, depth: 0 }]
  let visited = 0
  for (let next = pending.pop(); next !== undefined && visited < maximumFolders; next = pending.pop()) {
    const { folder, depth } = next
    visited += 1
    if (spec === undefined || folder.endsWith(`/${spec}`) || folder.endsWith(`\\${spec}`)) found.push(folder)
    if (depth === maximumDepth) continue
    for (const name of folders.names(folder)) {
      if (!/\.(?:png|jpe?g|mp4)$/i.test(name)) pending.push({ folder: join(folder, name), depth: depth + 1 })
    }
  }
  return found
}
